import { Icon, SeatRing } from '@starboard/board';
import styles from './SeatMark.module.css';
import type { Seat } from './seats.ts';

interface SeatMarkProps {
  readonly seat: Seat;
  readonly isActing?: boolean;
  readonly isDone?: boolean;
  readonly isLarge?: boolean;
  /** What it is called, where no name stands beside it. */
  readonly title?: string;
}

/** Whom a seat plays, in the ring of that seat: hue and pattern are its own. */
export function SeatMark({ seat, isActing, isDone, isLarge, title }: SeatMarkProps) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title, title };
  return (
    <span
      className={styles['mark']}
      data-ring={seat.ring}
      data-acting={isActing || undefined}
      data-done={isDone || undefined}
      data-large={isLarge || undefined}
      {...naming}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden>
        <SeatRing ring={seat.ring} radius={18} />
      </svg>
      <Icon of={seat.icon} />
    </span>
  );
}
