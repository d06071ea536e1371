import { atLeast, mostOf, type Prospect } from '@starboard/board';
import type { Odds } from '@starboard/kernel';

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
