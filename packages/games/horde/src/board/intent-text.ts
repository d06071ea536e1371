import type { Text } from '@starboard/kernel';
import type { Intent } from '../rules/enemies/intent.ts';
import { nameOf } from '../rules/table.ts';
import type { View } from '../view.ts';

/** GSQ-HID-05: what a unit is about to do, in a sentence. */
export function intentText({ heroes }: View, { action, goal, target }: Intent): Text {
  const hero = target === undefined ? undefined : heroes.find(({ no }) => no === target);
  if (hero === undefined) return { key: `board.intent.${action}`, params: { goal } };
  return { key: `board.intent.${action}.at`, params: { goal, who: nameOf(hero) } };
}
