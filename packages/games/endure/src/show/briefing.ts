import { conditionRule, deedRule } from '../rules/mission-rules.ts';
import { nameText } from '../rules/objectives.ts';
import { chargesIn } from '../rules/turn/loader.ts';
import type { ClassName, Condition, Deed, Loss, Mission, PlainGoal, TextKey, Words } from '../types.ts';

/** A mission in the players' words: what its page says of objectives, special conditions, goals and losses. */

/** The first objective of a name stands for all of them. */
function named({ objectives }: Mission, name: string): Words {
  return nameText(objectives.find(each => each.name === name) ?? { name });
}

function classText(name: ClassName): Words {
  return { key: `class.${name}` };
}

/** What is to be done with an objective that lies in a zone. */
export function deedText(mission: Mission, name: string, deed: Deed, zone: Words): Words {
  const rule = deedRule(deed);
  const key = rule.briefed?.(deed) ?? `deed.${deed.does}`;
  return { key, params: { objective: named(mission, name), zone, ...rule.params?.(deed) } };
}

/** Whether a mission cannot be won without the objectives of a name. */
function isWanted(mission: Mission, name: string): boolean {
  return goalsOf(mission).some(
    goal =>
      ('objective' in goal && goal.objective === name) ||
      (goal.goal === 'survivorsAt' && goal.place === name) ||
      (goal.goal === 'bossDead' && mission.conditions.some(each => conditionRule(each).bossAt?.(each) === name)),
  );
}

/** What an objective is good for that no goal asks for; but a switch or a place is mostly on the way to one. */
export function purposeText(mission: Mission, name: string, deed: Deed): Words | undefined {
  if (deed.does === 'switch' || deed.does === 'mark' || isWanted(mission, name)) return undefined;
  return { key: powersLoader(mission, deed) ? 'face.goal.powersLoader' : 'face.goal.optional' };
}

/** ETS-LOADER-17: without power it neither moves nor attacks. */
function powersLoader({ loader, aside = {} }: Mission, deed: Deed): boolean {
  return loader !== undefined && deed.does === 'give' && aside[deed.from]?.some(item => chargesIn(item) > 0) === true;
}

/** All goals one by one; of some, one will do. */
export function goalsOf({ win }: Mission): readonly PlainGoal[] {
  return win.flatMap(goal => ('anyOf' in goal ? goal.anyOf : [goal]));
}

/** Who alone can do it, if not anybody. */
export function onlyText(deed: Deed): Words | undefined {
  return 'only' in deed && deed.only !== undefined
    ? { key: 'deed.only', params: { class: classText(deed.only) } }
    : undefined;
}

/** ETS-CG-0903: what lies in a zone only with enough survivors. */
export function fromCrewText(fromCrew: number | undefined, zone: Words): Words | undefined {
  return fromCrew === undefined ? undefined : { key: 'deed.fromCrew', params: { count: fromCrew, zone } };
}

/** What wins. */
export function goalText(mission: Mission, goal: PlainGoal): Words {
  const key = `goal.${goal.goal}` as const;
  switch (goal.goal) {
    case 'done': {
      const does = mission.objectives.find(({ name }) => name === goal.objective)?.deed.does ?? 'switch';
      return { key, params: { objective: named(mission, goal.objective), does } };
    }
    case 'carriedOut':
      return { key, params: { objective: named(mission, goal.objective), least: goal.least ?? 0 } };
    case 'survivorsAt': {
      const place: Words = goal.place === 'loader' ? { key: 'goal.place.loader' } : named(mission, goal.place);
      return { key, params: { place, clear: goal.clear === undefined ? 'none' : `${goal.clear}` } };
    }
    case 'bossDead':
    case 'bossHeld':
      return { key, params: { boss: { key: `enemy.${mission.boss!.type}` } } };
    case 'alliesOut':
      return { key, params: { least: goal.least } };
    default:
      return { key };
  }
}

/** What fails it, besides that all are dead. */
export function lossTexts(mission: Mission): readonly Words[] {
  const orphaned = (as: 'fails' | 'passes', key: TextKey): Words[] => {
    const those = mission.objectives.filter(({ deed }) => deed.does === 'carry' && deed.orphaned === as);
    const names = [...new Set(those.map(({ name }) => name))];
    return names.map(name => ({ key, params: { objective: named(mission, name) } }));
  };
  return [
    ...irreplaceable(mission).map((name): Words => ({ key: 'loss.class', params: { class: classText(name) } })),
    ...orphaned('fails', 'loss.orphaned'),
    ...orphaned('passes', 'loss.passes'),
    ...mission.lose.map(loss => lossText(mission, loss)),
  ];
}

/** ETS-DEATH-08: classes that alone can do what is to be done. */
function irreplaceable({ objectives, conditions }: Mission): readonly ClassName[] {
  const doers = objectives.flatMap(({ deed }) => ('only' in deed && deed.only !== undefined ? [deed.only] : []));
  const leaders = conditions.flatMap(each => conditionRule(each).only?.(each) ?? []);
  return [...new Set([...doers, ...leaders])];
}

function lossText(mission: Mission, loss: Loss): Words {
  const key = `loss.${loss.loss}` as const;
  if ('objective' in loss) return { key, params: { objective: named(mission, loss.objective) } };
  return 'least' in loss ? { key, params: { least: loss.least } } : { key };
}

/** A special condition in one sentence, or in several. */
export function conditionTexts(mission: Mission, condition: Condition): readonly Words[] {
  const { params, rows } = conditionRule(condition);
  const told = params?.(condition, name => named(mission, name)) ?? {};
  return [{ key: `condition.${condition.condition}`, params: told }, ...(rows?.(condition) ?? [])];
}
