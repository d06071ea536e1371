import type { Prospect } from '@starboard/board';
import type { Odds, Spread } from '@starboard/kernel';

/** Rarer than this nobody plans for it. */
const least = 0.005;

/** What an option may lead to, a line for each threshold that can be reached. */
export function prospectsOf({ passed, defeated, harm, lost, suffered }: Odds): readonly Prospect[] {
  return [
    ...atLeast(passed, 'passed', 'good', [1]),
    ...atLeast(defeated, 'defeated', 'good', [1, 2]),
    ...atLeast(harm, 'harm', 'good', [1, 2, mostOf(harm)]),
    ...atLeast(lost, 'lost', 'bad', [1]),
    ...atLeast(suffered, 'suffered', 'bad', [1, 2]),
  ];
}

function mostOf(spread: Spread | undefined): number {
  return Math.max(0, ...(spread?.chances ?? []).filter(([, share]) => share >= least).map(([value]) => value));
}

function atLeast(
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
