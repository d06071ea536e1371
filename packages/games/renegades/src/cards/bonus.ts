import type { Bonus } from '../hooks.ts';
import type { Named } from '../types.ts';

/** RDA-DICE-01: a bonus by its name, +1/1 unless said. */
export function bonus(name: Named<'bonus'>, add = 1, dice = 1): Bonus {
  return { name, add, dice };
}
