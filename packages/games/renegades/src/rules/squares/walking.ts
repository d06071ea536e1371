import type { GridReach } from '@starboard/space';
import { type Board, tokensOn } from '../../field/board.ts';
import { directionTo } from '../../field/steps.ts';
import {
  cheapestCosts,
  cheapestWay,
  cheapestWays,
  type Ground,
  nearestSquares,
  nearWays,
  type Reach,
  squaresWithin,
  type Way,
} from '../../field/ways.ts';
import type { Figure, State } from '../../types.ts';
import { isStanding } from './sight.ts';

/** How somebody walks now. */
export interface Walk {
  /** RDA-TERRAIN-02, 04, 06: no heed of green, water, levels. */
  readonly flies: boolean;
  /** B3: no heed of green and levels; B7: none of water. */
  readonly burrows?: boolean;
  readonly swims?: boolean;
  /** Squares that may not be entered at all: others' figures, fire, water in a flood, low rooms for Giants. */
  readonly barred: readonly number[];
}

/** RDA-MOVE-09..15, RDA-TERRAIN-01, 04, RDA-VAR-09: what one step costs; Infinity if there is none. */
export function stepCost(state: State, board: Board, walk: Walk, from: number, to: number): number {
  const direction = directionTo(board, from, to);
  if (direction < 0 || !(stepsFor(board, walk)[from]! & (1 << direction)) || walk.barred.includes(to)) return Infinity;
  return isHeavy(state, board, walk, state.variants.greenOnEntering ? to : from) ? 2 : 1;
}

function stepsFor({ grid }: Board, { flies, burrows = false }: Walk): Uint8Array {
  return flies || burrows ? grid.flights : grid.steps;
}

/** RDA-TERRAIN-01, 02, 04: whether a square costs two points on leaving (RDA-VAR-09: on entering). */
function isHeavy(state: State, board: Board, { flies, burrows, swims }: Walk, cell: number): boolean {
  if (flies) return false;
  if (board.water[cell] === 1 && !swims) return true;
  if (burrows) return false;
  if (board.green[cell] === 1) return true;
  for (const token of tokensOn(state, board)) if (token.cell === cell) return true;
  return false;
}

/** Squares that can be reached for so many points, each at its cheapest (RDA-NPC-10: ties by fewer squares, then by compass order). */
export function reachOnFoot(state: State, board: Board, walk: Walk, from: number, points: number): GridReach {
  return cheapestWays(board, groundFor(state, board, walk), from, points, walk.barred);
}

/** The same for so few points that it leads to few squares, which is cheaper. */
export function nearOnFoot(state: State, board: Board, walk: Walk, from: number, points: number): Reach {
  return nearWays(board, groundFor(state, board, walk), from, points, walk.barred);
}

/** The squares alone, which is cheaper still. */
export function squaresOnFoot(state: State, board: Board, walk: Walk, from: number, points: number): number[] {
  return squaresWithin(board, groundFor(state, board, walk), from, points, walk.barred);
}

/** RDA-NPC-10: the cheapest way to one of the goals, if there is one. */
export function wayOnFoot(
  state: State,
  board: Board,
  walk: Walk,
  from: number,
  goals: readonly number[],
): Way | undefined {
  return cheapestWay(board, groundFor(state, board, walk), from, goals, walk.barred);
}

/** The cheapest cost from square to each of some squares; Infinity where there is no way. Ends may be occupied. */
export function walkingCosts(
  state: State,
  board: Board,
  walk: Walk,
  from: number,
  to: readonly number[],
): readonly number[] {
  return cheapestCosts(board, groundFor(state, board, walk), from, to, walk.barred);
}

/** The same for one. */
export function walkingCost(state: State, board: Board, walk: Walk, from: number, to: number): number {
  return walkingCosts(state, board, walk, from, [to])[0]!;
}

/** How anybody walks where nobody is in the way. */
export const unhindered: Walk = { flies: false, barred: [] };

/** The nearest of those squares that are wanted, from a square outwards: by cost, then number. */
export function nearestOnFoot(
  state: State,
  board: Board,
  from: number,
  count: number,
  isWanted: (cell: number) => boolean,
): readonly number[] {
  return nearestSquares(board, groundFor(state, board, unhindered), from, count, isWanted);
}

const heavy = new Uint8Array(1024);

/** The steps of a walker and what squares cost it; good until the next one is made. */
function groundFor(state: State, board: Board, walk: Walk): Ground {
  const { flies, burrows = false, swims = false } = walk;
  const size = board.areaAt.length;
  const onEntering = state.variants.greenOnEntering;
  if (flies || (burrows && swims)) heavy.fill(0, 0, size);
  else {
    heavy.set(burrows ? board.water : swims ? board.green : heavyGround(board));
    if (!burrows) for (const { cell } of tokensOn(state, board)) heavy[cell] = 1;
  }
  return { steps: stepsFor(board, walk), heavy, onEntering };
}

const heavyGrounds = new WeakMap<Board, Uint8Array>();

/** Green and water. */
function heavyGround(board: Board): Uint8Array {
  let ground = heavyGrounds.get(board);
  if (ground === undefined) {
    ground = board.green.map((green, cell) => green | board.water[cell]!);
    heavyGrounds.set(board, ground);
  }
  return ground;
}

/** RDA-MOVE-13: squares on which a figure stands that is not aboard a ship, KO tokens left out. */
export function occupied(state: State, { name }: Board, but?: Figure): number[] {
  const cells: number[] = [];
  for (const figure of state.crew) if (isThere(state, name, figure, but)) cells.push(figure.cell);
  for (const figure of state.npcs) if (isThere(state, name, figure, but)) cells.push(figure.cell);
  return cells;
}

function isThere(state: State, name: Board['name'], figure: Figure, but: Figure | undefined): boolean {
  return figure.aboard === 0 && figure.on === name && figure !== but && isStanding(state, figure);
}
