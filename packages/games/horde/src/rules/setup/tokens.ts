import { isInside, type LatticeIndex } from '@starboard/space';
import { fieldOf } from '../../field/field.ts';
import { pointAt } from '../../field/measure.ts';
import { distance, sideOf } from '../../field/scale.ts';
import type { Opening, State } from '../../types.ts';
import { placeOfCorner, placeOfMarker } from '../enemies/goal.ts';
import { eachWithin } from '../move/places.ts';

/** GSQ-SEARCH-02, GSQ-EVENT-43, in inches. */
const tokenReach = 6;

/** GSQ-SEARCH-03 */
const highestForCentre = 3;

const quarters = [1, 2, 3, 4];

/** GSQ-SEARCH-01..03: one token for each quarter, on its centre or near its corner. */
export function placeTokens(t: Opening, state: State): void {
  for (const quarter of quarters) {
    const die = t.chance.die();
    const byCorner = die > highestForCentre;
    const at = byCorner ? randomPlace(t, state, placeOfCorner(state, quarter)) : placeOfMarker(state, quarter);
    state.tokens.push(at);
    t.say('token.placed', { quarter, die, where: byCorner ? 'corner' : 'centre' }, { rule: 'GSQ-SEARCH-03' });
  }
}

/** GSQ-EVENT-43, GSQ-RUL-20: one more, near the centre of a quarter. */
export function placeTokenNearCentre(t: Opening, state: State, quarter: number): void {
  state.tokens.push(randomPlace(t, state, placeOfMarker(state, quarter)));
  t.say('token.added', { quarter }, { rule: 'GSQ-EVENT-43' });
}

/** GSQ-GEO-15, GSQ-SEARCH-03: off the table's edges, and in no impassable footprint. */
function randomPlace(t: Opening, state: State, centre: LatticeIndex): LatticeIndex {
  const { table, walls } = fieldOf(state);
  const side = sideOf(state.small);
  const places: LatticeIndex[] = [];
  eachWithin(table, centre, distance(state, tokenReach), at => {
    const point = pointAt(state, at);
    if (point.x === 0 || point.y === 0 || point.x === side || point.y === side) return;
    if (!walls.some(wall => isInside(wall, point))) places.push(at);
  });
  return places[t.chance.die(places.length) - 1]!;
}
