import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { coverHelps } from '../../src/rules/attack/cover.ts';
import { rangedWeapons, targetsFor } from '../../src/rules/shooting.ts';
import { ranged } from '../../src/rules/weapons.ts';
import type { Weapon } from '../../src/types.ts';
import { allRolled, firing, heroStrikes, rolled, shooting, unitStrikes } from '../support/attack.ts';

describe('Indirect', () => {
  test('[GSQ-SPECIAL-18] hits whom it does not see, with -1 to hit after moving', () => {
    const table = () =>
      scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 20] })
        .hero(2, { at: [47, 47] })
        .piece('bunker', [14, 18])
        .unit('mortarCrawler', [[22, 20]]);
    const { state } = table();
    expect(targetsFor(state, state.units[0]!, rangedWeapons(state.units[0]!)[0]!)).toEqual([state.heroes[0]]);
    const still = table().dice(5, 4, 6).perform(firing);
    expect(rolled(still, 'shot.rolled')).toMatchObject({ hits: 1 });
    const moved = table()
      .dice(5, 4)
      .perform(t => firing(t, true));
    expect(rolled(moved, 'shot.rolled')).toMatchObject({ hits: 0 });
    expect(rolled(moved, 'shot.rolled').needed).toBe('5+ · indirect −1');
  });
});

describe('cover', () => {
  test('[GSQ-SPECIAL-18, GSQ-COVER-02] an Indirect weapon minds the ground its target stands on, not what is between', () => {
    const helps = (target: [number, number], rules: Weapon['rules']) => {
      const { state } = scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: target })
        .piece('barrier', [13, 8], 1)
        .piece('rubble', [8, 18])
        .unit('raiders', [[16, 10]]);
      return coverHelps(state, state.units[0]!, ranged('arcMortar', 30, 2, 1, rules), state.heroes[0]!);
    };
    expect(helps([10, 10], {})).toBe(true);
    expect(helps([10, 10], { indirect: 1 })).toBe(false);
    expect(helps([10, 20], { indirect: 1 })).toBe(true);
    expect(helps([10, 20], { indirect: 1, blast: 2 })).toBe(false);
  });

  test('[GSQ-SKILL-17] an aimed shot ignores cover', () => {
    const { state } = scene({ heroes: ['sharpshooter', 'medic'] })
      .hero(1, { at: [10, 10], lasting: [{ what: 'aim', until: 'attack' }] })
      .piece('rubble', [13, 8])
      .unit('raiders', [[15, 10]]);
    const [hero] = state.heroes;
    expect(coverHelps(state, hero!, ranged('longrifle', 30, 1, 2), state.units[0]!)).toBe(false);
    hero!.lasting = [];
    expect(coverHelps(state, hero!, ranged('longrifle', 30, 1, 2), state.units[0]!)).toBe(true);
  });
});

describe('natural 6s', () => {
  test('[GSQ-SPECIAL-31, GSQ-SPECIAL-34] Surge: each natural 6 is one more hit, which is no natural 6 itself', () => {
    const done = scene({ heroes: ['technician', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('sentryFrame', [[15, 10]])
      .dice(6, 6, 4)
      .dice(6, 6, 6, 6)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ hits: 2, extra: 2 });
    expect(rolled(done, 'defense.rolled')).toMatchObject({ dice: '6 6 6 6' });
  });

  test('[GSQ-SPECIAL-23] Relentless: over 9" from the firing model, each natural 6 is one more hit', () => {
    const table = (x: number) =>
      scene({ heroes: ['heavyGunner', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('raiders', [[x, 10]])
        .dice(6, 1, 1, 1)
        .dice(6, 6);
    // Radii 0.75" and 0.5".
    const far = table(20.5).perform(shooting(), 'unit:1');
    expect(rolled(far, 'shot.rolled')).toMatchObject({ hits: 1, extra: 1 });
    const near = table(20).perform(shooting(), 'unit:1');
    expect(rolled(near, 'shot.rolled')).toMatchObject({ hits: 1, extra: 0 });
  });

  test('[GSQ-SPECIAL-15] Furious: in the activation in which it charges, each natural 6 in melee is one more hit', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('chainBrute', [[12, 10]])
        .dice(6, 1, 1)
        .dice(6, 6);
    expect(table().perform(unitStrikes(true)).said('blow.rolled')[0]!.params).toMatchObject({ hits: 1, extra: 1 });
    expect(table().perform(unitStrikes(false)).said('blow.rolled')[0]!.params).toMatchObject({ hits: 1, extra: 0 });
  });

  test('[GSQ-SPECIAL-34, GSQ-SPECIAL-25] the more hit of a frenzied Duelist does not rend', () => {
    const done = scene({ heroes: ['duelist', 'medic'] })
      .hero(1, { at: [10, 10], lasting: [{ what: 'frenzyInjector', until: 'round' }] })
      .unit('sawHulk', [[12, 10]])
      .dice(6, 1, 1, 1)
      .dice(5, 5)
      .perform(heroStrikes(true));
    const needs = allRolled(done, 'defense.rolled').map(({ needed }) => needed);
    expect(needs).toEqual(['3+', '3+ · ap −4']);
    expect(done.result).toBe(1); // the 5 blocks the plain hit only
  });

  test('[GSQ-SPECIAL-24] Reliable: hits on 2+ before modifiers', () => {
    const table = () =>
      scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 10] })
        .hero(2, { at: [40, 40] });
    const plain = table()
      .unit('zealots', [[15, 10]])
      .dice(2, 6)
      .perform(firing);
    expect(rolled(plain, 'shot.rolled')).toMatchObject({ hits: 1 });
    const worse = table()
      .unit('zealots', [[15, 10]], { conditions: ['crippled'] })
      .dice(2)
      .perform(firing);
    expect(rolled(worse, 'shot.rolled')).toMatchObject({ hits: 0 });
  });
});

