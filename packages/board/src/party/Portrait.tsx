import type { Ring } from '../face.ts';
import { Icon, type IconDrawing } from '../icon.tsx';
import { SeatRing } from '../pieces/SeatRing.tsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly icon: IconDrawing;
  readonly ring: Ring;
  readonly isActing?: boolean;
  readonly isGone?: boolean;
}

/** The sign of a member of the party in the ring of its seat: each ring has its hue and its pattern. */
export function Portrait({ icon, ring, isActing, isGone }: PortraitProps) {
  return (
    <span
      className={styles['portrait']}
      data-ring={ring}
      data-acting={isActing || undefined}
      data-gone={isGone || undefined}
    >
      <svg className={styles['ring']} viewBox="-20 -20 40 40" aria-hidden>
        <SeatRing ring={ring} radius={18} />
      </svg>
      <Icon of={icon} className={styles['sign']} />
    </span>
  );
}
