import type { FaceProps } from '@starboard/board';
import type { View } from '../view.ts';

export function Legend(_: FaceProps<View>) {
  return null;
}
