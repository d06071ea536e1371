import {
  isLatticePoint,
  type LatticeIndex,
  latticeIndex,
  latticePoint,
  latticeTolerance,
  type QuarterInches,
  squaredDistance,
} from '@starboard/space';
import { fieldOf } from '../../field/field.ts';
import { modelsOf, pointAt, radiusOf, squaredBetween } from '../../field/measure.ts';
import type { Fighter, Model, State } from '../../types.ts';
import type { Closing } from './approach.ts';

/** GSQ-GEO-08, in quarter inches; it is not halved on the small table. */
export const contactSlack: QuarterInches = 2;

/** The places around a base, in lattice steps from its centre. */
type Ring = readonly { readonly columns: number; readonly rows: number }[];

const rings = new Map<QuarterInches, Ring>();

/** GSQ-GEO-08: where a base touches another, by the sum of their radii. */
function ringOf(radii: QuarterInches): Ring {
  const known = rings.get(radii);
  if (known !== undefined) return known;
  const made: { readonly columns: number; readonly rows: number }[] = [];
  const furthest = Math.floor((radii + contactSlack) / 2);
  for (let rows = -furthest; rows <= furthest; rows++) {
    for (let columns = -furthest; columns <= furthest; columns++) {
      if (isTouching(4 * (columns * columns + rows * rows), radii)) made.push({ columns, rows });
    }
  }
  rings.set(radii, made);
  return made;
}

function isTouching(squared: number, radii: QuarterInches): boolean {
  return squared >= radii * radii && squared <= (radii + contactSlack) * (radii + contactSlack);
}

/** A place beside a foe, and how far off it is as the crow flies. */
export interface PlaceAhead {
  readonly at: LatticeIndex;
  readonly straight: QuarterInches;
}

/**
 * The places where a model would touch any of its foe's, as far as a straight line of the limit goes; the nearest first,
 * then by lower y, then by lower x. Others may stand in the way.
 */
export function placesAhead(state: State, { by, model, foe, limit }: Closing): PlaceAhead[] {
  const { table } = fieldOf(state);
  const radii = radiusOf(by) + radiusOf(foe);
  const most = limit + latticeTolerance;
  const start = latticePoint(table, model.at);
  const models = modelsOf(foe);
  const places: PlaceAhead[] = [];
  for (const { at } of models) {
    if (squaredBetween(table.columns, model.at, at) > (most + radii + contactSlack) ** 2) continue;
    const centre = latticePoint(table, at);
    for (const { columns, rows } of ringOf(radii)) {
      const place = { x: centre.x + 2 * columns, y: centre.y + 2 * rows };
      if (!isLatticePoint(table, place)) continue;
      const straight = Math.sqrt(squaredDistance(start, place));
      if (straight <= most) places.push({ at: latticeIndex(table, place), straight });
    }
  }
  places.sort((a, b) => a.straight - b.straight || a.at - b.at);
  return models.length === 1 ? places : places.filter(({ at }, i) => at !== places[i - 1]?.at);
}

/** GSQ-GEO-08: whether a model of the one is in base contact with any of the other. */
export function isInContact(state: State, by: Fighter, { at }: Model, foe: Fighter): boolean {
  const radii = radiusOf(by) + radiusOf(foe);
  const place = pointAt(state, at);
  return modelsOf(foe).some(other => isTouching(squaredDistance(place, pointAt(state, other.at)), radii));
}

/** The squared distance from a place to the nearest of some models, centre to centre. Bases of a unit are alike, so it compares gaps. */
export function nearness(state: State, at: LatticeIndex, models: readonly Model[]): number {
  const { table } = fieldOf(state);
  let least = Infinity;
  for (const model of models) {
    const squared = squaredBetween(table.columns, at, model.at);
    if (squared < least) least = squared;
  }
  return least;
}

/** Models by how near they are to some others; ties go to the lower number (GSQ-GEO-17). */
export function byNearness(state: State, models: readonly Model[], to: readonly Model[]): Model[] {
  if (models.length < 2) return [...models];
  const measured = models.map(model => ({ model, squared: nearness(state, model.at, to) }));
  return measured.sort((a, b) => a.squared - b.squared || a.model.no - b.model.no).map(({ model }) => model);
}
