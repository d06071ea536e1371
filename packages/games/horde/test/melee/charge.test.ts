import type { Inches } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { chargeable } from '../../src/rules/melee.ts';
import type { Horde } from '../../src/types.ts';
import { heroCharges, lengthOfCharge, medicAt, misses, refs, unitCharges, untilAsked } from '../support/melee.ts';

/** Whom hero 1 can charge. */
function* ofHero({ state }: Horde) {
  return refs(chargeable(state, state.heroes[0]!));
}

/** Whom the first unit can charge. */
function* ofUnit({ state }: Horde) {
  return refs(chargeable(state, state.units[0]!));
}

describe('who may be charged', () => {
  test('[GSQ-MELEE-01, GSQ-EX-42] a contact point in reach will do; across difficult ground 6" is the most', () => {
    const facing = () => medicAt(10, 10).unit('railSniper', [[20, 10]]);
    expect(facing().perform(ofHero).result).toEqual(['unit:1']);
    const done = facing()
      .dice(...misses)
      .perform(heroCharges(), [18.5, 10]);
    expect(lengthOfCharge(done)).toBe(8.5);
    const rain = { hero: 1, quarter: 1 };
    expect(facing().event(34, rain).perform(ofHero).result).toEqual([]);
    const near = medicAt(13, 10).unit('railSniper', [[20, 10]]);
    expect(near.event(34, rain).perform(ofHero).result).toEqual(['unit:1']);
  });

  test('[GSQ-MELEE-01, GSQ-EX-48] for a unit with 12": a contact point 11.5" off is, one 12.5" off is not', () => {
    const charging = (x: number) => medicAt(x, 10).unit('chainBrute', [[10, 10]]); // L: radii 1.5", contact up to 2"
    expect(charging(23.5).perform(ofUnit).result).toEqual(['hero:1']);
    const done = charging(23.5)
      .dice(...misses)
      .perform(unitCharges(), 'refrain');
    expect(lengthOfCharge(done)).toBe(11.5);
    expect(charging(24).perform(ofUnit).result).toEqual(['hero:1']);
    expect(charging(24.5).perform(ofUnit).result).toEqual([]);
  });

  test('[GSQ-MELEE-01] nobody need be seen, but the way around counts', () => {
    const hidden = (x: number) =>
      medicAt(10, 10)
        .piece('bunker', [12, 8]) // 5 by 4
        .unit('railSniper', [[x, 10]]);
    expect(hidden(19).perform(ofHero).result).toEqual(['unit:1']);
    expect(hidden(22.5).perform(ofHero).result).toEqual([]); // straight it would be 11"
  });

  test('[GSQ-MELEE-01] one model that comes into contact is enough; who is down is no target', () => {
    const unit = () =>
      medicAt(30, 10).unit('boarders', [
        [14, 10],
        [16, 10],
        [18, 10],
      ]);
    expect(unit().perform(ofUnit).result).toEqual(['hero:1']);
    expect(unit().hero(1, { wounds: 9 }).perform(ofUnit).result).toEqual([]);
  });

  test('[GSQ-MELEE-01, GSQ-TABLE-04] on the small table a charge goes 6", and contact is the same half inch', () => {
    const charging = (x: number) => medicAt(4, 4, { table: 'small' }).unit('railSniper', [[x, 4]]);
    expect(charging(11).perform(ofHero).result).toEqual(['unit:1']);
    expect(charging(11.5).perform(ofHero).result).toEqual([]);
  });

  test('[GSQ-SKILL-12] who was shoved cannot charge', () => {
    const shoved = medicAt(14, 10).unit('chainBrute', [[10, 10]], { lasting: [{ what: 'shove', until: 'round' }] });
    expect(shoved.perform(ofUnit).result).toEqual([]);
  });
});

