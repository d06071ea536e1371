import { Chance, seedFrom } from '@starboard/kernel';
import { packageOf } from './groups.ts';

/**
 * Draws so many files, in turn from each group so that each has its share; from a group with fewer, all. The same seed draws
 * the same files.
 */
export function draw(files: readonly string[], count: number, seed: string): string[] {
  const chance = new Chance(seedFrom(seed));
  const sorted = [...files].sort();
  const names = [...new Set(sorted.map(file => packageOf(file)))];
  const left = names.map(name => sorted.filter(file => packageOf(file) === name));
  const drawn: string[] = [];
  while (drawn.length < Math.min(count, files.length)) {
    for (const group of left) {
      if (group.length > 0 && drawn.length < count) drawn.push(...group.splice(chance.below(group.length), 1));
    }
  }
  return drawn;
}
