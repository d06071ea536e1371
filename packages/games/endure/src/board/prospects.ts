import { atLeast, mostOf, type Prospect } from '@starboard/board';
import type { Odds } from '@starboard/kernel';

/** What an option may lead to, a line for each threshold that can be reached. */
export function prospectsOf({ kills, harm, broken, damage, resolve, jam }: Odds): readonly Prospect[] {
  return [
    ...atLeast(kills, 'kills', 'good', [1, 2, mostOf(kills)]),
    ...atLeast(harm, 'harm', 'good', [1, 2, mostOf(harm)]),
    ...atLeast(broken, 'broken', 'good', [1]),
    ...atLeast(damage, 'damage', 'bad', [1, 2]),
    ...atLeast(resolve, 'resolve', 'bad', [1]),
    ...atLeast(jam, 'jam', 'bad', [1]),
  ];
}
