import type { ShownOption, Text } from '@starboard/kernel';

/** Things whose names have a line beside them that says what they do. */
const explained = /^(?:card|tactic|upgrade)\.\w+$/;

/** What a card, a tactical card or an upgrade does, where one is to be chosen. */
export function noteOf({ label: { key, params = {} } }: Pick<ShownOption, 'label'>): Text | undefined {
  const named = [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? [value.key] : []))];
  const name = named.find(each => explained.test(each));
  return name === undefined ? undefined : { key: `${name}.text` };
}
