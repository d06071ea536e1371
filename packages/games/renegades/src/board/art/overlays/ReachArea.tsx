import { outlinePath, Silent } from '@starboard/board';
import { memo } from 'react';
import type { Board } from '../../../field/board.ts';
import { spotOf, square } from '../square.ts';
import styles from './Overlays.module.css';

interface ReachAreaProps {
  readonly board: Board;
  readonly cells: readonly number[];
  /** By square, what it costs to go there; shown to those who are near enough. */
  readonly costs?: ReadonlyMap<number, number> | undefined;
  /** Whose reach it is: amber is yours, red a foe's. */
  readonly tone?: 'you' | 'foe';
}

/** Where somebody can go: a soft wash within a crisp edge. */
export const ReachArea = memo(function ReachArea({ board, cells, costs, tone = 'you' }: ReachAreaProps) {
  const d = outlinePath({ cells, columns: board.grid.width, cellSize: square, inset: 1.5, radius: 8 });
  return (
    <Silent className={styles[tone]}>
      <path className={styles['halo']} d={d} />
      <path className={styles['reach']} d={d} />
      {costs &&
        cells.map(cell => {
          const { x, y } = spotOf(board, cell);
          return (
            <text key={cell} className={styles['cost']} x={x + 13} y={y + 16}>
              {costs.get(cell)}
            </text>
          );
        })}
    </Silent>
  );
});
