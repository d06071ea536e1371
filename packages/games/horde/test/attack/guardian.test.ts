import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { takeHits } from '../../src/rules/attack/hits.ts';
import { firing, heroStrikes, shooting, unitStrikes } from '../support/attack.ts';

describe('Guardian', () => {
  /** A Stubber Gunner fires four dice at the Medic; the Bulwark stands beside it. */
  const table = (bulwark: object = {}) =>
    scene({ heroes: ['medic', 'bulwark'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 10], ...bulwark })
      .unit('stubberGunner', [[5, 10]]);

  test('[GSQ-SPECIAL-16, GSQ-DEC-05] it may suffer 1 or 2 of the wounds of an attack, without further dice', () => {
    const done = table().dice(4, 4, 4, 1, 1, 1, 1).perform(firing, '2');
    expect(done.asked).toEqual(['guard']);
    expect([done.hero(1).wounds, done.hero(2).wounds]).toEqual([1, 2]);
    expect(done.hero(2).guarded).toBe(true);
    expect(done.state.losses.hurt).toEqual(['hero:2', 'hero:1']);
    const declined = table().dice(4, 4, 4, 1, 1, 1, 1).perform(firing, '0');
    expect([declined.hero(1).wounds, declined.hero(2).wounds]).toEqual([3, 0]);
    expect(declined.hero(2).guarded).toBe(false);
  });

  test('[GSQ-SPECIAL-16, GSQ-MORALE-02] whom it spares every wound has lost none', () => {
    const done = table().hero(1, { wounds: 5 }).dice(4, 1, 1, 1, 1).perform(firing, '1');
    expect(done.said('wounds.suffered').map(({ params }) => params)).toMatchObject([{ who: { key: 'hero.bulwark' } }]);
    expect(done.state.losses.hurt).toEqual(['hero:2']);
  });

  test('[GSQ-SPECIAL-16] no more than there are, nor than it has left', () => {
    // A question without an answer tells what it offers.
    const offers = (bulwark: object, ...dice: number[]) =>
      expect(() =>
        table(bulwark)
          .dice(...dice)
          .perform(firing),
      );
    offers({}, 4, 4, 4, 1, 1, 1, 1).toThrow(/offers: 0, 1, 2$/);
    offers({}, 4, 1, 1, 1, 1).toThrow(/offers: 0, 1$/);
    offers({ wounds: 11 }, 4, 4, 4, 1, 1, 1, 1).toThrow(/offers: 0, 1$/);
  });

  test('[GSQ-SPECIAL-16] once per round, conscious, not Shaken, and within 3"', () => {
    const asked = (bulwark: object) => table(bulwark).dice(4, 1, 1, 1, 1).perform(firing, '0').asked;
    expect(asked({})).toEqual(['guard']);
    expect(asked({ guarded: true })).toEqual([]);
    expect(asked({ shaken: true })).toEqual([]);
    expect(asked({ wounds: 12 })).toEqual([]);
    expect(asked({ at: [14, 10] })).toEqual(['guard']); // a gap of 2.75"
    expect(asked({ at: [14.5, 10] })).toEqual([]);
  });

  test('[GSQ-SPECIAL-16] in a melee what it suffers counts as caused by the attacker', () => {
    const done = table({ at: [12, 10] })
      .unit('chainBrute', [[8, 10]])
      .dice(4, 1, 1)
      .dice(1)
      .with(({ units }) => {
        units.shift();
      });
    const struck = done.perform(unitStrikes(), '1');
    expect(struck.result).toBe(1);
    expect([struck.hero(1).wounds, struck.hero(2).wounds]).toEqual([0, 1]);
  });

  test('[GSQ-DEC-06] of several the lower hero number is asked first, and nobody twice', () => {
    const done = scene({ heroes: ['bulwark', 'medic', 'bulwark'] })
      .hero(1, { at: [10, 13] })
      .hero(2, { at: [10, 10] })
      .hero(3, { at: [13, 10] })
      .unit('stubberGunner', [[5, 9]])
      .dice(4, 4, 4, 1, 1, 1, 1)
      .perform(firing, '0', '2');
    expect(done.state.heroes.map(({ wounds }) => wounds)).toEqual([0, 1, 2]);
  });

  test('[GSQ-DEC-06, GSQ-SPECIAL-16] the next is offered what the one before has left', () => {
    const set = scene({ heroes: ['bulwark', 'medic', 'bulwark'] })
      .hero(1, { at: [10, 13] })
      .hero(2, { at: [10, 10] })
      .hero(3, { at: [13, 10] })
      .unit('stubberGunner', [[5, 9]])
      .dice(4, 4, 4, 1, 1, 1, 1);
    const { decisions } = set.perform(firing, '2', '1');
    expect(decisions.map(({ asks }) => asks[0]!.options)).toEqual([
      ['0', '1', '2'],
      ['0', '1'],
    ]);
  });

  test('[GSQ-SPECIAL-16] nobody steps in for itself', () => {
    const alone = scene({ heroes: ['bulwark', 'medic'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [40, 40] })
      .unit('stubberGunner', [[5, 10]]);
    const done = alone.dice(4, 1, 1, 1, 1).perform(firing);
    expect([done.asked, done.hero(1).wounds]).toEqual([[], 1]);
  });

  test('[GSQ-DEC-06] once all wounds are taken nobody else is asked', () => {
    const done = scene({ heroes: ['bulwark', 'medic', 'bulwark'] })
      .hero(1, { at: [10, 13] })
      .hero(2, { at: [10, 10] })
      .hero(3, { at: [13, 10] })
      .unit('stubberGunner', [[5, 9]])
      .dice(4, 1, 1, 1, 1)
      .perform(firing, '1');
    expect(done.asked).toEqual(['guard']);
    expect(done.state.heroes.map(({ wounds }) => wounds)).toEqual([1, 0, 0]);
  });

  test('[GSQ-SPECIAL-16, GSQ-CORE-16] feats and events are no attacks: nobody steps in', () => {
    for (const cause of ['feat', 'event'] as const) {
      const done = table()
        .dice(1)
        .perform(t => takeHits(t, t.state.heroes[0]!, { count: 1, ap: 0 }, { rule: 'GSQ-WOUND-08', cause }));
      expect(done.asked).toEqual([]);
      expect(done.hero(1).wounds).toBe(1);
    }
  });
});

describe('Keen Eye', () => {
  const table = () =>
    scene({ heroes: ['sharpshooter', 'medic'] })
      .hero(1, { at: [12, 30] })
      .unit('raiders', [
        [12, 14],
        [12, 16],
        [12, 18],
      ]);

  test('[GSQ-SPECIAL-20] picks the visible model that wounds go to first', () => {
    const picked = table().dice(6, 1).perform(shooting(), 'unit:1', 'model:1.1');
    expect(picked.asked).toEqual(['shoot', 'keenEye']);
    expect(picked.unit(1)!.models.map(({ no }) => no)).toEqual([2, 3]);
    const any = table().dice(6, 1).perform(shooting(), 'unit:1', 'none');
    expect(any.unit(1)!.models.map(({ no }) => no)).toEqual([1, 2]); // the furthest from marker 1
  });

  test('[GSQ-SPECIAL-20, GSQ-WOUND-02] what the picked model cannot suffer goes on to others', () => {
    const overcharged = { what: 'overcharge', weapon: 'longrifle', until: 'attack' } as const;
    const done = table()
      .hero(1, { lasting: [overcharged] })
      .dice(6, 6, 1, 1)
      .perform(shooting(), 'unit:1', 'model:1.1');
    expect(done.unit(1)!.models.map(({ no }) => no)).toEqual([2]);
  });

  test('[GSQ-SPECIAL-20] nothing is asked when nothing comes through, or of a single model', () => {
    expect(table().dice(6, 6).perform(shooting(), 'unit:1').asked).toEqual(['shoot']);
    const single = scene({ heroes: ['sharpshooter', 'medic'] })
      .hero(1, { at: [12, 30] })
      .unit('sentryFrame', [[12, 14]])
      .dice(6, 1)
      .perform(shooting(), 'unit:1');
    expect(single.asked).toEqual(['shoot']);
    expect(single.unit(1)!.models[0]!.wounds).toBe(2);
  });

  test('[GSQ-SPECIAL-20] it is for shooting, not for melee', () => {
    const done = table()
      .hero(1, { at: [11, 14] })
      .dice(6, 1)
      .perform(heroStrikes());
    expect(done.asked).toEqual([]);
    expect(done.unit(1)!.models).toHaveLength(2);
  });

  test('[GSQ-SPECIAL-20] a model that cannot be seen cannot be picked', () => {
    const hidden = () =>
      scene({ heroes: ['sharpshooter', 'medic'] })
        .hero(1, { at: [10, 30] })
        .piece('bunker', [8, 22])
        .unit('raiders', [
          [10, 18],
          [24, 18],
        ])
        .dice(6, 1)
        .perform(shooting(), 'unit:1', 'model:1.1');
    expect(hidden).toThrow();
  });
});
