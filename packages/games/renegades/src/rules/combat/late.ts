import type { Flow } from '@starboard/kernel';
import type { Attack, Bonus } from '../../hooks.ts';
import type { Renegades } from '../../types.ts';
import { deciderOf, nameOf } from '../table.ts';
import { askDice } from './asking.ts';
import { type AttackBy, attackBonuses, mostOnOneDie, payForBonus } from './bonuses.ts';
import { bonusList, listOf, penetrates, sourceOf } from './dice.ts';
import { sayRaised } from './hits.ts';
import { isBlocked, raise, spreadBonuses } from './program.ts';

/** RDA-VAR-10: the attacker's bonuses after the defender's, on dice that hit already. */
export function* addLateBonuses(
  t: Renegades,
  attack: Attack,
  hits: readonly number[],
  black: readonly number[],
): Flow<readonly number[]> {
  if (attack.by === null) return hits;
  const own = { ...attack, by: attack.by };
  const bonuses = attackBonuses(t.state, own);
  const seat = deciderOf(t.state, own.by);
  if (bonuses.length === 0) return hits;
  if (seat === null) {
    for (const bonus of bonuses) payForBonus(t, own.by, bonus);
    const raised = spreadBonuses(hits, bonuses);
    sayRaised(t, 'RDA-VAR-10', 'attack', hits, raised, bonuses);
    return raised;
  }
  let red = hits;
  const used: Bonus[] = [];
  for (let at = 0; at < bonuses.length; at++) {
    const which = yield* askBonus(t, own, seat, red, black, bonuses.slice(at));
    if (which.length === 0) continue;
    payForBonus(t, own.by, bonuses[at]!);
    red = raise(red, which, bonuses[at]!.add);
    used.push({ ...bonuses[at]!, dice: which.length });
  }
  sayRaised(t, 'RDA-VAR-10', 'attack', hits, red, used);
  return red;
}

function* askBonus(
  t: Renegades,
  attack: AttackBy,
  seat: string,
  red: readonly number[],
  black: readonly number[],
  bonuses: readonly Bonus[],
): Flow<readonly number[]> {
  const bonus = bonuses[0]!;
  const of = worthRaising(red, black, mostOnOneDie(bonuses));
  if (of.length === 0 || (bonus.card === undefined && of.length <= bonus.dice)) return of;
  const values = { add: bonus.add, count: bonus.dice, bonuses: bonusList(bonuses) };
  const names = { who: nameOf(attack.by), target: nameOf(attack.target), source: sourceOf(bonus) };
  const params = { ...names, ...values, red: listOf(red), black: listOf(black) };
  const ask = { seat, name: 'attack.bonus', colour: 'red', dice: red, of, max: bonus.dice, params } as const;
  return yield* askDice(t, attack, ask);
}

/** Dice that are blocked, and would not be with all that is left. */
function worthRaising(red: readonly number[], black: readonly number[], most: number): number[] {
  const found = [];
  for (let at = 0; at < red.length; at++) {
    const raised = red[at]! + most;
    if (isBlocked(red[at]!, black[at]!) && (raised > black[at]! || raised >= penetrates)) found.push(at);
  }
  return found;
}
