import {
  boxesNear,
  type LatticeIndex,
  latticePoint,
  latticeTolerance,
  polylineLength,
  type QuarterInches,
  type RoundBase,
  squaredDistance,
  Ways,
  type WaysGuide,
  type WaysRequest,
  wayTouchesGround,
} from '@starboard/space';
import { crowFlies, type Mover } from './mover.ts';
import { eachWithin } from './places.ts';

/** GSQ-AI-11 */
const dangerCounts = 2;

/** GSQ-MOVE-09, 10, GSQ-AI-10, 11: the ways of a mover within a limit. */
export interface Routes {
  /** GSQ-AI-10: whether the way is short enough. */
  reach(to: LatticeIndex): boolean;
  lengthTo(to: LatticeIndex): QuarterInches;
  /** Both ends included. */
  wayTo(to: LatticeIndex): LatticeIndex[];
  /** Makes a 2 of every 1 that stands for a point in reach. */
  markReached(flags: Uint8Array): void;
  /** Sees to it that no point is missing that has at most so much to go; tells whether any might have been. */
  seeTo(toGo: QuarterInches): boolean;
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

export function routesOf(mover: Mover, limit: QuarterInches, before?: Stretch, guide?: WaysGuide): Routes {
  return mover.flies ? new Flight(mover, leftOf(mover, limit, before)) : new Walk(mover, limit, before, guide);
}

/** How much further than straight to a place the first search for it looks; any number gives the same result. */
const slack: QuarterInches = 4;

/** The same for one place alone: ways that lead more or less straight there are looked at first. */
export function routesTo(mover: Mover, limit: QuarterInches, to: LatticeIndex, before?: Stretch): Routes {
  const most = crowFlies(mover, mover.start, to) + slack;
  const routes = routesOf(mover, limit, before, { goal: discAt(mover, to), most, toGo: undefined });
  if (!routes.reach(to)) routes.seeTo(0);
  return routes;
}

/** A place, as something to go to. */
export function discAt({ map: { table } }: Mover, at: LatticeIndex): RoundBase {
  const { x, y } = latticePoint(table, at);
  return { x, y, radius: 0 };
}

/** GSQ-TERRAIN-01: how far it may still go, off difficult ground. */
export function leftOf({ roughCap }: Mover, limit: QuarterInches, before: Stretch | undefined): QuarterInches {
  const most = before?.rough ? Math.min(limit, roughCap) : limit;
  return Math.max(0, most - (before?.gone ?? 0));
}

/** GSQ-SPECIAL-14: straight over everything. */
class Flight implements Routes {
  readonly #mover: Mover;
  readonly #limit: QuarterInches;

  constructor(mover: Mover, limit: QuarterInches) {
    this.#mover = mover;
    this.#limit = limit + latticeTolerance;
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

  markReached(flags: Uint8Array): void {
    const { map, start } = this.#mover;
    eachWithin(map.table, start, this.#limit, point => {
      if (flags[point] === 1 && map.passable[point] === 1) flags[point] = 2;
    });
  }

  seeTo(): boolean {
    return false;
  }
}

/** GSQ-AI-10: around all difficult ground as far as the allowance goes, or over any as far as the cap. */
class Walk implements Routes {
  readonly #mover: Mover;
  readonly #limit: QuarterInches;
  readonly #before: Stretch | undefined;
  readonly #around: Ways | undefined;
  #across: Ways | 'none' | undefined;
  readonly #guide: WaysGuide | undefined;

  constructor(mover: Mover, limit: QuarterInches, before?: Stretch, guide?: WaysGuide) {
    this.#mover = mover;
    this.#limit = limit;
    this.#before = before;
    this.#guide = guide;
    const { start, field, strides, roughCap } = mover;
    const { difficult } = field;
    if (strides) this.#around = this.#search(limit, {});
    else if (!before?.rough && difficult.inside[start] === 0)
      this.#around = this.#search(limit, { avoid: [difficult], heed: this.#left(Math.min(limit, roughCap)) });
  }

