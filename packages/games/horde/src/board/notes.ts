import type { ShownOption, Text } from '@starboard/kernel';
import { textOf } from '../rules/table.ts';
import { texts } from '../text/index.ts';

/** Things whose names have a line beside them that says what they do; not all that is named like them is one of them. */
const explained = /^(?:item|gear|skill|feat)\.\w+$/;

/** What a ware, a skill or a feat does, where one is to be chosen (GSQ-SHOP-04, GSQ-LEVEL-16). */
export function noteOf({ label }: Pick<ShownOption, 'label'>): Text | undefined {
  const named = [label, ...Object.values(label.params ?? {}).filter(value => typeof value === 'object')];
  const thing = named.find(({ key }) => explained.test(key) && Object.hasOwn(texts.en, `${key}.text`));
  return thing && textOf({ small: thing.params?.['small'] === 'yes' }, thing.key);
}
