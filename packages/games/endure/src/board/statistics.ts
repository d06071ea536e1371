import type { Text } from '@starboard/kernel';
import type { View } from '../view.ts';

export function statistics({ tally }: View): { readonly value: number; readonly text: Text }[] {
  return [{ value: tally.kills, text: { key: 'tally.kills' } }];
}
