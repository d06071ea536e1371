import type { Flow, SeatId } from '@starboard/kernel';
import { type Attack, type Bonus, effects, type Reroll } from '../../hooks.ts';
import type { Renegades, Words } from '../../types.ts';
import { evade, mayDeclare } from '../orbit/abilities.ts';
import { deciderOf, nameOf, say } from '../table.ts';
import { aboutOf, askDice } from './asking.ts';
import { defenseBonuses, mostOnOneDie, payForBonus } from './bonuses.ts';
import { areAlike, bonusList, dieKey, dieLabel, indexOfDie, limited, listOf, penetrates, sourceOf } from './dice.ts';
import { areBonusesLate, isUsedUp, markUsed, rollAgain, sayRaised } from './hits.ts';
import { addLateBonuses } from './late.ts';
import {
  bestPairing,
  harmOf,
  inOrder,
  isBlocked,
  leastHarm,
  mostHarm,
  raise,
  spreadBonuses,
  worstDice,
} from './program.ts';

/** What an attack comes to. */
export interface Defended {
  readonly harm: number;
  readonly penetrating: number;
}

/** RDA-ATTACK-08..13: steps 4 to 7. */
export function* defend(t: Renegades, attack: Attack, hits: readonly number[]): Flow<Defended> {
  if (effects.holds(t.state, 'defenseless', { by: attack.target }))
    return { harm: hits.length, penetrating: penetratingIn(hits) };
  const { noDieForPenetrating } = t.state.variants;
  const dicedFor = noDieForPenetrating ? hits.filter(die => die < penetrates) : hits; // RDA-VAR-12
  const sure = hits.length - dicedFor.length;
  const rolled = t.roll(limited(t.state, dicedFor.length));
  if (rolled.length > 0)
    say(t, 'RDA-ATTACK-08', 'defense.rolled', { who: nameOf(attack.target), dice: listOf(rolled) });
  const black = yield* rerolled(t, attack, dicedFor, rolled);
  const paired = yield* answered(t, attack, dicedFor, black);
  const red = areBonusesLate(t.state, attack) ? yield* addLateBonuses(t, attack, dicedFor, paired) : dicedFor;
  const penetrating = sure + penetratingIn(red);
  const harm = sure + harmOf(red, paired);
  say(t, 'RDA-ATTACK-11', 'attack.result', { pairs: pairsOf(red, paired), harm, penetrating });
  return { harm, penetrating };
}

function penetratingIn(red: readonly number[]): number {
  let count = 0;
  for (const die of red) if (die >= penetrates) count++;
  return count;
}

/** `4/3 5/5`: red against black, as the ledger writes it. */
function pairsOf(red: readonly number[], black: readonly number[]): string {
  return red.map((die, at) => `${die}/${black[at]}`).join(' ');
}

/** RDA-ATTACK-15, 19, RDA-RANGED-06, 07, RDA-ABIL-12, RDA-DEC-12: between steps 4 and 5; as long as a die could still block something. */
function* rerolled(
  t: Renegades,
  attack: Attack,
  red: readonly number[],
  rolled: readonly number[],
): Flow<readonly number[]> {
  let black = rolled;
  if (isSettled(red, black)) return black;
  if (isCovered(t, attack)) black = yield* rerollBy(t, attack, red, black, cover);
  const more = effects.tell(t.state, 'defenseReroll', { by: attack.target, attack });
  for (const reroll of more) if (!isSettled(red, black)) black = yield* rerollBy(t, attack, red, black, reroll);
  const evaded = isSettled(red, black) ? undefined : yield* maybeEvade(t, attack, red, black);
  return evaded === undefined ? black : yield* rerollBy(t, attack, red, black, evaded);
}

/** Nothing can be gained any more: all is blocked that can be. */
function isSettled(red: readonly number[], black: readonly number[]): boolean {
  return leastHarm(red, black) === penetratingIn(red);
}

/** RDA-ATTACK-15: up to two. */
const cover: Reroll = { name: 'obstruction', count: 2 };

/** RDA-RANGED-07: never in melee; nor against those who see through it. */
function isCovered(t: Renegades, attack: Attack): boolean {
  const { by, how, obstructed } = attack;
  if (!obstructed || by === null || (how !== 'ship' && how !== 'ranged')) return false;
  return !effects.holds(t.state, 'piercesCover', { ...attack, by });
}

/** RDA-ABIL-03, 12, RDA-RUL-16: Evasive Maneuvers; the program declares them where a die is to be rolled again (RDA-SOLO-26). */
function* maybeEvade(
  t: Renegades,
  attack: Attack,
  red: readonly number[],
  black: readonly number[],
): Flow<Reroll | undefined> {
  const { target, how } = attack;
  if (how !== 'ship' || target.kind !== 'ship' || !mayDeclare(t.state, target, 'evasiveManeuvers')) return undefined;
  if (target.seat === null) return worstDice(black, 1).length > 0 ? yield* evade(t, target) : undefined;
  const params = { who: nameOf(target), red: listOf(red), black: listOf(black) };
  const answer = yield* t.choose(target.seat, 'evade', ['declare', 'keep'], { params, about: aboutOf(attack) });
  return answer === 'declare' ? yield* evade(t, target) : undefined;
}

/** RDA-DICE-06, RDA-NPC-24 */
function* rerollBy(
  t: Renegades,
  attack: Attack,
  red: readonly number[],
  black: readonly number[],
  reroll: Reroll,
): Flow<readonly number[]> {
  const { target } = attack;
  if (isUsedUp(target, reroll)) return black;
  const seat = deciderOf(t.state, target);
  const source: Words = { key: `reroll.${reroll.name}` };
  const which =
    seat === null
      ? worstDice(black, reroll.count)
      : yield* askReroll(t, attack, seat, red, black, reroll.count, source);
  if (which.length === 0) return black;
  markUsed(target, reroll);
  const again = rollAgain(t, black, which);
  say(t, 'RDA-ATTACK-15', 'defense.rerolled', { source, dice: listOf(again) });
  return again;
}

