import type { ShownOption, Text } from '@starboard/kernel';
import { texts } from '../text/index.ts';

/** What a card does, where one is to be chosen and there is more to it than its figures. */
export function noteOf({ label: { key, params = {} } }: Pick<ShownOption, 'label'>): Text | undefined {
  const named = [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? [value.key] : []))];
  const abilities = named.filter(each => each.startsWith('card.')).map(each => `ability.${each.slice('card.'.length)}`);
  const known = abilities.find(each => each in texts.en);
  return known === undefined ? undefined : { key: known };
}
