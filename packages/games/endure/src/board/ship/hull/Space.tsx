import { Silent } from '@starboard/board';
import { memo, useId } from 'react';
import type { ShipPlan } from '../../../show/plan.ts';
import { cellSize } from '../drawing.ts';
import styles from '../Ship.module.css';

/** How far around the ship there are stars. */
const farOut = 420;

/** What lies around the ship: stars, and the edge of a planet far below. It means nothing and keeps dim. */
export const Space = memo(function Space({ plan }: { readonly plan: ShipPlan }) {
  const id = useId();
  const width = plan.width * cellSize;
  const height = plan.height * cellSize;
  const radius = width * 1.5;
  const top = height + 112;
  const planet = { cx: width * 0.74, cy: top + radius, r: radius };
  return (
    <Silent className={styles['space']}>
      <path className={styles['stars']} d={starsAround(width, height, 260, 7001)} />
      <path className={styles['nearStars']} d={starsAround(width, height, 60, 90001)} />
      <linearGradient id={`${id}dusk`} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={top - 20} y2={top + 110}>
        <stop className={styles['day']} offset="0" />
        <stop className={styles['night']} offset="1" />
      </linearGradient>
      <circle {...planet} fill={`url(#${id}dusk)`} />
    </Silent>
  );
});

/** Dots that look strewn, the same for every ship of a size. */
function starsAround(width: number, height: number, count: number, seed: number): string {
  let last = seed;
  const next = (most: number) => {
    last = (last * 48271) % 2147483647;
    return Math.round((last / 2147483647) * most);
  };
  return Array.from({ length: count }, () => {
    const x = next(width + 2 * farOut) - farOut;
    return `M${x} ${next(height + 2 * farOut) - farOut}h0`;
  }).join('');
}
