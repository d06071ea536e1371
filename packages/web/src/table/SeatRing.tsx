import type { SeatFace } from '@starboard/board';
import styles from './SeatRing.module.css';

interface SeatRingProps {
  readonly seat: SeatFace;
  readonly isActing?: boolean;
  readonly isDone?: boolean;
  /** What it is called, where no name stands beside it. */
  readonly title?: string;
}

/** A seat as a ring: hue and pattern are its own, the letter is that of whoever sits there. */
export function SeatRing({ seat, isActing = false, isDone = false, title }: SeatRingProps) {
  const looks = [styles['ring'], styles[`ring${seat.ring}`], isActing && styles['acting'], isDone && styles['done']];
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title, title };
  return (
    <span className={looks.filter(Boolean).join(' ')} {...naming}>
      {initialOf(seat.name)}
    </span>
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '·';
}
