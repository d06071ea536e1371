import type { HookOf } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import type { Effect, Hooks } from '../hooks.ts';
import type { Condition, ConditionName, ConditionRule, Deed, DeedRule, State } from '../types.ts';
import type { Ground, Minds } from './map/ground.ts';
import { groundOf } from './mission.ts';

/** The rule of a special condition, whichever it is. */
export function conditionRule({ condition }: Condition): ConditionRule<ConditionName> {
  return catalogue.conditions[condition] as ConditionRule<ConditionName>;
}

/** The rule for what an objective is for, whatever that is. */
export function deedRule({ does }: Deed): DeedRule<Deed['does']> {
  return catalogue.deeds[does] as DeedRule<Deed['does']>;
}

/** What the mission's objectives and special conditions do at a hook; nothing at most of them. */
export function missionEffects(ground: Ground, hook: HookOf<Hooks>): readonly Effect[] {
  const known = ground.bends.get(hook) as readonly Effect[] | undefined;
  if (known !== undefined) return known;
  const found = effectsOf(ground).filter(effect => effect[hook] !== undefined);
  ground.bends.set(hook, found);
  return found;
}

function effectsOf(ground: Ground): Effect[] {
  const { objectives, conditions } = ground.mission;
  return [
    ...objectives.map(({ deed }, id) => deedRule(deed).effect?.(deed, id, ground)),
    ...conditions.map(condition => conditionRule(condition).effect?.(condition, ground)),
  ].filter(effect => effect !== undefined);
}

/** Where only missions bend the rules, and some are asked at every glance: whether this one has anything to say there. */
export function missionMinds(state: State): Minds {
  const ground = groundOf(state);
  ground.minds ??= findMinds(ground);
  return ground.minds;
}

function findMinds(ground: Ground): Minds {
  const minds = (hook: keyof Minds) => missionEffects(ground, hook).length > 0;
  return {
    glimpsed: minds('glimpsed'),
    looked: minds('looked'),
    noticed: minds('noticed'),
    hunts: minds('hunts'),
    lures: minds('lures'),
    targetable: minds('targetable'),
    removed: minds('removed'),
  };
}
