import type { ShownOption, Text } from '@starboard/kernel';

/** Things whose names have a line beside them that says what they do. */
const explained = /^(?:item|gear|skill|feat)\.\w+$/;

/** What a ware, a skill or a feat does, where one is to be chosen (GSQ-SHOP-04, GSQ-LEVEL-16). */
export function noteOf({ label: { key, params = {} } }: Pick<ShownOption, 'label'>): Text | undefined {
  const named = [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? [value.key] : []))];
  const name = named.find(each => explained.test(each));
  return name === undefined ? undefined : { key: `${name}.text` };
}
