import { Icon, type IconDrawing, type Ring } from '@starboard/board';
import styles from './SeatRing.module.css';

/** The rings in dashes and gaps: seats differ by more than their hue. */
const dashes: { readonly [R in Ring]: string } = {
  1: 'none',
  2: 'none',
  3: '9 5',
  4: '1 6',
  5: '18 7',
  6: '24 4 3 4 3 4',
};

interface SeatRingProps {
  /** Nobody's place has no ring of its own. */
  readonly ring?: Ring | undefined;
  readonly icon?: IconDrawing | undefined;
}

/** A seat's piece: its sign within its ring. */
export function SeatRing({ ring, icon }: SeatRingProps) {
  return (
    <span className={styles['ring']} data-ring={ring}>
      <svg viewBox="-20 -20 40 40" aria-hidden>
        <circle
          r="18"
          className={styles['edge']}
          strokeDasharray={ring && dashes[ring]}
          strokeLinecap={ring === 4 ? 'round' : undefined}
        />
        {ring === 2 && <circle r="14" className={styles['inner']} />}
      </svg>
      {icon && <Icon of={icon} className={styles['icon']} />}
    </span>
  );
}

/** The ring of the seat that is so many places from the first. */
export function ringAt(place: number): Ring {
  return ((place % 6) + 1) as Ring;
}
