import type { Endure, Goal, Impossible, PlainGoal, State, TextKey, Words, ZoneId } from '../types.ts';
import { failureOf, isBossDead, missesClass } from './losses.ts';
import type { Test, Verdicts } from './map/ground.ts';
import { moveDistance } from './map/map.ts';
import { groundOf, missionOf } from './mission.ts';
import { objectivesNamed } from './objectives.ts';
import { countAllies, isAlive } from './table.ts';

type GoalOf<G extends PlainGoal['goal']> = Extract<PlainGoal, { goal: G }>;

/** ETS-GAME-02: what missions ask for, by name. */
const goals: { readonly [G in PlainGoal['goal']]: (state: State, goal: GoalOf<G>) => boolean } = {
  /** ETS-MISSION-05: figures and tokens on the map, not the pile. */
  enemiesDead: ({ figures, tokens }) => figures.length === 0 && tokens.length === 0,
  survivorsOut: hasEverybodyLeft,
  done: (state, goal) => areEnough(state, goal, 'done'),
  carriedOut: (state, goal) => areEnough(state, goal, 'out'),
  survivorsAt: areSurvivorsAt,
  bossDead: isBossDead,
  /** ETS-CO-1508 */
  escaped: state => state.bosses.every(({ sleepsIn }) => sleepsIn < 0) && hasEverybodyLeft(state),
  /** ETS-CG-1106, 1110: found out when a round ends, and only then. */
  bossHeld: ({ memory }) => memory['bossHeld'] === 1,
  /** ETS-CO-1318 */
  alliesOut: ({ allies }, { least }) => countAllies(allies, 'left') >= least,
};

/** ETS-ODD-05: looked at after each settled effect; what ends the mission ends it at once. */
export function checkEnd(t: Endure): void {
  const { state } = t;
  if (state.result === null) judge(t);
  if (state.result !== null) t.endStep();
}

/** Something has made it impossible to win, unless the mission is won by it all the same (ETS-GAME-05). */
export function fail(t: Endure, impossible: Impossible): void {
  if (t.state.result === null && !isWon(t.state)) loseBy(t, impossible);
}

function judge(t: Endure): void {
  const { state } = t;
  if (isWon(state)) {
    end(state, 'won', 'won'); // ETS-GAME-05: a win comes before a loss
  } else if (!state.survivors.some(isAlive)) {
    // ETS-ODD-30, ETS-GAME-03
    end(state, 'lost', state.survivors.some(({ status }) => status === 'left') ? 'lost.left' : 'lost.dead');
  } else {
    const impossible = impossibleIn(state);
    if (impossible !== undefined) loseBy(t, impossible);
  }
}

/** What has become impossible, through what and by which rule, is said at once and remembered for the end. */
function loseBy(t: Endure, impossible: Impossible): void {
  const { rule, why } = impossible;
  t.say(why.key, why.params, { rule });
  t.state.impossible = impossible;
  end(t.state, 'lost', 'lost.impossible');
}

function end(state: State, result: 'won' | 'lost', reason: TextKey): void {
  state.result = result;
  state.reason = reason;
}

/** How the mission ended, in words. */
export function reasonOf({ reason, round, impossible }: State): Words {
  if (reason === '') throw new Error('The mission is not over.');
  return { key: reason, params: impossible === null ? { round } : { round, ...impossible } };
}

function isWon(state: State): boolean {
  for (const isMet of verdictsOf(state).win) if (!isMet(state)) return false;
  return true;
}

/** They are asked after each effect, so that what the mission wants is looked up but once. */
function verdictsOf(state: State): Verdicts {
  const ground = groundOf(state);
  ground.verdicts ??= {
    win: ground.mission.win.map(testOf),
    lose: ground.mission.lose.map(failureOf),
  };
  return ground.verdicts;
}

function testOf(goal: Goal): Test {
  if ('anyOf' in goal) {
    const tests = goal.anyOf.map(testOf);
    return state => tests.some(isMet => isMet(state));
  }
  const meets = goals[goal.goal] as (state: State, goal: PlainGoal) => boolean;
  return state => meets(state, goal);
}

/** ETS-GAME-04, ETS-DEATH-08 */
function impossibleIn(state: State): Impossible | undefined {
  for (const impossibleBy of verdictsOf(state).lose) {
    const impossible = impossibleBy(state);
    if (impossible !== undefined) return impossible;
  }
  return missesClass(state);
}

/** ETS-GAME-08: all who live, and at least one. */
function hasEverybodyLeft({ survivors }: State): boolean {
  return survivors.some(({ status }) => status === 'left') && !survivors.some(({ status }) => status === 'alive');
}

/** Whether all objectives of that name are done. */
export function areDone(state: State, name: string): boolean {
  return areEnough(state, { goal: 'done', objective: name }, 'done');
}

/** All of that name, or as many as it takes. Looked at after every effect, so it is counted without lists. */
function areEnough(state: State, goal: GoalOf<'done' | 'carriedOut'>, fate: 'done' | 'out'): boolean {
  const written = missionOf(state).objectives;
  let all = 0;
  let so = 0;
  for (const objective of state.objectives) {
    if (written[objective.id]!.name !== goal.objective) continue;
    all++;
    if (objective[fate]) so++;
  }
  return so >= (goal.least ?? all);
}

/** ETS-MISSION-06, ETS-CG-1005: all stand there, and no enemy is so near. */
function areSurvivorsAt(state: State, { place, clear }: GoalOf<'survivorsAt'>): boolean {
  const zones = zonesOf(state, place);
  const here = state.survivors.filter(isAlive);
  if (here.length === 0 || !here.every(({ zone }) => zones.includes(zone))) return false;
  if (clear === undefined) return true;
  const enemies = [...state.figures, ...state.tokens];
  return !enemies.some(enemy => zones.some(zone => moveDistance(state, enemy.zone, zone) <= clear));
}

function zonesOf(state: State, place: string): ZoneId[] {
  if (place === 'loader') return state.loader === null ? [] : [state.loader.zone];
  return objectivesNamed(state, place).map(({ zone }) => zone);
}
