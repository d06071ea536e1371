import type { ShownOption, Text } from '@starboard/kernel';
import type { View } from '../view.ts';

export function figuresOf(_view: View, _option: ShownOption): { readonly value: string; readonly text: Text }[] {
  return [];
}
