import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { moraleTest } from '../../src/rules/morale.ts';
import type { Fighter, Horde } from '../../src/types.ts';
import { rolled } from '../support/attack.ts';
import { toStats } from '../support/rolls.ts';

type Who = (t: Horde) => Fighter;
const hero: Who = ({ state }) => state.heroes[0]!;
const unit: Who = ({ state }) => state.units[0]!;

/** Somebody tests its morale. */
function testing(who: Who) {
  return (t: Horde) => moraleTest(t, who(t), 'GSQ-MORALE-01');
}

describe('auras', () => {
  const needed = (who: Who, table: ReturnType<typeof scene>) => {
    return rolled(table.dice(6).perform(testing(who)), 'morale.passed').needed;
  };

  test('[GSQ-SPECIAL-19] Inspiring: itself and other heroes within 6" have +1 to morale, once', () => {
    const table = (x: number) =>
      scene({ heroes: ['medic', 'envoy'] })
        .hero(1, { at: [10, 10] })
        .hero(2, { at: [x, 10] });
    expect(needed(hero, table(17))).toBe('5+ · inspiring +1');
    expect(needed(hero, table(17.5))).toBe('5+');
    expect(needed(({ state }) => state.heroes[1]!, table(40))).toBe('5+ · inspiring +1');
    const two = () =>
      scene({ heroes: ['envoy', 'envoy'] })
        .hero(1, { at: [10, 10] })
        .hero(2, { at: [12, 10] });
    expect(two().dice(4).perform(testing(hero)).result).toBe(true);
    expect(two().dice(3, 1).perform(testing(hero)).result).toBe(false); // of one name: +1, not +2
    expect(needed(hero, table(17).hero(2, { wounds: 9 }))).toBe('5+');
  });

  test('[GSQ-SPECIAL-08] Dread Aura: heroes within 6" have -1 to morale, enemies have not', () => {
    const table = (x: number) =>
      scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 10] })
        .unit('idolBearer', [[x, 10]])
        .unit('thralls', [[x, 13]]);
    expect(needed(hero, table(17.5))).toBe('5+ · dreadAura −1'); // radii 0.5" and 1": a gap of 6"
    expect(needed(hero, table(18))).toBe('5+');
    expect(needed(({ state }) => state.units[1]!, table(17.5))).toBe('6+');
  });

  test('[GSQ-SPECIAL-08, GSQ-RUL-26] Dread Aura: heroes within 6" have -1 to Wil rolls, and to no others', () => {
    const stats = (x: number) => {
      const { state } = scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 10] })
        .unit('idolBearer', [[x, 10]])
        .unit('idolBearer', [[x, 14]]);
      return toStats(state, state.heroes[0]!);
    };
    expect(stats(17.5)).toEqual([0, 0, -1]);
    expect(stats(18)).toEqual([0, 0, 0]);
    const { state } = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .unit('idolBearer', [[14, 10]]);
    expect(effects.tell(state, 'stat', { by: state.heroes[0]!, stat: 'wil' })).toEqual([
      { name: 'dreadAura', value: -1 },
    ]);
  });

  test('[GSQ-SPECIAL-05] Commanding: other enemy units within 9" have +1 to morale, the leader itself has not', () => {
    const table = (x: number) =>
      scene()
        .unit('raiders', [[x, 10]])
        .unit('ringCaptain', [[20, 10]]);
    expect(needed(unit, table(30))).toBe('5+ · commanding +1');
    expect(needed(unit, table(31))).toBe('5+');
    expect(needed(({ state }) => state.units[1]!, table(25))).toBe('3+');
    expect(needed(hero, table(25).hero(1, { at: [20, 12], quality: 4 }))).toBe('4+');
  });
});
