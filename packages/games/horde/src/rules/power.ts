import type { Flow } from '@starboard/kernel';
import { effects } from '../hooks.ts';
import type { Hero, Horde, State } from '../types.ts';
import { canHeal } from './conditions.ts';
import { nameOf, say } from './table.ts';
import { sufferWounds } from './wounds.ts';

/** GSQ-POWER-01, GSQ-ITEM-29 */
export function maxPowerOf(state: State, hero: Hero): number {
  return effects.change(state, 'maxPower', hero.maxPower, { by: hero });
}

/** GSQ-POWER-05: whether its player may choose to spend so much. */
export function canSpend(_state: State, { power: has, tough, wounds }: Hero, power: number): boolean {
  return power - has < tough - wounds;
}

/** GSQ-POWER-04: by choice. */
export function* spendPower(t: Horde, hero: Hero, power: number, rule: string): Flow {
  if (power <= 0) return;
  say(t, rule, 'power.spent', { who: nameOf(hero), power, left: Math.max(0, hero.power - power) });
  yield* takePower(t, hero, power);
}

/** GSQ-POWER-04, 06: whether it wants or not. */
export function* losePower(t: Horde, hero: Hero, power: number, rule: string): Flow {
  if (power <= 0) return;
  say(t, rule, 'power.lost', { who: nameOf(hero), power, left: Math.max(0, hero.power - power) });
  yield* takePower(t, hero, power);
}

/** GSQ-POWER-04, 06: what is missing is paid in wounds that nothing blocks and nothing regenerates. */
function* takePower(t: Horde, hero: Hero, power: number): Flow {
  const missing = power - hero.power;
  hero.power = Math.max(0, -missing);
  if (missing <= 0) return;
  yield* sufferWounds(t, hero, missing, { rule: 'GSQ-POWER-04', cause: 'power', ignoresRegeneration: true });
}

/** GSQ-POWER-02, GSQ-COND-03: whether a hero could get any Power back. */
export function canRestorePower(state: State, hero: Hero): boolean {
  return canHeal(hero) && hero.power < maxPowerOf(state, hero);
}

/** Never above the maximum (GSQ-POWER-02), nothing for the Diseased (GSQ-COND-03). */
export function restorePower(t: Horde, hero: Hero, power: number, rule: string): void {
  if (!canRestorePower(t.state, hero)) return;
  const restored = Math.min(power, maxPowerOf(t.state, hero) - hero.power);
  hero.power += restored;
  say(t, rule, 'power.restored', { who: nameOf(hero), power: restored, left: hero.power });
}
