import { type Inches, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { testForLosses } from '../../src/rules/morale.ts';
import type { Horde } from '../../src/types.ts';
import { rolled } from '../support/attack.ts';
import { heroCharges, medicAt, misses, unitCharges } from '../support/melee.ts';

/** What was said of the result. */
const ends = ['melee.draw', 'melee.lost'];

describe('who has lost', () => {
  test('[GSQ-MELEE-08] fewer wounds lose, and the loser tests its morale', () => {
    const charging = () => medicAt(20, 20).unit('chainBrute', [[24, 20]]);
    const won = charging()
      .dice(5, 1, 1, 1, 1, 1) // one wound, and none back
      .dice(4) // Quality 4+: it stands
      .perform(heroCharges(), [22.5, 20]);
    expect(won.said('melee.lost')[0]!.params).toMatchObject({ caused: 1, suffered: 0 });
    expect(rolled(won, 'morale.passed').who).toBe('unit.chainBrute');
    const lost = charging()
      .dice(1, 1, 4, 1, 1, 1) // none, and one back
      .dice(4) // Quality 5+
      .perform(heroCharges(), [22.5, 20]);
    expect(rolled(lost, 'morale.failed').who).toBe('hero.medic');
    expect(lost.hero(1).shaken).toBe(true);
    expect(lost.unit(1)!.shaken).toBe(false);
  });

  test('[GSQ-MELEE-08] as many on both sides, or none at all, are a draw without a test', () => {
    const none = medicAt(20, 20)
      .unit('chainBrute', [[24, 20]])
      .dice(1, 1, 1, 1, 1)
      .perform(heroCharges(), [22.5, 20]);
    expect(none.log.map(({ key }) => key).filter(key => ends.includes(key))).toEqual(['melee.draw']);
    const even = medicAt(20, 20)
      .unit('chainBrute', [[24, 20]])
      .dice(5, 1, 1, 4, 1, 1, 1)
      .perform(heroCharges(), [22.5, 20]);
    expect(even.said('melee.draw')[0]!.params).toMatchObject({ caused: 1, suffered: 1 });
  });

  test('[GSQ-MELEE-09] wounds count, not models: two raiders killed by two wounds against three wounds on the hero', () => {
    const done = medicAt(20, 20)
      .unit('boarders', [
        [22, 20],
        [22, 21.5],
        [22, 18.5],
      ])
      .dice(5, 5, 1, 1) // two wounds, two models
      .dice(4, 4, 1, 1) // the last: two hits, two wounds
      .perform(heroCharges(), [20.5, 20]);
    expect(done.said('melee.draw')[0]!.params).toMatchObject({ caused: 2, suffered: 2 });
  });

  test('[GSQ-MELEE-09] what is more than was needed to destroy does not count', () => {
    const done = medicAt(20, 20)
      .hero(1, { wounds: 8 })
      .unit('chainBrute', [[17, 20]])
      .dice(4, 4, 4, 1, 1, 1) // three unblocked hits on a hero with one wound left
      .perform(unitCharges());
    expect(rolled(done, 'wounds.suffered').count).toBe(1);
  });

  test('[GSQ-EX-32, GSQ-MORALE-04] the Brute lost by 1 to 2, tests on 4+, and routs with half or less left', () => {
    const brute = (die: number, ...answers: unknown[]) =>
      medicAt(20, 20)
        .unit('chainBrute', [[24, 20]], { wounds: [1] })
        .dice(5, 5, 3, 3) // two wounds: 3 of 6 are left
        .dice(4, 1, 1, 5) // one back
        .dice(die)
        .perform(heroCharges(), [22.5, 20], ...answers);
    const routed = brute(3, [22.5, 20]);
    expect(rolled(routed, 'morale.failed').needed).toBe('4+');
    expect(routed.unit(1)).toBeUndefined();
    const stands = brute(4);
    expect(stands.unit(1)!.models[0]!.wounds).toBe(3);
  });

  test('[GSQ-EX-33, GSQ-SPECIAL-11, GSQ-MORALE-05] 1 against 1 with Fear(1): the hero tests, and is Shaken, never routed', () => {
    const done = medicAt(20, 20)
      .hero(1, { wounds: 6 })
      .unit('fleshHorror', [[24, 20]])
      .dice(5, 1, 1, 1) // one wound, not regenerated
      .dice(4, 1, 1, 1, 1, 1) // one back: 2 of 9 left
      .dice(4)
      .perform(heroCharges(), [22.5, 20]);
    expect(done.said('melee.lost')[0]!.params).toMatchObject({ caused: 1, suffered: 2 });
    expect(done.hero(1)).toMatchObject({ shaken: true, wounds: 7 });
  });

  test('[GSQ-SPECIAL-11, GSQ-MELEE-08] Fear counts for who charges, too: 0 against 0 is lost by the hero', () => {
    const done = medicAt(20, 20)
      .unit('fleshHorror', [[17, 20]])
      .dice(1, 1, 1, 1, 1)
      .dice(5)
      .perform(unitCharges(), 'refrain');
    expect(done.said('melee.lost')[0]!.params).toMatchObject({ caused: 1, suffered: 0 });
    expect(rolled(done, 'morale.passed').who).toBe('hero.medic');
  });

  test('[GSQ-MELEE-10] who is destroyed has lost, and nobody tests, whatever Fear says', () => {
    const done = medicAt(20, 20)
      .unit('hiveColossus', [[24.5, 20]], { wounds: [11] }) // Fear(2), one wound left
      .dice(5, 1, 1, 1)
      .perform(heroCharges(), [22.5, 20], [22.5, 20]);
    expect(done.unit(1)).toBeUndefined();
    expect(done.log.filter(({ key }) => ends.includes(key) || key.startsWith('morale'))).toEqual([]);
  });

  test('[GSQ-MELEE-08, GSQ-MORALE-03] who fought tests for this alone, not for its losses', () => {
    const done = medicAt(20, 20)
      .unit('chainBrute', [[24, 20]], { wounds: [4] })
      .dice(5, 1, 1, 1, 1, 1, 6)
      .perform(
        function* (t: Horde) {
          yield* heroCharges()(t);
          yield* testForLosses(t);
        },
        [22.5, 20],
      );
    expect(done.said('morale.passed')).toHaveLength(1);
  });
});

describe('the 3" move', () => {
  test('[GSQ-MELEE-11, GSQ-DEC-05, GSQ-SKILL-06] a hero that is left alone may move up to 3", or stay', () => {
    const killing = (to: Inches) =>
      medicAt(20, 20)
        .unit('raiders', [[22, 20]])
        .dice(5, 1, 1)
        .perform(heroCharges(), [20.5, 20], to);
    expect(killing([20.5, 23]).asked).toEqual(['contact', 'moveOn']);
    expect(killing([20.5, 23]).placeOf(1)).toEqual([20.5, 23]);
    expect(killing([20.5, 20]).placeOf(1)).toEqual([20.5, 20]);
    expect(() => killing([20.5, 23.5])).toThrow();
  });

  test('[GSQ-MELEE-11, GSQ-WEATHER-07] halved in bad weather, but neither longer nor shorter for who is Fast or Slow', () => {
    const killing = (to: Inches) =>
      scene({ heroes: ['duelist', 'breacher'], weather: 'bad' })
        .hero(1, { at: [20, 20] })
        .hero(2, { at: [44, 44] })
        .unit('raiders', [[22, 20]])
        .dice(6, 1, 1, 1, 1)
        .perform(heroCharges(), [20.5, 20], to);
    expect(killing([20.5, 21.5]).placeOf(1)).toEqual([20.5, 21.5]);
    expect(() => killing([20.5, 22])).toThrow();
  });

  test('[GSQ-MELEE-11, GSQ-MELEE-14, GSQ-MELEE-15] a hero that falls counts as destroyed; the unit goes towards its Goal', () => {
    const done = medicAt(18, 12)
      .hero(1, { wounds: 8 })
      .unit('chainBrute', [[24, 12]])
      .dice(4, 1, 1, 1)
      .perform(unitCharges());
    expect(done.asked).toEqual([]);
    expect(done.said('melee.lost')).toEqual([]);
    // It met the medic at (20, 12) and goes on to marker 1, at (12, 12).
    expect(done.placesOf(1)).toEqual([[17, 12]]);
  });

  test('[GSQ-MELEE-11] a hero that destroys its charger may move too', () => {
    const done = medicAt(20, 20)
      .unit('railSniper', [[26, 20]], { wounds: [1] })
      .dice(1, 5, 1, 1)
      .perform(unitCharges(), 'strike', [20, 17]);
    expect(done.placeOf(1)).toEqual([20, 17]);
  });
});

describe('separation', () => {
  test('[GSQ-MELEE-12] of two places equally near and equally far from the enemy it is the one of lower y', () => {
    const done = medicAt(0.5, 24)
      .unit('railSniper', [[1.5, 20]])
      .dice(...misses)
      .perform(heroCharges(), [0.5, 20]);
    expect(done.placeOf(1)).toEqual([0.5, 18]); // the table ends in the west; (0.5, 22) is as good
  });

  test('[GSQ-MELEE-12, GSQ-MELEE-17] the charger draws back to the nearest place with 1" to every enemy', () => {
    const hero = medicAt(10, 10)
      .unit('railSniper', [[20, 10]])
      .dice(...misses)
      .perform(heroCharges(), [18.5, 10]);
    expect(hero.placeOf(1)).toEqual([18, 10]);
    expect(hero.placesOf(1)).toEqual([[20, 10]]);
    const unit = medicAt(20, 10)
      .unit('railSniper', [[10, 10]])
      .dice(...misses)
      .perform(unitCharges(), 'strike');
    expect(unit.placesOf(1)).toEqual([[18, 10]]);
    expect(unit.placeOf(1)).toEqual([20, 10]);
  });

  test('[GSQ-MELEE-12] of places equally near the one further from the enemy, then lower y, then lower x', () => {
    const done = scene({ heroes: ['breacher', 'medic'] }) // M against L: 3 + 4 quarter inches
      .hero(1, { at: [14, 6] })
      .hero(2, { at: [44, 44] })
      .unit('chainBrute', [[20, 10]])
      .dice(...misses)
      .perform(heroCharges(), [18.5, 9]);
    expect(done.placeOf(1)).toEqual([17.5, 8.5]); // (18, 8) is as near, and lower, but only 2.83" from centre to centre
  });

  test('[GSQ-MELEE-12] away from other enemies too, and not onto friends or walls', () => {
    const done = medicAt(10, 10)
      .piece('bunker', [13, 10.5])
      .unit('railSniper', [[20, 10]])
      .unit('railSniper', [[17, 8]])
      .dice(...misses)
      .perform(heroCharges(), [18.5, 10]);
    const [x, y] = done.placeOf(1);
    for (const [ox, oy] of [
      [20, 10],
      [17, 8],
    ]) {
      expect(Math.hypot(x - ox!, y - oy!) - 1).toBeGreaterThanOrEqual(1);
    }
    expect([x, y]).toEqual([18, 10]);
  });

  test('[GSQ-MELEE-12] each model for itself, in model order; who is far enough away stays', () => {
    const done = medicAt(20, 20)
      .unit('boarders', [
        [20, 10],
        [20, 12],
        [20, 4],
      ])
      .dice(...misses)
      .perform(unitCharges(), 'refrain');
    const places = done.placesOf(1);
    for (const [x, y] of places) expect(Math.hypot(x - 20, y - 20) - 1).toBeGreaterThanOrEqual(1);
    expect(places[2]).toEqual([20, 16]); // 12" from where it began, and no further
    const distances = places.flatMap(([x, y], i) => places.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(1);
  });

  test('[GSQ-MELEE-12, GSQ-TABLE-04] on the small table half an inch is enough', () => {
    const done = medicAt(4, 4, { table: 'small' })
      .unit('railSniper', [[9, 4]])
      .dice(...misses)
      .perform(heroCharges(), [8, 4]);
    expect(done.placeOf(1)).toEqual([8, 4]);
  });
});