describe('the charge move', () => {
  test('[GSQ-MELEE-02, GSQ-GEO-08] the player picks any contact point in reach, even behind the enemy', () => {
    const charging = () => medicAt(10, 10).unit('railSniper', [[14, 10]]);
    const done = charging()
      .dice(...misses)
      .perform(heroCharges(), [15, 10]);
    expect(done.asked[0]).toBe('contact');
    expect(lengthOfCharge(done)).toBeGreaterThan(5);
    for (const [x, y] of [
      [12, 10], // a gap of 1"
      [13.5, 10], // on top of it
      [16, 11],
    ]) {
      expect(() => charging().perform(heroCharges(), [x, y])).toThrow();
    }
  });

  test('[GSQ-MELEE-02, GSQ-GEO-08] contact is a gap of half an inch at most: 0.25" is, 0.75" is not', () => {
    const charging = (to: Inches) =>
      medicAt(20, 10)
        .hero(2, { at: [10, 10] }) // M against S
        .unit('railSniper', [[20, 14]])
        .dice(...misses)
        .perform(heroCharges(1, 2), to);
    expect(charging([18.5, 14]).said('melee.strikes')).toHaveLength(1);
    expect(() => charging([18, 14])).toThrow();
  });

  test('[GSQ-MELEE-02] where there is but one contact point, nobody is asked', () => {
    const done = medicAt(10, 10)
      .unit('railSniper', [[23.5, 10]])
      .dice(...misses)
      .perform(heroCharges());
    expect(done.asked).toEqual([]);
    expect(lengthOfCharge(done)).toBe(12);
  });

  test('[GSQ-MELEE-02] it passes between others without keeping 1", but ends 1" away from all but its target', () => {
    const charging = () =>
      medicAt(10, 10)
        .unit('railSniper', [[16, 10]])
        .unit('railSniper', [[12, 8.5]])
        .unit('railSniper', [[12, 11.5]])
        .unit('railSniper', [[16.5, 12.5]])
        .dice(...misses);
    const done = charging().perform(heroCharges(), [14.5, 10]);
    expect(lengthOfCharge(done)).toBe(4.5);
    expect(() => charging().perform(heroCharges(), [16, 11])).toThrow(); // 0.58" from the fourth
    expect(charging().perform(heroCharges(), [16, 9]).said('melee.charges')).toHaveLength(1);
  });

  test('[GSQ-MELEE-02, GSQ-MOVE-05] nobody runs through another unit', () => {
    const between = () =>
      medicAt(10, 10)
        .piece('bunker', [12, 5])
        .piece('bunker', [12, 11]) // 2" are left between them
        .unit('railSniper', [[20, 10]]);
    expect(between().perform(ofHero).result).toEqual(['unit:1']);
    const barred = between().unit('railSniper', [[14, 10]]);
    expect(barred.perform(ofHero).result).toEqual(['unit:2']);
    const friend = between().hero(2, { at: [14, 10] });
    expect(friend.perform(ofHero).result).toEqual([]);
    expect(friend.hero(2, { wounds: 10 }).perform(ofHero).result).toEqual(['unit:1']); // GSQ-MOVE-07
  });

  test('[GSQ-MELEE-02] a unit takes the contact point with the shortest path, then lower y, then lower x', () => {
    const meeting = (scenery: ReturnType<typeof medicAt>) =>
      scenery
        .dice(...misses)
        .perform(untilAsked(unitCharges()))
        .placesOf(1)[0];
    expect(meeting(medicAt(20, 10).unit('railSniper', [[10, 10]]))).toEqual([18.5, 10]);
    expect(meeting(medicAt(17, 17).unit('railSniper', [[10, 10]]))).toEqual([16, 16]);
    // A friend straight ahead: around it by the north or the south is equally far.
    const around = medicAt(20, 10)
      .unit('railSniper', [[10, 10]])
      .unit('railSniper', [[17, 10]]);
    expect(meeting(around)).toEqual([19, 9]);
  });

  test('[GSQ-MELEE-02] the models of a unit go one by one, the shortest path first, each into contact', () => {
    const places = medicAt(20, 20)
      .unit('boarders', [
        [20, 10],
        [20, 12],
        [22, 12],
      ])
      .dice(...misses)
      .perform(untilAsked(unitCharges()))
      .placesOf(1);
    expect(places[1]).toEqual([20, 18.5]); // 6.5", then the third, then the first by what is left for it
    for (const [x, y] of places) {
      const gap = Math.hypot(x - 20, y - 20) - 1;
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThanOrEqual(0.5);
    }
    // (21, 19) is nearest for both: model 3 has 7.07" to it and takes it, for model 1 it would be 9.06".
    expect(places[2]).toEqual([21, 19]);
  });

  test('[GSQ-MELEE-02] who cannot come into contact comes as near to the target as coherency permits', () => {
    const places = medicAt(20, 20)
      .unit('boarders', [
        [20, 10],
        [20, 6],
        [20, 4],
      ])
      .dice(...misses)
      .perform(untilAsked(unitCharges()))
      .placesOf(1);
    expect(places[0]).toEqual([20, 18.5]);
    // 12" bring the second to y 18 at most; within 1" of the first it gets nearest beside it.
    for (const at of [1, 2]) {
      const [x, y] = places[at]!;
      const links = places.filter((_, other) => other < at).map(([ox, oy]) => Math.hypot(x - ox, y - oy) - 1);
      expect(Math.min(...links)).toBeLessThanOrEqual(1);
      expect(Math.min(...links)).toBeGreaterThanOrEqual(0);
    }
    expect(places[2]).toEqual([20, 16]); // straight behind, as far as its 12" go
  });

  test('[GSQ-MELEE-02, GSQ-MOVE-13] where coherency is out of reach, it comes as near as it can to its own', () => {
    const places = medicAt(20, 20)
      .unit('boarders', [
        [20, 10],
        [2, 2],
      ])
      .dice(...misses)
      .perform(untilAsked(unitCharges()))
      .placesOf(1);
    const [x, y] = places[1]!;
    expect(Math.hypot(x - 2, y - 2)).toBeLessThanOrEqual(12);
    expect(Math.hypot(x - 2, y - 2)).toBeGreaterThan(11.5);
    expect(Math.hypot(20 - x, 18.5 - y)).toBeCloseTo(12.73, 2); // of 24.4"
  });

  test('[GSQ-MELEE-17, GSQ-TERRAIN-02] dangerous ground is rolled for after the move; who falls there does not fight', () => {
    const crossing = () =>
      medicAt(10, 10)
        .event(31, { quarter: 1 })
        .hero(1, { wounds: 8 })
        .unit('railSniper', [[20, 10]]);
    const falls = crossing().dice(1, 2, 3, 4, 5, 6, 2, 2, 2).perform(heroCharges(), [18.5, 10]);
    expect(falls.said('melee.strikes')).toEqual([]);
    expect(falls.hero(1).fatigued).toBe(false);
    expect(falls.state.losses.fought).toEqual([]);
    const fights = crossing()
      .dice(2, 2, 2, 2, 2, 2, 2, 2, 2, ...misses)
      .perform(heroCharges(), [18.5, 10]);
    expect(fights.log.map(({ key }) => key).slice(0, 3)).toEqual(['melee.charges', 'danger.rolled', 'melee.strikes']);
    expect(fights.state.losses.fought).toEqual(['hero:1', 'unit:1']);
  });
});

describe('what was found out', () => {
  test('[GSQ-MELEE-01] holds only as long as everybody stands where they stood, and can what they could', () => {
    const { state } = medicAt(10, 10)
      .unit('railSniper', [[20, 10]])
      .unit('railSniper', [[40, 40]]);
    const can = () => refs(chargeable(state, state.heroes[0]!));
    expect(can()).toEqual(['unit:1']);
    expect(can()).toEqual(['unit:1']);
    state.units[0]!.models[0]!.at += 20; // 10" further east
    expect(can()).toEqual([]);
    state.heroes[0]!.at += 20;
    expect(can()).toEqual(['unit:1']);
    state.heroes[0]!.conditions = ['impaired']; // 8"
    expect(can()).toEqual([]);
    state.heroes[0]!.conditions = [];
    state.event = { event: 34, quarter: 1 };
    state.heroes[0]!.at -= 10;
    expect(can()).toEqual([]);
  });
});
