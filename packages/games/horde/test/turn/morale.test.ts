import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { inflict } from '../../src/rules/attack/allocation.ts';
import { moraleTest, shake, steady, testForLosses, testLoser } from '../../src/rules/morale.ts';
import { isHalved, sufferWounds } from '../../src/rules/wounds.ts';
import type { Fighter, Horde } from '../../src/types.ts';
import { allRolled, firing, heroStrikes, rolled, shooting, unitStrikes } from '../support/attack.ts';

type Who = (t: Horde) => Fighter;
const hero: Who = ({ state }) => state.heroes[0]!;
const unit: Who = ({ state }) => state.units[0]!;

/** Somebody tests its morale. */
function testing(who: Who) {
  return (t: Horde) => moraleTest(t, who(t), 'GSQ-MORALE-01');
}

/** The activation ends with tests for what was shot in it. */
function* shootAndTest(t: Horde) {
  yield* shooting()(t);
  yield* testForLosses(t);
}

function* fireAndTest(t: Horde) {
  yield* firing(t);
  yield* testForLosses(t);
}

describe('the test', () => {
  test('[GSQ-MORALE-01, GSQ-CORE-03] one die against Quality; a natural 6 passes, a natural 1 fails', () => {
    const raiders = () => scene().unit('raiders', [[10, 10]]); // Quality 5+
    expect(raiders().dice(5).perform(testing(unit)).result).toBe(true);
    expect(raiders().dice(4).perform(testing(unit)).result).toBe(false);
    const quakes = () =>
      scene()
        .event(36)
        .unit('thralls', [[10, 10]], { conditions: ['afflicted'] }); // 6+, -2
    expect(quakes().dice(6).perform(testing(unit)).result).toBe(true);
    expect(scene().hero(1, { quality: 2 }).dice(1).perform(testing(hero)).result).toBe(false);
  });

  test('[GSQ-MORALE-07] a Shaken unit fails without a die, Fearless or not', () => {
    const done = scene()
      .unit('thralls', [[10, 10]], { shaken: true })
      .perform(testing(unit));
    expect(done.result).toBe(false);
    expect(done.said('morale.shaken')).toHaveLength(1);
  });

  test('[GSQ-SPECIAL-12] Fearless: a failed test is passed after all on 4+', () => {
    const thralls = () => scene().unit('thralls', [[10, 10]]);
    expect(thralls().dice(2, 4).perform(testing(unit)).result).toBe(true);
    expect(thralls().dice(2, 3).perform(testing(unit)).result).toBe(false);
    expect(thralls().dice(6).perform(testing(unit)).said('fearless.passed')).toEqual([]);
  });

  test('[GSQ-ITEM-11] whoever has taken a Courage Injector passes without a die', () => {
    const done = scene()
      .hero(1, { lasting: [{ what: 'courageInjector', until: 'round' }] })
      .perform(testing(hero));
    expect(done.result).toBe(true);
    expect(done.said('morale.nerve')[0]!.params).toMatchObject({ what: { key: 'item.courageInjector' } });
  });

  test('[GSQ-INJURY-14, GSQ-RUL-26] a Blinded Eye counts for morale; a hit modifier does not', () => {
    const blind = scene()
      .hero(1, { quality: 4, injuries: ['blindedEye'] })
      .dice(4)
      .perform(testing(hero));
    expect(blind.result).toBe(false);
    const dazed = scene().event(33).hero(1, { quality: 4 }).dice(4).perform(testing(hero));
    expect(dazed.result).toBe(true);
  });
});

