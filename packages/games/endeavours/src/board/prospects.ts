import { atLeast, type Prospect } from '@starboard/board';
import type { Odds } from '@starboard/kernel';

/** What an option may lead to: something found, points, a discovery; cards lost. */
export function prospectsOf({ found, score, discoveries, lost }: Odds): readonly Prospect[] {
  return [
    ...atLeast(found, 'found', 'good', [1]),
    ...atLeast(score, 'score', 'good', [1]),
    ...atLeast(discoveries, 'discoveries', 'good', [1]),
    ...atLeast(lost, 'lost', 'bad', [1, 3]),
  ];
}
