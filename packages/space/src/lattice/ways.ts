import { squaredDistance } from './bases.ts';
import { bindKeepAway, closeEnds, closeSteps } from './keepaway.ts';
import { boxesNear } from './polygons.ts';
import { legIsFree } from './pull.ts';
import { type Spread, spread } from './spread.ts';
import { stepOffsets, steps } from './steps.ts';
import { latticePoint, latticeTolerance } from './table.ts';
import type {
  BindingKeepAway,
  KeepAway,
  LatticeGround,
  LatticeIndex,
  LatticePoint,
  NavigationMap,
  QuarterInches,
  ReachRequest,
} from './types.ts';

/** A step is half an inch. */
const stepLength: QuarterInches = 2;

/** Lattice ways up to so much longer than the limit are pulled straight; on open ground none is 1.03 times too long. */
const stretch = 1.1;

/** Marks a lattice way that is within the limit even before it is pulled straight. */
const short = 0x80;

export interface WaysRequest extends ReachRequest {
  /** Only points are looked at from which a way, its length so far and what is at least still to go, is at most `most`. */
  readonly toGo?: (from: LatticeIndex) => QuarterInches;
  readonly most?: QuarterInches;
  /** What is avoided only further away than ways of this length lead is not worth telling: see `avoided`. */
  readonly heed?: QuarterInches;
}

/**
 * The ways of one mover to wherever it can go, each pulled straight as soon as somebody asks for it. They are those of
 * `pulledReach`, kept small: a window around the start.
 */
export class Ways {
  readonly map: NavigationMap;
  readonly start: LatticeIndex;
  /** Some step was not taken because it touches what is to be avoided: without that there might be more, or shorter ones. */
  readonly avoided: boolean;
  /** Some step counted more than its length. */
  readonly slowed: boolean;
  readonly #limit: QuarterInches;
  readonly #keepAway: readonly BindingKeepAway[];
  readonly #grounds: readonly LatticeGround[];
  readonly #offsets: Int32Array;
  /** The window: its first column and row, and how many of each. */
  readonly #west: number;
  readonly #north: number;
  readonly #columns: number;
  readonly #rows: number;
  /** By place in the window: the step that leads there, from 1, and `short`; 0 at the start and out of reach. */
  readonly #step: Uint8Array;
  /** The last corner of the pulled way before the point, plus 1, once it is known. */
  #corner: Int32Array | undefined;
  /** The map with no other walls than those in reach. */
  #near: NavigationMap | undefined;

  constructor(map: NavigationMap, request: WaysRequest) {
    const {
      start,
      limit,
      keepAway = [],
      avoid = [],
      slow,
      grounds = [],
      origin = start,
      toGo,
      most,
      heed = limit,
    } = request;
    const reach = limit * stretch + latticeTolerance;
    this.map = map;
    this.start = start;
    this.#limit = limit + latticeTolerance;
    this.#keepAway = bindingNear(map, keepAway, origin, start, reach * (slow?.factor ?? 1));
    this.#grounds = slow ? [...avoid, slow.ground, ...grounds] : [...avoid, ...grounds];
    this.#offsets = offsetsFor(map);
    const found = spread({
      table: map.table,
      open: openSteps(map, this.#keepAway),
      start,
      limit: reach / stepLength,
      avoid: joinTouched(avoid),
      heed: (heed * stretch + latticeTolerance) / stepLength,
      slow: slow && { touched: slow.ground.touched, factor: slow.factor },
      toGo: toGo && (from => toGo(from) / stepLength),
      most: most === undefined ? undefined : (most + latticeTolerance) / stepLength,
    });
    this.avoided = found.avoided;
    this.slowed = found.slowed;
    const { columns, rows } = map.table;
    const wide = Math.floor(reach / stepLength) + 1;
    const column = start % columns;
    const row = (start - column) / columns;
    this.#west = Math.max(0, column - wide);
    this.#north = Math.max(0, row - wide);
    this.#columns = Math.min(columns, column + wide + 1) - this.#west;
    this.#rows = Math.min(rows, row + wide + 1) - this.#north;
    this.#step = new Uint8Array(this.#columns * this.#rows);
    this.#keep(found, reach / stepLength);
  }

  #keep({ reached, count, length, previous }: Spread, limit: number): void {
    const { columns } = this.map.table;
    const numbers = stepNumbers(columns);
    for (let i = 1; i < count; i++) {
      const point = reached[i]!;
      const long = length[point]!;
      if (long > limit) continue;
      const step = numbers[point - previous[point]! + 2 * columns + 1]! + 1;
      this.#step[this.#at(point)] = long * stepLength <= this.#limit ? step | short : step;
    }
  }

