import { chartOf } from './chart.ts';
import { everyStep, stepLengths, stepNumber, undoing, worthwhileAfter } from './steps.ts';
import type { LatticeIndex, LatticeTable, NavigationMap, QuarterInches } from './types.ts';

/** A step is half an inch. */
const stepLength: QuarterInches = 2;

/** No step leads over more columns or rows than this. */
const longestStep = 2;

/** One of the four sides of a square around the goal: the steps that lead there, straight out and aslant. */
interface Side {
  /** Outwards and along the side. */
  readonly columns: number;
  readonly rows: number;
  readonly out: number;
  /** One out or two out, and one along: towards the one end of the side, and towards the other. */
  readonly diagonal: readonly [number, number];
  readonly oblique: readonly [number, number];
}

const sides: readonly Side[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
].map(([columns = 0, rows = 0]) => {
  const aslant = (out: number, along: number) =>
    stepNumber(out * columns + along * Math.abs(rows), out * rows + along * Math.abs(columns));
  return {
    columns,
    rows,
    out: stepNumber(columns, rows),
    diagonal: [aslant(1, -1), aslant(1, 1)],
    oblique: [aslant(2, -1), aslant(2, 1)],
  };
});

/** The side that a point lies on, so many columns and rows from the goal. */
function sideOf(columns: number, rows: number): number {
  if (Math.abs(columns) >= Math.abs(rows)) return columns > 0 ? 0 : 1;
  return rows > 0 ? 2 : 3;
}

/**
 * How far every point is from one, walking around the walls and past everybody, as far as somebody asks. Most ways are as
 * short as if there were no walls, and then only two steps can be the last: such points are found in squares around the
 * goal, each side by itself. What lies hidden behind walls is searched from there, as far as need be.
 */
export class Walks {
  readonly map: NavigationMap;
  readonly goal: LatticeIndex;
  readonly #table: LatticeTable;
  readonly #open: Uint16Array;
  readonly #offsets: Int32Array;
  /** See `Chart.lengths`. */
  readonly #lengths: Float64Array;
  readonly #column: number;
  readonly #row: number;
  /** The steps from points that are out of hiding; 0 for all others. */
  readonly #outOfHiding: Uint16Array;
  /** By side: how many squares around the goal were looked at. */
  readonly #looked = [0, 0, 0, 0];
  /** In how many squares around the goal hidden points were sought. */
  #sought = 0;
  /** Hidden points by whole cost: no step leads from a bucket into itself, so order within one is free. */
  readonly #buckets: LatticeIndex[][] = [];
  /** The ways of hidden points, once somebody asks for one; their costs are final below `#next`. */
  #hidden: Hidden | undefined;
  #next = 0;

  constructor(map: NavigationMap, goal: LatticeIndex) {
    const { table, open } = map;
    const { offsets, lengths } = chartOf(table);
    this.map = map;
    this.goal = goal;
    this.#table = table;
    this.#open = open;
    this.#offsets = offsets;
    this.#lengths = lengths;
    this.#column = goal % table.columns;
    this.#row = (goal - this.#column) / table.columns;
    this.#outOfHiding = new Uint16Array(open.length);
    this.#outOfHiding[goal] = open[goal]!;
  }

