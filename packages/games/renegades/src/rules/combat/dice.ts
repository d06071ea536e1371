import type { Bonus } from '../../hooks.ts';
import type { DiceBonus, Params, State, Words } from '../../types.ts';

/** RDA-COMP-06: of each colour. */
const supply = 8;
/** RDA-ATTACK-07, 12 */
export const lowestHit = 4;
export const penetrates = 7;

export type Colour = 'red' | 'black';

/** RDA-DICE-05, RDA-RUL-04, RDA-VAR-18: what of so many dice is rolled. */
export function limited({ variants }: State, dice: number): number {
  return variants.unlimitedDice ? dice : Math.min(dice, supply);
}

/** RDA-DEC-26: dice as they are read in the log and in questions. */
export function listOf(dice: readonly number[]): string {
  return dice.join(' ');
}

/** The other way round: what `listOf` wrote. */
export function diceIn(list: string): number[] {
  return list === '' ? [] : list.split(' ').map(Number);
}

/** Bonuses as questions carry them: `1/1 1/2`. */
export function bonusList(bonuses: readonly DiceBonus[]): string {
  return bonuses.length === 0 ? 'none' : bonuses.map(({ add, dice }) => `${add}/${dice}`).join(' ');
}

export function bonusesIn(list: string): DiceBonus[] {
  if (list === '' || list === 'none') return [];
  return list.split(' ').map(each => {
    const [add, dice] = each.split('/').map(Number);
    return { add: add!, dice: dice! };
  });
}

const keys: { readonly [C in Colour]: string[] } = { red: [], black: [] };

/** `red:1` for the first. */
export function dieKey(colour: Colour, at: number): string {
  keys[colour][at] ??= `${colour}:${at + 1}`;
  return keys[colour][at]!;
}

export function indexOfDie(key: string): number {
  return Number(key.slice(key.indexOf(':') + 1)) - 1;
}

/** What a source of a bonus is called. */
export function sourceOf({ name, label }: Bonus): Words {
  return label === undefined ? { key: `bonus.${name}` } : label;
}

/** Bonuses that were used, each with how much it adds to how many dice, as one text. */
export function bonusTexts([first, ...rest]: readonly [Bonus, ...Bonus[]]): Words {
  const { add, dice } = first;
  const one: Words = { key: 'bonus.of', params: { source: sourceOf(first), add, count: dice } };
  const [second, ...others] = rest;
  return second === undefined ? one : { key: 'bonus.list', params: { one, rest: bonusTexts([second, ...others]) } };
}

export function dieLabel(colour: Colour, value: number): { label: Words } {
  return { label: { key: `die.${colour}`, params: { value } satisfies Params } };
}

export function areAlike(values: readonly number[]): boolean {
  for (let at = 1; at < values.length; at++) if (values[at] !== values[0]) return false;
  return true;
}
