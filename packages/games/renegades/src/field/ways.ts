import type { GridReach } from '@starboard/space';
import type { Board } from './board.ts';
import { colSteps, directionTo, rowSteps, stridesOf } from './steps.ts';

/** Where a walker can step, and which squares cost it two points instead of one, on leaving or on entering them. */
export interface Ground {
  /** For each square a bit for each direction. */
  readonly steps: Uint8Array;
  readonly heavy: Uint8Array;
  readonly onEntering: boolean;
}

/** A way from its first square to its last, and what it costs up to each of them. */
export interface Way {
  readonly cells: readonly number[];
  readonly costs: readonly number[];
}

const mostCells = 1024;

/**
 * Squares by what they cost: those of this cost and of the next two, in turn. A square may be in two of them; where it
 * was found cheaper in the meantime, it is passed over.
 */
const rings = [new Int16Array(mostCells * 2), new Int16Array(mostCells * 2), new Int16Array(mostCells * 2)] as const;
const counts = new Int32Array(3);
const barredNow = new Uint8Array(mostCells);
const isGoal = new Uint8Array(mostCells);
/** What the last search has found, -1 where it did not get to: one set of arrays for all searches. */
const costs = new Int32Array(mostCells);
const previous = new Int32Array(mostCells);
/**
 * The way to a square as a number: a 1, then the direction of each step as a digit from 0 to 7. Of two numbers the
 * smaller is the way with fewer squares, or the one that goes in the earlier direction where they part (RDA-NPC-10).
 */
const trails = new Float64Array(mostCells);
/** Beyond 17 steps a number does not tell ways apart any more. */
const longestTrail = 8 ** 17;
const noGoals: readonly number[] = [];

/** RDA-NPC-10: all squares within so many points by their cheapest ways: fewer squares, then compass order, break ties. */
export function cheapestWays(
  board: Board,
  ground: Ground,
  from: number,
  points: number,
  barred: readonly number[],
): GridReach {
  const size = board.areaAt.length;
  const cells = squaresWithin(board, ground, from, points, barred);
  return { from, cells, costs: costs.slice(0, size), previous: previous.slice(0, size) };
}

/** Squares within some points, by cost, then number; for each of them what it costs and the square before it. */
export interface Reach {
  readonly cells: readonly number[];
  readonly costs: readonly number[];
  readonly previous: readonly number[];
}

/** The same for squares that are few: nothing is kept of the others. */
export function nearWays(board: Board, ground: Ground, from: number, points: number, barred: readonly number[]): Reach {
  const cells = squaresWithin(board, ground, from, points, barred);
  return { cells, costs: cells.map(cell => costs[cell]!), previous: cells.map(cell => previous[cell]!) };
}

/** What a square costs; -1 if it is not reached. */
export function costTo({ cells, costs }: Reach, cell: number): number {
  const at = cells.indexOf(cell);
  return at < 0 ? -1 : costs[at]!;
}

/** The way to a square that is reached, from the first to it. */
export function wayThere({ cells, previous }: Reach, cell: number): number[] {
  const way: number[] = [];
  for (let at = cells.indexOf(cell); at >= 0; at = cells.indexOf(previous[at]!)) way.push(cells[at]!);
  return way.reverse();
}

/** The same squares, by cost, then number, for those who do not ask how to get there. */
export function squaresWithin(
  board: Board,
  ground: Ground,
  from: number,
  points: number,
  barred: readonly number[],
): number[] {
  search(board, ground, from, points, barred, noGoals);
  return inOrder(board, from, points);
}

/** RDA-NPC-10: the cheapest of all ways to these squares; undefined if there is none. */
export function cheapestWay(
  board: Board,
  ground: Ground,
  from: number,
  goals: readonly number[],
  barred: readonly number[],
): Way | undefined {
  if (goals.length === 0) return undefined;
  frame(board, goals);
  const straight = toFrame((from / board.grid.width) | 0, from % board.grid.width);
  let least = Infinity;
  for (const detour of detours) {
    least = search(board, ground, from, straight + detour, barred, goals);
    if (least < straight + detour || isOneAt(goals, least)) break;
  }
  let best: number[] | undefined;
  for (const goal of goals) {
    if (costs[goal] !== least) continue;
    const way = traced(goal);
    if (best === undefined || isBetterWay(board, way, best)) best = way;
  }
  return best && { cells: best, costs: best.map(cell => costs[cell]!) };
}

/** Most ways go nearly straight: one that takes more than so many points more is looked for in another search. */
const detours = [1, 5, Infinity] as const;

function isOneAt(cells: readonly number[], cost: number): boolean {
  for (const cell of cells) if (costs[cell] === cost) return true;
  return false;
}

