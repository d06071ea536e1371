import { Icon } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import type { ShownInvitation } from '@starboard/server/client';
import { useId, useMemo, useState } from 'react';
import { nameOfGame } from '../games/shelf-texts.ts';
import { useFace } from '../games/use-game.ts';
import { setupTitle } from '../mygames/setup-title.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSay, useWord, WordsOf } from '../words/words.tsx';
import { botName } from './bot-name.ts';
import styles from './Invited.module.css';
import lobby from './Lobby.module.css';
import { NameForm } from './NameForm.tsx';
import { seatRole } from './seat-role.ts';

interface InvitedProps {
  readonly invitation: ShownInvitation;
  /** The others would have nothing to call one by. */
  readonly needsName: boolean;
  onSit(seat: SeatId, name: string | undefined): void;
}

/** What one is invited to: the game, the mission, by whom, who sits where, and which seat this is or may be. */
export function Invited(props: InvitedProps) {
  const { texts } = useFace(props.invitation.game);
  const games = useMemo(() => [texts], [texts]);
  return (
    <WordsOf games={games}>
      <Invitation {...props} />
    </WordsOf>
  );
}

function Invitation({ invitation, needsName, onSit }: InvitedProps) {
  const say = useSay();
  const word = useWord();
  const { face, texts } = useFace(invitation.game);
  const { id, game, setup, headline, host, seats, offered, kind, watchable } = invitation;
  const [wished, setWished] = useState(offered[0]);
  const name = useId();
  const title = headline?.title ?? setupTitle(face.setup, setup);
  const roleOf = (seat: SeatId) => {
    const { name: plays, icon, note } = seatRole(seat, { face, texts, setup });
    return { icon, called: typeof plays === 'string' ? plays : say(plays), note: note && say(note) };
  };
  const own = wished === undefined ? undefined : roleOf(wished);
  const isChoosing = kind === 'table' && offered.length > 0;
  const facts = [
    title && say(title),
    headline && say(face.roundName(headline.round)),
    word('lobby.invited.host', { name: host || word('games.somebody') }),
  ];
  return (
    <>
      <header className={styles['head']}>
        <h1>{say(nameOfGame(game))}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <ul className={styles['seats']} aria-label={word('lobby.who')}>
        {seats.map((seat, at) => {
          const isOffered = offered.includes(seat.id);
          const { icon, called, note } = roleOf(seat.id);
          const label = (
            <>
              <span className={`${lobby['ring']} ${lobby[`ring${(at % 6) + 1}`]}`}>
                <Icon of={icon} />
              </span>
              <b>{called}</b>
              <small>
                {note && <span>{note}</span>}
                {kind === 'seat' && isOffered ? word('lobby.invited.yours') : holderOf(word, seat, isOffered)}
              </small>
            </>
          );
          return (
            <li key={seat.id} data-offered={isOffered || undefined}>
              {isChoosing && isOffered ? (
                <label>
                  <input type="radio" name={name} checked={seat.id === wished} onChange={() => setWished(seat.id)} />
                  {label}
                </label>
              ) : (
                <div>{label}</div>
              )}
            </li>
          );
        })}
      </ul>
      {offered.length === 0 && <p>{word('lobby.invited.full')}</p>}
      {wished !== undefined && own !== undefined && (
        <>
          <p className={styles['you']}>
            {word('lobby.invited.seat', { seat: own.called })}
            {own.note && <small>{own.note}</small>}
          </p>
          {needsName ? (
            <>
              <p>{word('lobby.join.text')}</p>
              <NameForm action={word('lobby.join.sit')} isBusy={false} onName={given => onSit(wished, given)} />
            </>
          ) : (
            <Button kind="primary" onClick={() => onSit(wished, undefined)}>
              {word('lobby.join.sit')}
            </Button>
          )}
        </>
      )}
      {(watchable || seats.some(({ yours }) => yours)) && (
        <ButtonLink kind="ghost" href={`/match/${id}`}>
          {word(seats.some(({ yours }) => yours) ? 'lobby.go' : 'lobby.join.watch')}
        </ButtonLink>
      )}
    </>
  );
}

function holderOf(
  word: ReturnType<typeof useWord>,
  { held, name = '', yours, away }: ShownInvitation['seats'][number],
  isOffered: boolean,
): string {
  if (yours) return word('lobby.you');
  if (held === 'bot') return word('lobby.held.bot', { name: botName(word, name) });
  if (held === 'nobody') return word(isOffered ? 'lobby.invited.free' : 'lobby.held.nobody');
  return word(away ? 'lobby.held.away' : 'lobby.held.person', { name: name || word('games.somebody') });
}