describe('after losses', () => {
  test('[GSQ-MORALE-02, GSQ-EX-34] a Sentry Frame that lost 2 of 3 to shooting tests on 4+ when the activation ends', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('sentryFrame', [[15, 10]]);
    const failed = table().dice(6, 6, 1, 1, 1, 3).perform(shootAndTest, 'unit:1');
    expect(failed.unit(1)!.models[0]!.wounds).toBe(2);
    expect(rolled(failed, 'morale.failed').needed).toBe('4+');
    expect(failed.unit(1)!.shaken).toBe(true);
    const passed = table().dice(6, 6, 1, 1, 1, 4).perform(shootAndTest, 'unit:1');
    expect(passed.unit(1)!.shaken).toBe(false);
    const scratched = table().dice(6, 1, 1, 1).perform(shootAndTest, 'unit:1'); // 2 of 3 left: no test
    expect(scratched.unit(1)!.shaken).toBe(false);
    expect(scratched.state.losses).toEqual({ hurt: [], fought: [] });
  });

  test('[GSQ-MORALE-02, GSQ-MORALE-06] half is of the models that were deployed, or of Tough; for heroes of Tough now', () => {
    const { state } = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { wounds: 5 })
      .hero(2, { tough: 12, wounds: 5 })
      .unit('raiders', [
        [10, 10],
        [10, 12],
      ]) // 2 of 3
      .unit('skitterlings', [
        [20, 10],
        [20, 12],
      ]) // 2 of 5
      .unit('thralls', [
        [30, 10],
        [30, 12],
      ]) // 2 of 4
      .unit('chainBrute', [[40, 10]], { wounds: [3] })
      .unit('sawHulk', [[40, 20]], { wounds: [2] });
    expect(state.heroes.map(isHalved)).toEqual([true, false]);
    expect(state.units.map(isHalved)).toEqual([false, true, true, true, false]);
  });

  test('[GSQ-MORALE-03] who fought in melee in this activation does not test for losses', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('sentryFrame', [[15, 10]])
      .with(({ losses }) => losses.fought.push('unit:1'))
      .dice(6, 6, 1, 1, 1)
      .perform(shootAndTest, 'unit:1');
    expect(done.unit(1)!.models[0]!.wounds).toBe(2);
    expect(done.unit(1)!.shaken).toBe(false);
    expect(done.state.losses).toEqual({ hurt: [], fought: [] });
  });

  test('[GSQ-MORALE-03] wounds in melee are no losses to test for', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('chainBrute', [[12, 10]])
      .dice(6, 6, 6, 1, 1, 1)
      .perform(unitStrikes());
    expect(done.hero(1).wounds).toBe(3);
    expect(done.state.losses.hurt).toEqual([]);
  });

  test('[GSQ-MORALE-02, GSQ-WOUND-06] a hero that fell, or a unit that is gone, does not test', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], wounds: 8 })
      .hero(2, { at: [40, 40] })
      .unit('stubberGunner', [[15, 10]])
      .dice(4, 1, 1, 1, 1)
      .perform(fireAndTest);
    expect(done.hero(1)).toMatchObject({ wounds: 9, shaken: false, tested: false });
    const gone = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('raiders', [[15, 10]])
      .dice(6, 1, 1, 1)
      .perform(shootAndTest, 'unit:1');
    expect(gone.state).toMatchObject({ units: [], losses: { hurt: [], fought: [] } });
  });

  test('[GSQ-MORALE-03] having fought is forgotten with the activation', () => {
    const done = scene()
      .with(({ losses }) => losses.fought.push('unit:1'))
      .perform(testForLosses);
    expect(done.state.losses).toEqual({ hurt: [], fought: [] });
  });

  test('[GSQ-MORALE-10] wounds from events and Power cause no test; those from dangerous ground in an activation do', () => {
    const hurt = (cause: 'event' | 'power' | 'ground' | 'feat' | 'drone') =>
      scene()
        .hero(1, { wounds: 4 })
        .perform(t => sufferWounds(t, t.state.heroes[0]!, 2, { rule: 'GSQ-WOUND-08', cause })).state.losses.hurt;
    expect(hurt('event')).toEqual([]);
    expect(hurt('power')).toEqual([]);
    expect(hurt('ground')).toEqual(['hero:1']);
    expect(hurt('feat')).toEqual(['hero:1']);
    expect(hurt('drone')).toEqual(['hero:1']);
  });

  test('[GSQ-MORALE-02] whoever is hurt twice in an activation is noted once', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .unit('chainBrute', [[10, 10]])
      .perform(function* (t) {
        const brute = t.state.units[0]!;
        for (let i = 0; i < 2; i++) yield* sufferWounds(t, brute, 1, { rule: 'GSQ-PSY-11', cause: 'feat' });
      });
    expect(done.state.losses.hurt).toEqual(['unit:1']);
  });

  test.each([
    ['GSQ-PSY-11', 'forceBolt'],
    ['GSQ-PSY-12', 'hurl'],
    ['GSQ-PSY-13', 'crush'],
  ] as const)(
    '[%s, GSQ-MORALE-02] whom %s has hurt may have to test, and is told by which rule it was',
    (rule, feat) => {
      const played = scene({ heroes: ['psion', 'medic'], seats: 1 })
        .hero(1, { at: [24, 24], feats: [feat], power: 6 })
        .hero(2, { at: [44, 44] })
        .unit('chainBrute', [[24, 30]])
        .turnOf(1)
        .dice(6, 1, 1, 1, 1, 1, 1)
        .play()
        .choose(`feat:${feat}`);
      expect(played.state.losses.hurt).toEqual(['unit:1']);
      expect(played.said('wounds.unit')[0]).toMatchObject({ rule });
    },
  );

  test('[GSQ-MORALE-10, GSQ-TERRAIN-02, GSQ-SPECIAL-09] so may whom the ground has hurt as its activation began', () => {
    const played = scene({ seats: 1 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [40, 40], activated: true })
      .piece('pool', [18, 18.5])
      .stage('heroes')
      .dice(1, ...Array.from({ length: 9 }, () => 2))
      .play();
    expect(played.state.losses.hurt).toEqual(['hero:1']);
    expect(played.said('wounds.suffered')[0]).toMatchObject({ rule: 'GSQ-TERRAIN-02', params: { count: 1 } });
  });

  test('[GSQ-MORALE-11] a unit tests for losses at most once in a round', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('sentryFrame', [[15, 10]], { wounds: [1] });
    const first = table().dice(6, 1, 1, 1, 6).perform(shootAndTest, 'unit:1');
    expect(first.unit(1)!.tested).toBe(true);
    const again = table()
      .with(({ units: [frame] }) => {
        frame!.tested = true;
      })
      .dice(6, 1, 1, 1)
      .perform(shootAndTest, 'unit:1');
    expect(again.unit(1)!.models[0]!.wounds).toBe(2);
    expect(again.said('morale.failed')).toEqual([]);
  });

  test('[GSQ-MORALE-12] heroes test in hero order, then units in the order of deployment', () => {
    const done = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { wounds: 5 })
      .hero(2, { wounds: 5 })
      .unit('sentryFrame', [[10, 10]], { wounds: [2] })
      .unit('chainBrute', [[20, 10]], { wounds: [4] })
      .with(({ losses }) => losses.hurt.push('unit:2', 'hero:2', 'unit:1', 'hero:1'))
      .dice(6, 6, 6, 6)
      .perform(testForLosses);
    expect(allRolled(done, 'morale.passed').map(({ who }) => who)).toEqual([
      'hero.breacher',
      'hero.medic',
      'unit.sentryFrame',
      'unit.chainBrute',
    ]);
  });

  test('[GSQ-MORALE-02] a hero that was shot to half tests, and is Shaken if it fails', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], wounds: 4 })
      .hero(2, { at: [40, 40] })
      .unit('stubberGunner', [[15, 10]])
      .dice(4, 1, 1, 1, 1, 4)
      .perform(fireAndTest);
    expect(done.hero(1)).toMatchObject({ wounds: 5, shaken: true, tested: true });
  });
});