function askReroll(
  t: Renegades,
  attack: Attack,
  seat: SeatId,
  red: readonly number[],
  black: readonly number[],
  count: number,
  source: Words,
): Flow<number[]> {
  const params = { who: nameOf(attack.target), source, count, red: listOf(red), black: listOf(black) };
  return askDice(t, attack, { seat, name: 'defense.reroll', colour: 'black', dice: black, max: count, params });
}

/** RDA-ATTACK-09, 10: steps 5 and 6; black dice in the order of their red partners, bonuses included. The program adds first and pairs then (RDA-DEC-13). */
function* answered(
  t: Renegades,
  attack: Attack,
  red: readonly number[],
  black: readonly number[],
): Flow<readonly number[]> {
  if (red.length === 0) return black;
  const bonuses = defenseBonuses(t.state, attack);
  const seat = deciderOf(t.state, attack.target);
  if (seat !== null)
    return yield* raised(t, attack, seat, red, yield* paired(t, attack, seat, red, black, bonuses), bonuses);
  for (const bonus of bonuses) payForBonus(t, attack.target, bonus);
  const all = spreadBonuses(black, bonuses);
  sayRaised(t, 'RDA-ATTACK-10', 'defense', black, all, bonuses);
  return inOrder(all, bestPairing(red, all));
}

/** RDA-ATTACK-09, RDA-DEC-12: the defender pairs as it likes; not asked where it makes no difference. */
function* paired(
  t: Renegades,
  attack: Attack,
  seat: string,
  red: readonly number[],
  black: readonly number[],
  bonuses: readonly Bonus[],
): Flow<readonly number[]> {
  if (!doesPairingMatter(red, black, bonuses, areBonusesLate(t.state, attack)))
    return inOrder(black, bestPairing(red, black));
  const params = { who: nameOf(attack.target), red: listOf(red), black: listOf(black), bonuses: bonusList(bonuses) };
  const reds = red.map((_, at) => dieKey('red', at));
  const blacks = black.map((_, at) => dieKey('black', at));
  const describe = (key: string) =>
    key.startsWith('red') ? dieLabel('red', red[indexOfDie(key)]!) : dieLabel('black', black[indexOfDie(key)]!);
  const showing = { params, describe, about: aboutOf(attack) };
  const pairs = yield* t.pairUp(seat, 'pair', reds, blacks, showing);
  const partners = red.map((_, at) => indexOfDie(pairs.find(([one]) => indexOfDie(one) === at)![1]));
  return inOrder(black, partners);
}

function doesPairingMatter(
  red: readonly number[],
  black: readonly number[],
  bonuses: readonly Bonus[],
  isMoreToCome: boolean,
): boolean {
  if (areAlike(red) || areAlike(black)) return false;
  if (isMoreToCome || bonuses.length > 0) return red.some(die => die < penetrates);
  return leastHarm(red, black) !== mostHarm(red, black);
}

/** RDA-ATTACK-10, RDA-DICE-01..03, RDA-DEC-12: bonuses one source after the other, after pairing. */
function* raised(
  t: Renegades,
  attack: Attack,
  seat: string,
  red: readonly number[],
  paired: readonly number[],
  bonuses: readonly Bonus[],
): Flow<readonly number[]> {
  let black = paired;
  const used: Bonus[] = [];
  for (let at = 0; at < bonuses.length; at++) {
    const which = yield* askBonus(t, attack, seat, red, black, bonuses.slice(at));
    if (which.length === 0) continue;
    payForBonus(t, attack.target, bonuses[at]!);
    black = raise(black, which, bonuses[at]!.add);
    used.push({ ...bonuses[at]!, dice: which.length });
  }
  sayRaised(t, 'RDA-ATTACK-10', 'defense', paired, black, used);
  return black;
}

/** The dice for the first of the bonuses that are left: those that still may block with it. */
function* askBonus(
  t: Renegades,
  attack: Attack,
  seat: string,
  red: readonly number[],
  black: readonly number[],
  bonuses: readonly Bonus[],
): Flow<readonly number[]> {
  const bonus = bonuses[0]!;
  const isLast = !areBonusesLate(t.state, attack);
  const of = worthRaising(red, black, isLast ? mostOnOneDie(bonuses) : Number.POSITIVE_INFINITY);
  if (of.length === 0) return of;
  const isFree = bonus.card === undefined;
  if (isFree && of.length <= bonus.dice) return of;
  if (isFree && isLast && bonuses.length === 1) return of.slice(0, bonus.dice); // each of them blocks with it
  const values = { add: bonus.add, count: bonus.dice, bonuses: bonusList(bonuses) };
  const names = { who: nameOf(attack.target), source: sourceOf(bonus) };
  const params = { ...names, ...values, red: listOf(red), black: listOf(black) };
  const ask = { seat, name: 'defense.bonus', colour: 'black', dice: black, of, max: bonus.dice, params } as const;
  return yield* askDice(t, attack, ask);
}

/** Where the attacker adds its bonuses last, a die that blocks may need more. */
function worthRaising(red: readonly number[], black: readonly number[], most: number): number[] {
  const found = [];
  for (let at = 0; at < red.length; at++) {
    if (red[at]! >= penetrates) continue;
    if (most === Number.POSITIVE_INFINITY || (!isBlocked(red[at]!, black[at]!) && black[at]! + most >= red[at]!))
      found.push(at);
  }
  return found;
}