  /** What is left of an allowance. */
  #left(most: QuarterInches): QuarterInches {
    return Math.max(0, most - (this.#before?.gone ?? 0));
  }

  #search(most: QuarterInches, { avoid, heed, grounds }: Pick<WaysRequest, 'avoid' | 'heed' | 'grounds'>): Ways {
    const { map, start, keepAway, field } = this.#mover;
    const isSlow = isDangerNear(this.#mover, this.#limit);
    return new Ways(map, {
      start,
      limit: this.#left(most),
      keepAway,
      avoid,
      slow: isSlow ? { ground: field.dangerous, factor: dangerCounts } : undefined,
      grounds,
      origin: this.#before?.origin ?? start,
      heed,
      guide: this.#guide,
    });
  }

  /** Ways over difficult ground, if there is any to avoid; looked for as soon as somebody wants one. */
  #crossing(): Ways | undefined {
    if (this.#across === undefined && (this.#mover.strides || this.#around?.avoided === false)) this.#across = 'none';
    return this.#across === 'none' ? undefined : this.#searchAcross();
  }

  #searchAcross(): Ways | undefined {
    const { field, roughCap } = this.#mover;
    this.#across ??= this.#search(Math.min(this.#limit, roughCap), { grounds: [field.difficult] });
    return this.#across === 'none' ? undefined : this.#across;
  }

  seeTo(toGo: QuarterInches): boolean {
    const mightMiss = this.#around?.seeTo(toGo) === true;
    if (mightMiss && this.#across === 'none') this.#across = undefined; // there may be more to avoid
    return this.#crossing()?.seeTo(toGo) === true || mightMiss;
  }

  reach(to: LatticeIndex): boolean {
    const around = this.#aroundTo(to);
    if (around?.reach(to)) return true;
    const { start, roughCap } = this.#mover;
    if (crowFlies(this.#mover, start, to) > roughCap + latticeTolerance) return false;
    // Into difficult ground there is no other way than across: whether ways around avoid anything need not be asked.
    const across = around === undefined ? this.#searchAcross() : this.#crossing();
    return across?.reach(to) === true;
  }

  /** No way around difficult ground ends in it. */
  #aroundTo(to: LatticeIndex): Ways | undefined {
    const { strides, field } = this.#mover;
    return strides || field.difficult.inside[to] === 0 ? this.#around : undefined;
  }

  /** Around difficult ground if that is short enough, else across. */
  #to(to: LatticeIndex): Ways {
    const around = this.#aroundTo(to);
    if (around?.reach(to) || (around?.seeTo(this.#toGo(to)) && around.reach(to))) return around;
    return this.#crossing() ?? this.#around!;
  }

  #toGo(from: LatticeIndex): QuarterInches {
    if (this.#guide === undefined) return 0;
    const { goal, toGo } = this.#guide;
    if (toGo !== undefined) return toGo(from, Number.POSITIVE_INFINITY);
    const away = Math.sqrt(squaredDistance(latticePoint(this.#mover.map.table, from), goal));
    return Math.max(0, away - goal.radius);
  }

  lengthTo(to: LatticeIndex): QuarterInches {
    return this.#to(to).lengthTo(to);
  }

  wayTo(to: LatticeIndex): LatticeIndex[] {
    return this.#to(to).wayTo(to);
  }

  markReached(flags: Uint8Array): void {
    this.#around?.markReached(flags);
    this.#crossing()?.markReached(flags);
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

/** A way that has been gone, as it counts for what comes after it. */
export function stretchAfter(mover: Mover, before: Stretch | undefined, way: readonly LatticeIndex[]): Stretch {
  const { map, field, strides, flies } = mover;
  return {
    origin: before?.origin ?? mover.start,
    gone: (before?.gone ?? 0) + polylineLength(map.table, way),
    rough: before?.rough === true || (!strides && !flies && wayTouchesGround(map.table, way, field.difficult)),
  };
}
