import { type Flow, nothing } from '@starboard/kernel';
import type { Act, Endeavours, Mission, State } from '../../types.ts';
import { cardNo } from '../stacks.ts';
import { player, say } from '../table.ts';
import { complete, replace } from './completion.ts';
import { isComplete, isImpossible, takeAct, takesAct, tokensFor } from './kinds/index.ts';
import { isAnythingLost } from './possible.ts';
import { isBase, needOfCard, openMissions, openQuests, type Quest } from './quest.ts';
import { isCreditedElsewhere, stands, type Token, tokenOf } from './tokens.ts';
import { titleOf } from './words.ts';

/**
 * END-MISSION-07, 10, 11, END-FOUND-05, 06: something was done. Where several missions in play could have it, the Player says which; a mission that is
 * complete thereby is announced and scored. Rules call it the moment the act is done.
 */
export function credit(t: Endeavours, act: Act): Flow {
  const { state } = t;
  const token = tokenOf(act);
  const takers = openQuests(state).filter(quest => wants(state, quest, act, token));
  return takers.length === 0 ? nothing : creditAct(t, act, token, takers);
}

/** A base mission has tokens however they came there, a discovered one only by the act (END-RULE-24). */
function wants(state: State, quest: Quest, act: Act, token: Token | null): boolean {
  if (token !== null && isBase(quest)) return !quest.tokens.includes(token) && tokensFor(state, quest).includes(token);
  return takesAct(state, quest, act);
}

function* creditAct(t: Endeavours, act: Act, token: Token | null, takers: readonly Quest[]): Flow {
  const quest = yield* whose(t, takers);
  if (token !== null) quest.tokens.push(token);
  takeAct(t.state, quest, act);
  say(t, 'END-MISSION-07', 'mission.credited', { mission: titleOf(quest) });
  if (isComplete(t.state, quest)) yield* complete(t, quest);
}

/** END-MISSION-07: asked only if several could take it. */
function* whose(t: Endeavours, takers: readonly Quest[]): Flow<Quest> {
  const options = takers.map(quest => ({ key: quest.card, quest, label: titleOf(quest) }));
  const { quest } = yield* t.choose(player, 'mission.credit', options, { takeOnly: true });
  return quest;
}

/** END-MISSION-04, 06, 10, 50: after every action: missions that existing tokens complete, and those that have become impossible. */
export function reviewMissions(t: Endeavours): Flow {
  forget(t.state);
  return isSettled(t.state) ? nothing : review(t);
}

/** What no longer stands is nobody's; what was lost will not be delivered. */
function forget(state: State): void {
  state.credited = state.credited.filter(token => stands(state, token));
  for (const quest of openQuests(state)) {
    quest.tokens = quest.tokens.filter(token => stands(state, token));
    quest.cards = quest.cards.filter(no => cardNo(state, no) !== undefined);
  }
}

function isSettled(state: State): boolean {
  for (const quest of openQuests(state)) {
    if (freeTokens(state, quest).length > 0 || isComplete(state, quest)) return false;
  }
  return lostMission(state) === undefined;
}

/** END-MISSION-50, END-RULE-34: air-eaters may be missing from the beginning. */
function lostMission(state: State): Mission | undefined {
  const isLost = isAnythingLost(state);
  return openMissions(state).find(
    mission => (isLost || needOfCard(mission.card).kind === 'airEater') && isImpossible(state, mission),
  );
}

/** Tokens that stand already and serve nobody yet. */
function freeTokens(state: State, quest: Quest): Token[] {
  return tokensFor(state, quest).filter(
    token => !quest.tokens.includes(token) && !isCreditedElsewhere(state, token, quest),
  );
}

function* review(t: Endeavours): Flow {
  const { state } = t;
  while (!isSettled(state)) {
    const token = openQuests(state).flatMap(quest => freeTokens(state, quest))[0];
    if (token !== undefined) yield* creditToken(t, token);
    const done = openQuests(state).find(quest => isComplete(state, quest));
    if (done !== undefined) {
      yield* complete(t, done);
      continue;
    }
    const lost = token === undefined ? lostMission(state) : undefined;
    if (lost !== undefined) replace(t, lost);
  }
}

function* creditToken(t: Endeavours, token: Token): Flow {
  const takers = openQuests(t.state).filter(quest => freeTokens(t.state, quest).includes(token));
  const quest = yield* whose(t, takers);
  quest.tokens.push(token);
  say(t, 'END-MISSION-11', 'mission.credited', { mission: titleOf(quest) });
}
