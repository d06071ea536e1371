import { Icon, type Ring, SeatRing } from '@starboard/board';
import type { SurvivorId } from '../../types.ts';
import { portraitOf } from '../portraits.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly id: SurvivorId;
  readonly ring: Ring;
  readonly isActing?: boolean;
  readonly isGone?: boolean;
}

/** The sign of a survivor's class in the ring of its seat: each ring has its hue and its pattern. */
export function Portrait({ id, ring, isActing, isGone }: PortraitProps) {
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
      <Icon of={portraitOf(id)} className={styles['sign']} />
    </span>
  );
}
