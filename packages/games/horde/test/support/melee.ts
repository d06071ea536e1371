import { type Performed, scene } from '@starboard/horde/testing';
import type { Flow } from '@starboard/kernel';
import { charge } from '../../src/rules/melee.ts';
import type { Fighter, Horde } from '../../src/types.ts';

/** Hero 1 charges the first unit, or one of another number. */
export function heroCharges(unit = 1, hero = 1) {
  return (t: Horde) => charge(t, t.state.heroes[hero - 1]!, t.state.units.find(({ no }) => no === unit)!);
}

/** The first unit charges hero 1, or another hero. */
export function unitCharges(hero = 1, unit = 1) {
  return (t: Horde) => charge(t, t.state.units.find(({ no }) => no === unit)!, t.state.heroes[hero - 1]!);
}

/** A medic (S, Quality 5+, Defense 5+, Tough 9, two dice in melee) somewhere; a breacher far away. */
export function medicAt(x: number, y: number, cast: Parameters<typeof scene>[0] = {}) {
  const far = cast.table === 'small' ? 22 : 44;
  return scene({ heroes: ['medic', 'breacher'], ...cast })
    .hero(1, { at: [x, y] })
    .hero(2, { at: [far, far] });
}

export const refs = (fighters: readonly Fighter[]) => fighters.map(({ kind, no }) => `${kind}:${no}`);

/** A rule up to its next question: with a hero that was charged, everybody is still where they met. */
export function untilAsked(rule: (t: Horde) => Flow) {
  return function* (t: Horde): Flow {
    rule(t).next(undefined);
  };
}

/** Dice with which nobody hits anybody. */
export const misses: readonly number[] = Array.from({ length: 24 }, () => 1);

/** How long the way of a charge was, in inches. */
export function lengthOfCharge(done: Performed): number {
  const { inches } = done.said('melee.charges')[0]!.params as { readonly inches: number };
  return inches;
}
