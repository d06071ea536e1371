import { type Flow, nothing } from '@starboard/kernel';
import { boardOf } from '../../field/board.ts';
import type { Figure, Renegades } from '../../types.ts';
import { hazard } from '../combat/attack.ts';
import { isBurning } from '../squares/danger.ts';

const fireDice = 2;
const leapDice = 3;

/** RDA-TERRAIN-14: whoever enters fire or starts its activation there defends against 2 dice. */
export function burn(t: Renegades, figure: Figure): Flow<unknown> {
  if (figure.aboard !== 0 || !isBurning(t.state, boardOf(t.state, figure), figure.cell)) return nothing;
  return hazard(t, figure, fireDice, t.state.fires.includes(figure.cell) ? 'fire' : 'vent');
}

/** RDA-TERRAIN-09, RDA-RUL-43 */
export function landHard(t: Renegades, figure: Figure): Flow<unknown> {
  return hazard(t, figure, leapDice, 'leap');
}
