import { type LatticeIndex, latticeTolerance, leadsStraight, type QuarterInches } from '@starboard/space';
import { crowFlies, type Mover, mayEnd } from './mover.ts';
import { eachNearest, eachWithin, type Routes, routesOf } from './routes.ts';

/** No lattice way is pulled straight by more than this (see `Ways`). */
const stretch = 1.1;

/** On open ground no lattice way is longer than the straight one by more than this. */
const zigzag = 1.03;

/** How much further than that the first search looks, and each one after it; any numbers give the same result. */
const firstSlack: QuarterInches = 3;
const moreSlack = 0.3;

export interface BestEnd {
  readonly at: LatticeIndex;
  /** The way there, both ends included. */
  way(): LatticeIndex[];
}

/** What is looked for: the least rank, which never changes by more than the length of a step; and only where it is allowed. */
export interface Aim {
  /** Above `most` any rank will do that is above it too. */
  rank(at: LatticeIndex, most?: QuarterInches): QuarterInches;
  readonly isAllowed?: ((at: LatticeIndex) => boolean) | undefined;
  /** Where the rank is the distance as the crow flies to a place: that place, and how far from it anything is allowed. */
  readonly around?: { readonly place: LatticeIndex; readonly most: QuarterInches };
}

/**
 * GSQ-AI-09, GSQ-MOVE-12: of all legal end positions in reach, the present place included, the one of least rank (ties:
 * shorter path, lower y, lower x); none if nothing in reach is allowed.
 */
export function bestEnd(mover: Mover, limit: QuarterInches, aim: Aim): BestEnd | undefined {
  const places = bestPlaces(mover, limit, aim);
  if (places.length === 0) return undefined;
  return straightTo(mover, places) ?? searchBest(mover, limit, aim);
}

/** The legal and allowed places of least rank that are near enough, whether a way leads there or not. */
function bestPlaces(mover: Mover, limit: QuarterInches, aim: Aim): LatticeIndex[] {
  return aim.around === undefined
    ? bestPlacesWithin(mover, limit, aim)
    : bestPlacesAround(mover, limit, aim, aim.around);
}

function bestPlacesWithin(mover: Mover, limit: QuarterInches, { rank, isAllowed }: Aim): LatticeIndex[] {
  const { standable, table } = mover.map;
  const places: LatticeIndex[] = [];
  // Where everything is allowed, staying is as well: nothing further off need be looked at.
  let least = isAllowed === undefined ? rank(mover.start) : Number.POSITIVE_INFINITY;
  const column = mover.start % table.columns;
  const row = (mover.start - column) / table.columns;
  const reach = (limit + latticeTolerance) / 2;
  const last = Math.min(table.rows - 1, Math.floor(row + reach));
  for (let r = Math.max(0, Math.ceil(row - reach)); r <= last; r++) {
    const width = Math.sqrt(reach * reach - (r - row) * (r - row));
    const east = r * table.columns + Math.min(table.columns - 1, Math.floor(column + width));
    for (let at = r * table.columns + Math.max(0, Math.ceil(column - width)); at <= east; at++) {
      if (standable[at] === 0 && at !== mover.start) continue;
      const its = rank(at, least + latticeTolerance);
      if (its > least + latticeTolerance || !isGood(mover, at, isAllowed)) continue;
      if (its < least - latticeTolerance) places.length = 0;
      places.push(at);
      least = Math.min(least, its);
    }
  }
  return places;
}

/** The nearest first: as soon as one will do, nothing further off need be looked at. */
function bestPlacesAround(
  mover: Mover,
  limit: QuarterInches,
  { isAllowed }: Aim,
  { place, most }: NonNullable<Aim['around']>,
): LatticeIndex[] {
  const places: LatticeIndex[] = [];
  let least = most;
  eachNearest(mover.map.table, place, (point, away) => {
    if (away > least + latticeTolerance) return true;
    if (crowFlies(mover, mover.start, point) > limit + latticeTolerance) return false;
    if (!isGood(mover, point, isAllowed)) return false;
    places.push(point);
    least = away;
    return false;
  });
  return places.sort((a, b) => a - b); // lower y, then lower x
}

