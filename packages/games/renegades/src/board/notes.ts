import type { ShownOption, Text } from '@starboard/kernel';
import { texts } from '../text/index.ts';

/** Things whose names have a line beside them that says what they do; not all that is named like them is one of them. */
const explained = /^(?:card|tactic|upgrade)\.\w+$/;

/** What a card, a tactical card or an upgrade does, where one is to be chosen. */
export function noteOf({ label: { key, params = {} } }: Pick<ShownOption, 'label'>): Text | undefined {
  const named = [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? [value.key] : []))];
  const name = named.find(each => explained.test(each) && Object.hasOwn(texts.en, `${each}.text`));
  return name === undefined ? undefined : { key: `${name}.text` };
}
