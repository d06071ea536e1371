import { type Board, dangerAt } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import type { State } from '../../types.ts';

/** RDA-TERRAIN-11, 14: a Fire token or a flame vent. */
export function isBurning(state: State, board: Board, cell: number): boolean {
  return board.name === 'surface' && (state.fires.includes(cell) || dangerAt(state, board, cell) === 'vent');
}

/** RDA-TERRAIN-09, 10: from ground level into a sunken square where there is no incline. */
export function isLeap(board: Board, from: number, to: number): boolean {
  if (board.level[from] !== 0 || board.level[to] !== -1) return false;
  return !isStep(board, from, to, false) && isStep(board, from, to, true);
}
