import type { Flow, SeatId } from '@starboard/kernel';
import { type Attack, type Bonus, effects, type Reroll } from '../../hooks.ts';
import type { Anybody, Renegades, State, Words } from '../../types.ts';
import { aim, mayDeclare } from '../orbit/abilities.ts';
import { deciderOf, nameOf, say } from '../table.ts';
import { aboutOf, askDice } from './asking.ts';
import { type AttackBy, attackBonuses, mostOnOneDie, payForBonus } from './bonuses.ts';
import { areAlike, bonusList, bonusTexts, limited, listOf, lowestHit, penetrates, sourceOf } from './dice.ts';
import { raise, spreadBonuses, worstDice } from './program.ts';

/** RDA-ATTACK-05..07: steps 1 to 3; the red dice that hit. */
export function* rollHits(t: Renegades, attack: Attack, dice: number): Flow<number[]> {
  const rolled = t.roll(redDice(t.state, attack, dice));
  const { who, target } = paramsOf(attack);
  say(t, 'RDA-ATTACK-05', 'attack.rolled', { who, target, dice: listOf(rolled) });
  const red = isBySomebody(attack) ? yield* improved(t, attack, rolled) : rolled;
  const hits = red.filter(die => die >= lowestHit);
  if (hits.length === 0) say(t, 'RDA-ATTACK-07', 'attack.missed');
  else say(t, 'RDA-ATTACK-07', 'attack.hits', { count: hits.length, dice: listOf(hits) });
  return hits;
}

/** RDA-ATTACK-05, RDA-RANGED-04, RDA-DATA-08, RDA-DICE-05: never below 1 by effects, never more than there are dice. */
function redDice(state: State, attack: Attack, dice: number): number {
  if (!isBySomebody(attack) || attack.how === 'hazard' || dice <= 0) return limited(state, Math.max(0, dice));
  const own = effects.change(state, 'redDice', dice, attack);
  return limited(state, Math.max(1, effects.change(state, 'redDiceAgainst', own, { by: attack.target, attack })));
}

function isBySomebody(attack: Attack): attack is AttackBy {
  return attack.by !== null;
}

function paramsOf({ by, target }: Attack): { readonly who: Words; readonly target: Words } {
  return { who: by === null ? { key: 'attack.nobody' } : nameOf(by), target: nameOf(target) };
}

/** RDA-ATTACK-06, RDA-DEC-11: step 2, re-rolls, then bonuses; of a crew's ranged attack perhaps later (RDA-VAR-10). */
function* improved(t: Renegades, attack: AttackBy, rolled: readonly number[]): Flow<readonly number[]> {
  if (attack.how === 'hazard') return rolled;
  const left = effects.change(t.state, 'redRolled', rolled, { by: attack.target, attack });
  const again = yield* rerolled(t, attack, left);
  return areBonusesLate(t.state, attack) ? again : yield* raised(t, attack, again);
}

/** RDA-VAR-10 */
export function areBonusesLate({ variants }: State, { how, by }: Attack): boolean {
  return variants.lateBonuses && how === 'ranged' && by?.kind === 'crew';
}

function* rerolled(t: Renegades, attack: AttackBy, rolled: readonly number[]): Flow<readonly number[]> {
  let dice = rolled;
  for (const reroll of effects.tell(t.state, 'attackReroll', attack)) dice = yield* rerollBy(t, attack, dice, reroll);
  const aimed = yield* maybeAim(t, attack, dice);
  return aimed === undefined ? dice : yield* rerollBy(t, attack, dice, aimed);
}

/** RDA-ABIL-06, RDA-RUL-16: Tactical Targeting in step 2; the program declares it where a die is to be rolled again (RDA-SOLO-26). */
function* maybeAim(t: Renegades, attack: AttackBy, dice: readonly number[]): Flow<Reroll | undefined> {
  const { by } = attack;
  if (attack.how !== 'ship' || by.kind !== 'ship' || !mayDeclare(t.state, by, 'tacticalTargeting')) return undefined;
  if (by.seat === null) return worstDice(dice, 1).length > 0 ? yield* aim(t, by) : undefined;
  if (dice.every(die => die >= penetrates - 1)) return undefined;
  const params = { ...paramsOf(attack), dice: listOf(dice) };
  const answer = yield* t.choose(by.seat, 'aim', ['declare', 'keep'], { params, about: aboutOf(attack) });
  return answer === 'declare' ? yield* aim(t, by) : undefined;
}