  /** The place of a point in the window; it must be on it. */
  #at(point: LatticeIndex): number {
    const { columns } = this.map.table;
    const column = point % columns;
    return ((point - column) / columns - this.#north) * this.#columns + column - this.#west;
  }

  #inWindow(point: LatticeIndex): boolean {
    const { columns } = this.map.table;
    const column = (point % columns) - this.#west;
    const row = Math.floor(point / columns) - this.#north;
    return column >= 0 && row >= 0 && column < this.#columns && row < this.#rows;
  }

  /** Whether a lattice way to the point was found, at most a tenth longer than the limit. */
  leadTo(point: LatticeIndex): boolean {
    return point === this.start || (this.#inWindow(point) && this.#step[this.#at(point)] !== 0);
  }

  /** Whether the way to the point, pulled straight, is within the limit. */
  reach(point: LatticeIndex): boolean {
    if (point === this.start) return true;
    if (!this.#inWindow(point)) return false;
    const step = this.#step[this.#at(point)]!;
    if (step === 0) return false;
    if ((step & short) !== 0) return true;
    return this.#squaredTo(this.start, point) <= this.#limit * this.#limit && this.#pull(point) <= this.#limit;
  }

  /** The length of the way pulled straight; Infinity where no way leads. */
  lengthTo(point: LatticeIndex): QuarterInches {
    return this.leadTo(point) ? this.#pull(point) : Number.POSITIVE_INFINITY;
  }

  /** The way pulled straight, both ends included; empty where none leads. */
  wayTo(point: LatticeIndex): LatticeIndex[] {
    if (!this.leadTo(point)) return [];
    const way = [point];
    for (let at = point; at !== this.start; ) {
      at = this.#cornerOf(at);
      way.push(at);
    }
    return way.reverse();
  }

  /** Calls back with every point that a way leads to, by lower y, then lower x, the start among them. */
  eachPoint(visit: (point: LatticeIndex) => void): void {
    const { columns } = this.map.table;
    for (let row = 0; row < this.#rows; row++) {
      const first = (this.#north + row) * columns + this.#west;
      for (let column = 0; column < this.#columns; column++) {
        if (this.#step[row * this.#columns + column] !== 0 || first + column === this.start) visit(first + column);
      }
    }
  }

  /** Makes a 2 of every 1 that stands for a point which the way to it, pulled straight, brings within the limit. */
  markReached(flags: Uint8Array): void {
    const { columns } = this.map.table;
    for (let row = 0; row < this.#rows; row++) {
      const first = (this.#north + row) * columns + this.#west;
      for (let column = 0; column < this.#columns; column++) {
        const step = this.#step[row * this.#columns + column]!;
        if (step === 0 || flags[first + column] !== 1) continue;
        if ((step & short) !== 0 || this.reach(first + column)) flags[first + column] = 2;
      }
    }
  }

  /**
   * A way pulled straight jumps, from the start on, to the furthest of its points that one legal leg reaches. The way to
   * a point goes on from the way to the point before, so its corners are that one's, up to the first that sees the point.
   */
  #pull(point: LatticeIndex): QuarterInches {
    let length = 0;
    for (let to = point; to !== this.start; ) {
      const corner = this.#cornerOf(to);
      length += Math.sqrt(this.#squaredTo(corner, to));
      to = corner;
    }
    return length;
  }

  #squaredTo(from: LatticeIndex, to: LatticeIndex): number {
    const { columns } = this.map.table;
    const across = (to % columns) - (from % columns);
    const down = (to - from - across) / columns;
    return 4 * (across * across + down * down);
  }

  #cornerOf(point: LatticeIndex): LatticeIndex {
    this.#corner ??= new Int32Array(this.#step.length);
    const at = this.#at(point);
    if (this.#corner[at] === 0) this.#corner[at] = this.#cornerBefore(point) + 1;
    return this.#corner[at]! - 1;
  }

  #cornerBefore(point: LatticeIndex): LatticeIndex {
    const before = this.#before(point);
    if (before === this.start || this.#mayJump(this.start, point)) return this.start;
    const corners: LatticeIndex[] = [];
    for (let at = before; at !== this.start; at = this.#cornerOf(at)) corners.push(at);
    for (let i = corners.length - 1; i > 0; i--) {
      if (this.#mayJump(corners[i]!, point)) return corners[i]!;
    }
    return before;
  }

  #before(point: LatticeIndex): LatticeIndex {
    return point - this.#offsets[this.#stepTo(point)]!;
  }

  /** The number of the last step of the way to a point. */
  #stepTo(point: LatticeIndex): number {
    return (this.#step[this.#at(point)]! & ~short) - 1;
  }

  #mayJump(from: LatticeIndex, to: LatticeIndex): boolean {
    const { columns } = this.map.table;
    const a = putAt(legFrom, columns, from);
    const b = putAt(legTo, columns, to);
    this.#near ??= wallsNear(this.map, this.start, this.#limit * stretch);
    if (!legIsFree(this.#near, a, b, this.#keepAway)) return false;
    for (const ground of this.#grounds) {
      if (ground.touches(a, b) && !this.#touchesBetween(ground, from, to)) return false;
    }
    return true;
  }

  /** Whether the steps between two points of a way touch a ground. */
  #touchesBetween({ touched }: LatticeGround, from: LatticeIndex, to: LatticeIndex): boolean {
    for (let at = to; at !== from; ) {
      const before = this.#before(at);
      if (((touched[before]! >> this.#stepTo(at)) & 1) === 1) return true;
      at = before;
    }
    return false;
  }
}

/** The leg that is looked at: one after the other, and very many. */
const legFrom = { x: 0, y: 0 };
const legTo = { x: 0, y: 0 };

function putAt(place: { x: QuarterInches; y: QuarterInches }, columns: number, index: LatticeIndex): LatticePoint {
  const column = index % columns;
  place.x = column * 2;
  place.y = ((index - column) / columns) * 2;
  return place;
}

/** Marks where a base may end a move, for every point: what is standable and keeps the distance from every disc. */
export function endFlags({ table, standable }: NavigationMap, keepAway: readonly KeepAway[]): Uint8Array {
  const flags = standable.slice();
  for (const disc of keepAway) closeEnds(table, disc, flags);
  return flags;
}

/** The discs that a way of some length can come too near to. */
function bindingNear(
  { table }: NavigationMap,
  discs: readonly KeepAway[],
  origin: LatticeIndex,
  start: LatticeIndex,
  furthest: QuarterInches,
): readonly BindingKeepAway[] {
  const from = latticePoint(table, start);
  const near = discs.filter(({ at, pass }) => {
    const distance = furthest + pass;
    return pass > 0 && squaredDistance(from, latticePoint(table, at)) <= distance * distance;
  });
  return bindKeepAway(table, near, origin);
}

function wallsNear(map: NavigationMap, start: LatticeIndex, furthest: QuarterInches): NavigationMap {
  const { x, y } = latticePoint(map.table, start);
  const around = { west: x, east: x, north: y, south: y };
  return { ...map, walls: map.walls.filter(({ box }) => boxesNear(box, around, furthest + map.radius + 1)) };
}

let opened: Uint16Array = new Uint16Array(0);

/** In an array that the next search uses again. */
function openSteps(map: NavigationMap, keepAway: readonly BindingKeepAway[]): Uint16Array {
  if (keepAway.length === 0) return map.open;
  if (opened.length !== map.open.length) opened = new Uint16Array(map.open.length);
  opened.set(map.open);
  for (const disc of keepAway) closeSteps(map.table, disc, opened);
  return opened;
}

function joinTouched(grounds: readonly LatticeGround[]): Uint16Array | undefined {
  if (grounds.length < 2) return grounds[0]?.touched;
  const joined = grounds[0]!.touched.slice();
  for (const { touched } of grounds.slice(1)) {
    for (let i = 0; i < joined.length; i++) joined[i]! |= touched[i]!;
  }
  return joined;
}

const offsetsByColumns = new Map<number, Int32Array>();

function offsetsFor({ table }: NavigationMap): Int32Array {
  let offsets = offsetsByColumns.get(table.columns);
  if (offsets === undefined) {
    offsets = stepOffsets(table);
    offsetsByColumns.set(table.columns, offsets);
  }
  return offsets;
}

const numbersByColumns = new Map<number, Uint8Array>();

/** Which step it is, by what it adds to an index, moved up so that nothing is below 0. */
function stepNumbers(columns: number): Uint8Array {
  let numbers = numbersByColumns.get(columns);
  if (numbers === undefined) {
    numbers = new Uint8Array(4 * columns + 3);
    for (const [k, step] of steps.entries()) numbers[step.rows * columns + step.columns + 2 * columns + 1] = k;
    numbersByColumns.set(columns, numbers);
  }
  return numbers;
}
