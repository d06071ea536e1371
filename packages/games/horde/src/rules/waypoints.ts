import type { Flow } from '@starboard/kernel';
import type { QuarterInches } from '@starboard/space';
import { fieldOf } from '../field/field.ts';
import { pointAt } from '../field/measure.ts';
import type { Hero, Horde, State, TextKey } from '../types.ts';
import { aboutMove, endMove, Journey } from './move/hero.ts';
import { refOf } from './table.ts';

/** More than anybody needs, and a move comes to an end. */
const mostWaypoints = 4;

/**
 * GSQ-MOVE-11, GSQ-AI-11: whether waypoints could change anything. Where no dangerous ground is about, every auto-path is
 * the shortest there is, and it matters to nobody which of the ways was taken.
 */
export function mayWishForWaypoints(state: State, hero: Hero, limit: QuarterInches): boolean {
  const { x, y } = pointAt(state, hero.at);
  return fieldOf(state).dangers.some(({ box: { west, north, east, south } }) => {
    const dx = Math.max(west - x, 0, x - east);
    const dy = Math.max(north - y, 0, y - south);
    return dx * dx + dy * dy < limit * limit;
  });
}

/** GSQ-MOVE-11: waypoint after waypoint, then the end; every stretch is an auto-path. */
export function* moveByWaypoints(t: Horde, hero: Hero, limit: QuarterInches, name: TextKey): Flow<boolean> {
  const about = [refOf(hero)];
  const journey = new Journey(t.state, hero, limit);
  do {
    const waypoint = yield* t.pickPlace(hero.seat, 'waypoint', 'lattice', journey.reach, aboutMove(journey));
    journey.goOn(waypoint);
    if (journey.waypoints.length === mostWaypoints) break;
  } while ((yield* t.choose(hero.seat, 'waypoint.next', ['end', 'more'], { about })) === 'more');
  return yield* endMove(t, journey, name);
}
