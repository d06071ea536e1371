import { memo, useId } from 'react';
import type { ShipPlan } from '../../../show/plan.ts';
import { floorsOf } from '../drawing.ts';
import styles from '../Ship.module.css';

interface SealedProps {
  readonly plan: ShipPlan;
  /** The names of the zones, joined by spaces. */
  readonly zones: string;
}

/** Rooms that were sealed for good: dark, and hatched all over. */
export const Sealed = memo(function Sealed({ plan, zones }: SealedProps) {
  const id = useId();
  if (zones === '') return null;
  const path = zones
    .split(' ')
    .map(zone => floorsOf(plan).zones.get(zone) ?? '')
    .join('');
  return (
    <g className={styles['still']}>
      <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles['hatch']} d="M0 0V10" />
      </pattern>
      <path className={styles['sealed']} d={path} />
      <path fill={`url(#${id})`} d={path} />
    </g>
  );
});
