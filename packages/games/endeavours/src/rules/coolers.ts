import type { Card, Stack } from '../types.ts';
import { faceOf } from './cards.ts';
import { heatOf } from './support.ts';

/** END-FACTORY-01, END-BERNAL-11: these cards with the radiators that cool them, in every way in which none of the radiators could be left out; none if all of them together do not. */
export function withCoolers(stack: Stack, cards: readonly Card[]): (readonly Card[])[] {
  const heat = heatOf(cards);
  const radiators = stack.cards.filter(card => !card.damaged && coolingBy(card) > 0);
  return leastSets(radiators, heat).map(coolers => [...new Set([...cards, ...coolers])]);
}

function coolingBy(card: Card): number {
  return faceOf(card).cooling ?? 0;
}

function leastSets(radiators: readonly Card[], heat: number): (readonly Card[])[] {
  if (heat <= 0) return [[]];
  return subsets(radiators).filter(set => {
    const spare = set.reduce((sum, card) => sum + coolingBy(card), 0) - heat;
    return spare >= 0 && set.every(card => coolingBy(card) > spare);
  });
}

function subsets([first, ...rest]: readonly Card[]): (readonly Card[])[] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without.map(set => [first, ...set]), ...without];
}
