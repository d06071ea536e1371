import type { PartyProps } from '@starboard/board';
import type { View } from '../view.ts';

export function Party(_: PartyProps<View>) {
  return null;
}