/** The rows and columns that goals lie in. */
const framed = { top: 0, bottom: 0, left: 0, right: 0 };

function frame({ grid: { width } }: Board, goals: readonly number[]): void {
  framed.top = mostCells;
  framed.bottom = 0;
  framed.left = mostCells;
  framed.right = 0;
  for (const goal of goals) {
    framed.top = Math.min(framed.top, (goal / width) | 0);
    framed.bottom = Math.max(framed.bottom, (goal / width) | 0);
    framed.left = Math.min(framed.left, goal % width);
    framed.right = Math.max(framed.right, goal % width);
  }
}

/** How many steps it takes at least from a square to a goal. */
function toFrame(row: number, col: number): number {
  const down = row < framed.top ? framed.top - row : row > framed.bottom ? row - framed.bottom : 0;
  const right = col < framed.left ? framed.left - col : col > framed.right ? col - framed.right : 0;
  return down > right ? down : right;
}

/** Finds the cheapest ways within so many points, or up to the cheapest goal: what cannot lead to one within them is left out. Returns the points it went to. */
function search(
  board: Board,
  { steps, heavy, onEntering }: Ground,
  from: number,
  points: number,
  barred: readonly number[],
  goals: readonly number[],
): number {
  const strides = stridesOf(board);
  const { width } = board.grid;
  const size = board.areaAt.length;
  costs.fill(-1, 0, size);
  previous.fill(-1, 0, size);
  for (const cell of barred) barredNow[cell] = 1;
  for (const cell of goals) isGoal[cell] = 1;
  begin(from);
  trails[from] = 1;
  const isDirected = goals.length > 0 && points < Infinity;
  let limit = isGoal[from] === 1 ? 0 : points;
  for (let cost = 0, empty = 0; empty < 2 && cost < limit; cost++) {
    const ring = rings[cost % 3]!;
    const count = counts[cost % 3]!;
    counts[cost % 3] = 0;
    empty = count === 0 ? empty + 1 : 0;
    for (let at = 0; at < count; at++) {
      const cell = ring[at]!;
      if (costs[cell] !== cost) continue;
      const leaving = onEntering ? 1 : 1 + heavy[cell]!;
      if (cost + leaving > limit) continue;
      const trail = trails[cell]! * 8;
      const row = (cell / width) | 0;
      const col = cell % width;
      for (let open = steps[cell]!; open !== 0; open &= open - 1) {
        const direction = 31 - Math.clz32(open & -open);
        const next = cell + strides[direction]!;
        const total = onEntering ? cost + 1 + heavy[next]! : cost + leaving;
        const known = costs[next]!;
        if (known >= 0 && known < total) continue;
        if (known === total) {
          if (trail < longestTrail ? trails[next]! <= trail + direction : !isBetter(strides, cell, next)) continue;
        } else {
          if (barredNow[next] === 1 || total > limit) continue;
          if (isDirected && total + toFrame(row + rowSteps[direction]!, col + colSteps[direction]!) > limit) continue;
          const slot = total % 3;
          rings[slot]![counts[slot]!++] = next;
          if (isGoal[next] === 1) limit = total;
        }
        costs[next] = total;
        previous[next] = cell;
        trails[next] = trail + direction;
      }
    }
  }
  for (const cell of barred) barredNow[cell] = 0;
  for (const cell of goals) isGoal[cell] = 0;
  return limit;
}

function begin(from: number): void {
  counts[0] = 1;
  counts[1] = 0;
  counts[2] = 0;
  rings[0][0] = from;
  costs[from] = 0;
}

/** Whether the way over `last` is better than the one that `to` has: it has fewer squares, or parts in an earlier direction. */
function isBetter(strides: Int32Array, last: number, to: number): boolean {
  const known = previous[to]!;
  const longer = lengthOf(last) - lengthOf(known);
  if (longer !== 0 || last === known) return longer < 0;
  let mine = last;
  let theirs = known;
  while (previous[mine] !== previous[theirs]) {
    mine = previous[mine]!;
    theirs = previous[theirs]!;
  }
  const parting = previous[mine]!;
  return strides.indexOf(mine - parting) < strides.indexOf(theirs - parting);
}

function lengthOf(cell: number): number {
  let length = 0;
  for (let at = previous[cell]!; at >= 0; at = previous[at]!) length++;
  return length;
}

function traced(goal: number): number[] {
  const way: number[] = [];
  for (let cell = goal; cell >= 0; cell = previous[cell]!) way.push(cell);
  return way.reverse();
}

