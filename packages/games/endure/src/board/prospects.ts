import type { Prospect } from '@starboard/board';
import type { Odds, Spread } from '@starboard/kernel';

/** Rarer than this nobody plans for it. */
const least = 0.005;

/** What an option may lead to, a line for each threshold that can be reached. */
export function prospectsOf({ kills, damage, resolve, jam }: Odds): readonly Prospect[] {
  return [
    ...atLeast(kills, 'face.prospect.kills', 'good', [1, 2, mostOf(kills)]),
    ...atLeast(damage, 'face.prospect.damage', 'bad', [1, 2]),
    ...atLeast(resolve, 'face.prospect.resolve', 'bad', [1]),
    ...atLeast(jam, 'face.prospect.jam', 'bad', [1]),
  ];
}

function mostOf(spread: Spread | undefined): number {
  return Math.max(0, ...(spread?.chances ?? []).filter(([, share]) => share >= least).map(([value]) => value));
}

function atLeast(
  spread: Spread | undefined,
  key: string,
  tone: Prospect['tone'],
  thresholds: readonly number[],
): Prospect[] {
  if (spread === undefined) return [];
  return [...new Set(thresholds)].flatMap(count => {
    const share = spread.chances.reduce((sum, [value, chance]) => (value >= count ? sum + chance : sum), 0);
    return count > 0 && share >= least ? [{ text: { key, params: { count } }, share: Math.min(1, share), tone }] : [];
  });
}
