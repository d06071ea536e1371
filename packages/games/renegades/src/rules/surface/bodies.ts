import { type Flow, nothing, type SeatId } from '@starboard/kernel';
import { berthsOn, boardOf } from '../../field/board.ts';
import { cellsBeside } from '../../field/steps.ts';
import type { Crew, Renegades, State } from '../../types.ts';
import { bodyOf } from '../burden.ts';
import { pickSquare } from '../squares/pick.ts';
import { inReach } from '../squares/sight.ts';
import { isConscious, nameOf, refOf, say } from '../table.ts';

/** RDA-KO-03, RDA-INTERACT-02, RDA-RUL-58: KO tokens in reach of somebody who carries none yet. */
export function bodiesInReach(state: State, crew: Crew): Crew[] {
  const lying = state.crew.filter(body => body.aboard === 0 && body.wounds > 0 && body.bearer === null);
  if (crew.aboard !== 0 || lying.length === 0 || bodyOf(state, crew) !== undefined) return [];
  const board = boardOf(state, crew);
  return lying.filter(
    body => body.on === crew.on && inReach(board, crew.cell, body.cell) && !isConscious(state, body) && body !== crew,
  );
}

/** RDA-KO-03 */
export function pickUp(t: Renegades, crew: Crew, body: Crew): Flow {
  body.bearer = crew.id;
  body.cell = crew.cell;
  say(t, 'RDA-KO-03', 'body.pickedUp', { crew: nameOf(crew), body: nameOf(body) });
  return nothing;
}

/** RDA-KO-05: on an adjacent square, for free. */
export function* putDown(t: Renegades, crew: Crew, seat: SeatId): Flow {
  const body = bodyOf(t.state, crew)!;
  const showing = { params: { body: nameOf(body) }, about: [refOf(crew), refOf(body)], rule: 'RDA-KO-05' };
  const space = crew.on;
  body.cell = yield* pickSquare(t, seat, 'putDown', space, squaresForBody(t.state, crew), showing);
  body.bearer = null;
  say(t, 'RDA-KO-05', 'body.putDown', { crew: nameOf(crew), body: nameOf(body) });
}

/** Adjacent squares that can be stepped on; a KO token occupies none (RDA-MOVE-13), a docked ship does. */
function squaresForBody(state: State, crew: Crew): number[] {
  const board = boardOf(state, crew);
  const ships = berthsOn(state, board);
  return cellsBeside(board, crew.cell).filter(
    cell => board.rooms[cell]?.length && inReach(board, crew.cell, cell) && !ships.includes(cell),
  );
}

/** RDA-KO-05: the bearer is out, and whom it carried lies there, too. */
export function dropBody(t: Renegades, crew: Crew): void {
  const body = bodyOf(t.state, crew);
  if (body === undefined) return;
  body.bearer = null;
  if (crew.aboard !== 0) Object.assign(body, { aboard: crew.aboard, post: 'quarters' });
  else body.cell = crew.cell;
  say(t, 'RDA-KO-05', 'body.putDown', { crew: nameOf(crew), body: nameOf(body) });
}
