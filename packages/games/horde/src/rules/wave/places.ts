import { type LatticeIndex, type LatticePoint, type QuarterInches, squaredDistance } from '@starboard/space';
import { distance, fieldOf, onFoot } from '../../field/field.ts';
import { columnsOf, modelsOf, pointAt, radiusOf } from '../../field/measure.ts';
import type { State, Unit } from '../../types.ts';
import { nearestMarker, placeOfMarker } from '../enemies/goal.ts';
import { isUp } from '../table.ts';

/** GSQ-WAVE-04, 11, in inches: how far from its corner a unit is set up, and by how much that grows if need be. */
const arrival = 6;
const growth = 1;

/** GSQ-GEO-09, in inches: between models of different units. */
const gap = 1;

/** GSQ-GEO-11, 12, in inches: between neighbours of a unit, and between any two of it. */
const link = 1;
const spread = 6;

/** A place where a model may stand. */
interface Standing extends LatticePoint {
  readonly at: LatticeIndex;
}

/** GSQ-WAVE-10..12: where the models of a unit are set up around a corner; undefined if the whole table is full. */
export function placesAt(state: State, unit: Unit, corner: number): LatticeIndex[] | undefined {
  const from = cornerPoint(state, corner);
  const marker = nearestMarker(state, [from.at]);
  const towards = pointAt(state, placeOfMarker(state, marker.no));
  const furthest = 2 * fieldOf(state).side;
  for (let radius = distance(state, arrival); radius <= furthest; radius += distance(state, growth)) {
    const places = settle(state, unit, legalPlaces(state, unit, from, radius), towards);
    if (places.length === unit.size) return places.map(({ at }) => at);
  }
  return undefined;
}

/** GSQ-TABLE-07 */
function cornerPoint(state: State, corner: number): Standing {
  const columns = columnsOf(state);
  const column = corner === 1 || corner === 4 ? 0 : columns - 1;
  const row = corner === 1 || corner === 2 ? 0 : columns - 1;
  const at = row * columns + column;
  return { at, ...pointAt(state, at) };
}

/** GSQ-RUL-14, GSQ-MOVE-08, GSQ-WAVE-12: everywhere near the corner that one of its models may stand, in order. */
function legalPlaces(state: State, unit: Unit, corner: LatticePoint, within: QuarterInches): Standing[] {
  const radius = radiusOf(unit);
  const { table, side } = fieldOf(state);
  const { standable } = onFoot(fieldOf(state), radius);
  const reach = within + radius;
  const others = othersNear(state, corner, radius, reach);
  const places: Standing[] = [];
  const last = Math.floor(reach / 2);
  const west = corner.x === 0 ? 0 : Math.max(0, side / 2 - last);
  const north = corner.y === 0 ? 0 : Math.max(0, side / 2 - last);
  const east = Math.min(table.columns - 1, west + last);
  const south = Math.min(table.rows - 1, north + last);
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) {
      const at = row * table.columns + column;
      if (standable[at] === 0) continue;
      const place = { at, x: column * 2, y: row * 2 };
      if (squaredDistance(place, corner) > reach * reach) continue;
      if (others.every(other => squaredDistance(place, other) >= other.squared)) places.push(place);
    }
  }
  return places;
}

/** GSQ-GEO-09: whoever stands near, with the squared distance that must be kept from them. */
function othersNear(state: State, corner: LatticePoint, radius: QuarterInches, reach: QuarterInches) {
  const near: (LatticePoint & { readonly squared: number })[] = [];
  for (const fighter of [...state.heroes, ...state.units]) {
    if (!isUp(fighter)) continue;
    const kept = radius + radiusOf(fighter) + distance(state, gap);
    for (const { at } of modelsOf(fighter)) {
      const { x, y } = pointAt(state, at);
      if (squaredDistance({ x, y }, corner) > (reach + kept) ** 2) continue;
      near.push({ x, y, squared: kept * kept });
    }
  }
  return near;
}

/** GSQ-WAVE-10: the first as near to the marker as may be, each other one as near to the first; as many as find a place. */
function settle(state: State, unit: Unit, places: readonly Standing[], towards: LatticePoint): Standing[] {
  const first = nearestOf(places, towards);
  if (first === undefined) return [];
  const settled = [first];
  while (settled.length < unit.size) {
    const next = nearestOf(
      places.filter(place => isCoherent(state, unit, settled, place)),
      first,
    );
    if (next === undefined) break;
    settled.push(next);
  }
  return settled;
}

/** GSQ-GEO-17: ties go to the one that comes first: lower y, then lower x. */
function nearestOf(places: readonly Standing[], to: LatticePoint): Standing | undefined {
  let nearest: Standing | undefined;
  let least = Infinity;
  for (const place of places) {
    const squared = squaredDistance(place, to);
    if (squared >= least) continue;
    least = squared;
    nearest = place;
  }
  return nearest;
}

/** GSQ-GEO-07, 11, 12: beside one of the unit's models, far from none, and on top of none. */
function isCoherent(state: State, unit: Unit, settled: readonly Standing[], place: Standing): boolean {
  const bases = 2 * radiusOf(unit);
  const longestLink = (bases + distance(state, link)) ** 2;
  const widest = (bases + distance(state, spread)) ** 2;
  let linked = false;
  for (const each of settled) {
    const squared = squaredDistance(each, place);
    if (squared < bases * bases || squared > widest) return false;
    linked ||= squared <= longestLink;
  }
  return linked;
}
