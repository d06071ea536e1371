import { type LatticeIndex, latticeTolerance, type QuarterInches, squaredBetween } from '@starboard/space';
import { fieldOf } from '../../field/field.ts';
import { columnsOf, modelsOf, radiusOf } from '../../field/measure.ts';
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
 * The places where a model would touch any of its foe's, as far as a straight line of the limit goes. Others may stand in the
 * way. A place beside several foes is listed for each.
 */
export function placesBeside(state: State, { by, model, foe, limit }: Closing): PlaceAhead[] {
  const { columns, rows } = fieldOf(state).table;
  const radii = radiusOf(state, by) + radiusOf(state, foe);
  const most = limit + latticeTolerance;
  const startColumn = model.at % columns;
  const startRow = (model.at - startColumn) / columns;
  const places: PlaceAhead[] = [];
  for (const { at } of modelsOf(foe)) {
    if (squaredBetween(columns, model.at, at) > (most + radii + contactSlack) ** 2) continue;
    const middle = at % columns;
    for (const ring of ringOf(radii)) {
      const column = middle + ring.columns;
      const row = (at - middle) / columns + ring.rows;
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const straight = 2 * Math.sqrt((column - startColumn) ** 2 + (row - startRow) ** 2);
      if (straight <= most) places.push({ at: row * columns + column, straight });
    }
  }
  return places;
}

/** The same, each place once; the nearest first, then by lower y, then by lower x. */
export function placesAhead(state: State, closing: Closing): PlaceAhead[] {
  const places = placesBeside(state, closing).sort((a, b) => a.straight - b.straight || a.at - b.at);
  return modelsOf(closing.foe).length === 1 ? places : places.filter(({ at }, i) => at !== places[i - 1]?.at);
}

/** GSQ-GEO-08: whether a model of the one is in base contact with any of the other. */
export function isInContact(state: State, by: Fighter, { at }: Model, foe: Fighter): boolean {
  const radii = radiusOf(state, by) + radiusOf(state, foe);
  const columns = columnsOf(state);
  return modelsOf(foe).some(other => isTouching(squaredBetween(columns, at, other.at), radii));
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
