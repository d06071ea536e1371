import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { castFeats } from '../../src/rules/enemies/feats.ts';
import type { Horde, UnitId } from '../../src/types.ts';

/** The first unit casts all that it can. */
const casting = (t: Horde) => castFeats(t, t.state.units[0]!);

/** A seer, a Medic and an Envoy (both Tough 9) in its sight, equally far off. */
function seer(tokens: number): Scene {
  return scene({ heroes: ['medic', 'envoy'] })
    .with(({ heroes }) => {
      for (const hero of heroes) Object.assign(hero, { tough: 9, wounds: 0 });
    })
    .hero(1, { at: [22, 24] })
    .hero(2, { at: [26, 24] })
    .unit('broodSeer', [[24, 33]], { tokens });
}

describe('Hex Bolt', () => {
  test('[GSQ-PSY-31, GSQ-PSY-34] of those with as many wounds left it strikes the lower hero number', () => {
    const bolt = (set: Scene) => set.dice(4, 1, 1).perform(casting);
    expect(bolt(seer(1)).state.heroes.map(({ wounds }) => wounds)).toEqual([2, 0]);
    expect(bolt(seer(1).hero(2, { wounds: 1 })).state.heroes.map(({ wounds }) => wounds)).toEqual([0, 3]);
  });

  test('[GSQ-PSY-31, GSQ-MORALE-02] its wounds are told by its rule, and may break a nerve at the end of the activation', () => {
    const done = seer(1).dice(4, 1, 1).perform(casting);
    expect(done.said('wounds.suffered')).toMatchObject([{ rule: 'GSQ-PSY-31', params: { count: 2, left: 7 } }]);
    expect(done.state.losses.hurt).toEqual(['hero:1']);
  });

  test('[GSQ-PSY-31, GSQ-SPECIAL-16] no Guardian steps in: it is no attack', () => {
    const done = scene({ heroes: ['medic', 'bulwark'] })
      .hero(1, { at: [24, 24], wounds: 3 })
      .hero(2, { at: [26, 24] })
      .unit('broodSeer', [[24, 33]], { tokens: 1 })
      .dice(4, 1, 1)
      .perform(casting);
    expect(done.asked).toEqual([]);
    expect(done.hero(1).wounds).toBe(5);
  });
});

describe('Blood Pulse', () => {
  /** A seer that nobody sees, with tokens for this one feat, and other units beside it. */
  function pulse(tokens: number, ...others: readonly (readonly [UnitId, x: number, y: number, shaken: boolean])[]) {
    const set = scene()
      .hero(1, { at: [2, 2] })
      .hero(2, { at: [46, 2] })
      .unit('broodSeer', [[24, 33]], { tokens });
    for (const [id, x, y, shaken] of others) set.unit(id, [[x, y]], { shaken });
    const done = set.dice(4).perform(casting);
    return { done, shaken: done.state.units.slice(1).map(unit => unit.shaken), tokens: done.unit(1)!.tokens };
  }

  test('[GSQ-PSY-33, GSQ-PSY-34] nobody is helped who is not Shaken, or further than 12" away, or the caster', () => {
    // From rim to rim: both bases are S or M; 12" is met with room to spare, and missed by far.
    expect(pulse(2, ['raiders', 30, 33, false])).toMatchObject({ shaken: [false], tokens: 2 });
    expect(pulse(2, ['raiders', 24, 47.5, true])).toMatchObject({ shaken: [true], tokens: 2 });
    expect(pulse(2, ['raiders', 30, 33, true])).toMatchObject({ shaken: [false], tokens: 0 });
    expect(pulse(1, ['raiders', 30, 33, true])).toMatchObject({ shaken: [true], tokens: 1 });
  });

  test('[GSQ-PSY-33, GSQ-GEO-17] a nearer unit that is steady is passed over; of equals the lower number is helped', () => {
    expect(pulse(2, ['raiders', 26, 33, false], ['raiders', 30, 33, true]).done.unit(2)!.lasting).toEqual([]);
    const { done, shaken } = pulse(2, ['raiders', 30, 33, true], ['raiders', 18, 33, true]);
    expect(shaken).toEqual([false, true]);
    expect(done.unit(2)!.lasting).toEqual([{ what: 'bloodPulse', until: 'round' }]);
    expect(done.unit(3)!.lasting).toEqual([]);
  });
});

test('[GSQ-PSY-08] the roll of an enemy is told with what hero casters took off it', () => {
  const told = (power: string, die: number) =>
    scene({ heroes: ['psion', 'breacher'] })
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [44, 44] })
      .unit('broodSeer', [[24, 33]], { tokens: 1 })
      .dice(die, 6, 6)
      .perform(casting, power).log;
  expect(told('2', 5).at(-1)).toMatchObject({ key: 'feat.enemyFails', params: { die: 5, total: 3 } });
  expect(told('1', 5).find(({ key }) => key === 'feat.enemyWorks')).toMatchObject({ params: { die: 5, total: 4 } });
});
