import {
  boxesNear,
  type LatticeGround,
  type LatticeIndex,
  type LatticeTable,
  latticePoint,
  latticeTolerance,
  polylineLength,
  type QuarterInches,
  Ways,
  type WaysRequest,
  wayTouchesGround,
} from '@starboard/space';
import { crowFlies, type Mover } from './mover.ts';

/** GSQ-AI-11 */
const dangerCounts = 2;

/** Where a search need not look: see `WaysRequest`. */
export type Guide = Required<Pick<WaysRequest, 'toGo' | 'most'>>;

/** GSQ-MOVE-09, 10, GSQ-AI-10, 11: the ways of a mover within a limit. */
export interface Routes {
  /** Whether it is settled if the point is in reach: what a search did not find, a wider one may. */
  settle(to: LatticeIndex): boolean;
  /** GSQ-AI-10: whether the way is short enough. */
  reach(to: LatticeIndex): boolean;
  lengthTo(to: LatticeIndex): QuarterInches;
  /** Both ends included. */
  wayTo(to: LatticeIndex): LatticeIndex[];
  /** Calls back with every point that may be in reach, by lower y, then lower x. */
  eachPoint(visit: (point: LatticeIndex) => void): void;
  /** Makes a 2 of every 1 that stands for a point in reach. */
  markReached(flags: Uint8Array): void;
  /** Ways go through dangerous ground, or around it. */
  readonly slowed: boolean;
}

/** A stretch of a way that is already settled: what comes before it (GSQ-MOVE-11). */
export interface Stretch {
  /** Where the whole move began. */
  readonly origin: LatticeIndex;
  /** How long the way is so far. */
  readonly gone: QuarterInches;
  /** It has touched difficult ground. */
  readonly rough: boolean;
}

export function routesOf(mover: Mover, limit: QuarterInches, guide?: Guide, before?: Stretch): Routes {
  const left = Math.max(0, limit - (before?.gone ?? 0));
  return mover.flies ? new Flight(mover, left) : new Walk(mover, limit, guide, before);
}

/** GSQ-SPECIAL-14: straight over everything. */
class Flight implements Routes {
  readonly slowed = false;
  readonly #mover: Mover;
  readonly #limit: QuarterInches;

  constructor(mover: Mover, limit: QuarterInches) {
    this.#mover = mover;
    this.#limit = limit + latticeTolerance;
  }

  settle(): boolean {
    return true;
  }

  reach(to: LatticeIndex): boolean {
    return this.#mover.map.passable[to] === 1 && this.lengthTo(to) <= this.#limit;
  }

  lengthTo(to: LatticeIndex): QuarterInches {
    return crowFlies(this.#mover, this.#mover.start, to);
  }

  wayTo(to: LatticeIndex): LatticeIndex[] {
    return to === this.#mover.start ? [to] : [this.#mover.start, to];
  }

  eachPoint(visit: (point: LatticeIndex) => void): void {
    const { map, start } = this.#mover;
    eachWithin(map.table, start, this.#limit, point => {
      if (map.passable[point] === 1) visit(point);
    });
  }

  markReached(flags: Uint8Array): void {
    this.eachPoint(point => {
      if (flags[point] === 1 && this.reach(point)) flags[point] = 2;
    });
  }
}

/** Calls back with every point of the table within a distance of one, by lower y, then lower x. */
export function eachWithin(
  table: LatticeTable,
  of: LatticeIndex,
  most: QuarterInches,
  visit: (point: LatticeIndex) => void,
): void {
  const column = of % table.columns;
  const row = (of - column) / table.columns;
  const reach = most / 2;
  const first = Math.max(0, Math.ceil(row - reach));
  const last = Math.min(table.rows - 1, Math.floor(row + reach));
  for (let r = first; r <= last; r++) {
    const width = Math.sqrt(reach * reach - (r - row) * (r - row));
    const west = Math.max(0, Math.ceil(column - width));
    const east = Math.min(table.columns - 1, Math.floor(column + width));
    for (let c = west; c <= east; c++) visit(r * table.columns + c);
  }
}

/** Steps to the points around one, the nearest first, up to some distance in steps. */
interface Nearby {
  readonly columns: Int8Array;
  readonly rows: Int8Array;
  readonly squared: Int16Array;
}

let nearby: Nearby | undefined;
const furthest = 20;

function makeNearby(): Nearby {
  const side = 2 * furthest + 1;
  const all = Array.from({ length: side * side }, (_, at) => ({
    column: (at % side) - furthest,
    row: Math.floor(at / side) - furthest,
  }));
  const squared = ({ column, row }: { column: number; row: number }) => column * column + row * row;
  const near = all.filter(spot => squared(spot) <= furthest * furthest).sort((a, b) => squared(a) - squared(b));
  return {
    columns: Int8Array.from(near, ({ column }) => column),
    rows: Int8Array.from(near, ({ row }) => row),
    squared: Int16Array.from(near, squared),
  };
}

