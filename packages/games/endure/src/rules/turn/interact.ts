import type { Flow } from '@starboard/kernel';
import type {
  Endure,
  MissionObjective,
  Objective,
  Params,
  State,
  Survivor,
  WhyNot,
  Words,
  ZoneId,
} from '../../types.ts';
import { missionOf } from '../mission.ts';
import { deedRule } from '../mission-rules.ts';
import { objectiveText } from '../objectives.ts';
import { nameOf, say } from '../table.ts';
import { whyNotStranded } from './loader.ts';

/** An objective that can be interacted with. */
export interface Offered {
  readonly objective: Objective;
  readonly written: MissionObjective;
  readonly cost: number;
}

/** ETS-SURV-03, 10: what can be interacted with in the survivor's zone, enemies or not. */
export function objectivesFor(state: State, by: Survivor): Offered[] {
  return objectivesIn(state, [by.zone]).filter(
    ({ objective, cost }) => cost <= by.turn.actions && whyNotInteract(state, by, objective) === undefined,
  );
}

/** What there is to interact with in some zones. */
export function objectivesIn(state: State, zones: readonly ZoneId[]): Offered[] {
  const there = state.objectives.filter(objective => isOpen(objective) && zones.includes(objective.zone));
  if (there.length === 0) return [];
  const written = missionOf(state).objectives;
  return there
    .filter(isFirstOfItsKind)
    .map(objective => ({ objective, written: written[objective.id]! }))
    .filter(({ written: { deed } }) => deedRule(deed).do !== undefined)
    .map(({ objective, written: each }) => ({
      objective,
      written: each,
      cost: deedRule(each.deed).cost?.(each.deed) ?? 1,
    }));
}

/** ETS-CO-1405: those gained after one pattern are alike, so that one of them in a zone stands for all. */
function isFirstOfItsKind({ id, zone }: Objective, at: number, all: readonly Objective[]): boolean {
  return all.findIndex(each => each.id === id && each.zone === zone) === at;
}

function isOpen({ done, carrier, out }: Objective): boolean {
  return !done && !out && carrier === null;
}

/** Why a survivor cannot do what an objective is for. */
export function whyNotInteract(state: State, by: Survivor, objective: Objective): WhyNot | undefined {
  const { deed } = missionOf(state).objectives[objective.id]!;
  return whyNotStranded(state, by) ?? deedRule(deed).whyNot?.(state, by, objective, deed);
}

/** What would be done with which objective. */
export function interactText(state: State, offered: Offered): Words {
  return { key: 'act.interact', params: paramsOf(state, offered) };
}

function paramsOf(state: State, { objective, written: { colour, deed } }: Offered): Params {
  const does = deedRule(deed).verb?.(deed, objective) ?? deed.does;
  return { does, objective: objectiveText(state, objective.id), colour: { key: `colour.${colour}` } };
}

/** ETS-SURV-09: does what the objective is for. */
export function* interact(t: Endure, by: Survivor, offered: Offered): Flow {
  const { objective, written } = offered;
  say(t, 'ETS-SURV-03', 'interacted', { who: nameOf(by), ...paramsOf(t.state, offered) });
  yield* deedRule(written.deed).do!(t, by, objective, written.deed);
}
