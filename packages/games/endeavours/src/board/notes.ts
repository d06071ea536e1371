import type { ShownOption, Text } from '@starboard/kernel';
import { copyOf, titleOf } from '../content/copies.ts';
import { texts } from '../text/index.ts';
import type { CardId, ExplorationId } from '../types.ts';

/** What a card does, where one is to be chosen and there is more to it than its figures. */
export function noteOf(option: Pick<ShownOption, 'key' | 'label'>): Text | undefined {
  const { key, params = {} } = option.label;
  const named = [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? [value.key] : []))];
  const cards = named.filter(each => each.startsWith('card.')).map(each => each.slice('card.'.length));
  const card = cards.find(each => `ability.${each}` in texts.en);
  if (card === undefined) return undefined;
  return /^[XO][A-Z]/.test(card) ? noteOfCopy(card, option.key) : { key: `ability.${card}` };
}

/** Copies of an exploration or observation card differ: only where the option is the card itself is it known which one. */
function noteOfCopy(title: string, option: string): Text | undefined {
  if (titleOf(option as CardId) === option) return undefined;
  return { key: `ability.${title}`, params: { copy: `${copyOf(option as ExplorationId)}` } };
}
