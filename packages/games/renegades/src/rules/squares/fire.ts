import { type GridDirection, gridDirections } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import { type Board, isObstructed, orbitOf } from '../../field/board.ts';
import { directionTo, stridesOf } from '../../field/steps.ts';
import type { Fighter, Ship, State, Vessel } from '../../types.ts';
import { shipRangeOf } from '../ship.ts';

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
  const first = firstStep(board, cell, ahead, range, target.cell);
  return first < 0 ? undefined : lineAlong(state, board, cell, first, ahead, target.cell);
}

/** Whether there is one; `ahead`: the facing’s place clockwise from north. */
export function canFireFrom(state: State, cell: number, ahead: number, range: number, target: Vessel): boolean {
  return isInOrbit(target) && firstStep(orbitOf(state), cell, ahead, range, target.cell) >= 0;
}

/** RDA-ATTACK-02, 03: which of the three lines meets the target: an eighth to the left and right of the front square, whichever way the ship faces; -1 if none does. */
function firstStep(board: Board, cell: number, ahead: number, range: number, target: number): number {
  for (let turn = 0; turn < 3; turn++) {
    const first = (ahead + sideways[turn]!) % 8;
    if (isLine(board, cell, first, ahead, range, target)) return first;
  }
  return -1;
}

const sideways = [0, 7, 1] as const;

/** RDA-FIGHTER-05: along any of the eight lines. */
export function fighterLine(state: State, fighter: Fighter, target: Vessel, from = fighter.cell): FireLine | undefined {
  if (!canFighterFire(state, fighter, target, from)) return undefined;
  const board = orbitOf(state);
  const direction = straightTo(board, from, target.cell);
  return lineAlong(state, board, from, direction, direction, target.cell);
}

export function canFighterFire(state: State, { race }: Fighter, target: Vessel, from: number): boolean {
  if (!isInOrbit(target)) return false;
  const board = orbitOf(state);
  const direction = straightTo(board, from, target.cell);
  return direction >= 0 && isLine(board, from, direction, direction, catalogue.fighters[race].range, target.cell);
}

/** The direction in which a square lies straight ahead; -1 if in none. */
function straightTo({ grid: { width } }: Board, from: number, to: number): number {
  const rows = ((to / width) | 0) - ((from / width) | 0);
  const cols = (to % width) - (from % width);
  if (rows !== 0 && cols !== 0 && Math.abs(rows) !== Math.abs(cols)) return -1;
  for (let direction = 0; direction < 8; direction++) {
    if (rowSigns[direction] === Math.sign(rows) && colSigns[direction] === Math.sign(cols)) return direction;
  }
  return -1;
}

function isInOrbit(target: Vessel): boolean {
  return target.kind === 'fighter' || target.where === 'orbit';
}

/** RDA-SHIP-15, RDA-ATTACK-14: whether the target is on a line, in range, and nothing blocks. A line's first step may go aside. */
function isLine(board: Board, cell: number, first: number, onward: number, range: number, target: number): boolean {
  const strides = stridesOf(board);
  const start = cell + strides[first]!;
  const steps = stepsTo(board, start, target, onward);
  if (steps < 0 || steps >= range) return false;
  // Beyond the eastern and western rim the numbers go on in another row.
  if (directionTo(board, cell, start) !== first) return false;
  const stride = strides[onward]!;
  for (let at = 0; at <= steps; at++) if (board.grid.stopsSight[start + at * stride] !== 0) return false;
  return true;
}

/** RDA-ATTACK-15: its squares up to the target's. */
function lineAlong(state: State, board: Board, cell: number, first: number, onward: number, target: number): FireLine {
  const strides = stridesOf(board);
  const cells: number[] = [];
  for (let at = cell + strides[first]!; at !== target; at += strides[onward]!) cells.push(at);
  cells.push(target);
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

/** RDA-ATTACK-01..03, 14, 15: all squares that a ship could hit from a pose, and those among them that a shot reaches through obstructed terrain. */
export function fireArc(
  state: State,
  { cell, facing, range }: { readonly cell: number; readonly facing: GridDirection; readonly range: number },
): FireArc {
  const ahead = gridDirections.indexOf(facing);
  return joined(
    [ahead, (ahead + 7) % 8, (ahead + 1) % 8].map(first => course(state, { cell, first, onward: ahead, range })),
  );
}

/** RDA-FIGHTER-05: the same for a fighter. */
export function fighterArc(state: State, { cell, race }: Fighter): FireArc {
  const { range } = catalogue.fighters[race];
  return joined(gridDirections.map((_, way) => course(state, { cell, first: way, onward: way, range })));
}

export interface FireArc {
  readonly cells: readonly number[];
  readonly obstructed: readonly number[];
}

function joined(arcs: readonly FireArc[]): FireArc {
  return { cells: arcs.flatMap(({ cells }) => cells), obstructed: arcs.flatMap(({ obstructed }) => obstructed) };
}

/** A line from a square: where its first step leads, and where it goes on to. */
interface Course {
  readonly cell: number;
  readonly first: number;
  readonly onward: number;
  readonly range: number;
}

/** The squares of one line up to what blocks it. */
function course(state: State, { cell, first, onward, range }: Course): FireArc {
  const board = orbitOf(state);
  const strides = stridesOf(board);
  const cells: number[] = [];
  const obstructed: number[] = [];
  let hard = false;
  let from = cell;
  for (let at = 0; at < range; at++) {
    const direction = at === 0 ? first : onward;
    const next = from + strides[direction]!;
    if (directionTo(board, from, next) !== direction || (board.areaAt[next] ?? -1) < 0) break;
    if (board.grid.stopsSight[next] !== 0) break;
    hard ||= isObstructed(state, board, next);
    cells.push(next);
    if (hard) obstructed.push(next);
    from = next;
  }
  return { cells, obstructed };
}
