import { outlinePath } from '@starboard/board';
import { cellsWith, type Ground } from '../ground/ground.ts';
import { stamp } from '../path.ts';
import { square } from '../square.ts';
import styles from './Orbit.module.css';

const tilt = -18;

/** RDA-TILE-08: whatever lingers is drawn inwards. */
const pull = Array.from({ length: 4 }, (_, turn) =>
  stamp('M-8 -96L0 -88L8 -96M-8 -106L0 -98L8 -106', { x: 0, y: 0, turn }),
).join('');

/** The black hole: its light, the squares of its horizon, and a core from which nothing comes back. */
export function BlackHole({ ground, id }: { readonly ground: Ground; readonly id: string }) {
  const core = cellsWith(ground, 'X');
  if (core.length === 0) return null;
  const { width } = ground;
  const mean = (value: (cell: number) => number) => core.reduce((sum, cell) => sum + value(cell), 0) / core.length;
  const x = (mean(cell => cell % width) + 0.5) * square;
  const y = (mean(cell => Math.floor(cell / width)) + 0.5) * square;
  const horizon = outlinePath({
    cells: cellsWith(ground, 'hX'),
    columns: width,
    cellSize: square,
    inset: 2,
    radius: 10,
  });
  return (
    <>
      <radialGradient id={`${id}hole`}>
        <stop className={styles['holeHot']} offset="0.2" />
        <stop className={styles['holeWarm']} offset="0.42" />
        <stop className={styles['holeFar']} offset="1" />
      </radialGradient>
      <linearGradient id={`${id}disc`}>
        <stop className={styles['discFar']} offset="0" />
        <stop className={styles['discNear']} offset="0.32" />
        <stop className={styles['discBright']} offset="0.5" />
        <stop className={styles['discNear']} offset="0.75" />
        <stop className={styles['discFar']} offset="1" />
      </linearGradient>
      <circle cx={x} cy={y} r={square * 4.6} fill={`url(#${id}hole)`} />
      <path d={horizon} fill={`url(#${id}danger)`} />
      <path className={styles['horizon']} d={horizon} />
      <path className={styles['pull']} d={pull} transform={`translate(${x} ${y})`} />
      <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
        <ellipse className={styles['disc']} rx={128} ry={44} stroke={`url(#${id}disc)`} strokeWidth={15} />
        <ellipse className={styles['disc']} rx={104} ry={33} stroke={`url(#${id}disc)`} strokeWidth={6} />
        <ellipse className={styles['disc']} rx={150} ry={54} stroke={`url(#${id}disc)`} strokeWidth={3} />
        <circle className={styles['lens']} r={57} />
        <circle className={styles['core']} r={51} />
        <path className={styles['disc']} d="M-128 0A128 44 0 0 0 128 0" stroke={`url(#${id}disc)`} strokeWidth={15} />
        <path className={styles['disc']} d="M-104 0A104 33 0 0 0 104 0" stroke={`url(#${id}disc)`} strokeWidth={5} />
        <path className={styles['disc']} d="M-150 0A150 54 0 0 0 150 0" stroke={`url(#${id}disc)`} strokeWidth={3} />
      </g>
    </>
  );
}