describe('to hit', () => {
  test('[GSQ-SPECIAL-29] Stealth: -1 to hit for a model over 9" away that shoots', () => {
    const table = (x: number) =>
      scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 10] })
        .unit('railSniper', [[x, 10]])
        .dice(5, 1)
        .dice(6);
    const near = table(20).perform(shooting(), 'unit:1'); // a gap of 9"
    expect(rolled(near, 'shot.rolled')).toMatchObject({ hits: 1 });
    const far = table(20.5).perform(shooting(), 'unit:1');
    expect(rolled(far, 'shot.rolled')).toMatchObject({ hits: 0 });
    expect(rolled(far, 'shot.rolled').needed).toBe('5+ · stealth −1');
  });

  test('[GSQ-MELEE-07] who is fatigued shoots as well as ever', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], fatigued: true })
      .unit('raiders', [[15, 10]])
      .dice(5, 1)
      .dice(6)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ hits: 1, needed: '5+' });
  });

  test('[GSQ-SPECIAL-29] of a unit only the models over 9" away have it harder, and Stealth is nothing in melee', () => {
    const done = scene({ heroes: ['infiltrator', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [47, 47] })
      .unit('raiders', [
        [19, 10],
        [20, 10],
        [21, 10],
      ])
      .dice(5, 5, 5)
      .dice(6, 6)
      .perform(firing);
    expect(allRolled(done, 'shot.rolled').map(({ dice, hits }) => [dice, hits])).toEqual([
      ['5 5', 2],
      ['5', 0],
    ]);
    const struck = scene({ heroes: ['infiltrator', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .unit('raiders', [[40, 10]])
      .dice(5, 6)
      .perform(unitStrikes());
    expect(rolled(struck, 'blow.rolled')).toMatchObject({ hits: 1 });
  });

  test('[GSQ-SKILL-14] a braced shot does not mind Stealth', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], lasting: [{ what: 'brace', until: 'attack' }] })
      .unit('railSniper', [[25, 10]])
      .dice(4, 3, 6)
      .perform(shooting(), 'unit:1');
    expect(rolled(done, 'shot.rolled').needed).toBe('5+ · brace +1');
    expect(rolled(done, 'shot.rolled')).toMatchObject({ hits: 1 });
  });

  test('[GSQ-SPECIAL-32] Thrust: +1 to hit and AP(+1) in melee in the activation in which it charges', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('boarders', [[12, 10]])
        .dice(3, 1)
        .dice(6);
    const charged = table().perform(unitStrikes(true));
    expect(rolled(charged, 'blow.rolled')).toMatchObject({ hits: 1 });
    expect(rolled(charged, 'defense.rolled').needed).toBe('5+ · ap −2');
    expect(table().perform(unitStrikes(false)).said('blow.rolled')[0]!.params).toMatchObject({ hits: 0 });
  });

  test('[GSQ-SPECIAL-05] Commanding: +1 to hit in melee for other units within 9" that charge', () => {
    const needed = (charging: boolean, x: number) => {
      const done = scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('chainBrute', [[12, 10]])
        .unit('ringCaptain', [[x, 10]])
        .dice(1, 1, 1)
        .perform(unitStrikes(charging));
      return rolled(done, 'blow.rolled').needed;
    };
    expect(needed(true, 20)).toBe('4+ · commanding +1');
    expect(needed(false, 20)).toBe('4+');
    expect(needed(true, 24)).toBe('4+');
  });

  test('[GSQ-COVER-06, GSQ-MELEE-05] cover does not help in melee', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10] })
      .piece('rubble', [11, 8])
      .unit('sentryFrame', [[13, 10]])
      .dice(6, 1, 6)
      .perform(heroStrikes());
    expect(rolled(done, 'defense.rolled').needed).toBe('4+');
  });
});
