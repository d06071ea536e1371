import { isWithin } from '../field/measure.ts';
import { canHeal } from '../rules/conditions.ts';
import { isConscious } from '../rules/table.ts';
import { woundsLeft } from '../rules/wounds.ts';
import type { Hero, State } from '../types.ts';

/** Down, or at half its wounds. */
export function isInNeed(hero: Hero): boolean {
  return hero.wounds > 0 && woundsLeft(hero) * 2 <= hero.tough;
}

/** What it is worth that a hero has so many wounds restored: getting up most of all. */
export function worthOfTendingTo(hero: Hero, restored: number): number {
  if (hero.wounds === 0 || !canHeal(hero)) return -1; // GSQ-COND-03
  return isConscious(hero) ? Math.min(restored, hero.wounds) * (isInNeed(hero) ? 6 : 3) : 45;
}

/** The most that tending could be worth from where a hero stands. */
export function needNear(state: State, hero: Hero, inches: number, restored: number): number {
  let most = -1;
  for (const each of state.heroes) {
    if (each !== hero && !isWithin(state, hero, each, inches)) continue;
    most = Math.max(most, worthOfTendingTo(each, restored));
  }
  return most;
}
