import { type Flow, nothing } from '@starboard/kernel';
import { type Board, boardOf, dangerAt } from '../../field/board.ts';
import { isStep } from '../../field/steps.ts';
import type { Figure, Renegades, State } from '../../types.ts';
import { hazard } from '../combat/attack.ts';

const fireDice = 2;
const leapDice = 3;

/** RDA-TERRAIN-11, 14: a Fire token or a flame vent. */
export function isBurning(state: State, board: Board, cell: number): boolean {
  return board.name === 'surface' && (state.fires.includes(cell) || dangerAt(state, board, cell) === 'vent');
}

/** RDA-TERRAIN-14: whoever enters fire or starts its activation there defends against 2 dice. */
export function burn(t: Renegades, figure: Figure): Flow<unknown> {
  if (figure.aboard !== 0 || !isBurning(t.state, boardOf(t.state, figure), figure.cell)) return nothing;
  return hazard(t, figure, fireDice, t.state.fires.includes(figure.cell) ? 'fire' : 'vent');
}

/** RDA-TERRAIN-09, 10: from ground level into a sunken square where there is no incline. */
export function isLeap(board: Board, from: number, to: number): boolean {
  if (board.level[from] !== 0 || board.level[to] !== -1) return false;
  return !isStep(board, from, to, false) && isStep(board, from, to, true);
}

/** RDA-TERRAIN-09, RDA-RUL-43 */
export function landHard(t: Renegades, figure: Figure): Flow<unknown> {
  return hazard(t, figure, leapDice, 'leap');
}
