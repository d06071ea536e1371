import { isBoss, readFace } from '../rules/enemies/kinds.ts';
import { conditionRule } from '../rules/mission-rules.ts';
import type { ClassName, Condition, Deed, Loss, Mission, MissionObjective, PlainGoal, TokenFace } from '../types.ts';
import { type MissionProblem, problem } from './problem.ts';

/** Every objective, condition and so on that a mission can have, with its place in the file. */
interface Placed<T> {
  readonly where: string;
  readonly it: T;
}

function placed<T>(list: readonly T[], under: string): Placed<T>[] {
  return list.map((it, at) => ({ where: `${under}.${at}`, it }));
}

export function allObjectives({ objectives, after }: Mission): Placed<MissionObjective>[] {
  const later = Object.entries(after).flatMap(([id, more]) => placed(more.objectives, `after.${id}.objectives`));
  return [...placed(objectives, 'objectives'), ...later];
}

export function allConditions({ conditions, after }: Mission): Placed<Condition>[] {
  const later = Object.entries(after).flatMap(([id, more]) => placed(more.conditions, `after.${id}.conditions`));
  return [...placed(conditions, 'conditions'), ...later];
}

function allGoals({ win }: Mission): Placed<PlainGoal>[] {
  return placed(win, 'win').flatMap(({ where, it }) =>
    'anyOf' in it ? placed(it.anyOf, `${where}.anyOf`) : [{ where, it }],
  );
}

/** Names that refer to nothing, and things that a part of the mission cannot do without. */
export function checkReferences(mission: Mission): MissionProblem[] {
  return [
    ...allObjectives(mission).flatMap(({ where, it }) => checkDeed(mission, `${where}.deed`, it.deed)),
    ...allConditions(mission).flatMap(({ where, it }) => checkCondition(mission, where, it)),
    ...allGoals(mission).flatMap(({ where, it }) => checkGoal(mission, where, it)),
    ...placed(mission.lose, 'lose').flatMap(({ where, it }) => checkLoss(mission, where, it)),
    ...checkPools(mission),
    ...checkBoss(mission),
    ...(mission.pilotHas !== undefined && mission.loader?.piloted !== true ? [problem('pilotHas', 'needsPilot')] : []),
  ];
}

function objectivesNamed(mission: Mission, name: string): MissionObjective[] {
  return allObjectives(mission)
    .map(({ it }) => it)
    .filter(each => each.name === name);
}

function needsObjective(mission: Mission, where: string, name: string, ...does: Deed['does'][]): MissionProblem[] {
  const these = objectivesNamed(mission, name);
  if (these.length === 0) return [problem(where, 'noObjective', { name })];
  if (these.every(({ fromCrew }) => fromCrew !== undefined)) return [problem(where, 'notForFew', { name })];
  if (does.length === 0 || these.every(({ deed }) => does.includes(deed.does))) return [];
  return [problem(where, 'wrongDeed', { name, does: does.join(', ') })];
}

function needsBoss({ boss }: Mission, where: string): MissionProblem[] {
  return boss === undefined ? [problem(where, 'needsBoss')] : [];
}

function needsLoader({ loader }: Mission, where: string): MissionProblem[] {
  return loader === undefined ? [problem(where, 'needsLoader')] : [];
}

function needsExit({ exits }: Mission, where: string): MissionProblem[] {
  return exits.length === 0 ? [problem(where, 'needsExit')] : [];
}

/** ETS-MISSION-08, ETS-DEATH-08: without it the mission would be lost as soon as it begins. */
function needsClass({ needs }: Mission, where: string, name: ClassName | undefined): MissionProblem[] {
  if (name === undefined || needs.includes(name)) return [];
  return [problem(where, 'needsClass', { class: name })];
}

function checkDeed(mission: Mission, where: string, deed: Deed): MissionProblem[] {
  switch (deed.does) {
    case 'give':
      return Object.hasOwn(mission.aside, deed.from) ? [] : [problem(`${where}.from`, 'noPool', { pool: deed.from })];
    case 'seal':
      return needsLoader(mission, where);
    case 'deal':
      return deed.keep > deed.cards ? [problem(`${where}.keep`, 'keepsTooMany')] : [];
    case 'carry':
      return [
        ...needsClass(mission, `${where}.only`, deed.only),
        ...needsClass(mission, `${where}.runs.calmedBy`, deed.runs?.calmedBy),
      ];
    case 'repair':
    case 'lead':
      return needsClass(mission, `${where}.only`, deed.only);
    default:
      return [];
  }
}

