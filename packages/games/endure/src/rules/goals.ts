import { classOf } from '../content/classes.ts';
import { readFace } from '../content/enemies.ts';
import type { Goal, Loss, PlainGoal } from '../content/missions/index.ts';
import { variantsOf } from '../content/variants.ts';
import type { Ally, Card, ClassName, Endure, ItemCardId, Objective, State, ZoneId } from '../types.ts';
import type { Test, Verdicts } from './ground.ts';
import { moveDistance } from './map.ts';
import { groundOf, missionOf } from './mission.ts';
import { isAlive } from './table.ts';

type GoalOf<G extends PlainGoal['goal']> = Extract<PlainGoal, { goal: G }>;
type LossOf<L extends Loss['loss']> = Extract<Loss, { loss: L }>;

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

/** ETS-GAME-04: what else fails missions, by name. */
const losses: { readonly [L in Loss['loss']]: (state: State, loss: LossOf<L>) => boolean } = {
  /** ETS-CG-1109 */
  bossDead: isBossDead,
  noPower: hasNoPower,
  /** ETS-CG-0908 */
  tooFewCarriers: (state, { objective }) => {
    const missing = objectivesNamed(state, objective).filter(({ out, done }) => !out && !done).length;
    return onMap(state).length < missing;
  },
  cannotCalm: hasNobodyToCalm,
  tooFewAllies: hasTooFewAllies,
};

/** ETS-ODD-05: looked at after each settled effect; what ends the mission ends it at once. */
export function checkEnd(t: Endure): void {
  const { state } = t;
  if (state.result === null) judge(state);
  if (state.result !== null) t.endStep();
}

/** Something has failed the mission, unless it is won by it all the same (ETS-GAME-05). */
export function fail(state: State, reason: string): void {
  if (state.result === null && !isWon(state)) end(state, 'lost', reason);
}

function judge(state: State): void {
  if (isWon(state)) {
    end(state, 'won', 'won'); // ETS-GAME-05: a win comes before a loss
    return;
  }
  const reason = lossOf(state);
  if (reason !== undefined) end(state, 'lost', reason);
}

function end(state: State, result: 'won' | 'lost', reason: string): void {
  state.result = result;
  state.reason = reason;
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
    lose: ground.mission.lose.map(loss => ({ test: failureOf(loss), reason: `lost.${loss.loss}` })),
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

function failureOf(loss: Loss): Test {
  const happened = losses[loss.loss] as (state: State, loss: Loss) => boolean;
  return state => happened(state, loss);
}

function lossOf(state: State): string | undefined {
  if (!state.survivors.some(isAlive))
    return state.survivors.some(({ status }) => status === 'left') ? 'lost.left' : 'lost.dead'; // ETS-ODD-30, ETS-GAME-03
  for (const { test, reason } of verdictsOf(state).lose) if (test(state)) return reason;
  return missesClass(state) ? 'lost.class' : undefined;
}

function onMap({ survivors }: State) {
  return survivors.filter(isAlive);
}

/** ETS-GAME-08: all who live, and at least one. */
function hasEverybodyLeft({ survivors }: State): boolean {
  return survivors.some(({ status }) => status === 'left') && !survivors.some(({ status }) => status === 'alive');
}

export function objectivesNamed(state: State, name: string): Objective[] {
  const written = missionOf(state).objectives;
  return state.objectives.filter(({ id }) => written[id]!.name === name);
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

function countAllies(allies: State['allies'], status: Ally['status']): number {
  let count = 0;
  for (const ally of allies) if (ally.status === status) count++;
  return count;
}

/** ETS-MISSION-06, ETS-CG-1005: all stand there, and no enemy is so near. */
function areSurvivorsAt(state: State, { place, clear }: GoalOf<'survivorsAt'>): boolean {
  const zones = zonesOf(state, place);
  const here = onMap(state);
  if (here.length === 0 || !here.every(({ zone }) => zones.includes(zone))) return false;
  if (clear === undefined) return true;
  const enemies = [...state.figures, ...state.tokens];
  return !enemies.some(enemy => zones.some(zone => moveDistance(state, enemy.zone, zone) <= clear));
}

function zonesOf(state: State, place: string): ZoneId[] {
  if (place === 'loader') return state.loader === null ? [] : [state.loader.zone];
  return objectivesNamed(state, place).map(({ zone }) => zone);
}

function isBossDead({ bosses }: State): boolean {
  return bosses.length > 0 && bosses.every(({ status }) => status === 'dead');
}

/** ETS-CG-1109: the Loader is without power, and no Power Cell is in an inventory, laid aside or in the deck. */
function hasNoPower(state: State): boolean {
  const { loader, survivors, aside, items } = state;
  if (loader?.powered) return false;
  const carried = survivors.some(
    ({ status, cards }) => status === 'alive' && cards.some(({ item }) => item === 'powerCell'),
  );
  const comesBack = variantsOf(state).itemDeckEmpty === 'reshuffle' ? items.discard : []; // ETS-VAR-23
  const waits = [...Object.values(aside), items.draw, comesBack].some(cards => cards.includes('powerCell'));
  return !carried && !waits;
}

/** ETS-ROP-1612: no living Medic, or no Med Kit in any inventory or in the deck. */
function hasNobodyToCalm(state: State, { objective }: LossOf<'cannotCalm'>): boolean {
  const written = missionOf(state).objectives;
  for (const { id, taken } of state.objectives) {
    const { name, deed } = written[id]!;
    if (taken || name !== objective || deed.does !== 'carry' || deed.runs === undefined) continue;
    if (!hasClass(state, deed.runs.calmedBy) || !hasMedKit(state)) return true;
  }
  return false;
}

function hasMedKit(state: State): boolean {
  const { draw, discard } = state.items;
  for (const { status, cards } of state.survivors) if (status === 'alive' && cards.some(isKitCard)) return true;
  if (draw.some(isKit)) return true;
  return variantsOf(state).itemDeckEmpty === 'reshuffle' && discard.some(isKit); // ETS-VAR-23: it comes back
}

function isKitCard({ item }: Card): boolean {
  return isKit(item);
}

function isKit(item: ItemCardId): boolean {
  return item.startsWith('medKit');
}

/** ETS-CO-1316: those out, friendly ones, hostile figures and the numbers of tokens on the map. */
function hasTooFewAllies({ allies, figures, tokens }: State, { least }: LossOf<'tooFewAllies'>): boolean {
  const hidden = tokens.reduce((sum, { face }) => sum + readFace(face).count, 0);
  return allies.length - countAllies(allies, 'gone') + figures.length + hidden < least;
}

/** ETS-DEATH-08: a step that only one class can take is undone, and nobody of it lives any more. */
function missesClass(state: State): boolean {
  const { onlyFor } = groundOf(state);
  if (onlyFor.size === 0) return false;
  for (const { id, done, taken } of state.objectives) {
    const only = done || taken ? undefined : onlyFor.get(id);
    if (only !== undefined && !hasClass(state, only)) return true;
  }
  return false;
}

/** Whoever has left lives. */
function hasClass({ survivors }: State, name: ClassName): boolean {
  for (const { id, status } of survivors) if (status !== 'dead' && classOf(id) === name) return true;
  return false;
}
