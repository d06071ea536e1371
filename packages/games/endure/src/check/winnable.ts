import { surveyZones, zoneDistance } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import { isBoss, readFace } from '../rules/enemies/kinds.ts';
import { type Ground, layGround } from '../rules/map/ground.ts';
import { conditionRule } from '../rules/mission-rules.ts';
import type { Condition, Faction, Mission, MissionObjective, PlainGoal } from '../types.ts';
import { type MissionProblem, problem } from './problem.ts';

/** ETS-GAME-07: what lies there only with more survivors does not count on. */
const fewest = 3;

/** What survivors can get at from the start, with all that can ever be opened on the way. */
interface Reach {
  isZone(zone: string): boolean;
  isObjective(objective: MissionObjective): boolean;
  isAnyExit: boolean;
}

/** Whether what wins the mission can come about at all: by what lies on the map, and by what can be reached there. */
export function checkWinnable(mission: Mission): MissionProblem[] {
  const ground = layGround(mission);
  if (!ground.ok) return [];
  const reach = reachOf(mission, ground.value);
  return mission.win.flatMap((goal, at) => {
    if (!('anyOf' in goal)) return checkGoal(mission, reach, `win.${at}`, goal);
    const each = goal.anyOf.map((plain, nth) => checkGoal(mission, reach, `win.${at}.anyOf.${nth}`, plain));
    return each.some(problems => problems.length === 0) ? [] : each.flat();
  });
}

function checkGoal(mission: Mission, reach: Reach, where: string, goal: PlainGoal): MissionProblem[] {
  switch (goal.goal) {
    case 'enemiesDead':
      return [...mission.radar, ...mission.figures.map(({ zone }) => zone)].every(reach.isZone)
        ? []
        : [problem(where, 'lockedEnemies')];
    case 'done':
      return [
        ...checkObjectives(mission, reach, where, goal),
        ...(isHandedIn(mission, goal.objective) ? checkExits(reach, where) : []),
      ];
    case 'carriedOut':
      return [
        ...checkObjectives(mission, reach, where, goal),
        ...checkHands(mission, where, goal),
        ...checkExits(reach, where),
      ];
    case 'survivorsAt':
      return placesOf(mission, goal.place).some(reach.isZone) ? [] : [problem(`${where}.place`, 'locked')];
    case 'bossDead':
      // ETS-P-2005: it goes down, and gets up again.
      return hasCondition(mission, 'relentless') ? [problem(where, 'neverDies')] : checkBoss(mission, reach, where);
    case 'bossHeld':
      return isLoaderThere(mission, reach) ? checkBoss(mission, reach, where) : [problem(where, 'locked')];
    case 'alliesOut':
      return [...checkAllies(mission, where, goal.least), ...checkExits(reach, where)];
    case 'survivorsOut':
      return checkExits(reach, where);
    case 'escaped':
      // ETS-CO-1507: somebody in its zone wakes it.
      return [
        ...(hasCondition(mission, 'asleep') ? checkBoss(mission, reach, where) : []),
        ...checkExits(reach, where),
      ];
  }
}

function hasCondition({ conditions }: Mission, name: Condition['condition']): boolean {
  return conditions.some(({ condition }) => condition === name);
}

/** The boss stands on the map, shows itself at an objective, or is among the tokens. */
function checkBoss(mission: Mission, reach: Reach, where: string): MissionProblem[] {
  const { boss, radar, objectives } = mission;
  const hideouts = mission.conditions.flatMap(each => conditionRule(each).bossAt?.(each) ?? []);
  const shown = objectives.filter(({ name }) => hideouts.includes(name)).map(({ zone }) => zone);
  const places = boss?.zone === undefined ? (hideouts.length > 0 ? shown : radar) : [boss.zone];
  return places.some(reach.isZone) ? [] : [problem(where, 'lockedBoss')];
}

/** Whoever sits in it from the start need not get there. */
function isLoaderThere({ loader }: Mission, reach: Pick<Reach, 'isZone'>): boolean {
  return loader === undefined || loader.piloted === true || reach.isZone(loader.zone);
}

function isHandedIn({ objectives }: Mission, objective: string): boolean {
  return objectives.some(
    ({ name, deed }) => name === objective && deed.does === 'carry' && deed.handedIn !== undefined,
  );
}

/** Whoever has left does not come back for more. */
function checkHands(
  mission: Mission,
  where: string,
  { objective, least }: Extract<PlainGoal, { goal: 'carriedOut' }>,
): MissionProblem[] {
  const there = objectivesFor(mission, objective);
  const each = Math.max(...there.map(({ deed }) => (deed.does === 'carry' ? (deed.most ?? Infinity) : Infinity)));
  const most = each * fewest;
  return (least ?? there.length) > most ? [problem(where, 'tooManyToCarry', { name: objective, most })] : [];
}

/** ETS-CG-0903: those that lie there whoever plays. */
function objectivesFor({ objectives }: Mission, objective: string): MissionObjective[] {
  return objectives.filter(({ name, fromCrew = 0 }) => name === objective && fromCrew <= fewest);
}