function checkCondition(mission: Mission, where: string, condition: Condition): MissionProblem[] {
  const { boss, objectives = [], tokens = [], radar = [] } = conditionRule(condition).refersTo?.(condition) ?? {};
  const fewest = Math.min(...Object.values(mission.tokens).map(row => row.length));
  const missing = [
    ...tokens.filter(([, token]) => token > fewest),
    ...radar.filter(([, place]) => place > mission.radar.length),
  ].map(([field]) => field);
  return [
    ...objectives.flatMap(({ field, name, so }) => {
      if (so === 'doable') return needsDoable(mission, `${where}.${field}`, name);
      return needsObjective(mission, `${where}.${field}`, name, ...(so === 'carried' ? ['carry' as const] : []));
    }),
    ...(boss === 'any' ? needsBoss(mission, where) : []),
    ...(boss === 'placed' && mission.boss?.zone === undefined ? [problem(where, 'needsPlacedBoss')] : []),
    ...[...new Set(missing)].map(field => problem(`${where}.${field}`, 'noSuchToken')),
  ];
}

function checkGoal(mission: Mission, where: string, goal: PlainGoal): MissionProblem[] {
  switch (goal.goal) {
    case 'done':
      return needsDoable(mission, `${where}.objective`, goal.objective);
    case 'carriedOut':
      return [
        ...needsObjective(mission, `${where}.objective`, goal.objective, 'carry', 'lead'),
        ...(isHandedIn(mission, goal.objective) ? [problem(`${where}.objective`, 'neverOut')] : []),
        ...needsExit(mission, where),
      ];
    case 'survivorsAt':
      return goal.place === 'loader'
        ? needsLoader(mission, `${where}.place`)
        : needsObjective(mission, `${where}.place`, goal.place);
    case 'bossDead':
      return needsBoss(mission, where);
    case 'bossHeld':
      return [...needsBoss(mission, where), ...needsLoader(mission, where)];
    case 'escaped':
      return [...needsBoss(mission, where), ...needsExit(mission, where)];
    case 'survivorsOut':
    case 'alliesOut':
      return needsExit(mission, where);
    default:
      return [];
  }
}

function needsDoable(mission: Mission, where: string, name: string): MissionProblem[] {
  return [
    ...needsObjective(mission, where, name),
    ...(objectivesNamed(mission, name).every(canBeDone) ? [] : [problem(where, 'neverDone')]),
  ];
}

/** A mark is never done, and what is carried only where it can be handed in. */
function canBeDone({ deed }: MissionObjective): boolean {
  if (deed.does === 'carry') return deed.handedIn !== undefined;
  return deed.does !== 'mark' && deed.does !== 'lead';
}

/** ETS-CG-0507: then it never gets through the exit. */
function isHandedIn(mission: Mission, name: string): boolean {
  return objectivesNamed(mission, name).some(({ deed }) => deed.does === 'carry' && deed.handedIn !== undefined);
}

function checkLoss(mission: Mission, where: string, loss: Loss): MissionProblem[] {
  if ('objective' in loss) return needsObjective(mission, `${where}.objective`, loss.objective, 'carry');
  if (loss.loss === 'bossDead') return needsBoss(mission, where);
  return loss.loss === 'noPower' ? needsLoader(mission, where) : [];
}

/** ETS-MISSION-03: a pool that nothing gives from, or that is empty too early. */
function checkPools(mission: Mission): MissionProblem[] {
  return Object.entries(mission.aside).flatMap(([pool, cards]) => {
    const givers = allObjectives(mission).filter(({ it: { deed } }) => deed.does === 'give' && deed.from === pool);
    if (givers.length === 0) return [problem(`aside.${pool}`, 'unusedPool')];
    return givers.length > cards.length ? [problem(`aside.${pool}`, 'smallPool', { count: givers.length })] : [];
  });
}

/** ETS-ERR-10: a boss is among the tokens, stands on the map, or shows itself where the mission says. */
function checkBoss(mission: Mission): MissionProblem[] {
  const { boss, tokens } = mission;
  const face = boss && (`1 ${boss.type}` as const);
  const rows = Object.entries(tokens);
  const strangers = rows.flatMap(([row, faces]) =>
    faces.some(each => isBossFace(each) && each !== face) ? [problem(`tokens.${row}`, 'strangeBoss')] : [],
  );
  if (boss === undefined) return strangers;
  const comes = boss.zone !== undefined || mission.conditions.some(each => conditionRule(each).bossAt !== undefined);
  const wrong = rows.filter(([, faces]) => faces.filter(each => each === face).length !== (comes ? 0 : 1));
  return [...strangers, ...wrong.map(([row]) => problem(`tokens.${row}`, comes ? 'bossTwice' : 'bossNowhere'))];
}

export function isBossFace(face: TokenFace): boolean {
  return isBoss(readFace(face).type);
}
