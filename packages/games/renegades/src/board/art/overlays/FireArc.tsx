import { outlinePath, Silent } from '@starboard/board';
import { memo, useId } from 'react';
import type { Board } from '../../../field/board.ts';
import { spotOf, square } from '../square.ts';
import styles from './Overlays.module.css';

interface FireArcProps {
  readonly board: Board;
  /** Where the shots come from; the arc pales with the distance. */
  readonly from: number;
  /** RDA-ATTACK-01..03: the squares of its lines of fire, those behind something that blocks left out. */
  readonly cells: readonly number[];
  /** RDA-ATTACK-15: squares through which a shot is obstructed. */
  readonly obstructed?: readonly number[];
  readonly tone?: 'you' | 'foe';
}

/** What a ship could hit: a fan from its front, hatched where the target would be harder to hit. */
export const FireArc = memo(function FireArc(props: FireArcProps) {
  const { board, from, cells, obstructed = [], tone = 'you' } = props;
  const id = useId();
  const { x, y } = spotOf(board, from);
  const outline = (some: readonly number[], inset: number) =>
    outlinePath({ cells: some, columns: board.grid.width, cellSize: square, inset, radius: 6 });
  const far = Math.max(2, ...cells.map(cell => steps(board, from, cell))) * square * 1.3;
  return (
    <Silent className={styles[tone]}>
      <radialGradient id={`${id}fan`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={far}>
        <stop className={styles['near']} offset="0" />
        <stop className={styles['far']} offset="1" />
      </radialGradient>
      <pattern id={`${id}hard`} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className={styles['hatch']} d="M0 0v8" />
      </pattern>
      <path d={outline(cells, 1.5)} fill={`url(#${id}fan)`} />
      <path d={outline(obstructed, 1.5)} fill={`url(#${id}hard)`} />
      <path className={styles['fan']} d={outline(cells, 1.5)} />
    </Silent>
  );
});

function steps({ grid: { width } }: Board, a: number, b: number): number {
  const cols = Math.abs((a % width) - (b % width));
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(cols, rows);
}
