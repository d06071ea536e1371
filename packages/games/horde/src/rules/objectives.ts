import { isNear } from '../field/measure.ts';
import type { Fighter, Horde, Marker, State } from '../types.ts';
import { placeOfMarker } from './enemies/goal.ts';
import { isUp, say } from './table.ts';

/** GSQ-OBJ-01, GSQ-XP-01, in inches. */
const markerReach = 3;

/** GSQ-OBJ-02 */
const damageThatDestroys = 3;

/** GSQ-OBJ-06, 07, GSQ-RUL-33: the Shaken and the unconscious neither seize nor contest. */
function isHeldBy(state: State, { no }: Marker, fighters: readonly Fighter[]): boolean {
  const place = placeOfMarker(state, no);
  return fighters.some(fighter => isUp(fighter) && !fighter.shaken && isNear(state, fighter, place, markerReach));
}

/** GSQ-OBJ-01..09: one damage marker for each that enemies hold alone; all are judged before any is taken away. */
export function damageMarkers(t: Horde): void {
  const { state } = t;
  for (const marker of threatenedMarkers(state)) {
    marker.damage++;
    say(t, 'GSQ-OBJ-01', 'marker.damaged', { marker: marker.no, damage: marker.damage });
    if (marker.damage >= damageThatDestroys) say(t, 'GSQ-OBJ-02', 'marker.destroyed', { marker: marker.no });
  }
  state.markers = state.markers.filter(({ damage }) => damage < damageThatDestroys);
}

/** GSQ-OBJ-01, 03: those that enemies hold alone. */
export function threatenedMarkers(state: State): Marker[] {
  const { heroes, units, markers } = state;
  return markers.filter(marker => isHeldBy(state, marker, units) && !isHeldBy(state, marker, heroes));
}

/** GSQ-XP-01, 09: the numbers of the markers that heroes hold alone. */
export function seizedMarkers(state: State): number[] {
  const { heroes, units, markers } = state;
  return markers
    .filter(marker => isHeldBy(state, marker, heroes) && !isHeldBy(state, marker, units))
    .map(({ no }) => no);
}
