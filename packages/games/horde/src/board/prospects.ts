import { atLeast, mostOf, type Prospect } from '@starboard/board';
import type { Odds } from '@starboard/kernel';

/** What an option may lead to, a line for each threshold that can be reached. */
export function prospectsOf({ destroyed, killed, wounds, suffered, fallen, shaken }: Odds): readonly Prospect[] {
  return [
    ...atLeast(destroyed, 'destroyed', 'good', [1, 2]),
    ...atLeast(killed, 'killed', 'good', [1, 2, mostOf(killed)]),
    ...atLeast(wounds, 'wounds', 'good', [1, mostOf(wounds)]),
    ...atLeast(shaken, 'shaken', 'good', [1]),
    ...atLeast(fallen, 'fallen', 'bad', [1]),
    ...atLeast(suffered, 'suffered', 'bad', [1, 2]),
  ];
}
