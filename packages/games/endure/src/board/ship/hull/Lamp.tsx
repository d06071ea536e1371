import type { Point } from '@starboard/board';
import { memo, useId } from 'react';
import type { ShipPlan } from '../../../show/plan.ts';
import { floorsOf } from '../drawing.ts';
import styles from '../Ship.module.css';

interface LampProps {
  readonly plan: ShipPlan;
  readonly lit: string;
  readonly at: Point;
}

/** The light that whoever is looked through carries: it falls off with the distance and stays within the walls. */
export const Lamp = memo(function Lamp({ plan, lit, at }: LampProps) {
  const id = useId();
  const { zones } = floorsOf(plan);
  const path = lit
    .split(' ')
    .map(zone => zones.get(zone) ?? '')
    .join('');
  return (
    <g className={styles['still']}>
      <radialGradient id={`${id}light`}>
        <stop className={styles['lampLight']} offset="0" stopOpacity="0.46" />
        <stop className={styles['lampLight']} offset="0.4" stopOpacity="0.16" />
        <stop className={styles['lampLight']} offset="1" stopOpacity="0" />
      </radialGradient>
      <clipPath id={`${id}walls`}>
        <path d={path} />
      </clipPath>
      <g clipPath={`url(#${id}walls)`}>
        <circle
          className={styles['glow']}
          r={380}
          fill={`url(#${id}light)`}
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        />
      </g>
    </g>
  );
});
