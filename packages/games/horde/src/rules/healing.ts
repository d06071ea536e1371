import type { Flow } from '@starboard/kernel';
import type { Hero, Horde } from '../types.ts';
import { special } from './specials.ts';
import { restoreWounds } from './wounds.ts';

/** GSQ-SPECIAL-13: a hero restores wounds with a skill or an item; a Field Surgeon one more. */
export function* heal(t: Horde, by: Hero, target: Hero, count: number, rule: string): Flow {
  yield* restoreWounds(t, target, count + special(by, 'fieldSurgeon'), rule);
}
