import type { SeatFace } from '@starboard/board';
import type { ShownDecision } from '@starboard/kernel';
import type { Table } from '@starboard/server/client';
import { Eyebrow } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { SeatRing } from '../SeatRing.tsx';
import styles from './Decision.module.css';

interface WaitingProps {
  readonly decision: ShownDecision;
  readonly table: Table;
  readonly seats: readonly SeatFace[];
}

/** Somebody else is to choose. */
export function Waiting({ decision, table, seats }: WaitingProps) {
  const say = useSay();
  const word = useWord();
  const asked = seats.filter(seat => decision.waitingFor.includes(seat.id));
  const away = table.seats.filter(seat => seat.away && decision.waitingFor.includes(seat.id));
  const names = [...new Set(asked.map(seat => seat.name))].join(', ');
  const isNobody = asked.some(seat => seat.held === 'nobody');
  return (
    <>
      <header className={`${styles['heading']} ${styles['others']}`}>
        <Eyebrow>{word('table.waiting')}</Eyebrow>
        <h2>{isNobody ? word('table.waiting.nobody') : word('table.waiting.for', { names, count: asked.length })}</h2>
      </header>
      <ul className={styles['asked']}>
        {asked.map(seat => (
          <li key={seat.id}>
            <SeatRing seat={seat} />
          </li>
        ))}
      </ul>
      <p>{decision.name === 'hidden' ? word('table.waiting.hidden') : say(decision.prompt)}</p>
      {away.length > 0 && (
        <p className={styles['quiet']}>
          {word('table.waiting.away', { names: [...new Set(away.map(seat => seat.name))].join(', ') })}
        </p>
      )}
      <p className={styles['quiet']}>{word('table.waiting.meanwhile')}</p>
    </>
  );
}
