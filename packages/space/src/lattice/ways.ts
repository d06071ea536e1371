import { chartOf } from './chart.ts';
import { type Found, findDirect, type Search, short, stepBits } from './direct.ts';
import { findHidden } from './hidden.ts';
import { bindKeepAway, closeEnds, closeSteps } from './keepaway.ts';
import { boxesNear } from './polygons.ts';
import { legIsFree } from './pull.ts';
import { type Guide, regionOf } from './region.ts';
import { latticePoint, latticeTolerance, squaredBetween } from './table.ts';
import type {
  BindingKeepAway,
  ConvexPolygon,
  KeepAway,
  LatticeGround,
  LatticeIndex,
  LatticePoint,
  LatticeTable,
  NavigationMap,
  QuarterInches,
  ReachRequest,
  RoundBase,
} from './types.ts';

/** A step is half an inch. */
const stepLength: QuarterInches = 2;

/** Lattice ways up to so much longer than the limit are pulled straight; on open ground none is 1.03 times too long. */
const stretch = 1.1;

export interface WaysRequest extends ReachRequest {
  /** What is avoided only further away than ways of this length lead is not worth telling: see `avoided`. */
  readonly heed?: QuarterInches | undefined;
  readonly guide?: WaysGuide | undefined;
}

/** What somebody will ask for. */
export interface WaysGuide {
  /** A disc in which all of it lies: at least so far there is to go from a point as to this disc. */
  readonly goal: RoundBase;
  /** Ways that with what is to go are longer than this are not looked for: see `seeTo`. */
  readonly most: QuarterInches;
  /** If there is more to go than to the disc; above `enough` any number will do that is above it too. */
  readonly toGo?: ((from: LatticeIndex, enough: QuarterInches) => QuarterInches) | undefined;
}

/**
 * The ways of one mover to wherever it can go, each pulled straight as soon as somebody asks for it. They are those of
 * `pulledReach`. What lies hidden behind something is searched only if somebody asks for such a place.
 */
export class Ways {
  readonly map: NavigationMap;
  readonly start: LatticeIndex;
  readonly #limit: QuarterInches;
  readonly #keepAway: readonly BindingKeepAway[];
  readonly #grounds: readonly LatticeGround[];
  readonly #offsets: Int32Array;
  readonly #search: Search;
  readonly #guide: WaysGuide | undefined;
  #most: QuarterInches;
  #found: Found;
  #isComplete = false;
  /** By point: the last corner of the pulled way there, once it is known. */
  readonly #corners = new Map<LatticeIndex, LatticeIndex>();
  /** The walls in reach. */
  #walls: readonly ConvexPolygon[] | undefined;

