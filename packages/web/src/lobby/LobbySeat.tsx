import { Icon, type IconDrawing } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Table } from '@starboard/server/client';
import { useState } from 'react';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { useOutsideOrigin } from '../play/outside.ts';
import { server } from '../play/server.ts';
import { Button } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { invitationsOf, rememberInvitations } from './invitations.ts';
import styles from './Lobby.module.css';
import { ShareLink } from './ShareLink.tsx';
import { seatLink } from './seat-link.ts';

type Seat = Table['seats'][number];

interface LobbySeatProps {
  readonly match: string;
  readonly seat: Seat;
  readonly ring: number;
  readonly name: Text | string;
  /** Whom the seat plays. */
  readonly icon: IconDrawing;
  /** Only who sits at the table may give its seats away. */
  readonly mayInvite: boolean;
}

/** A seat: who sits there; if nobody does, the link for it and what else can be done with it. */
export function LobbySeat({ match, seat, ring, name, icon, mayInvite }: LobbySeatProps) {
  const word = useWord();
  const say = useSay();
  const origin = useOutsideOrigin();
  const { isBusy, problem, run } = useTask();
  const [key, setKey] = useState(() => invitationsOf(match)[seat.id]);
  const called = typeof name === 'string' ? name : say(name);
  const isOpen = seat.held === 'nobody';

  async function newKey(): Promise<string> {
    const invitation = await server.invite(match, seat.id);
    rememberInvitations(match, { [seat.id]: invitation.key });
    setKey(invitation.key);
    return invitation.key;
  }

  /** Whoever has given away their last seat has no say at the table any more, but still the key. */
  async function take(): Promise<void> {
    await server.claim(match, mayInvite ? await newKey() : (key ?? ''));
  }

  async function invite(): Promise<void> {
    await newKey();
  }

  async function handToBot(): Promise<void> {
    await server.handToBot(match, seat.id);
  }

  return (
    <li className={`${styles['seat']} ${isOpen ? styles['free'] : ''}`}>
      <div className={styles['who']}>
        <span className={`${styles['ring']} ${styles[`ring${ring}`]}`}>
          <Icon of={icon} />
        </span>
        <h2>{called}</h2>
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
      {isOpen && (mayInvite || key !== undefined) && (
        <div className={styles['actions']}>
          {mayInvite && (
            <Button kind="ghost" disabled={isBusy} onClick={() => run(invite)}>
              <Glyph name="link" />
              {word(key === undefined ? 'lobby.invite' : 'lobby.renew')}
            </Button>
          )}
          <Button kind="ghost" disabled={isBusy} onClick={() => run(take)}>
            <Glyph name="hand" />
            {word('lobby.take')}
          </Button>
          {mayInvite && (
            <Button kind="ghost" disabled={isBusy} onClick={() => run(handToBot)}>
              <Glyph name="bot" />
              {word('lobby.bot')}
            </Button>
          )}
        </div>
      )}
      {!isOpen && mayInvite && (seat.yours || seat.held === 'bot') && (
        <div className={styles['actions']}>
          <Button kind="ghost" disabled={isBusy} onClick={() => run(invite)}>
            <Glyph name="link" />
            {word('lobby.inviteInstead')}
          </Button>
        </div>
      )}
      {problem !== undefined && <Problem thrown={problem} />}
    </li>
  );
}

function holderOf(word: ReturnType<typeof useWord>, { held, name = '', yours, away }: Seat): string {
  if (yours) return word('lobby.you');
  if (held === 'bot') return word('lobby.held.bot', { name });
  if (held === 'nobody') return word('lobby.held.nobody');
  return word(away ? 'lobby.held.away' : 'lobby.held.person', { name });
}
