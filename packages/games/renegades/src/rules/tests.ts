import type { Flow } from '@starboard/kernel';
import { effects, type Reroll, type Test } from '../hooks.ts';
import type { Params, Renegades, Words } from '../types.ts';
import { limited, listOf } from './combat/dice.ts';
import { spendEnergy } from './gear/cards.ts';
import { skillOf } from './stats.ts';
import { deciderOf, nameOf, refOf, say, shipNo } from './table.ts';
import { offerTactics } from './tactics/moments.ts';

/** RDA-TEST-02, 07: what counts in an opposed test. */
const usualTarget = 5;

/** RDA-TEST-01..04: rolls the dice of a skill, lets re-rolls and tactical cards have their say, and tells whether it succeeded. Says what was rolled. */
export function* takeTest(t: Renegades, test: Test): Flow<boolean> {
  if (effects.holds(t.state, 'testPasses', test)) {
    say(t, 'RDA-TEST-01', 'test.sure', paramsOf(test));
    return true;
  }
  const count = yield* diceOf(t, test);
  if (count === 0) {
    say(t, 'RDA-TEST-04', 'test.noDice', paramsOf(test));
    return false;
  }
  const rolled = yield* rerolled(t, test, t.roll(count), 1);
  return sayResult(t, test, rolled) || (yield* secondChance(t, test, count));
}

/** RDA-TEST-07: how many 5s and 6s each side has. `bonus`: added to one die of the first side (RDA-PRISONER-08). */
export function* opposedTest(
  t: Renegades,
  first: Test,
  second: Test,
  bonus = 0,
): Flow<{ readonly first: number; readonly second: number }> {
  const ours = lifted(yield* sideOf(t, first), bonus);
  const theirs = yield* sideOf(t, second);
  const result = { first: successes(ours), second: successes(theirs) };
  const about = { who: nameOf(first.by), other: nameOf(second.by), skill: skillText(first) };
  const dice = { dice: listOf(ours), others: listOf(theirs), count: result.first, against: result.second };
  say(t, 'RDA-TEST-07', 'test.opposed', { ...about, ...dice });
  return result;
}

function* sideOf(t: Renegades, test: Test): Flow<number[]> {
  const count = yield* diceOf(t, test);
  return yield* rerolled(t, test, t.roll(count), count);
}

/** A die that fails gains most by a bonus; if all succeed it changes nothing. */
function lifted(dice: readonly number[], bonus: number): number[] {
  const at = dice.findIndex(die => die < usualTarget && die + bonus >= usualTarget);
  return dice.map((die, index) => (index === at ? die + bonus : die));
}

function successes(dice: readonly number[]): number {
  return dice.filter(die => die >= usualTarget).length;
}

/** RDA-TEST-01, 08, RDA-DICE-05: the skill, what effects make of it, and what is paid for with energy. */
function* diceOf(t: Renegades, test: Test): Flow<number> {
  const own = effects.change(t.state, 'testDice', skillOf(t.state, test.by, test.skill), test);
  const more = yield* aidsOf(t, test);
  return limited(t.state, Math.max(0, own + more));
}

/** RDA-DATA-06: what helps for an Energy token is offered; the program takes it. */
function* aidsOf(t: Renegades, test: Test): Flow<number> {
  let dice = 0;
  for (const aid of effects.tell(t.state, 'testAid', test)) {
    const seat = deciderOf(t.state, test.by);
    const params: Params = {
      ...paramsOf(test),
      aid: { key: `aid.${aid.name}` },
      dice: aid.dice,
      energy: aid.card.energy ?? 0,
    };
    const about = [refOf(test.by)];
    if (seat !== null && (yield* t.choose(seat, 'aid', ['use', 'keep'], { params, about })) === 'keep') continue;
    spendEnergy(t, test.by, aid.card);
    dice += aid.dice;
  }
  return dice;
}

/** RDA-DICE-06: dice that fail are rolled again as long as fewer than `enough` succeed; which of them makes no difference. */
function* rerolled(t: Renegades, test: Test, dice: readonly number[], enough: number): Flow<number[]> {
  const now = [...dice];
  for (const reroll of effects.tell(t.state, 'testReroll', test)) {
    if (now.filter(die => die >= test.target).length >= enough) break;
    if (!(yield* usesReroll(t, test, reroll, now))) continue;
    rollFailures(t, test, now, reroll.count);
    const params: Params = { ...paramsOf(test), source: { key: `reroll.${reroll.name}` }, dice: listOf(now) };
    say(t, 'RDA-DICE-06', 'test.rerolled', params);
  }
  return now;
}

function rollFailures(t: Renegades, { target }: Test, dice: number[], count: number): void {
  let left = count;
  for (let at = 0; at < dice.length && left > 0; at++) {
    if (dice[at]! >= target) continue;
    dice[at] = t.chance.die();
    left--;
  }
}

/** One that may be used once a round is asked for, and remembered. */
function* usesReroll(t: Renegades, test: Test, { name, once }: Reroll, dice: readonly number[]): Flow<boolean> {
  if (once === undefined) return true;
  const { usedRound } = test.by;
  const mark = `reroll:${name}`;
  if (usedRound.includes(mark)) return false;
  const seat = deciderOf(t.state, test.by);
  const params: Params = { ...paramsOf(test), source: { key: `reroll.${name}` }, dice: listOf(dice) };
  if (seat !== null && (yield* t.choose(seat, 'test.reroll', ['use', 'keep'], { params })) === 'keep') return false;
  usedRound.push(mark);
  return true;
}

/** RDA-TACT-13: Inspire and Rally the Bridge roll all dice again. */
function* secondChance(t: Renegades, test: Test, count: number): Flow<boolean> {
  const { state } = t;
  const { aboard } = test.by;
  const isAbility = test.purpose === 'ability' && aboard !== 0;
  const moment = isAbility ? 'abilityFailed' : 'testFailed';
  const occasion = isAbility ? { test, ship: shipNo(state, aboard) } : { test };
  const { again } = yield* offerTactics(t, moment, occasion);
  return again && sayResult(t, test, t.roll(count));
}

function sayResult(t: Renegades, test: Test, dice: readonly number[]): boolean {
  const isPassed = dice.some(die => die >= test.target);
  const { who, skill, target, purpose } = paramsOf(test);
  const params = { who, skill, target, purpose, dice: listOf(dice) };
  say(t, target === usualTarget ? 'RDA-TEST-02' : 'RDA-TEST-03', isPassed ? 'test.passed' : 'test.failed', params);
  return isPassed;
}

function skillText({ skill }: Test): Words {
  return { key: `skill.${skill}` };
}

function paramsOf(test: Test) {
  const purpose: Words = { key: `purpose.${test.purpose}` };
  return { who: nameOf(test.by), skill: skillText(test), target: test.target, purpose };
}
