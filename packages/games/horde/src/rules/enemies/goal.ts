import { type LatticeIndex, squaredBetween } from '@starboard/space';
import { columnsOf, indexAt, isNear } from '../../field/measure.ts';
import type { Fighter, Marker, State, Unit } from '../../types.ts';

/** GSQ-TABLE-05, 07, 08: clockwise from the north-west, the fifth in the middle; in inches on the standard table. */
const places: readonly (readonly [x: number, y: number])[] = [
  [12, 12],
  [36, 12],
  [36, 36],
  [12, 36],
  [24, 24],
];

const standard = places.map(([x, y]) => indexAt({ small: false }, x, y));
const small = places.map(([x, y]) => indexAt({ small: true }, x / 2, y / 2));

/** GSQ-TABLE-08 */
export function placeOfMarker(state: Pick<State, 'small'>, no: number): LatticeIndex {
  return (state.small ? small : standard)[no - 1]!;
}

/** GSQ-TABLE-07, 08, GSQ-WAVE-02: the corners have the numbers of their quarters. */
export function placeOfCorner(state: Pick<State, 'small'>, no: number): LatticeIndex {
  const last = columnsOf(state) - 1;
  const column = no === 2 || no === 3 ? last : 0;
  const row = no > 2 ? last : 0;
  return row * (last + 1) + column;
}

/** GSQ-TABLE-06, GSQ-AI-03: the standing marker nearest to a unit; of two equally near the lower number. */
export function goalOf(state: State, { models }: Pick<Unit, 'models'>): Marker {
  return nearestMarker(
    state,
    models.map(({ at }) => at),
  );
}

/** GSQ-GEO-17: the standing marker nearest to any of some places; of two equally near the lower number. */
export function nearestMarker(state: Pick<State, 'small' | 'markers'>, from: readonly LatticeIndex[]): Marker {
  const columns = columnsOf(state);
  let nearest: Marker | undefined;
  let least = Infinity;
  for (const marker of state.markers) {
    const place = placeOfMarker(state, marker.no);
    for (const at of from) {
      // All models of a unit have the same base, so that squares of whole numbers settle it.
      const squared = squaredBetween(columns, at, place);
      if (squared < least) {
        least = squared;
        nearest = marker;
      }
    }
  }
  if (nearest === undefined) throw new Error('No marker stands: the mission should be over.');
  return nearest;
}

/** GSQ-AI-04, in inches: also how near a hero is to be in the way (GSQ-AI-06, 12). */
export const holdingRange = 3;

/** GSQ-AI-04: whether anybody of a fighter is within 3" of a marker. */
export function isAtMarker(state: State, fighter: Fighter, no: number): boolean {
  return isNear(state, fighter, placeOfMarker(state, no), holdingRange);
}
