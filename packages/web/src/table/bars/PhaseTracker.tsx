import type { GameFace, Status } from '@starboard/board';
import { Eyebrow, Panel } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { SeatMark } from '../people/SeatMark.tsx';
import { type Seat, seatOf } from '../people/seats.ts';
import { useSeatName } from '../people/use-seat-name.ts';
import styles from './PhaseTracker.module.css';

interface PhaseProps {
  readonly face: GameFace;
  readonly status: Status;
  readonly seats: readonly Seat[];
}

/** Where the round is, and who has acted in it. */
export function PhaseTracker({ face, status, seats }: PhaseProps) {
  const say = useSay();
  return (
    <Panel className={styles['tracker'] ?? ''}>
      <Eyebrow>{say(face.roundName(status.round))}</Eyebrow>
      <ol className={styles['phases']}>
        {status.phases.map(phase => {
          const isNow = phase.id === status.phase;
          return (
            <li key={phase.id} className={isNow ? styles['now'] : ''} aria-current={isNow ? 'step' : undefined}>
              <b>{say(phase.name)}</b>
              {phase.note && <span>{say(phase.note)}</span>}
              {isNow && <TurnOrder status={status} seats={seats} />}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function TurnOrder({ status: { order, acting }, seats }: Omit<PhaseProps, 'face'>) {
  const word = useWord();
  const nameOf = useSeatName(seats);
  if (order.length === 0) return null;
  return (
    <ol className={styles['order']} aria-label={word('table.order.turns')}>
      {order.map(({ seat: id, isDone }) => {
        const seat = seatOf(seats, id);
        if (seat === undefined) return null;
        const isActing = id === acting;
        const state = isActing ? 'acting' : isDone ? 'done' : 'next';
        return (
          <li key={id}>
            <SeatMark
              seat={seat}
              isActing={isActing}
              isDone={isDone && !isActing}
              title={word('table.order.seat', { name: nameOf(seat), state })}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** The same in one line, where there is no column for it. */
export function PhaseBar({ status }: Pick<PhaseProps, 'status'>) {
  const say = useSay();
  return (
    <ol className={styles['bar']}>
      {status.phases.map(phase => {
        const isNow = phase.id === status.phase;
        return (
          <li key={phase.id} className={isNow ? styles['now'] : ''} aria-current={isNow ? 'step' : undefined}>
            {say(phase.name)}
          </li>
        );
      })}
    </ol>
  );
}
