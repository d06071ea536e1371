import { type Flow, nothing, type Ref, type Text } from '@starboard/kernel';
import { items } from '../../cards/items/index.ts';
import type { Arms, Endure, Objective, State, ZoneId } from '../../types.ts';
import { variantsOf } from '../../variants.ts';
import { groundOf, missionOf } from '../mission.ts';
import { deedRule } from '../mission-rules.ts';
import { objectiveText } from '../objectives.ts';
import { say, survivorsIn } from '../table.ts';
import { doorNumber } from './doors.ts';
import { hasEnemies } from './map.ts';

/** The Loader's own weapon. */
export const loaderArms: Arms = { name: 'loader', range: 0, dice: 4, hit: 3, noise: 2, ranged: false };

/** ETS-COMBAT-09: something that can be destroyed by attacks. */
export interface Target {
  readonly key: string;
  readonly ref: Ref;
  readonly text: Text;
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

/** ETS-CG-0103, 0105, 0112: only the Loader breaks a cell's door, from the zone before it, with no survivor inside. */
function healthIn(state: State, { id, zone }: Objective, here: ZoneId, arms: Arms): number | undefined {
  const { deed } = missionOf(state).objectives[id]!;
  if (deed.does === 'break') return zone === here ? deed.health : undefined;
  if (deed.does !== 'seal' || arms !== loaderArms || survivorsIn(state, zone).length > 0) return undefined;
  return zoneBefore(state, deed.door, zone) === here ? deed.health : undefined;
}

/** ETS-SPAWN-08: a room that the Loader has closed for good. */
export function isSealed(state: State, zone: ZoneId): boolean {
  const written = missionOf(state).objectives;
  return state.objectives.some(each => each.done && each.zone === zone && written[each.id]!.deed.does === 'seal');
}

/** The zone on the other side of a door. */
function zoneBefore(state: State, door: string, inside: ZoneId): ZoneId {
  const { from, to } = groundOf(state).map.doors[doorNumber(state, door)]!;
  return from === inside ? to : from;
}

/** Fire Axe: each success counts double against objects. */
function weightOf({ name }: Arms): number {
  const item = Object.hasOwn(items, name) ? items[name as keyof typeof items] : undefined;
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
  if (deed.does === 'break') say(t, 'ETS-COMBAT-09', 'object.broken', { object: text });
  yield* deedRule(deed).broken?.(t, objective, deed, arms) ?? nothing;
}