/** RDA-NPC-10: of two that cost the same: fewer squares, then the first differing step in compass order. */
function isBetterWay(board: Board, way: readonly number[], other: readonly number[]): boolean {
  if (way.length !== other.length) return way.length < other.length;
  const parting = way.findIndex((cell, at) => cell !== other[at]);
  if (parting < 1) return false;
  const from = way[parting - 1]!;
  return directionTo(board, from, way[parting]!) < directionTo(board, from, other[parting]!);
}

const counted = new Int32Array(mostCells * 2);

/** The reached squares by cost, then number: only those in the square that the points can span are looked at. */
function inOrder({ grid: { width, height } }: Board, from: number, points: number): number[] {
  const row = (from / width) | 0;
  const col = from % width;
  const top = Math.max(0, row - points);
  const bottom = Math.min(height - 1, row + points);
  const left = Math.max(0, col - points);
  const right = Math.min(width - 1, col + points);
  let dearest = 0;
  let total = 0;
  for (let at = top; at <= bottom; at++) {
    for (let cell = at * width + left; cell <= at * width + right; cell++) {
      const cost = costs[cell]!;
      if (cost < 0) continue;
      counted[cost]!++;
      total++;
      if (cost > dearest) dearest = cost;
    }
  }
  for (let cost = 0, before = 0; cost <= dearest; cost++) {
    const here = counted[cost]!;
    counted[cost] = before;
    before += here;
  }
  const cells: number[] = new Array(total);
  for (let at = top; at <= bottom; at++) {
    for (let cell = at * width + left; cell <= at * width + right; cell++) {
      const cost = costs[cell]!;
      if (cost >= 0) cells[counted[cost]!++] = cell;
    }
  }
  counted.fill(0, 0, dearest + 1);
  return cells;
}

/** The cheapest cost from square to each of some squares, be they barred or not; Infinity where there is no way. */
export function cheapestCosts(
  board: Board,
  ground: Ground,
  from: number,
  to: readonly number[],
  barred: readonly number[],
): number[] {
  costs.fill(-1, 0, board.areaAt.length);
  for (const cell of barred) barredNow[cell] = 1;
  for (const cell of to) barredNow[cell] = 0;
  begin(from);
  for (let cost = 0, empty = 0; empty < 2 && !areAllFound(to, cost); cost++) {
    empty = counts[cost % 3] === 0 ? empty + 1 : 0;
    spread(board, ground, cost);
  }
  for (const cell of barred) barredNow[cell] = 0;
  return to.map(cell => (costs[cell]! < 0 ? Infinity : costs[cell]!));
}

/** Whether all of some squares were found at this cost or less: then nothing makes them cheaper. */
function areAllFound(cells: readonly number[], cost: number): boolean {
  for (const cell of cells) if (costs[cell]! < 0 || costs[cell]! > cost) return false;
  return true;
}

/** The cheapest squares of those that are wanted, by cost, then number. */
export function nearestSquares(
  board: Board,
  ground: Ground,
  from: number,
  count: number,
  isWanted: (cell: number) => boolean,
): number[] {
  const found: number[] = [];
  costs.fill(-1, 0, board.areaAt.length);
  begin(from);
  for (let cost = 0, empty = 0; empty < 2 && found.length < count; cost++) {
    empty = counts[cost % 3] === 0 ? empty + 1 : 0;
    const ring = rings[cost % 3]!;
    const wanted: number[] = [];
    for (let at = 0; at < counts[cost % 3]!; at++) {
      const cell = ring[at]!;
      if (costs[cell] === cost && isWanted(cell)) wanted.push(cell);
    }
    wanted.sort((a, b) => a - b);
    for (const cell of wanted) if (found.length < count) found.push(cell);
    spread(board, ground, cost);
  }
  return found;
}

/** From the squares of one cost to those beside them; which way leads to them does not matter. */
function spread(board: Board, { steps, heavy, onEntering }: Ground, cost: number): void {
  const strides = stridesOf(board);
  const ring = rings[cost % 3]!;
  const count = counts[cost % 3]!;
  counts[cost % 3] = 0;
  for (let at = 0; at < count; at++) {
    const cell = ring[at]!;
    if (costs[cell] !== cost) continue;
    for (let open = steps[cell]!; open !== 0; open &= open - 1) {
      const next = cell + strides[31 - Math.clz32(open & -open)]!;
      const total = cost + 1 + heavy[onEntering ? next : cell]!;
      if (barredNow[next] === 1 || (costs[next]! >= 0 && costs[next]! <= total)) continue;
      costs[next] = total;
      const slot = total % 3;
      rings[slot]![counts[slot]!++] = next;
    }
  }
}