/** A goal says how many of a name it takes, or means all of them. */
function checkObjectives(
  mission: Mission,
  reach: Reach,
  where: string,
  { objective, least }: { readonly objective: string; readonly least?: number | undefined },
): MissionProblem[] {
  const there = objectivesFor(mission, objective);
  // ETS-CO-1405: more of them come out of Sentries.
  const comeLater =
    hasFoe(mission, 'sentry') &&
    mission.conditions.some(each => each.condition === 'salvage' && each.gives === objective);
  if (there.length === 0 || comeLater) return [];
  if (least !== undefined && least > there.length)
    return [problem(`${where}.least`, 'leastBeyond', { name: objective, count: there.length })];
  const reached = there.filter(reach.isObjective).length;
  return reached < (least ?? there.length) ? [problem(`${where}.objective`, 'locked')] : [];
}

function checkAllies(mission: Mission, where: string, least: number): MissionProblem[] {
  const most = mission.conditions.flatMap(each => (each.condition === 'reboot' ? [each.most] : []))[0];
  if (most === undefined) return [problem(where, 'needsReboot')];
  if (!hasFoe(mission, 'sentry')) return [problem(where, 'noSentries')];
  return least > most ? [problem(`${where}.least`, 'tooManyAllies', { most })] : [];
}

function checkExits({ isAnyExit }: Reach, where: string): MissionProblem[] {
  return isAnyExit ? [] : [problem(where, 'lockedExits')];
}

function placesOf({ objectives, loader }: Mission, place: string): string[] {
  if (place === 'loader') return loader === undefined ? [] : [loader.zone];
  return objectives.filter(({ name }) => name === place).map(({ zone }) => zone);
}

/** Doors are opened one after the other, until nothing more comes into reach. */
function reachOf(mission: Mission, { map, exits }: Ground): Reach {
  const shut = new Set(mission.locked);
  for (const { tile, side, locked } of mission.exits) if (locked) shut.add(`${tile}.exit${side}`);
  const start = map.zoneNumbers.get(mission.start);
  for (;;) {
    const survey = surveyZones(map, { doors: map.doors.map(({ name }) => !shut.has(name)) });
    const isNumber = (zone: number | undefined) =>
      zone === undefined || start === undefined || zoneDistance(survey, start, zone) < Infinity;
    const isZone = (zone: string) => isNumber(map.zoneNumbers.get(zone));
    const isObjective = ({ zone, deed }: MissionObjective) => {
      if (deed.does !== 'seal') return isZone(zone);
      if (!isLoaderThere(mission, { isZone })) return false;
      // ETS-CG-0104: it is done from either side of the door.
      const door = map.doors.find(({ name }) => name === deed.door);
      return door === undefined || isNumber(door.from) || isNumber(door.to);
    };
    const opened = openedBy(mission, isObjective).filter(door => shut.delete(door));
    if (opened.length > 0) continue;
    const isAnyExit = exits.some(({ zone, name }) => isNumber(zone) && !shut.has(name));
    return { isZone, isObjective, isAnyExit };
  }
}

/** Every door that something in reach opens. */
function openedBy(mission: Mission, isInReach: (objective: MissionObjective) => boolean): string[] {
  const { objectives, conditions } = mission;
  const switches = objectives.flatMap(each =>
    each.deed.does === 'switch' && isInReach(each) ? each.deed.unlocks : [],
  );
  return [...switches, ...conditions.flatMap(each => openedByCondition(mission, each, isInReach)), ...byKey(mission)];
}

function openedByCondition(
  { objectives }: Mission,
  condition: Condition,
  isInReach: (objective: MissionObjective) => boolean,
): readonly string[] {
  if (condition.condition !== 'opensAfter') return [];
  return objectives.filter(({ name }) => name === condition.objective).every(isInReach) ? condition.doors : [];
}

/** ETS-ROP-1805: a key is found with Redeemers alone. With an Override Key at hand no door stays shut. */
function byKey(mission: Mission): readonly string[] {
  const { conditions, aside, weapons, locked, exits } = mission;
  const cards = [...Object.values(aside).flat(), ...(weapons ? [...weapons.first, weapons.rest] : [])];
  if (cards.includes('overrideKey')) return [...locked, ...exits.map(({ tile, side }) => `${tile}.exit${side}`)];
  return hasFoe(mission, 'redeemer')
    ? conditions.flatMap(each => (each.condition === 'keyCard' ? [each.door] : []))
    : [];
}

/** Whether any of them but a boss is on the map, among the tokens or in the spawn pile. */
function hasFoe({ faction, tokens, figures }: Mission, wanted: Faction): boolean {
  const types = [...figures.map(({ type }) => type), ...tokens[fewest].map(face => readFace(face).type)];
  return faction === wanted || types.some(type => catalogue.enemies[type].faction === wanted && !isBoss(type));
}
