import type { Bonus } from '../hooks.ts';

/** RDA-DICE-01: a bonus by its name, +1/1 unless said. */
export function bonus(name: Bonus['name'], add = 1, dice = 1): Bonus {
  return { name, add, dice };
}
