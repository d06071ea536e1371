import type { Flow } from '@starboard/kernel';
import type { Crew, Renegades, Ship, State } from '../../types.ts';
import { medicOf, patientsOf } from '../healing.ts';
import { openPosts, PostShown, stations, takePost } from '../stations.ts';
import { skillOf } from '../stats.ts';
import { commanderOf, isConscious, nameOf, occupantOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';

/** RDA-HEAL-05: conscious patients of one's own who may leave the Med Bay for a station. */
export function patientsToPlace(state: State, ship: Ship): Crew[] {
  const patients = patientsOf(state, ship).filter(crew => crew.ship === ship.no && isConscious(state, crew));
  if (patients.length === 0 || stations.every(station => occupantOf(state, ship, station) !== undefined)) return [];
  const medic = medicOf(state, ship);
  return patients.filter(crew => crew !== medic || crew.wounds > 0);
}

export function* placePatient(t: Renegades, ship: Ship, crew: Crew): Flow {
  const posts = openPosts(t.state, ship, crew).filter(post => post !== 'medbay');
  takePost(t, crew, yield* t.choose(ship.seat!, 'post', posts, new PostShown(crew)));
}

/** RDA-BRIG-03: a commander jailed by mutiny, once per ship turn, by whoever at a station leads best. */
export function mayRelease(state: State, ship: Ship): boolean {
  return (
    jailed(state, ship) !== undefined && !ship.usedTurn.includes('release') && bestLeader(state, ship) !== undefined
  );
}

function jailed(state: State, ship: Ship): Crew | undefined {
  const commander = commanderOf(state, ship);
  return commander?.post === 'brig' && commander.aboard === ship.no && commander.ship === ship.no
    ? commander
    : undefined;
}

function bestLeader(state: State, ship: Ship): Crew | undefined {
  const seated = stations.flatMap(station => occupantOf(state, ship, station) ?? []);
  const leads = (crew: Crew) => skillOf(state, crew, 'leadership');
  return seated.reduce<Crew | undefined>((best, crew) => (best && leads(best) >= leads(crew) ? best : crew), undefined);
}

export function* release(t: Renegades, ship: Ship): Flow {
  const commander = jailed(t.state, ship)!;
  const by = bestLeader(t.state, ship)!;
  ship.usedTurn.push('release');
  if (!(yield* takeTest(t, { by, skill: 'leadership', target: 5, purpose: 'release' }))) return;
  commander.post = 'quarters';
  say(t, 'RDA-BRIG-03', 'crew.released', { crew: nameOf(commander) });
}
