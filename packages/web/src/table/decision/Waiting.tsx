import type { ShownDecision } from '@starboard/kernel';
import type { TableView } from '@starboard/room';
import { Eyebrow } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { EmptySeats } from '../people/EmptySeats.tsx';
import { LentSeats } from '../people/LentSeats.tsx';
import { SeatMark } from '../people/SeatMark.tsx';
import type { Seat } from '../people/seats.ts';
import { useSeatName } from '../people/use-seat-name.ts';
import styles from './Decision.module.css';

interface WaitingProps {
  readonly decision: ShownDecision;
  readonly table: TableView;
  readonly seats: readonly Seat[];
}

/** Somebody else is to choose. */
export function Waiting({ decision, table, seats }: WaitingProps) {
  const say = useSay();
  const word = useWord();
  const nameOf = useSeatName(seats);
  const isWatching = !seats.some(seat => seat.isYours);
  const asked = seats.filter(seat => decision.waitingFor.includes(seat.id));
  const away = table.seats.filter(seat => seat.away && decision.waitingFor.includes(seat.id));
  const names = asked.map(nameOf).join(', ');
  const isNobody = asked.some(seat => seat.held === 'nobody');
  return (
    <>
      <header className={`${styles['heading']} ${styles['others']}`}>
        <Eyebrow>{word(isWatching ? 'table.watching' : 'table.waiting')}</Eyebrow>
        <div className={styles['asked']}>
          {asked.map(seat => (
            <SeatMark key={seat.id} seat={seat} />
          ))}
          <h2>{word(isNobody ? 'table.waiting.nobody' : 'table.waiting.for', { names, count: asked.length })}</h2>
        </div>
      </header>
      <EmptySeats table={table} seats={asked} />
      <LentSeats table={table} seats={seats.filter(seat => !asked.includes(seat) || seat.held !== 'nobody')} />
      <p>{decision.name === 'hidden' ? word('table.waiting.hidden') : say(decision.prompt)}</p>
      {table.stuck && <p>{word('table.waiting.stuck')}</p>}
      {table.full && <p>{word('table.waiting.full')}</p>}
      {away.length > 0 && (
        <p className={styles['quiet']}>
          {word('table.waiting.away', { names: [...new Set(away.map(seat => seat.name))].join(', ') })}
        </p>
      )}
      <p className={styles['quiet']}>{word(isWatching ? 'table.watching.text' : 'table.waiting.meanwhile')}</p>
    </>
  );
}
