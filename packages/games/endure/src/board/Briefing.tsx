import type { FaceProps } from '@starboard/board';
import type { View } from '../view.ts';

export function Briefing(_: FaceProps<View>) {
  return null;
}
