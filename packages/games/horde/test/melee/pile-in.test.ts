import type { Inches } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { modelsOf } from '../../src/field/measure.ts';
import { pileIn } from '../../src/rules/melee/pile-in.ts';
import type { Horde } from '../../src/types.ts';
import { heroCharges, medicAt, misses } from '../support/melee.ts';

/** Hero 1 stands in contact as after a charge, and the first unit piles in. */
function* unitPilesIn(t: Horde) {
  yield* pileIn(t, t.state.units[0]!, t.state.heroes[0]!);
}

/** The gap from a model to the medic, both S, in inches. */
function gap([x, y]: Inches, [hx, hy]: Inches): number {
  return Math.hypot(x - hx, y - hy) - 1;
}

describe('the pile-in', () => {
  test('[GSQ-MELEE-03, GSQ-MELEE-16] those not in contact move up to 3" into contact, by the shortest path', () => {
    const done = medicAt(20, 20)
      .unit('raiders', [
        [21, 20], // in contact: it stays
        [23, 20],
        [20, 17],
      ])
      .perform(unitPilesIn);
    const [first, second, third] = done.placesOf(1) as [Inches, Inches, Inches];
    expect(first).toEqual([21, 20]);
    expect(second).toEqual([21, 19]); // of (21, 19) and (21, 21), both 2.24" away, the lower y
    expect(third).toEqual([20, 18.5]);
    expect(done.said('melee.pilesIn')[0]!.params).toMatchObject({ count: 2 });
  });

  test('[GSQ-MELEE-17, GSQ-MELEE-03] it comes after the charge move and before all strikes', () => {
    const done = medicAt(20, 20)
      .unit('raiders', [
        [24, 20],
        [26, 20],
        [24, 22],
      ])
      .dice(...misses)
      .perform(heroCharges(), [22.5, 20]);
    const melee = done.log.map(({ key }) => key).filter(key => key.startsWith('melee.'));
    expect(melee).toEqual([
      'melee.charges',
      'melee.pilesIn',
      'melee.strikes',
      'melee.strikesBack',
      'melee.draw',
      'melee.separates',
    ]);
    expect(done.said('blow.rolled').at(-1)!.params).toMatchObject({ dice: '1 1 1' }); // all three strike back
  });

  test('[GSQ-MELEE-16] of places equally near to the charger it is the one of lower y', () => {
    const done = medicAt(20, 20)
      .unit('raiders', [
        [21, 20],
        [24, 20], // contact is too far round the other; (21.5, 19) and (21.5, 21) are 0.8" from the medic
      ])
      .perform(unitPilesIn);
    expect(done.placesOf(1)[1]).toEqual([21.5, 19]);
  });

  test('[GSQ-MELEE-16] the nearest to a charger goes first', () => {
    const done = medicAt(20, 20)
      .unit('raiders', [
        [20, 16], // 3" from the medic
        [20, 22], // 1"
        [21, 20],
      ])
      .perform(unitPilesIn);
    expect(done.placesOf(1)[1]).toEqual([20, 21.5]);
    expect(gap(done.placesOf(1)[0]!, [20, 20])).toBeLessThanOrEqual(0.5);
    // Both want (19, 19) or its like: the one that is nearer has it, whatever its number.
    const both = medicAt(20, 20)
      .unit('raiders', [
        [18.5, 20],
        [17.5, 17.5],
        [18, 18],
      ])
      .perform(unitPilesIn);
    expect(both.placesOf(1)[2]).toEqual([19, 19]);
  });

  test('[GSQ-MELEE-03, GSQ-MELEE-16] who cannot reach contact comes as near as it can', () => {
    const done = medicAt(20, 20)
      .unit('raiders', [
        [21, 20],
        [26, 20],
      ])
      .perform(unitPilesIn);
    expect(done.placesOf(1)[1]).toEqual([23, 20]);
  });

  test('[GSQ-MELEE-03] it keeps coherency: no contact that would break the chain', () => {
    // The nearest contact is (19, 19), but only within 1" of the first it may stand.
    const done = medicAt(20, 20)
      .unit('raiders', [
        [21.5, 20],
        [18, 18.5],
      ])
      .perform(unitPilesIn);
    expect(done.placesOf(1)[1]).toEqual([20, 19]);
  });

  test('[GSQ-MELEE-03, GSQ-WEATHER-07] bad weather halves it', () => {
    const done = medicAt(20, 20, { weather: 'bad' })
      .unit('raiders', [
        [21, 20],
        [24.5, 20],
      ])
      .perform(unitPilesIn);
    expect(done.placesOf(1)[1]).toEqual([23, 20]);
  });

  test('[GSQ-MELEE-03, GSQ-TABLE-04] on the small table it is 1.5"', () => {
    const done = medicAt(10, 10, { table: 'small' })
      .unit('raiders', [
        [11, 10],
        [14, 10],
      ])
      .perform(unitPilesIn);
    expect(done.placesOf(1)[1]).toEqual([12.5, 10]);
  });

  test('[GSQ-MELEE-03, GSQ-TERRAIN-02] who piles in across dangerous ground rolls for it', () => {
    const done = medicAt(20, 20)
      .event(31, { quarter: 1 })
      .unit('raiders', [
        [21, 20],
        [24, 20],
      ])
      .dice(1)
      .perform(unitPilesIn);
    expect(modelsOf(done.unit(1)!)).toHaveLength(1);
  });

  test('[GSQ-MELEE-03, GSQ-MELEE-16] who can come no nearer stays, is not counted, and rolls for no ground', () => {
    // A passage as wide as a base, with the medic before it: the second stands behind the first, the third half an inch off.
    const passage = (...places: Inches[]) =>
      medicAt(20, 20)
        .piece('bunker', [20.5, 15.5])
        .piece('bunker', [20.5, 20.5])
        .event(31, { quarter: 1 })
        .unit('raiders', places)
        .dice(2)
        .perform(unitPilesIn);
    const stuck = passage([21, 20], [22, 20]);
    expect(stuck.placesOf(1)).toEqual([
      [21, 20],
      [22, 20],
    ]);
    expect(stuck.log).toEqual([]);
    const one = passage([21, 20], [22, 20], [23.5, 20]);
    expect(one.placesOf(1)[2]).toEqual([23, 20]);
    expect(one.said('melee.pilesIn')[0]!.params).toMatchObject({ count: 1 });
    expect(one.said('danger.rolled')).toHaveLength(1);
  });

  test('[GSQ-MELEE-03] who is in contact already stays, and a hero that was charged need not move', () => {
    const done = medicAt(20, 20)
      .unit('raiders', [
        [21, 20],
        [20, 21.5],
      ])
      .dice(...misses)
      .perform(unitPilesIn);
    expect(done.placesOf(1)).toEqual([
      [21, 20],
      [20, 21.5],
    ]);
    expect(done.log).toEqual([]);
  });
});
