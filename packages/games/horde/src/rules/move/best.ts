import { type LatticeIndex, latticeTolerance, type QuarterInches } from '@starboard/space';
import { crowFlies, goesStraight, isBeyondCap, type Mover, mayEnd } from './mover.ts';
import { eachTowards } from './places.ts';
import { discAt, type Routes, routesOf } from './routes.ts';

/** How much further than straight ahead the first search looks; any number gives the same result. */
const slack: QuarterInches = 4;

export interface BestEnd {
  readonly at: LatticeIndex;
  /** The way there, both ends included. */
  way(): LatticeIndex[];
  /** How long it is. */
  length(): QuarterInches;
}

/** What is looked for: the least rank, and only where it is allowed. */
export interface Aim {
  /** The place that is aimed at: no rank is less than the distance to it as the crow flies. */
  readonly goal: LatticeIndex;
  /** Above `most` any rank will do that is above it too. */
  rank(at: LatticeIndex, most?: QuarterInches): QuarterInches;
  /** The rank is that very distance. */
  readonly isAsCrowFlies: boolean;
  readonly isAllowed: ((at: LatticeIndex) => boolean) | undefined;
  /** Nothing of a higher rank is allowed. */
  readonly most: QuarterInches;
}

/**
 * GSQ-AI-09, GSQ-MOVE-12: of all legal end positions in reach, the present place included, the one of least rank (ties:
 * shorter path, lower y, lower x); none if nothing in reach is allowed.
 */
export function bestEnd(mover: Mover, limit: QuarterInches, aim: Aim): BestEnd | undefined {
  const places = bestPlaces(mover, limit, aim);
  if (places.length === 0) return undefined;
  return straightTo(mover, places) ?? searchBest(mover, limit, aim, places);
}

/** The legal and allowed places of least rank that are near enough, whether a way leads there or not. */
function bestPlaces(mover: Mover, limit: QuarterInches, aim: Aim): LatticeIndex[] {
  const places: LatticeIndex[] = [];
  let least = leastToBegin(mover, aim);
  eachTowards(mover, limit, aim.goal, least + latticeTolerance, at => {
    const its = rankOf(mover, aim, at, least);
    if (its === undefined) return least + latticeTolerance;
    if (its < least - latticeTolerance) places.length = 0;
    places.push(at);
    least = Math.min(least, its);
    return least + latticeTolerance;
  });
  return places.sort((a, b) => a - b); // lower y, then lower x
}

/** Where everything is allowed, staying is as well: nothing further off need be looked at. */
function leastToBegin(mover: Mover, { rank, isAllowed, most }: Aim): QuarterInches {
  return isAllowed === undefined ? rank(mover.start) : most;
}

/** The rank of a place that is legal, allowed, and as good as the best so far. */
function rankOf(
  mover: Mover,
  { rank, isAllowed }: Aim,
  at: LatticeIndex,
  least: QuarterInches,
): QuarterInches | undefined {
  if (at !== mover.start && mover.map.standable[at] === 0) return undefined;
  const its = rank(at, least + latticeTolerance);
  if (its > least + latticeTolerance) return undefined;
  if (at !== mover.start && (isBeyondCap(mover, at) || !mayEnd(mover, at))) return undefined;
  return isAllowed === undefined || isAllowed(at) ? its : undefined;
}

/** If a straight leg leads to each of them, no search is needed: the nearest is the best. */
function straightTo(mover: Mover, places: readonly LatticeIndex[]): BestEnd | undefined {
  const { start } = mover;
  if (places.includes(start)) return { at: start, way: () => [start], length: () => 0 };
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const at of places) {
    if (!goesStraight(mover, at)) return undefined;
    const length = crowFlies(mover, start, at);
    if (length > shortest - latticeTolerance) continue;
    best = at;
    shortest = length;
  }
  return { at: best, way: () => [start, best], length: () => shortest };
}

/** Ways that lead more or less straight there are looked at first; the others only if there may be a better place. */
function searchBest(
  mover: Mover,
  limit: QuarterInches,
  aim: Aim,
  places: readonly LatticeIndex[],
): BestEnd | undefined {
  const routes = routesOf(mover, limit, undefined, {
    goal: discAt(mover, aim.goal),
    most: aim.rank(mover.start) + slack,
    toGo: aim.isAsCrowFlies ? undefined : aim.rank,
  });
  const first = bestAmong(mover, limit, aim, routes);
  if (first !== undefined && isBestOf(places, first.at, mover, routes)) return first;
  const most = first?.rank ?? aim.most;
  return routes.seeTo(most) ? bestAmong(mover, limit, aim, routes) : first;
}

/** Whether a place that was found is one of the best, and no other of them can have a shorter way, be it found or not. */
function isBestOf(places: readonly LatticeIndex[], found: LatticeIndex, mover: Mover, routes: Routes): boolean {
  if (!places.includes(found)) return false;
  if (places.length === 1) return true;
  const shortest = routes.lengthTo(found);
  return places.every(at => {
    if (!routes.reach(at)) return crowFlies(mover, mover.start, at) > shortest + latticeTolerance;
    return at === found || !isShorter(routes.lengthTo(at), at, shortest, found);
  });
}

interface Found extends BestEnd {
  readonly rank: QuarterInches;
}

function bestAmong(mover: Mover, limit: QuarterInches, aim: Aim, routes: Routes): Found | undefined {
  let best = -1;
  let least = leastToBegin(mover, aim);
  eachTowards(mover, limit, aim.goal, least + latticeTolerance, at => {
    const its = rankOf(mover, aim, at, least);
    if (its === undefined || !routes.reach(at)) return least + latticeTolerance;
    const isBetter = best < 0 || its < least - latticeTolerance;
    if (isBetter || isShorter(routes.lengthTo(at), at, routes.lengthTo(best), best)) {
      best = at;
      least = its;
    }
    return least + latticeTolerance;
  });
  return best < 0
    ? undefined
    : { at: best, rank: least, way: () => routes.wayTo(best), length: () => routes.lengthTo(best) };
}

/** GSQ-GEO-16: of two ways the shorter, else that to the lower y, then the lower x. */
function isShorter(length: QuarterInches, to: LatticeIndex, than: QuarterInches, there: LatticeIndex): boolean {
  return Math.abs(length - than) < latticeTolerance ? to < there : length < than;
}
