import { type Answer, keyOf } from '@starboard/kernel';
import { bonusesIn, diceIn } from '../rules/combat/dice.ts';
import { proposeAttackBonus, proposeDefenseBonus, proposePairing, worstDice } from '../rules/combat/program.ts';
import type { Question } from './index.ts';

function paramOf({ ask }: Question, name: string): string {
  return String(ask.showing?.params?.[name] ?? '');
}

/** RDA-DEC-12: the pairing that takes the least harm. */
export function choosePairs(question: Question): Answer | undefined {
  if (question.ask.shape !== 'pairs') return undefined;
  const red = question.ask.options.map(keyOf);
  const black = question.ask.partners.map(keyOf);
  const dice = [diceIn(paramOf(question, 'red')), diceIn(paramOf(question, 'black'))] as const;
  const partners = proposePairing(...dice, bonusesIn(paramOf(question, 'bonuses')));
  const pairs = red.flatMap((key, at) => {
    const partner = black[partners[at]!];
    return partner === undefined ? [] : [[key, partner] as const];
  });
  return pairs.length === Math.min(red.length, black.length) ? pairs : undefined;
}

/** RDA-DEC-11, 12: bonuses on dice that they lift over something, re-rolls of the worst. */
export function chooseDice(question: Question): Answer | undefined {
  const { ask, decision } = question;
  if (ask.shape !== 'some') return undefined;
  const keys = ask.options.map(keyOf);
  const values = diceIn(paramOf(question, decision.startsWith('attack') ? 'red' : 'black'));
  if (values.length !== keys.length) return undefined;
  const chosen = wantedDice(question, values, ask.max);
  const picked = chosen.slice(0, ask.max).map(at => keys[at]!);
  return picked.length >= ask.min ? picked : undefined;
}

function wantedDice(question: Question, values: readonly number[], most: number): number[] {
  const { decision } = question;
  if (decision.endsWith('reroll')) return worstDice(values, most).filter(at => values[at]! < 4);
  if (decision === 'defense.bonus') {
    return proposeDefenseBonus(diceIn(paramOf(question, 'red')), values, bonusesIn(paramOf(question, 'bonuses')));
  }
  return proposeAttackBonus(values, { add: Number(paramOf(question, 'add')) || 1, dice: most });
}
