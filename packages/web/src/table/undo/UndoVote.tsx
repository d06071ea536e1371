import type { TableView } from '@starboard/room';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useWord } from '../../words/words.tsx';
import type { Seat } from '../people/seats.ts';
import styles from './Undo.module.css';
import { UndoReach } from './UndoReach.tsx';
import type { Undo } from './use-undo.ts';

interface UndoVoteProps {
  readonly undo: Undo;
  readonly wish: NonNullable<TableView['undo']>;
  readonly seats: readonly Seat[];
}

/** Somebody wants to go back: how far, who agrees, and whether you do. */
export function UndoVote({ undo, wish, seats }: UndoVoteProps) {
  const word = useWord();
  const [isBusy, setBusy] = useState(false);
  const isAsked = seats.some(seat => seat.isYours && wish.waitingFor.includes(seat.id));
  const reply = (agree: boolean) => {
    setBusy(true);
    undo
      .reply(agree)
      .catch(() => undefined) // The wish is gone; the table tells it.
      .finally(() => setBusy(false));
  };
  return (
    <section className={styles['vote']} role="alert" aria-label={word('table.undo.beyond')}>
      <h2>{word('table.undo.beyond')}</h2>
      <UndoReach undo={undo} keep={wish.keep} seats={seats} />
      <p className={styles['text']}>{word('table.undo.beyond.text')}</p>
      <ul className={styles['voters']}>
        {votersOf(seats, wish).map(({ name, isYours, hasAgreed }) => (
          <li key={name}>
            <span>{isYours ? word('table.you') : name}</span>
            {hasAgreed ? (
              <span className={styles['yes']}>
                <Glyph name="check" /> {word('table.undo.agreed', { yours: isYours ? 'yes' : 'no' })}
              </span>
            ) : (
              <span>{word('table.undo.asked', { yours: isYours ? 'yes' : 'no' })}</span>
            )}
          </li>
        ))}
      </ul>
      {isAsked ? (
        <div className={styles['buttons']}>
          <Button kind="primary" disabled={isBusy} onClick={() => reply(true)}>
            {word('table.undo.agree')}
          </Button>
          <Button disabled={isBusy} onClick={() => reply(false)}>
            {word('table.undo.refuse')}
          </Button>
        </div>
      ) : (
        seats.some(seat => seat.isYours) && (
          <div className={styles['buttons']}>
            <Button disabled={isBusy} onClick={() => reply(false)}>
              {word('table.undo.withdraw')}
            </Button>
          </div>
        )
      )}
    </section>
  );
}

interface Voter {
  readonly name: string;
  readonly isYours: boolean;
  readonly hasAgreed: boolean;
}

/** Each person once, whatever number of seats they hold. */
function votersOf(seats: readonly Seat[], { agreed, waitingFor }: UndoVoteProps['wish']): readonly Voter[] {
  const voters = new Map<string, Voter>();
  for (const { id, name, isYours, held } of seats) {
    if (held !== 'person' || !(agreed.includes(id) || waitingFor.includes(id))) continue;
    const hasAgreed = agreed.includes(id) && (voters.get(name)?.hasAgreed ?? true);
    voters.set(name, { name, isYours, hasAgreed });
  }
  return [...voters.values()];
}
