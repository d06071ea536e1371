import type { Flow } from '@starboard/kernel';
import { type LatticeIndex, polylineLength, type QuarterInches } from '@starboard/space';
import type { Hero, Horde, State } from '../../types.ts';
import { nameOf, refOf, say } from '../table.ts';
import { crossDanger } from './danger.ts';
import { moverOf } from './mover.ts';
import { type Reach, reachFrom } from './reach.ts';
import { type Stretch, stretchAfter } from './routes.ts';

/**
 * GSQ-MOVE-11, 14, GSQ-SKILL-06: its player picks an end position within the limit; tells whether it moved at all. If
 * there are waypoints, the way goes through them.
 */
export function* moveHero(
  t: Horde,
  hero: Hero,
  limit: QuarterInches,
  name: string,
  waypoints: readonly LatticeIndex[] = [],
): Flow<boolean> {
  const { reach, way } = throughWaypoints(t.state, hero, limit, waypoints);
  if (reach.ends.length === 2 && reach.ends[1] === 1 && way.length === 1) return false;
  const at = yield* t.pickPlace(hero.seat, name, 'lattice', reach.ends, aboutMove(hero, limit, waypoints));
  return yield* goAlong(t, hero, [...way.slice(0, -1), ...reach.wayTo(at)]);
}

/** What a question for a place tells: who goes, how far at most, and by which waypoints. */
export function aboutMove(hero: Hero, limit: QuarterInches, waypoints: readonly LatticeIndex[]) {
  const params = { who: nameOf(hero), inches: limit / 4 };
  return { params, about: [refOf(hero), ...waypoints.map(at => `place:${at}` as const)] };
}

/** GSQ-MOVE-03, 11: the way through the waypoints, each stretch an auto-path, and what is in reach from the last. */
export function throughWaypoints(
  state: State,
  hero: Hero,
  limit: QuarterInches,
  waypoints: readonly LatticeIndex[],
): { readonly reach: Reach; readonly way: LatticeIndex[] } {
  const mover = moverOf(state, hero, hero);
  let before: Stretch | undefined;
  let from = mover;
  let reach = reachFrom(from, limit);
  const way = [hero.at];
  for (const waypoint of waypoints) {
    const stretch = reach.wayTo(waypoint);
    before = stretchAfter(from, before, stretch);
    way.push(...stretch.slice(1));
    from = { ...mover, start: waypoint };
    reach = reachFrom(from, limit, before);
  }
  return { reach, way };
}

function* goAlong(t: Horde, hero: Hero, way: readonly LatticeIndex[]): Flow<boolean> {
  if (way.length < 2) return false;
  const { table } = moverOf(t.state, hero, hero).map;
  hero.at = way.at(-1)!;
  const length = Math.round(polylineLength(table, way) * 2.5) / 10;
  say(t, 'GSQ-MOVE-11', 'move.gone', { who: nameOf(hero), inches: length });
  yield* crossDanger(t, hero, [{ model: hero, way }]);
  return true;
}
