import { type GridDirection, gridDirections } from '@starboard/space';
import { fighters } from '../content/fighters.ts';
import { shipRangeOf } from '../rules/ship.ts';
import type { Fighter, Ship, State, Vessel } from '../types.ts';
import { type Board, isObstructed, orbitOf } from './board.ts';
import { directionTo, stridesOf } from './steps.ts';

/** RDA-ATTACK-01..04, 14, 15, 19: a line of fire that meets the target. The lines are parallel: no more than one does. */
export interface FireLine {
  readonly cells: readonly number[];
  readonly obstructed: boolean;
}

/** RDA-ATTACK-01..04 */
export function fireLine(state: State, ship: Ship, target: Vessel): FireLine | undefined {
  if (ship.where !== 'orbit') return undefined;
  return fireLineFrom(state, { cell: ship.cell, facing: ship.facing, range: shipRangeOf(state, ship) }, target);
}

/** The same from where it is not yet. */
export function fireLineFrom(
  state: State,
  { cell, facing, range }: { readonly cell: number; readonly facing: GridDirection; readonly range: number },
  target: Vessel,
): FireLine | undefined {
  if (!isInOrbit(target)) return undefined;
  const board = orbitOf(state);
  const ahead = gridDirections.indexOf(facing);
  // RDA-ATTACK-02, 03: an eighth to the left and right of the front square, whichever way the ship faces
  for (const side of [ahead, (ahead + 7) % 8, (ahead + 1) % 8]) {
    const line = lineAlong(state, board, { cell, first: side, onward: ahead, range }, target.cell);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** RDA-FIGHTER-05: along any of the eight lines. */
export function fighterLine(state: State, fighter: Fighter, target: Vessel, from = fighter.cell): FireLine | undefined {
  if (!isInOrbit(target)) return undefined;
  const board = orbitOf(state);
  const { range } = fighters[fighter.race];
  for (let direction = 0; direction < 8; direction++) {
    const line = lineAlong(state, board, { cell: from, first: direction, onward: direction, range }, target.cell);
    if (line !== undefined) return line;
  }
  return undefined;
}

function isInOrbit(target: Vessel): boolean {
  return target.kind === 'fighter' || target.where === 'orbit';
}

interface Course {
  readonly cell: number;
  /** The first step, and the direction of all others. */
  readonly first: number;
  readonly onward: number;
  readonly range: number;
}

/** RDA-SHIP-15, RDA-ATTACK-14, 15: the squares up to the target's, if it is on the line, in range and nothing blocks. */
function lineAlong(
  state: State,
  board: Board,
  { cell, first, onward, range }: Course,
  target: number,
): FireLine | undefined {
  const strides = stridesOf(board);
  const start = cell + strides[first]!;
  // Beyond the eastern and western rim the numbers go on in another row.
  if (directionTo(board, cell, start) !== first) return undefined;
  const stride = strides[onward]!;
  const steps = stepsTo(board, start, target, onward);
  if (steps < 0 || steps >= range) return undefined;
  for (let at = 0; at <= steps; at++) if (board.grid.stopsSight[start + at * stride] !== 0) return undefined;
  const cells = Array.from({ length: steps + 1 }, (_, at) => start + at * stride);
  return { cells, obstructed: cells.some(each => isObstructed(state, board, each)) };
}

/** How many steps in one direction lead from square to square; -1 if none do. */
function stepsTo({ grid: { width } }: Board, from: number, to: number, direction: number): number {
  const rows = ((to / width) | 0) - ((from / width) | 0);
  const cols = (to % width) - (from % width);
  const down = rowSigns[direction]!;
  const right = colSigns[direction]!;
  const steps = Math.max(Math.abs(rows), Math.abs(cols));
  return rows === down * steps && cols === right * steps ? steps : -1;
}

const rowSigns = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
const colSigns = [0, 1, 1, 1, 0, -1, -1, -1] as const;
