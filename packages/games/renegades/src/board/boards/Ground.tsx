import { memo } from 'react';
import type { Board } from '../../field/board.ts';
import { OrbitGround, SurfaceGround } from '../art/index.ts';

interface GroundProps {
  readonly board: Board;
  readonly spentMines: readonly number[];
}

/** A board with all that never moves on it. */
export const Ground = memo(function Ground({ board, spentMines }: GroundProps) {
  return board.name === 'orbit' ? (
    <OrbitGround board={board} spentMines={spentMines} />
  ) : (
    <SurfaceGround board={board} />
  );
});
