import type { Flow } from '@starboard/kernel';
import { printed } from '../field/measure.ts';
import type { Fighter, Hero, Horde, Model } from '../types.ts';
import { inflict } from './attack/allocation.ts';
import { regenerate } from './attack/regeneration.ts';
import { canHeal } from './conditions.ts';
import { checkFallen } from './end.ts';
import { mayStand, nearestPlace } from './move/reach.ts';
import { isConscious, isHero, isUp, nameOf, say } from './table.ts';

/** Where wounds come from: it decides about Regeneration, Guardian and morale (GSQ-MORALE-02, 03, 10, GSQ-POWER-06). */
export interface Harm {
  readonly rule: string;
  readonly cause: 'shooting' | 'melee' | 'feat' | 'ground' | 'power' | 'event' | 'drone';
  /** The model that suffers them, where that is fixed (Deadly, Crush). */
  readonly model?: Model | undefined;
  /** GSQ-SPECIAL-02, 25: Regeneration does not help. */
  readonly ignoresRegeneration?: boolean;
}

/** GSQ-WOUND-01..05, 08: suffers wounds; tells how many really (GSQ-MELEE-09). */
export function* sufferWounds(t: Horde, fighter: Fighter, count: number, harm: Harm): Flow<number> {
  if (count <= 0 || !isUp(fighter)) return 0;
  return inflict(t, fighter, regenerate(t, fighter, count, harm), harm);
}

/** GSQ-WOUND-07, 09, GSQ-COND-03: tells how many were restored. Only a revival (GSQ-INJURY-02) helps the Diseased. */
export function* restoreWounds(t: Horde, hero: Hero, count: number, rule: string, revival = false): Flow<number> {
  const restored = Math.min(count, hero.wounds);
  if (restored <= 0) return 0;
  if (!revival && !canHeal(hero)) {
    say(t, 'GSQ-COND-03', 'wounds.diseased', { who: nameOf(hero) });
    return 0;
  }
  const wakes = !isConscious(hero);
  hero.wounds -= restored;
  say(t, rule, 'wounds.restored', { who: nameOf(hero), count: restored, left: woundsLeft(hero) });
  if (wakes) wake(t, hero);
  return restored;
}

/** GSQ-WOUND-07: on its spot, or as near to it as there is room. */
function wake(t: Horde, hero: Hero): void {
  hero.shaken = false;
  if (!mayStand(t.state, hero, hero, hero.at)) hero.at = nearestPlace(t.state, hero, hero, hero.at);
  say(t, 'GSQ-WOUND-07', 'hero.wakes', { who: nameOf(hero) });
  checkFallen(t);
}

/** GSQ-WOUND-01, 10, GSQ-SPECIAL-33 */
export function woundsLeft(fighter: Fighter): number {
  if (isHero(fighter)) return fighter.tough - fighter.wounds;
  const { tough } = printed(fighter);
  return fighter.models.reduce((sum, { wounds }) => sum + tough - wounds, 0);
}

/** GSQ-MORALE-02, 06: half or less of its models, or for one that was alone of its Tough. */
export function isHalved(fighter: Fighter): boolean {
  if (isHero(fighter)) return woundsLeft(fighter) * 2 <= fighter.tough;
  if (fighter.size > 1) return fighter.models.length * 2 <= fighter.size;
  return woundsLeft(fighter) * 2 <= printed(fighter).tough;
}

/** GSQ-EVENT-11, GSQ-RUL-23: down at once, whatever it had left. */
export function* knockOut(t: Horde, hero: Hero, rule: string): Flow {
  if (isConscious(hero)) inflict(t, hero, woundsLeft(hero), { rule, cause: 'event' });
}
