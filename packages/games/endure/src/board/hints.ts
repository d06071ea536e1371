import type { Hint } from '@starboard/board';
import type { View } from '../view.ts';

export const hints: readonly Hint<View>[] = [];
