import { type Flow, nothing, type Ref } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Arms, Endure, ItemArms, ItemCardId, Objective, State, Words, ZoneId } from '../../types.ts';
import { groundOf, missionOf } from '../mission.ts';
import { deedRule } from '../mission-rules.ts';
import { objectiveText } from '../objectives.ts';
import { say } from '../table.ts';
import { hasEnemies } from './map.ts';

/** The Loader's own weapon. */
export const loaderArms: ItemArms = { name: 'loader', range: 0, dice: 4, hit: 3, noise: 2, ranged: false };

/** ETS-COMBAT-09: something that can be destroyed by attacks. */
export interface Target {
  readonly key: string;
  readonly ref: Ref;
  readonly text: Words;
  readonly objective: Objective;
  /** Successes that destroy it in one attack. */
  readonly needed: number;
}

/** What can be destroyed in a zone with these arms. */
export function targetsIn(state: State, zone: ZoneId, arms: Arms): Target[] {
  return state.objectives.flatMap(objective => {
    const health = healthIn(state, objective, zone, arms);
    if (objective.done || health === undefined) return [];
    const key = `objective:${objective.id}` as const;
    const needed = Math.ceil((health - objective.hurt) / weightOf(arms)); // ETS-VAR-18
    return [{ key, ref: key, text: objectiveText(state, objective.id), objective, needed }];
  });
}

/** Whether there is anything to be attacked at all. */
export function hasAnyTargets(state: State): boolean {
  return state.figures.length > 0 || groundOf(state).hasObjects;
}

/** ETS-COMBAT-11: whether there is anything in a zone to be attacked with these arms. */
export function hasTargets(state: State, zone: ZoneId, arms: Arms): boolean {
  return hasEnemies(state, zone) || (groundOf(state).hasObjects && hasObject(state, zone, arms));
}

function hasObject(state: State, zone: ZoneId, arms: Arms): boolean {
  return state.objectives.some(each => !each.done && healthIn(state, each, zone, arms) !== undefined);
}

/** Successes that destroy what is still whole, from a zone and with these arms; none if they do nothing to it. */
function healthIn(state: State, objective: Objective, from: ZoneId, arms: Arms): number | undefined {
  const { deed } = missionOf(state).objectives[objective.id]!;
  return deedRule(deed).breakable?.(state, objective, deed, arms, from);
}

/** ETS-SPAWN-08: a room that the Loader has closed for good. */
export function isSealed(state: State, zone: ZoneId): boolean {
  const written = missionOf(state).objectives;
  return state.objectives.some(each => each.done && each.zone === zone && deedRule(written[each.id]!.deed).seals);
}

/** Fire Axe: each success counts double against objects. */
function weightOf({ name }: Arms): number {
  const item = Object.hasOwn(catalogue.items, name) ? catalogue.items[name as ItemCardId] : undefined;
  return item?.kind === 'weapon' && item.wrecks ? 2 : 1;
}

/** ETS-COMBAT-09, ETS-VAR-18: destroyed by enough successes of one attack, or kept damaged where that is the rule. */
export function* breakObject(t: Endure, arms: Arms, target: Target, successes: number): Flow {
  const { objective, needed, text } = target;
  if (successes < needed) {
    if (variantsOf(t.state).objectDamage !== 'accumulate') return;
    objective.hurt += successes * weightOf(arms);
    say(t, 'ETS-VAR-18', 'object.hurt', { object: text, left: needed - successes });
    return;
  }
  objective.done = true;
  const { deed } = missionOf(t.state).objectives[objective.id]!;
  yield* deedRule(deed).broken?.(t, objective, deed, arms) ?? nothing;
}
