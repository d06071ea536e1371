import type { ShownOption, Text } from '@starboard/kernel';
import { textOf } from '../rules/table.ts';
import { texts } from '../text/index.ts';
import type { ExplainedKey } from '../types.ts';

/** Things whose names have a line beside them that says what they do; not all that is named like them is one of them. */
const explained = /^(?:item|gear|skill|feat)\.\w+$/;

/** What a ware, a skill or a feat does, where one is to be chosen (GSQ-SHOP-04, GSQ-LEVEL-16). */
export function noteOf({ label }: Pick<ShownOption, 'label'>): Text | undefined {
  const named = [label, ...Object.values(label.params ?? {}).filter(value => typeof value === 'object')];
  for (const { key, params } of named) {
    if (explained.test(key) && isExplained(key)) return textOf({ small: params?.['small'] === 'yes' }, key);
  }
  return undefined;
}

function isExplained(key: string): key is ExplainedKey {
  return Object.hasOwn(texts.en, `${key}.text`);
}
