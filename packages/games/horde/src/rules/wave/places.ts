import { type LatticeIndex, type QuarterInches, squaredBetween } from '@starboard/space';
import { fieldOf, onFoot } from '../../field/field.ts';
import { columnsOf, modelsOf, radiusOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { State, Unit } from '../../types.ts';
import { nearestMarker, placeOfCorner, placeOfMarker } from '../enemies/goal.ts';
import { eachWithin } from '../move/places.ts';
import { isUp } from '../table.ts';

/** GSQ-WAVE-04, 11, in inches: how far from its corner a unit is set up, and by how much that grows if need be. */
export const arrival = 6;
const growth = 1;

/** GSQ-GEO-09, in inches: between models of different units. */
const gap = 1;

/** GSQ-GEO-11, 12, in inches: between neighbours of a unit, and between any two of it. */
const link = 1;
const spread = 6;

/** GSQ-WAVE-10..12: where the models of a unit are set up around a corner; undefined if the whole table is full. */
export function placesAt(state: State, unit: Unit, corner: number): LatticeIndex[] | undefined {
  const from = placeOfCorner(state, corner);
  const goal = placeOfMarker(state, nearestMarker(state, [from]).no);
  const furthest = 2 * fieldOf(state).side;
  for (let radius = distance(state, arrival); radius <= furthest; radius += distance(state, growth)) {
    const places = settle(state, unit, legalPlaces(state, unit, from, radius), goal);
    if (places.length === unit.size) return places;
  }
  return undefined;
}

/** GSQ-RUL-14, GSQ-MOVE-08, GSQ-WAVE-12: everywhere near the corner that one of its models may stand, in order. */
function legalPlaces(state: State, unit: Unit, corner: LatticeIndex, within: QuarterInches): LatticeIndex[] {
  const radius = radiusOf(state, unit);
  const { table } = fieldOf(state);
  const { standable } = onFoot(fieldOf(state), radius);
  const reach = within + radius;
  const others = othersNear(state, corner, radius, reach);
  const places: LatticeIndex[] = [];
  eachWithin(table, corner, reach, at => {
    if (standable[at] === 1 && others.every(other => keepsOff(table.columns, at, other))) places.push(at);
  });
  return places;
}

/** Somebody who stands near, with the squared distance that must be kept from them. */
interface Other {
  readonly at: LatticeIndex;
  readonly squared: number;
}

function keepsOff(columns: number, at: LatticeIndex, other: Other): boolean {
  return squaredBetween(columns, at, other.at) >= other.squared;
}

/** GSQ-GEO-09 */
function othersNear(state: State, corner: LatticeIndex, radius: QuarterInches, reach: QuarterInches): Other[] {
  const columns = columnsOf(state);
  const near: Other[] = [];
  for (const fighter of [...state.heroes, ...state.units]) {
    if (!isUp(fighter)) continue;
    const kept = radius + radiusOf(state, fighter) + distance(state, gap);
    for (const { at } of modelsOf(fighter)) {
      if (squaredBetween(columns, at, corner) <= (reach + kept) ** 2) near.push({ at, squared: kept * kept });
    }
  }
  return near;
}

/** GSQ-WAVE-10: the first as near to the marker as may be, each other one as near to the first; as many as find a place. */
function settle(state: State, unit: Unit, places: readonly LatticeIndex[], goal: LatticeIndex): LatticeIndex[] {
  const columns = columnsOf(state);
  const first = nearestOf(columns, places, goal);
  if (first === undefined) return [];
  const settled = [first];
  while (settled.length < unit.size) {
    const coherent = places.filter(place => isCoherent(state, unit, settled, place));
    const next = nearestOf(columns, coherent, first);
    if (next === undefined) break;
    settled.push(next);
  }
  return settled;
}

/** GSQ-GEO-17: ties go to the one that comes first: lower y, then lower x. */
function nearestOf(columns: number, places: readonly LatticeIndex[], to: LatticeIndex): LatticeIndex | undefined {
  let nearest: LatticeIndex | undefined;
  let least = Infinity;
  for (const place of places) {
    const squared = squaredBetween(columns, place, to);
    if (squared >= least) continue;
    least = squared;
    nearest = place;
  }
  return nearest;
}

/** GSQ-GEO-07, 11, 12: beside one of the unit's models, far from none, and on top of none. */
function isCoherent(state: State, unit: Unit, settled: readonly LatticeIndex[], place: LatticeIndex): boolean {
  const columns = columnsOf(state);
  const bases = 2 * radiusOf(state, unit);
  const longestLink = (bases + distance(state, link)) ** 2;
  const widest = (bases + distance(state, spread)) ** 2;
  let linked = false;
  for (const each of settled) {
    const squared = squaredBetween(columns, each, place);
    if (squared < bases * bases || squared > widest) return false;
    linked ||= squared <= longestLink;
  }
  return linked;
}