/** RDA-DICE-06, RDA-RUL-07, RDA-NPC-24 */
function* rerollBy(t: Renegades, attack: AttackBy, dice: readonly number[], reroll: Reroll): Flow<readonly number[]> {
  const { by } = attack;
  if (dice.length === 0 || isUsedUp(by, reroll)) return dice;
  const seat = deciderOf(t.state, by);
  const source: Words = { key: `reroll.${reroll.name}` };
  const which =
    seat === null ? worstDice(dice, reroll.count) : yield* askReroll(t, attack, seat, dice, reroll.count, source);
  if (which.length === 0) return dice;
  markUsed(by, reroll);
  const again = rollAgain(t, dice, which);
  say(t, 'RDA-DICE-06', 'attack.rerolled', { source, dice: listOf(again) });
  return again;
}

function askReroll(
  t: Renegades,
  attack: AttackBy,
  seat: SeatId,
  dice: readonly number[],
  count: number,
  source: Words,
): Flow<number[]> {
  const { who, target } = paramsOf(attack);
  const params = { who, target, source, count, red: listOf(dice) };
  return askDice(t, attack, { seat, name: 'attack.reroll', colour: 'red', dice, max: count, params });
}

export function isUsedUp({ usedRound }: Anybody, { name, once }: Reroll): boolean {
  return once === 'round' && usedRound.includes(`reroll:${name}`);
}

export function markUsed({ usedRound }: Anybody, { name, once }: Reroll): void {
  if (once === 'round') usedRound.push(`reroll:${name}`);
}

export function rollAgain(t: Renegades, dice: readonly number[], which: readonly number[]): number[] {
  const again = [...dice];
  for (const at of which) again[at] = t.chance.die();
  return again;
}

/** RDA-DICE-01..03: one source after the other; the program puts all together on the highest (RDA-SOLO-11, 20). */
function* raised(t: Renegades, attack: AttackBy, rolled: readonly number[]): Flow<readonly number[]> {
  const bonuses = attackBonuses(t.state, attack);
  if (bonuses.length === 0 || rolled.length === 0) return rolled;
  const seat = deciderOf(t.state, attack.by);
  let dice = rolled;
  const used: Bonus[] = [];
  if (seat === null) {
    dice = spreadBonuses(rolled, bonuses);
    for (const bonus of bonuses) payForBonus(t, attack.by, bonus);
    used.push(...bonuses);
  } else {
    for (let at = 0; at < bonuses.length; at++) {
      const which = yield* askBonus(t, attack, seat, dice, bonuses.slice(at));
      if (which.length === 0) continue;
      payForBonus(t, attack.by, bonuses[at]!);
      dice = raise(dice, which, bonuses[at]!.add);
      used.push({ ...bonuses[at]!, dice: which.length });
    }
  }
  sayRaised(t, 'RDA-DICE-01', 'attack', rolled, dice, used);
  return dice;
}

/** The dice as they fell, what was added by what, and what they came to. */
export function sayRaised(
  t: Renegades,
  rule: string,
  side: 'attack' | 'defense',
  from: readonly number[],
  dice: readonly number[],
  [first, ...rest]: readonly Bonus[],
): void {
  if (first === undefined) return;
  say(t, rule, `${side}.raised`, { from: listOf(from), bonuses: bonusTexts([first, ...rest]), dice: listOf(dice) });
}

/** RDA-DEC-11: the dice for the first of the bonuses that are left. Not asked where it makes no difference. */
function* askBonus(
  t: Renegades,
  attack: AttackBy,
  seat: string,
  dice: readonly number[],
  bonuses: readonly Bonus[],
): Flow<readonly number[]> {
  const bonus = bonuses[0]!;
  const of = liftable(dice, mostOnOneDie(bonuses));
  if (of.length === 0) return of;
  const isFree = bonus.card === undefined;
  if (isFree && of.length <= bonus.dice) return of;
  if (isFree && areAlike(of.map(at => dice[at]!))) return of.slice(0, bonus.dice);
  const source = sourceOf(bonus);
  const values = { add: bonus.add, count: bonus.dice, red: listOf(dice), bonuses: bonusList(bonuses) };
  const params = { ...paramsOf(attack), source, ...values };
  return yield* askDice(t, attack, { seat, name: 'attack.bonus', colour: 'red', dice, of, max: bonus.dice, params });
}

/** Red dice that penetrate gain nothing by a bonus, nor those that cannot become hits. */
function liftable(dice: readonly number[], most: number): number[] {
  const found = [];
  for (let at = 0; at < dice.length; at++) if (dice[at]! < penetrates && dice[at]! + most >= lowestHit) found.push(at);
  return found;
}
