import type { Area } from '@starboard/kernel';
import {
  endFlags,
  type LatticeIndex,
  type LatticePoint,
  type LatticeRuns,
  type LatticeTable,
  latticePoint,
  latticeTolerance,
  nearestWhere,
  type QuarterInches,
} from '@starboard/space';
import type { Fighter, Model, State } from '../../types.ts';
import { crowFlies, goesStraight, isBeyondCap, type Mover, mayEnd, moverOf } from './mover.ts';
import { eachTowards, eachWithin } from './places.ts';
import { leftOf, type Routes, routesOf, routesTo, type Stretch } from './routes.ts';

export interface MoveRequest {
  readonly limit: QuarterInches;
  /** GSQ-MELEE-02: a charge may come near to its target; other moves keep 1" from foes (GSQ-MOVE-06). */
  readonly charging?: Fighter;
}

/** Where a model can go, and how. */
export interface Reach extends Area {
  /** GSQ-MOVE-08, GSQ-AI-10: the legal end positions. */
  readonly ends: LatticeRuns;
  /** The end of least rank among those that are allowed; ties go to lower y, then lower x. */
  leastOf(rank: (at: LatticeIndex) => number, isAllowed: (at: LatticeIndex) => boolean): LatticeIndex | undefined;
  /** There is no end but the present place. */
  readonly isStuck: boolean;
  /** The length of the way to an end, in quarter inches (GSQ-MOVE-10). */
  lengthTo(at: LatticeIndex): QuarterInches;
  /** The way to an end, pulled straight, both ends included. */
  wayTo(at: LatticeIndex): LatticeIndex[];
}

/** GSQ-MOVE-03..10, GSQ-AI-10, 11 */
export function reachOf(state: State, fighter: Fighter, model: Model, { limit, charging }: MoveRequest): Reach {
  return reachFrom(moverOf(state, fighter, model, charging), limit);
}

/** GSQ-MOVE-11: the same after a stretch that is already settled. */
export function reachFrom(mover: Mover, limit: QuarterInches, before?: Stretch): Reach {
  return new Within(mover, limit, before);
}

/** Mostly a straight leg leads to the one place that somebody asks for; only for others ways are searched. */
class Within implements Reach {
  readonly #mover: Mover;
  readonly #limit: QuarterInches;
  readonly #before: Stretch | undefined;
  /** How far it may still go, as the crow flies. */
  readonly #left: QuarterInches;
  #searched: Routes | undefined;
  /** What was searched for one place. */
  #towards: { readonly at: LatticeIndex; readonly routes: Routes } | undefined;
  #ends: LatticeRuns | undefined;
  #within: LatticeRuns | undefined;

  constructor(mover: Mover, limit: QuarterInches, before: Stretch | undefined) {
    this.#mover = mover;
    this.#limit = limit;
    this.#before = before;
    this.#left = leftOf(mover, limit, before);
  }

