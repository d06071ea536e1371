import type { Prospect } from '@starboard/board';
import type { Odds, Spread } from '@starboard/kernel';

/** Rarer than this nobody plans for it. */
const least = 0.005;

/** What an option may lead to: something found, points, a discovery; cards lost. */
export function prospectsOf({ found, score, discoveries, lost }: Odds): readonly Prospect[] {
  return [
    ...atLeast(found, 'found', 'good', [1]),
    ...atLeast(score, 'score', 'good', [1]),
    ...atLeast(discoveries, 'discoveries', 'good', [1]),
    ...atLeast(lost, 'lost', 'bad', [1, 3]),
  ];
}

function atLeast(
  spread: Spread | undefined,
  name: string,
  tone: Prospect['tone'],
  thresholds: readonly number[],
): Prospect[] {
  if (spread === undefined) return [];
  return thresholds.flatMap(count => {
    const share = spread.chances.reduce((sum, [value, chance]) => (value >= count ? sum + chance : sum), 0);
    if (share < least) return [];
    return [{ text: { key: `face.prospect.${name}`, params: { count } }, share: Math.min(1, share), tone }];
  });
}