  /** The length of the shortest way over lattice steps; Infinity where none leads. If it is above `most`, any such length. */
  from(point: LatticeIndex, most: QuarterInches = Number.POSITIVE_INFINITY): QuarterInches {
    if (point === this.goal) return 0;
    if (this.#open[point] === 0) return Number.POSITIVE_INFINITY;
    if (this.#outOfHiding[point] === 0) {
      const column = point % this.#table.columns;
      const across = column - this.#column;
      const down = (point - column) / this.#table.columns - this.#row;
      this.#lookUpTo(Math.max(Math.abs(across), Math.abs(down)), sideOf(across, down));
      if (this.#outOfHiding[point] === 0) return this.#searchFrom(point, most) * stepLength;
    }
    return this.#directFrom(point) * stepLength;
  }

  /** How far a point is that is out of hiding, in steps. */
  #directFrom(point: LatticeIndex): number {
    const { columns } = this.#table;
    const column = point % columns;
    const down = (point - column) / columns - this.#row;
    return this.#lengths[Math.abs(down) * columns + Math.abs(column - this.#column)]!;
  }

  /** How far a hidden point is, in steps. */
  #searchFrom(point: LatticeIndex, most: QuarterInches): number {
    this.#hidden ??= nothingHidden(this.#open.length);
    const { cost } = this.#hidden;
    const furthest = Math.max(this.#table.columns, this.#table.rows);
    while (cost[point]! >= this.#next && this.#next * stepLength <= most) {
      if (this.#next >= furthest && this.#next >= this.#buckets.length) break;
      this.#empty(this.#hidden, this.#next++);
    }
    return cost[point]!;
  }

  #lookUpTo(squares: number, side: number): void {
    while (this.#looked[side]! < squares) this.#lookAlong(sides[side]!, ++this.#looked[side]!);
  }

  /** The points of one side of a square that are as near as if there were no walls. */
  #lookAlong({ columns, rows, out, diagonal, oblique }: Side, far: number): void {
    const column = this.#column + far * columns;
    const row = this.#row + far * rows;
    const { columns: width, rows: height } = this.#table;
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const along = rows === 0 ? width : 1;
    const at = rows === 0 ? this.#row : this.#column;
    const first = Math.max(-far, -at);
    const last = Math.min(far, (rows === 0 ? height : width) - 1 - at);
    const middle = row * width + column;
    const open = this.#open;
    const from = this.#outOfHiding;
    const offsets = this.#offsets;
    const straight = offsets[out]!;
    for (let off = first; off <= last; off++) {
      const point = middle + off * along;
      if (open[point] === 0) continue;
      const end = off < 0 ? 0 : 1;
      const short = off < 0 ? -off : off;
      const slanting = oblique[end]!;
      if (2 * short <= far) {
        const isReached = 2 * short < far && ((from[point - straight]! >> out) & 1) === 1;
        if (!isReached && (short === 0 || ((from[point - offsets[slanting]!]! >> slanting) & 1) === 0)) continue;
      } else {
        const cornering = diagonal[end]!;
        const isReached = ((from[point - offsets[cornering]!]! >> cornering) & 1) === 1;
        if (!isReached && (short === far || ((from[point - offsets[slanting]!]! >> slanting) & 1) === 0)) continue;
      }
      from[point] = open[point]!;
    }
  }

  /** Looks for points behind walls in the squares around the goal, up to so many. */
  #seekUpTo(squares: number, hidden: Hidden): void {
    const { columns, rows } = this.#table;
    for (let side = 0; side < sides.length; side++) this.#lookUpTo(squares + longestStep, side);
    while (this.#sought < squares) {
      const far = ++this.#sought;
      const west = Math.max(0, this.#column - far);
      const east = Math.min(columns - 1, this.#column + far);
      for (let row = Math.max(0, this.#row - far); row <= Math.min(rows - 1, this.#row + far); row++) {
        const isSide = Math.abs(row - this.#row) === far;
        if (isSide) for (let column = west; column <= east; column++) this.#seekAt(row * columns + column, hidden);
        else {
          if (this.#column - far >= 0) this.#seekAt(row * columns + west, hidden);
          if (this.#column + far < columns) this.#seekAt(row * columns + east, hidden);
        }
      }
    }
  }

  /** How near a hidden point is by one step from those that are not. */
  #seekAt(to: LatticeIndex, { cost, onward }: Hidden): void {
    const open = this.#open;
    if (open[to] === 0 || this.#outOfHiding[to] !== 0) return;
    const before = cost[to]!;
    for (let bits = open[to]!; bits !== 0; bits &= bits - 1) {
      const back = 31 - Math.clz32(bits & -bits);
      const from = to + this.#offsets[back]!;
      const step = undoing(back);
      if (((this.#outOfHiding[from]! >> step) & 1) === 0) continue;
      const offer = this.#directFrom(from) + stepLengths[step]!;
      if (offer >= cost[to]!) continue;
      cost[to] = offer;
      onward[to] = open[from] === everyStep ? worthwhileAfter[step]! : everyStep;
    }
    if (cost[to]! < before) put(this.#buckets, to, Math.floor(cost[to]!));
  }

  /** No point in a square is nearer than by as many steps as the square is far: what may be in the bucket was sought before. */
  #empty(hidden: Hidden, bucket: number): void {
    this.#seekUpTo(bucket, hidden);
    const { cost, onward } = hidden;
    for (const from of this.#buckets[bucket] ?? []) {
      const soFar = cost[from]!;
      if (Math.floor(soFar) !== bucket) continue;
      const open = this.#open[from]!;
      for (let bits = open & onward[from]!; bits !== 0; bits &= bits - 1) {
        const step = 31 - Math.clz32(bits & -bits);
        const to = from + this.#offsets[step]!;
        const offer = soFar + stepLengths[step]!;
        const known = cost[to]!;
        if (offer >= known || this.#outOfHiding[to] !== 0) continue;
        const into = Math.floor(offer);
        if (Math.floor(known) !== into) put(this.#buckets, to, into);
        cost[to] = offer;
        onward[to] = open === everyStep ? worthwhileAfter[step]! : everyStep;
      }
    }
    this.#buckets[bucket] = [];
  }
}

/** How far hidden points are, in steps, and the steps worth taking on from them. */
interface Hidden {
  readonly cost: Float64Array;
  readonly onward: Uint16Array;
}

function nothingHidden(size: number): Hidden {
  return { cost: new Float64Array(size).fill(Number.POSITIVE_INFINITY), onward: new Uint16Array(size) };
}

function put(buckets: LatticeIndex[][], point: LatticeIndex, into: number): void {
  while (buckets.length <= into) buckets.push([]);
  buckets[into]!.push(point);
}
