import type { GridReach } from '@starboard/space';
import type { Board } from './board.ts';
import { stridesOf } from './steps.ts';

/** Where a walker can step, and which squares cost it two points instead of one, on leaving or on entering them. */
export interface Ground {
  /** For each square a bit for each direction. */
  readonly steps: Uint8Array;
  readonly heavy: Uint8Array;
  readonly onEntering: boolean;
}

const mostCells = 1024;

/**
 * Squares by what they cost: those of this cost and of the next two, in turn. A square may be in two of them; where it
 * was found cheaper in the meantime, it is passed over.
 */
const rings = [new Int16Array(mostCells * 2), new Int16Array(mostCells * 2), new Int16Array(mostCells * 2)] as const;
const counts = new Int32Array(3);
const barredNow = new Uint8Array(mostCells);
/**
 * The way to a square as a number: a 1, then the direction of each step as a digit from 0 to 7. Of two numbers the
 * smaller is the way with fewer squares, or the one that goes in the earlier direction where they part (RDA-NPC-10).
 */
const trails = new Float64Array(mostCells);
/** Beyond 17 steps a number does not tell ways apart any more. */
const longestTrail = 8 ** 17;
const anyCost = new Int32Array(mostCells);

/** RDA-NPC-10: all squares within so many points by their cheapest ways: fewer squares, then compass order, break ties. */
export function cheapestWays(
  board: Board,
  { steps, heavy, onEntering }: Ground,
  from: number,
  points: number,
  barred: readonly number[],
): GridReach {
  const size = board.areaAt.length;
  const strides = stridesOf(board);
  const costs = new Int32Array(size).fill(-1);
  const previous = new Int32Array(size).fill(-1);
  for (const cell of barred) barredNow[cell] = 1;
  begin(from);
  costs[from] = 0;
  trails[from] = 1;
  for (let cost = 0, empty = 0; empty < 2 && cost <= points; cost++) {
    const ring = rings[cost % 3]!;
    const count = counts[cost % 3]!;
    counts[cost % 3] = 0;
    empty = count === 0 ? empty + 1 : 0;
    for (let at = 0; at < count; at++) {
      const cell = ring[at]!;
      if (costs[cell] !== cost) continue;
      const open = steps[cell]!;
      const leaving = onEntering ? 1 : 1 + heavy[cell]!;
      if (cost + leaving > points) continue;
      const trail = trails[cell]! * 8;
      for (let direction = 0; direction < 8; direction++) {
        if ((open & (1 << direction)) === 0) continue;
        const next = cell + strides[direction]!;
        const total = onEntering ? cost + 1 + heavy[next]! : cost + leaving;
        const known = costs[next]!;
        if (known >= 0 && known < total) continue;
        if (known === total) {
          if (trail < longestTrail ? trails[next]! <= trail + direction : !isBetter(strides, previous, cell, next))
            continue;
        } else {
          if (barredNow[next] === 1 || total > points) continue;
          const slot = total % 3;
          rings[slot]![counts[slot]!++] = next;
        }
        costs[next] = total;
        previous[next] = cell;
        trails[next] = trail + direction;
      }
    }
  }
  for (const cell of barred) barredNow[cell] = 0;
  return { from, cells: inOrder(board, costs, from, points), costs, previous };
}

function begin(from: number): void {
  counts[0] = 1;
  counts[1] = 0;
  counts[2] = 0;
  rings[0][0] = from;
}

/** Whether the way over `last` is better than the one that `to` has: it has fewer squares, or parts in an earlier direction. */
function isBetter(strides: Int32Array, previous: Int32Array, last: number, to: number): boolean {
  const known = previous[to]!;
  const longer = lengthOf(previous, last) - lengthOf(previous, known);
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

function lengthOf(previous: Int32Array, cell: number): number {
  let length = 0;
  for (let at = previous[cell]!; at >= 0; at = previous[at]!) length++;
  return length;
}

const counted = new Int32Array(mostCells * 2);

/** The reached squares by cost, then number: only those in the square that the points can span are looked at. */
function inOrder({ grid: { width, height } }: Board, costs: Int32Array, from: number, points: number): number[] {
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

/** The cheapest cost from square to square, be it barred or not; Infinity if there is no way. */
export function cheapestTo(
  board: Board,
  { steps, heavy, onEntering }: Ground,
  from: number,
  to: number,
  barred: readonly number[],
): number {
  if (from === to) return 0;
  const strides = stridesOf(board);
  const costs = anyCost.fill(-1);
  for (const cell of barred) barredNow[cell] = 1;
  barredNow[to] = 0;
  begin(from);
  costs[from] = 0;
  let found = Infinity;
  for (let cost = 0, empty = 0; empty < 2; cost++) {
    if (costs[to] === cost) {
      found = cost;
      break;
    }
    const ring = rings[cost % 3]!;
    const count = counts[cost % 3]!;
    counts[cost % 3] = 0;
    empty = count === 0 ? empty + 1 : 0;
    for (let at = 0; at < count; at++) {
      const cell = ring[at]!;
      if (costs[cell] !== cost) continue;
      const open = steps[cell]!;
      for (let direction = 0; direction < 8; direction++) {
        if ((open & (1 << direction)) === 0) continue;
        const next = cell + strides[direction]!;
        const total = cost + 1 + heavy[onEntering ? next : cell]!;
        if (barredNow[next] === 1 || (costs[next]! >= 0 && costs[next]! <= total)) continue;
        costs[next] = total;
        const slot = total % 3;
        rings[slot]![counts[slot]!++] = next;
      }
    }
  }
  for (const cell of barred) barredNow[cell] = 0;
  return found;
}
