import { type Answer, keyOf } from '@starboard/kernel';
import { missionOf } from '../rules/mission/card.ts';
import { attackOf, healthOf, skillOf } from '../rules/stats.ts';
import { crewById, shipOf } from '../rules/table.ts';
import type { Crew, CrewId, Ship, State } from '../types.ts';
import { toFetch } from './goals.ts';
import type { Question } from './index.ts';
import { isMedic } from './sickbay.ts';
import { thumb } from './thumb.ts';

/** RDA-DEPLOY-06: who goes ashore: those who fight well and pass the mission's tests; whoever flies the ship stays. */
export function chooseParty(state: State, { ask }: Question): Answer | undefined {
  if (ask.shape !== 'some') return undefined;
  const crew = ask.options.map(keyOf).map(key => crewById(state, key.slice('crew:'.length) as CrewId));
  if (crew.length > 0 && isHereToFetch(state, shipOf(state, crew[0]!))) return [];
  const able = crew.filter(each => mayGo(state, each)).sort((a, b) => worthAshore(state, b) - worthAshore(state, a));
  return able.slice(0, ask.max).map(({ id }) => `crew:${id}`);
}

/** It has come for those who are out there; in a chase nobody has anything else to do on the mission planet (RDA-TIER-08). */
export function isHereToFetch(state: State, ship: Ship): boolean {
  return toFetch(state, ship).length > 0 || (state.chase !== null && ship.where === 'docked');
}

/** Whether somebody aboard can be spared and is well enough. */
export function mayGo(state: State, crew: Crew): boolean {
  return crew.post !== 'navigation' && crew.wounds <= healthOf(state, crew) * thumb.tooHurtToGo;
}

function worthAshore(state: State, crew: Crew): number {
  const health = healthOf(state, crew) - crew.wounds;
  const fights = attackOf(crew) * thumb.attackAshore + health * thumb.healthAshore;
  const stays = (crew.post === 'weapons' ? thumb.gunnerAboard : 0) + (isMedic(crew) ? thumb.medicAboard : 0);
  return fights + bestSkill(state, crew) * thumb.skillAshore - stays;
}

/** In what the mission asks for. */
function bestSkill(state: State, crew: Crew): number {
  const skills = missionOf(state).parameters.flatMap(({ test }) => (test === undefined ? [] : [test.skill]));
  return Math.max(0, ...skills.map(skill => skillOf(state, crew, skill)));
}
