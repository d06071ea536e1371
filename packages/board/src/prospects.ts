import type { Spread } from '@starboard/kernel';
import type { Prospect } from './face.ts';

/** Rarer than this nobody plans for it. */
const least = 0.005;

/** The most that may come of it. */
export function mostOf(spread: Spread | undefined): number {
  return Math.max(0, ...(spread?.chances ?? []).filter(([, share]) => share >= least).map(([value]) => value));
}

/** A line for each threshold that can be reached; `face.prospect.<name>` tells it. */
export function atLeast(
  spread: Spread | undefined,
  name: string,
  tone: Prospect['tone'],
  thresholds: readonly number[],
): Prospect[] {
  if (spread === undefined) return [];
  return [...new Set(thresholds)].flatMap(count => {
    const share = spread.chances.reduce((sum, [value, chance]) => (value >= count ? sum + chance : sum), 0);
    if (count <= 0 || share < least) return [];
    return [{ text: { key: `face.prospect.${name}`, params: { count } }, share: Math.min(1, share), tone }];
  });
}