  constructor(map: NavigationMap, request: WaysRequest) {
    const {
      start,
      limit,
      keepAway = [],
      avoid = [],
      slow,
      grounds = [],
      origin = start,
      heed = limit,
      guide,
    } = request;
    const reach = limit * stretch + latticeTolerance;
    this.map = map;
    this.start = start;
    this.#limit = limit + latticeTolerance;
    this.#keepAway = bindingNear(map, keepAway, origin, start, reach * (slow?.factor ?? 1));
    this.#grounds = slow ? [...avoid, slow.ground, ...grounds] : [...avoid, ...grounds];
    this.#offsets = chartOf(map.table).offsets;
    this.#search = {
      table: map.table,
      start,
      limit: reach / stepLength,
      short: this.#limit / stepLength,
      avoid: joinTouched(avoid),
      heed: (heed * stretch + latticeTolerance) / stepLength,
      slow: slow && { touched: slow.ground.touched, factor: slow.factor },
      open: map.open,
      guide: undefined,
    };
    this.#guide = guide;
    this.#most = guide?.most ?? Number.POSITIVE_INFINITY;
    this.#found = this.#setOut();
  }

  /** Some step was not taken because it touches what is to be avoided: without that there might be more, or shorter ones. */
  get avoided(): boolean {
    if (!this.#found.avoided) this.#complete();
    return this.#found.avoided;
  }

  #setOut(): Found {
    const { table, start, limit, slow } = this.#search;
    this.#search.guide = this.#guideNow();
    const { north, south } = regionOf(table, start, limit * (slow?.factor ?? 1), this.#search.guide);
    const found = rowsOf(table, north - mostRows, south + mostRows);
    findDirect(this.#searchIn(found), found);
    return found;
  }

  #complete(): void {
    if (this.#isComplete) return;
    this.#isComplete = true;
    findHidden(this.#searchIn(this.#found), this.#found);
  }

  #searchIn(found: Found): Search {
    this.#search.open = openSteps(this.map, this.#keepAway, found);
    return this.#search;
  }

  #guideNow(): Guide | undefined {
    if (this.#guide === undefined || this.#most === Number.POSITIVE_INFINITY) return undefined;
    const { goal, toGo } = this.#guide;
    return {
      column: goal.x / stepLength,
      row: goal.y / stepLength,
      radius: goal.radius / stepLength,
      most: (this.#most + latticeTolerance) / stepLength,
      toGo: toGo && ((from, enough) => toGo(from, enough * stepLength) / stepLength),
    };
  }

  /** Sees to it that no point is missing that is in reach and has at most so much to go; tells whether any might have been. */
  seeTo(toGo: QuarterInches): boolean {
    if (this.#guide === undefined) return false;
    for (;;) {
      const furthest = this.#furthest();
      if (this.#most >= furthest + toGo) return this.#guide.most < furthest + toGo;
      this.#most = furthest + toGo;
      this.#found = this.#setOut();
      this.#isComplete = false;
    }
  }

  /** As ways compare; whether any step counts several times is known only once all was searched. */
  #furthest(): QuarterInches {
    const { limit, slow } = this.#search;
    if (slow === undefined) return limit * stepLength;
    this.#complete();
    return limit * stepLength * (this.#found.slowed ? slow.factor : 1);
  }

  /** The last step of the way to a point, from 1, and maybe `short`; 0 where none leads. */
  #stepOf(point: LatticeIndex): number {
    const { first, step } = this.#found;
    const at = point - first;
    if (at < 0 || at >= step.length) return 0;
    if (step[at] === 0) this.#complete();
    return step[at]!;
  }

  /** Whether a lattice way to the point was found, at most a tenth longer than the limit. */
  leadTo(point: LatticeIndex): boolean {
    return this.#stepOf(point) !== 0;
  }

  /** Whether the way to the point, pulled straight, is within the limit. */
  reach(point: LatticeIndex): boolean {
    if (squaredBetween(this.map.table.columns, this.start, point) > this.#limit * this.#limit) return false;
    const step = this.#stepOf(point);
    return step !== 0 && ((step & short) !== 0 || this.#pull(point) <= this.#limit);
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

  /** Makes a 2 of every 1 that stands for a point which the way to it, pulled straight, brings within the limit. */
  markReached(flags: Uint8Array): void {
    this.#complete();
    const { columns } = this.map.table;
    const { first, step } = this.#found;
    const wide = Math.floor(this.#search.short); // nothing is nearer over steps than as the crow flies
    const column = this.start % columns;
    const west = Math.max(0, column - wide);
    const east = Math.min(columns - 1, column + wide);
    for (let row = 0; row < step.length; row += columns) {
      for (let at = row + west; at <= row + east; at++) {
        if (step[at] === 0 || flags[first + at] !== 1) continue;
        if ((step[at]! & short) !== 0 || this.reach(first + at)) flags[first + at] = 2;
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
      length += Math.sqrt(squaredBetween(this.map.table.columns, corner, to));
      to = corner;
    }
    return length;
  }

  #cornerOf(point: LatticeIndex): LatticeIndex {
    let corner = this.#corners.get(point);
    if (corner === undefined) {
      corner = this.#cornerBefore(point);
      this.#corners.set(point, corner);
    }
    return corner;
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
    return (this.#found.step[point - this.#found.first]! & stepBits) - 1;
  }

  #mayJump(from: LatticeIndex, to: LatticeIndex): boolean {
    const { columns } = this.map.table;
    const a = putAt(legFrom, columns, from);
    const b = putAt(legTo, columns, to);
    this.#walls ??= wallsNear(this.map, this.start, this.#limit * stretch);
    if (!legIsFree(this.#walls, this.map.radius, a, b, this.#keepAway)) return false;
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
  const near = discs.filter(({ at, pass }) => {
    const distance = furthest + pass;
    return pass > 0 && squaredBetween(table.columns, start, at) <= distance * distance;
  });
  return bindKeepAway(table, near, origin);
}

function wallsNear(
  { table, walls, radius }: NavigationMap,
  start: LatticeIndex,
  furthest: QuarterInches,
): readonly ConvexPolygon[] {
  const { x, y } = latticePoint(table, start);
  const around = { west: x, east: x, north: y, south: y };
  return walls.filter(({ box }) => boxesNear(box, around, furthest + radius + 1));
}

/** No step leads over more rows than this. */
const mostRows = 2;

/** Some whole rows of a table, before anything is found there. */
function rowsOf({ columns, rows }: LatticeTable, from: number, to: number): Found {
  const north = Math.max(0, from);
  const south = Math.min(rows - 1, to);
  return { first: north * columns, step: zeros((south - north + 1) * columns), avoided: false, slowed: false };
}

const roomAtOnce = 0x10000;
let room = new Uint8Array(0);
let taken = 0;

/** A part of a larger array that nobody has used: an array of its own takes about as long to make as a search. */
function zeros(length: number): Uint8Array {
  if (taken + length > room.length) {
    room = new Uint8Array(Math.max(roomAtOnce, length));
    taken = 0;
  }
  taken += length;
  return room.subarray(taken - length, taken);
}

let opened: Uint16Array = new Uint16Array(0);
/** What it was opened for: mostly a search goes on before another begins. */
let openedFor: Found | undefined;

/** In an array that the next search uses again; it holds for some rows alone. */
function openSteps(map: NavigationMap, keepAway: readonly BindingKeepAway[], found: Found): Uint16Array {
  if (keepAway.length === 0) return map.open;
  if (openedFor === found) return opened;
  openedFor = found;
  const { first, step } = found;
  if (opened.length !== map.open.length) opened = new Uint16Array(map.open.length);
  opened.set(map.open.subarray(first, first + step.length), first);
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