/** Calls back with the points of the table around one, the nearest first, until that has had enough; at most 10" away. */
export function eachNearest(
  table: LatticeTable,
  of: LatticeIndex,
  hasEnough: (point: LatticeIndex, away: QuarterInches) => boolean,
): void {
  nearby ??= makeNearby();
  const { columns, rows, squared } = nearby;
  const column = of % table.columns;
  const row = (of - column) / table.columns;
  for (let i = 0; i < squared.length; i++) {
    const c = column + columns[i]!;
    const r = row + rows[i]!;
    if (c < 0 || r < 0 || c >= table.columns || r >= table.rows) continue;
    if (hasEnough(r * table.columns + c, 2 * Math.sqrt(squared[i]!))) return;
  }
}

/** GSQ-AI-10: around all difficult ground as far as the allowance goes, or over any as far as the cap. */
class Walk implements Routes {
  readonly #mover: Mover;
  readonly #around: Ways | undefined;
  readonly #across: Ways | undefined;

  constructor(mover: Mover, limit: QuarterInches, guide?: Guide, before?: Stretch) {
    this.#mover = mover;
    const { map, start, keepAway, field, strides, roughCap } = mover;
    const { difficult, dangerous } = field;
    const slow = isDangerNear(mover, limit) ? { slow: { ground: dangerous, factor: dangerCounts } } : undefined;
    const gone = before?.gone ?? 0;
    const capped = Math.min(limit, roughCap);
    const request = (most: QuarterInches, avoid: LatticeGround[], grounds: LatticeGround[]): WaysRequest => ({
      start,
      limit: Math.max(0, most - gone),
      keepAway,
      avoid,
      grounds,
      origin: before?.origin ?? start,
      ...slow,
      ...guide,
    });
    if (strides) this.#around = new Ways(map, request(limit, [], []));
    else if (!before?.rough && difficult.inside[start] === 0)
      this.#around = new Ways(map, { ...request(limit, [difficult], []), heed: Math.max(0, capped - gone) });
    if (strides || this.#around?.avoided === false) return;
    this.#across = new Ways(map, request(capped, [], [difficult]));
  }

  get slowed(): boolean {
    return this.#around?.slowed === true || this.#across?.slowed === true;
  }

  settle(to: LatticeIndex): boolean {
    const { strides, field, start, roughCap } = this.#mover;
    if (this.#around?.leadTo(to)) return true;
    if (strides || (this.#around !== undefined && field.difficult.inside[to] === 0)) return false;
    return this.#across?.leadTo(to) === true || crowFlies(this.#mover, start, to) > roughCap + latticeTolerance;
  }

  reach(to: LatticeIndex): boolean {
    return this.#around?.reach(to) === true || this.#across?.reach(to) === true;
  }

  /** Around difficult ground if that is short enough, else across. */
  #to(to: LatticeIndex): Ways {
    if (this.#across === undefined || this.#around?.reach(to)) return this.#around!;
    return this.#across;
  }

  lengthTo(to: LatticeIndex): QuarterInches {
    return this.#to(to).lengthTo(to);
  }

  wayTo(to: LatticeIndex): LatticeIndex[] {
    return this.#to(to).wayTo(to);
  }

  eachPoint(visit: (point: LatticeIndex) => void): void {
    const around = this.#around;
    const across = this.#across;
    if (around === undefined || across === undefined) (around ?? across)!.eachPoint(visit);
    else eachOfBoth(around, across, visit);
  }

  markReached(flags: Uint8Array): void {
    this.#around?.markReached(flags);
    this.#across?.markReached(flags);
  }
}

/** No lattice way that is looked at is longer than the limit by more than this (see `Ways`). */
const stretch = 1.1;

/** Whether any way within a limit can touch dangerous ground. */
function isDangerNear({ field, map, start }: Mover, limit: QuarterInches): boolean {
  const { x, y } = latticePoint(map.table, start);
  const around = { west: x, east: x, north: y, south: y };
  return field.dangers.some(({ box }) => boxesNear(box, around, limit * stretch + 1));
}

function eachOfBoth(a: Ways, b: Ways, visit: (point: LatticeIndex) => void): void {
  const more: LatticeIndex[] = [];
  b.eachPoint(point => {
    if (!a.leadTo(point)) more.push(point);
  });
  let next = 0;
  a.eachPoint(point => {
    while (next < more.length && more[next]! < point) visit(more[next++]!);
    visit(point);
  });
  while (next < more.length) visit(more[next++]!);
}

/** A way that has been gone, as it counts for what comes after it. */
export function stretchAfter(mover: Mover, before: Stretch | undefined, way: readonly LatticeIndex[]): Stretch {
  const { map, field, strides, flies } = mover;
  return {
    origin: before?.origin ?? mover.start,
    gone: (before?.gone ?? 0) + polylineLength(map.table, way),
    rough: before?.rough === true || (!strides && !flies && wayTouchesGround(map.table, way, field.difficult)),
  };
}