  #routes(): Routes {
    this.#searched ??= routesOf(this.#mover, this.#limit, this.#before);
    return this.#searched;
  }

  /** Mostly few places are asked for, one after the other. */
  #routesTo(at: LatticeIndex): Routes {
    if (this.#searched !== undefined) return this.#searched;
    if (this.#towards?.at !== at) {
      this.#towards = { at, routes: routesTo(this.#mover, this.#limit, at, this.#before) };
    }
    return this.#towards.routes;
  }

  get ends(): LatticeRuns {
    this.#ends ??= endsOf(this.#mover, this.#left, this.#routes());
    return this.#ends;
  }

  list(): LatticeRuns {
    return this.ends;
  }

  get within(): LatticeRuns {
    this.#within ??= squareAround(this.#mover, this.#limit);
    return this.#within;
  }

  has(at: LatticeIndex): boolean {
    if (at === this.#mover.start) return true;
    return this.#mayEnd(at) && (this.#goesStraight(at) || this.#routesTo(at).reach(at));
  }

  #mayEnd(at: LatticeIndex): boolean {
    return !this.#isTooFar(at) && !isBeyondCap(this.#mover, at, this.#before?.gone) && mayEnd(this.#mover, at);
  }

  leastOf(rank: (at: LatticeIndex) => number, isAllowed: (at: LatticeIndex) => boolean): LatticeIndex | undefined {
    const { map, start } = this.#mover;
    let best: LatticeIndex | undefined;
    let least = Number.POSITIVE_INFINITY;
    eachWithin(map.table, start, this.#left + latticeTolerance, at => {
      if (!isAllowed(at)) return;
      const its = rank(at);
      if (its >= least || (at !== start && !this.#canEnd(at))) return;
      best = at;
      least = its;
    });
    return best;
  }

  #canEnd(at: LatticeIndex): boolean {
    return this.#mayEnd(at) && (this.#goesStraight(at) || this.#routes().reach(at));
  }

  get isStuck(): boolean {
    return !this.#hasEnd(at => this.#goesStraight(at)) && !this.#hasEnd(at => this.#routes().reach(at));
  }

  /** Whether there is an end besides the present place that a test holds of; the nearest are looked at first. */
  #hasEnd(test: (at: LatticeIndex) => boolean): boolean {
    const { start } = this.#mover;
    let isFound = false;
    eachTowards(this.#mover, this.#limit, start, this.#limit, at => {
      if (at !== start && this.#mayEnd(at)) isFound = test(at);
      return isFound ? -1 : this.#limit;
    });
    return isFound;
  }

  #goesStraight(at: LatticeIndex): boolean {
    return goesStraight(this.#mover, at, this.#before?.gone);
  }

  lengthTo(at: LatticeIndex): QuarterInches {
    return this.#isStraight(at) ? crowFlies(this.#mover, this.#mover.start, at) : this.#routesTo(at).lengthTo(at);
  }

  wayTo(at: LatticeIndex): LatticeIndex[] {
    const { start } = this.#mover;
    if (at === start) return [start];
    return this.#isStraight(at) ? [start, at] : this.#routesTo(at).wayTo(at);
  }

  #isStraight(at: LatticeIndex): boolean {
    return !this.#isTooFar(at) && this.#goesStraight(at);
  }

  #isTooFar(at: LatticeIndex): boolean {
    return crowFlies(this.#mover, this.#mover.start, at) > this.#left + latticeTolerance;
  }
}

/** The square that no way within a limit leads out of. */
function squareAround({ map: { table }, start }: Mover, limit: QuarterInches): LatticeRuns {
  const wide = Math.floor((limit + latticeTolerance) / 2);
  const column = start % table.columns;
  const row = (start - column) / table.columns;
  const west = Math.max(0, column - wide);
  const count = Math.min(table.columns - 1, column + wide) - west + 1;
  const runs: number[] = [];
  for (let r = Math.max(0, row - wide); r <= Math.min(table.rows - 1, row + wide); r++) {
    runs.push(r * table.columns + west, count);
  }
  return runs;
}

/** The present place is always one of them (GSQ-MOVE-14). */
function endsOf(mover: Mover, limit: QuarterInches, routes: Routes): LatticeRuns {
  const { map, start, keepAway } = mover;
  const from = latticePoint(map.table, start);
  const near = keepAway.filter(({ at, end }) => {
    const { x, y } = latticePoint(map.table, at);
    return Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) < limit + end + 1;
  });
  const flags = endFlags(map, near);
  routes.markReached(flags);
  flags[start] = 2;
  return runsOfMarks(flags, map.table, from, limit);
}

/** The points marked with a 2, none of which is further away than the limit. */
function runsOfMarks(
  flags: Uint8Array,
  { columns, rows }: LatticeTable,
  { x, y }: LatticePoint,
  limit: QuarterInches,
): LatticeRuns {
  const wide = Math.ceil(limit / 2) + 1;
  const west = Math.max(0, x / 2 - wide);
  const east = Math.min(columns - 1, x / 2 + wide);
  const south = Math.min(rows - 1, y / 2 + wide);
  const runs: number[] = [];
  let next = -1;
  for (let row = Math.max(0, y / 2 - wide); row <= south; row++) {
    for (let at = row * columns + west; at <= row * columns + east; at++) {
      if (flags[at] !== 2) continue;
      if (at === next) runs[runs.length - 1]!++;
      else runs.push(at, 1);
      next = at + 1;
    }
  }
  return runs;
}

/** GSQ-MOVE-08: whether a model of this fighter may stand there, all others standing where they do. */
export function mayStand(state: State, fighter: Fighter, model: Model, at: LatticeIndex): boolean {
  return mayEnd(moverOf(state, fighter, model), at);
}

/** The legal end position nearest to a place (GSQ-WOUND-07, GSQ-INJURY-12, GSQ-MELEE-12). */
export function nearestPlace(state: State, fighter: Fighter, model: Model, to: LatticeIndex): LatticeIndex {
  const mover = moverOf(state, fighter, model);
  return nearestWhere(mover.map.table, to, at => mayEnd(mover, at))!;
}
