import { Icon } from '@starboard/board';
import type { TableView } from '@starboard/room';
import { useState } from 'react';
import { Problem } from '../app/Problem.tsx';
import { useOutsideOrigin } from '../play/outside.ts';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { botName } from './bot-name.ts';
import { HandOver } from './HandOver.tsx';
import { invitationsOf } from './invitations.ts';
import styles from './Lobby.module.css';
import { ShareLink } from './ShareLink.tsx';
import { seatLink } from './seat-link.ts';
import type { seatRole } from './seat-role.ts';
import { useSeatDeeds } from './use-seat-deeds.ts';

type Seat = TableView['seats'][number];

interface LobbySeatProps {
  readonly match: string;
  readonly seat: Seat;
  readonly ring: number;
  /** Whom the seat plays. */
  readonly role: ReturnType<typeof seatRole>;
  /** Only who sits at the table may give its seats away. */
  readonly mayInvite: boolean;
}

/** A seat: who sits there; if nobody does, the link for it and what else can be done with it. */
export function LobbySeat({ match, seat, ring, role: { name, icon, note }, mayInvite }: LobbySeatProps) {
  const word = useWord();
  const say = useSay();
  const origin = useOutsideOrigin();
  const deeds = useSeatDeeds(match);
  const [key, setKey] = useState(() => invitationsOf(match)[seat.id]);
  const [isAsking, setAsking] = useState(false);
  const called = typeof name === 'string' ? name : say(name);
  const isOpen = seat.held === 'nobody';
  const invite = () => deeds.invite(seat.id, setKey);
  // Whoever has given away their last seat has no say at the table any more, but still the key.
  const take = () => (mayInvite || seat.lent || key === undefined ? deeds.take(seat.id) : deeds.claim(key));

  return (
    <li className={`${styles['seat']} ${isOpen ? styles['free'] : ''}`}>
      <div className={styles['who']}>
        <span className={`${styles['ring']} ${styles[`ring${ring}`]}`}>
          <Icon of={icon} />
        </span>
        <div>
          <h2>{called}</h2>
          {note && <small>{say(note)}</small>}
        </div>
        <p>
          <Glyph name={seat.held === 'bot' ? 'bot' : isOpen ? 'plus' : 'people'} />
          {holderOf(word, seat)}
        </p>
      </div>
      {isOpen && key !== undefined && (
        <ShareLink
          link={seatLink(origin, match, key)}
          label={word('lobby.link', { seat: called })}
          qrLabel={word('lobby.qr', { seat: called })}
        />
      )}
      <div className={styles['actions']}>
        {(seat.lent || (isOpen && (mayInvite || key !== undefined))) && (
          <Button kind="ghost" disabled={deeds.isBusy} onClick={take}>
            <Glyph name="hand" />
            {word(seat.lent ? 'lobby.takeBack' : 'lobby.take')}
          </Button>
        )}
        {isOpen && mayInvite && (
          <>
            <Button kind="ghost" disabled={deeds.isBusy} onClick={invite}>
              <Glyph name="link" />
              {word(key === undefined ? 'lobby.invite' : 'lobby.renew')}
            </Button>
            <Button kind="ghost" disabled={deeds.isBusy} onClick={() => deeds.handToBot(seat.id)}>
              <Glyph name="bot" />
              {word('lobby.bot')}
            </Button>
          </>
        )}
        {!isOpen && mayInvite && (seat.yours || seat.held === 'bot') && (
          <Button kind="ghost" disabled={deeds.isBusy} onClick={seat.yours ? () => setAsking(true) : invite}>
            <Glyph name="link" />
            {word('lobby.inviteInstead')}
          </Button>
        )}
      </div>
      {isAsking && <HandOver seat={called} to="somebody" onYes={invite} onClose={() => setAsking(false)} />}
      {deeds.naming}
      {deeds.problem !== undefined && <Problem thrown={deeds.problem} />}
    </li>
  );
}

function holderOf(word: ReturnType<typeof useWord>, { held, name = '', yours, away }: Seat): string {
  if (yours) return word('lobby.you');
  if (held === 'bot') return word('lobby.held.bot', { name: botName(word, name) });
  if (held === 'nobody') return word('lobby.held.nobody');
  return word(away ? 'lobby.held.away' : 'lobby.held.person', { name: name || word('games.somebody') });
}
