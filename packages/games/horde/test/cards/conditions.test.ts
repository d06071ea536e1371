import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { conditions } from '../../src/cards/conditions.ts';
import { effects } from '../../src/hooks.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { useItem } from '../../src/rules/items.ts';
import { moraleTest } from '../../src/rules/morale.ts';
import { restorePower } from '../../src/rules/power.ts';
import { restoreWounds, sufferWounds } from '../../src/rules/wounds.ts';
import { heroStrikes, rolled, shooting } from '../support/attack.ts';

describe('conditions', () => {
  test('[GSQ-COND-01] there are four', () => {
    expect(Object.keys(conditions)).toEqual(['afflicted', 'diseased', 'impaired', 'crippled']);
  });

  test('[GSQ-COND-02] Afflicted: -1 to Str, Dex and Wil for a hero, to morale for a unit', () => {
    const { state } = scene().hero(1, { conditions: ['afflicted'] });
    const by = state.heroes[0]!;
    for (const stat of ['str', 'dex', 'wil'] as const) {
      expect(effects.tell(state, 'stat', { by, stat })).toEqual([{ name: 'afflicted', value: -1 }]);
    }
    expect(effects.tell(state, 'morale', { by })).toEqual([]);
    const ill = scene().unit('raiders', [[10, 10]], { conditions: ['afflicted'] }).state;
    expect(effects.tell(ill, 'morale', { by: ill.units[0]! })).toEqual([{ name: 'afflicted', value: -1 }]);
    const failed = scene()
      .unit('raiders', [[10, 10]], { conditions: ['afflicted'] })
      .dice(5)
      .perform(t => moraleTest(t, t.state.units[0]!, 'GSQ-MORALE-01'));
    expect(failed.result).toBe(false); // Quality 5+
  });

  test('[GSQ-COND-03] Diseased: no wounds and no Power are restored, except by a revival', () => {
    const table = () =>
      scene({ heroes: ['medic', 'breacher'] }).hero(1, { wounds: 9, power: 0, conditions: ['diseased'] });
    const healed = table().perform(t => restoreWounds(t, t.state.heroes[0]!, 3, 'GSQ-ITEM-19'));
    expect([healed.result, healed.hero(1).wounds]).toEqual([0, 9]);
    const powered = table().perform(function* (t) {
      restorePower(t, t.state.heroes[0]!, 3, 'GSQ-ITEM-13');
    });
    expect(powered.hero(1).power).toBe(0);
    const revived = table().perform(t => restoreWounds(t, t.state.heroes[0]!, 3, 'GSQ-INJURY-02', true));
    expect([revived.result, revived.hero(1).wounds]).toEqual([3, 6]);
  });

  test('[GSQ-COND-03] Diseased: a unit does not regenerate', () => {
    const table = (ill: boolean) => scene().unit('fleshHorror', [[10, 10]], { conditions: ill ? ['diseased'] : [] });
    const harm = { rule: 'GSQ-WOUND-08', cause: 'feat' } as const;
    const well = table(false)
      .dice(5, 4)
      .perform(t => sufferWounds(t, t.state.units[0]!, 2, harm));
    expect(well.result).toBe(1);
    expect(table(true).perform(t => sufferWounds(t, t.state.units[0]!, 2, harm)).result).toBe(2);
  });

  test('[GSQ-COND-04] Impaired: -2" on Advance, -4" on Rush and Charge', () => {
    const { state } = scene({ heroes: ['medic', 'breacher'] }).hero(1, { conditions: ['impaired'] });
    const by = state.heroes[0]!;
    expect((['advance', 'rush', 'charge'] as const).map(move => allowance(state, by, move) / 4)).toEqual([4, 8, 8]);
  });

  test('[GSQ-COND-05] Crippled: -1 to hit in melee and shooting', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10], conditions: ['crippled'] })
        .unit('sentryFrame', [[12, 10]]);
    const shot = table().dice(4, 4, 4).perform(shooting(), 'unit:1');
    expect(rolled(shot, 'shot.rolled')).toMatchObject({ hits: 0 });
    const struck = table().dice(4, 4).perform(heroStrikes());
    expect(rolled(struck, 'blow.rolled')).toMatchObject({ hits: 0 });
    expect(rolled(struck, 'blow.rolled').needed).toBe('4+ · crippled −1');
  });

  test('[GSQ-COND-06, GSQ-COND-07, GSQ-RUL-40] a Curing Kit removes all conditions, but neither Shaken nor fatigue', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], items: ['curingKit'] })
      .hero(2, { at: [12, 10], conditions: ['afflicted', 'crippled'], shaken: true, fatigued: true })
      .perform(t => useItem(t, t.state.heroes[0]!, 'curingKit'), 'hero:2');
    expect(done.hero(2)).toMatchObject({ conditions: [], shaken: true, fatigued: true });
  });
});

describe('strides', () => {
  const strides = (archetype: 'duelist' | 'heavyGunner', gear: 'runnerHarness'[] = []) => {
    const { state } = scene({ heroes: [archetype, 'medic'] }).hero(1, { gear });
    return (['advance', 'rush', 'charge'] as const).map(move => allowance(state, state.heroes[0]!, move) / 4);
  };

  test('[GSQ-SPECIAL-10] Fast: +2" on Advance, +4" on Rush and Charge', () => {
    expect(strides('duelist')).toEqual([8, 16, 16]);
    expect(strides('duelist', ['runnerHarness'])).toEqual([8, 16, 16]);
  });

  test('[GSQ-SPECIAL-28, GSQ-ITEM-30] Slow: -2" on Advance, -4" on Rush and Charge; with Fast it is neither', () => {
    expect(strides('heavyGunner')).toEqual([4, 8, 8]);
    expect(strides('heavyGunner', ['runnerHarness'])).toEqual([6, 12, 12]);
  });
});