function isGood(mover: Mover, at: LatticeIndex, isAllowed: Aim['isAllowed']): boolean {
  if (at !== mover.start && !mayEnd(mover, at)) return false;
  return isAllowed === undefined || isAllowed(at);
}

/** If a straight leg leads to each of them, no search is needed: the nearest is the best. */
function straightTo(mover: Mover, places: readonly LatticeIndex[]): BestEnd | undefined {
  const { map, start, keepAway, flies, strides, field } = mover;
  if (places.includes(start)) return { at: start, way: () => [start] };
  const grounds = strides ? [field.dangerous] : [field.difficult, field.dangerous];
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const at of places) {
    if (!flies && !leadsStraight(map, start, at, { keepAway, grounds })) return undefined;
    const length = crowFlies(mover, start, at);
    if (length > shortest - latticeTolerance) continue;
    best = at;
    shortest = length;
  }
  return { at: best, way: () => [start, best] };
}

/**
 * Ways that lead more or less straight there are looked at first; the search is widened as long as there may be a better
 * place that it left open.
 */
function searchBest(mover: Mover, limit: QuarterInches, aim: Aim): BestEnd | undefined {
  const from = aim.rank(mover.start);
  const everywhere = from + 2 * stretch * limit;
  for (let most = from * zigzag + firstSlack; most < everywhere; most += moreSlack * limit) {
    const routes = routesOf(mover, limit, { toGo: aim.rank, most });
    if (routes.slowed) break; // Where steps count double, ways through what was left out may be the better ones.
    const best = bestAmong(mover, routes, aim);
    if (!isAnyOpen(mover, limit, aim, routes, best, most)) return best;
  }
  return bestAmong(mover, routesOf(mover, limit), aim);
}

interface Found extends BestEnd {
  readonly rank: QuarterInches;
  readonly length: QuarterInches;
}

function bestAmong(mover: Mover, routes: Routes, { rank, isAllowed }: Aim): Found | undefined {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  routes.eachPoint(point => {
    const its = rank(point, least + latticeTolerance);
    if (its > least + latticeTolerance) return;
    if (!isGood(mover, point, isAllowed) || !routes.reach(point)) return;
    const isTied = best >= 0 && (its === least || its > least - latticeTolerance);
    if (isTied && routes.lengthTo(point) >= routes.lengthTo(best) - latticeTolerance) return;
    best = point;
    least = its;
  });
  if (best < 0) return undefined;
  return { at: best, rank: least, length: routes.lengthTo(best), way: () => routes.wayTo(best) };
}

/** Whether a place may be better than the best, though no way to it was found because none so long was looked for. */
function isAnyOpen(
  mover: Mover,
  limit: QuarterInches,
  { rank, isAllowed, around }: Aim,
  routes: Routes,
  best: Found | undefined,
  most: QuarterInches,
): boolean {
  const least = best?.rank ?? Number.POSITIVE_INFINITY;
  if (most >= limit * stretch + least + 2 * latticeTolerance) return false;
  let isOpen = false;
  const look = (point: LatticeIndex): void => {
    if (isOpen || mover.map.standable[point] === 0) return;
    const its = rank(point, least + latticeTolerance);
    if (its > least + latticeTolerance) return;
    const straight = crowFlies(mover, mover.start, point);
    if (straight > limit + latticeTolerance || routes.settle(point)) return;
    if (best !== undefined && its > least - latticeTolerance && straight > best.length + latticeTolerance) return;
    isOpen = mayEnd(mover, point) && (isAllowed === undefined || isAllowed(point));
  };
  if (around === undefined) eachWithin(mover.map.table, mover.start, limit + latticeTolerance, look);
  else eachWithin(mover.map.table, around.place, Math.min(around.most, least) + latticeTolerance, look);
  return isOpen;
}
