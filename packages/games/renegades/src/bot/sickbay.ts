import { type Answer, keyOf } from '@starboard/kernel';
import { crewToShift } from '../rules/stations.ts';
import { healthOf } from '../rules/stats.ts';
import { crewAboard, crewById, isConscious, occupantOf, shipOf, specialtiesOf } from '../rules/table.ts';
import type { Crew, CrewId, Post, Ship, State } from '../types.ts';
import type { Question } from './index.ts';
import { thumb } from './thumb.ts';

export const isMedic = (crew: Crew) => specialtiesOf(crew).includes('communications');

/** RDA-HEAL-01: somebody aboard who heals the others. */
function medicAboard(state: State, ship: Ship): Crew | undefined {
  return crewAboard(state, ship).find(crew => isMedic(crew) && isConscious(state, crew));
}

/** Ashore and so badly hurt that it had better be fetched and healed. */
export function isSpent(state: State, crew: Crew): boolean {
  if (healthOf(state, crew) - crew.wounds > thumb.spentHealth) return false;
  return crew.wounds > 0 && medicAboard(state, shipOf(state, crew)) !== undefined;
}

/** Whom the medic has work with. */
export function patientsAboard(state: State, ship: Ship): Crew[] {
  if (medicAboard(state, ship) === undefined) return [];
  return crewAboard(state, ship).filter(crew => crew.wounds > thumb.scratches && crew.post !== 'navigation');
}

/** Where somebody aboard belongs: the Med Bay while there is something to heal, else its own station. */
function postOf(state: State, crew: Crew): Post {
  const ship = shipOf(state, crew);
  const patients = patientsAboard(state, ship);
  const isNeeded = patients.includes(crew) || (patients.length > 0 && medicAboard(state, ship) === crew);
  if (isNeeded) return 'medbay';
  const isFree = (post: Post) => post === crew.post || occupantOf(state, ship, post as never) === undefined;
  const wanted: readonly Post[] = [...specialtiesOf(crew), 'navigation', 'weapons', 'engineering', 'commander'];
  return wanted.find(isFree) ?? 'quarters';
}

/** RDA-STATION-04: who changes places now. */
export function whoShifts(state: State, ship: Ship): Crew | undefined {
  return crewToShift(state, ship).find(crew => crew.post !== 'navigation' && postOf(state, crew) !== crew.post);
}

export function chooseShift(state: State, ship: Ship, { ask }: Question): Answer | undefined {
  const shifted = whoShifts(state, ship);
  return ask.options.map(keyOf).find(key => key === `crew:${shifted?.id}`) ?? 'done';
}

export function choosePost(state: State, { ask }: Question): Answer | undefined {
  const id = ask.showing?.about?.[0]?.slice('crew:'.length) as CrewId | undefined;
  if (id === undefined) return undefined;
  const post = postOf(state, crewById(state, id));
  const keys = ask.options.map(keyOf);
  return keys.includes(post) ? post : keys.find(key => key === 'quarters');
}