describe('losing a melee', () => {
  const losing = (who: Who) => (t: Horde) => testLoser(t, who(t));

  test('[GSQ-MORALE-04, GSQ-EX-32] a Chain Brute with 3 of 6 left tests on 4+, and routs on a failure', () => {
    const brute = (wounds: number) => scene().unit('chainBrute', [[10, 10]], { wounds: [wounds] });
    const routed = brute(3).dice(3).perform(losing(unit));
    expect(routed.state.units).toEqual([]);
    expect(routed.said('unit.routs')).toHaveLength(1);
    expect(routed.state.tally.kills).toBe(1);
    expect(brute(3).dice(4).perform(losing(unit)).unit(1)!.shaken).toBe(false);
    expect(brute(2).dice(3).perform(losing(unit)).unit(1)!.shaken).toBe(true);
  });

  test('[GSQ-MORALE-05, GSQ-EX-33] a hero never routs: it is Shaken', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { wounds: 8 })
      .dice(2)
      .perform(losing(hero));
    expect(done.hero(1)).toMatchObject({ shaken: true, wounds: 8 });
    expect(done.state.heroes).toHaveLength(2);
  });

  test('[GSQ-MORALE-07] a Shaken loser at half strength routs without a die', () => {
    const done = scene()
      .unit('chainBrute', [[10, 10]], { wounds: [3], shaken: true })
      .perform(losing(unit));
    expect(done.state.units).toEqual([]);
  });
});

describe('Shaken', () => {
  test('[GSQ-MORALE-08] begins and ends, and is told each time', () => {
    const done = scene()
      .unit('raiders', [[10, 10]])
      .perform(function* (t) {
        shake(t, t.state.units[0]!, 'GSQ-MORALE-02');
        shake(t, t.state.units[0]!, 'GSQ-MORALE-02');
        steady(t, t.state.units[0]!, 'GSQ-MORALE-08');
        steady(t, t.state.units[0]!, 'GSQ-MORALE-08');
      });
    expect(done.log.map(({ key }) => key)).toEqual(['shaken.begins', 'shaken.ends']);
    expect(done.unit(1)!.shaken).toBe(false);
  });

  test('[GSQ-MORALE-09] a Shaken unit strikes back as if it were fatigued', () => {
    const done = scene({ heroes: ['duelist', 'medic'] })
      .hero(1, { at: [10, 10], shaken: true })
      .unit('chainBrute', [[12, 10]])
      .dice(5, 5, 5, 6, 1)
      .perform(heroStrikes());
    expect(rolled(done, 'blow.rolled')).toMatchObject({ hits: 1, needed: 'sixes' });
  });

  test('[GSQ-MORALE-05] a unit that is gone or a hero that lies is not Shaken any more', () => {
    const done = scene()
      .hero(1, { wounds: 10 })
      .perform(function* (t) {
        shake(t, t.state.heroes[0]!, 'GSQ-MORALE-04');
        inflict(t, t.state.heroes[1]!, 1, { rule: 'GSQ-WOUND-08', cause: 'event' });
      });
    expect(done.hero(1).shaken).toBe(false);
  });
});
