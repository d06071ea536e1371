import type { Flow } from '@starboard/kernel';
import { type LatticeIndex, polylineLength, type QuarterInches } from '@starboard/space';
import type { Hero, Horde, Params, State, TextKey } from '../../types.ts';
import { nameOf, refOf, say } from '../table.ts';
import { crossDanger } from './danger.ts';
import { type Mover, moverFrom, moverOf } from './mover.ts';
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
  name: TextKey,
  waypoints: readonly LatticeIndex[] = [],
): Flow<boolean> {
  return yield* endMove(t, throughWaypoints(t.state, hero, limit, waypoints), name);
}

/** GSQ-MOVE-11, 14: the last stretch of a move. */
export function* endMove(t: Horde, journey: Journey, name: TextKey): Flow<boolean> {
  const { hero, reach, way } = journey;
  if (way.length === 1 && reach.isStuck) return false;
  const at = yield* t.pickPlace(hero.seat, name, 'lattice', reach, aboutMove(journey));
  return yield* goAlong(t, hero, [...way.slice(0, -1), ...reach.wayTo(at)]);
}

/** What a question for a place tells: who goes, how far at most, and by which waypoints. */
export function aboutMove({ hero, limit, waypoints }: Journey) {
  const params: Params = { who: nameOf(hero), inches: limit / 4 };
  return { params, about: [refOf(hero), ...waypoints.map(at => `place:${at}` as const)], rule: 'GSQ-MOVE-11' };
}

/** GSQ-MOVE-03, 11: a move that goes on from waypoint to waypoint, each stretch an auto-path. */
export class Journey {
  readonly hero: Hero;
  readonly limit: QuarterInches;
  readonly waypoints: LatticeIndex[] = [];
  /** The way so far, corner by corner. */
  readonly way: LatticeIndex[];
  /** What is in reach from the last waypoint. */
  reach: Reach;
  #mover: Mover;
  #before: Stretch | undefined;

  constructor(state: State, hero: Hero, limit: QuarterInches) {
    this.hero = hero;
    this.limit = limit;
    this.way = [hero.at];
    this.#mover = moverOf(state, hero, hero);
    this.reach = reachFrom(this.#mover, limit);
  }

  goOn(waypoint: LatticeIndex): void {
    const stretch = this.reach.wayTo(waypoint);
    this.#before = stretchAfter(this.#mover, this.#before, stretch);
    this.#mover = moverFrom(this.#mover, waypoint);
    this.reach = reachFrom(this.#mover, this.limit, this.#before);
    this.way.push(...stretch.slice(1));
    this.waypoints.push(waypoint);
  }
}

/** The way through some waypoints, and what is in reach from the last. */
export function throughWaypoints(
  state: State,
  hero: Hero,
  limit: QuarterInches,
  waypoints: readonly LatticeIndex[],
): Journey {
  const journey = new Journey(state, hero, limit);
  for (const waypoint of waypoints) journey.goOn(waypoint);
  return journey;
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
