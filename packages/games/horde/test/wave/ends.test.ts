import { type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { levelFor } from '../../src/rules/after/levels.ts';
import { waveEnds, xpOf } from '../../src/rules/after/wave-ends.ts';
import type { State } from '../../src/types.ts';

const four = ['bulwark', 'medic', 'sharpshooter', 'envoy'] as const;

/** So high that no level is gained on the way: no picks are asked. */
const grown = (set: Scene) => {
  for (const hero of set.state.heroes) hero.level = 15;
  return set;
};

const xp = (set: Scene, ...answers: unknown[]) =>
  grown(set)
    .perform(waveEnds, ...answers)
    .state.heroes.map(hero => hero.xp);

/** One hero at marker 5, the other far from any. */
const oneSeized = () =>
  scene()
    .hero(1, { at: [24, 24] })
    .hero(2, { at: [24, 2] });

describe('XP', () => {
  test('[GSQ-XP-01] a marker is seized with a hero and no enemy within 3"', () => {
    expect(grown(oneSeized()).perform(waveEnds).state.earned).toBe(2);
    const contested = grown(oneSeized().unit('railSniper', [[27, 24]])).perform(waveEnds);
    expect(contested.state.earned).toBe(0);
    const outside = grown(oneSeized().unit('railSniper', [[28, 24]])).perform(waveEnds);
    expect(outside.state.earned).toBe(2);
  });

  test('[GSQ-XP-02, GSQ-XP-06] 2 XP for each seized marker', () => {
    expect(xpOf({ seized: [1, 4], priority: 3, wave: 1 })).toBe(4);
  });

  test('[GSQ-XP-03, GSQ-RUL-01, GSQ-RUL-02] with the priority among them 1 more for each, not 1 in all', () => {
    expect(xpOf({ seized: [1, 3, 4], priority: 3, wave: 1 })).toBe(9);
  });

  test('[GSQ-XP-03] no priority is never seized', () => {
    expect(xpOf({ seized: [1], priority: 0, wave: 1 })).toBe(2);
  });

  test('[GSQ-XP-04, GSQ-EX-06] times the wave: 2 markers in wave 5 are 20 XP', () => {
    expect(xpOf({ seized: [1, 2], priority: 4, wave: 5 })).toBe(20);
  });

  test('[GSQ-XP-05, GSQ-EX-05] 18 XP for four heroes: two get 5, two get 4', () => {
    const set = scene({ heroes: four })
      .wave(2)
      .priority(1)
      .hero(1, { at: [12, 12] })
      .hero(2, { at: [36, 12] })
      .hero(3, { at: [36, 36] })
      .hero(4, { at: [24, 2] });
    expect(xp(set, ['hero:1', 'hero:4'])).toEqual([5, 4, 4, 5]);
  });

  test('[GSQ-XP-07, GSQ-RUL-07, GSQ-DEC-07] who gets what does not divide is the players’ choice', () => {
    const set = grown(oneSeized().priority(5)).perform(waveEnds, ['hero:2']);
    expect(set.asked).toEqual(['remainder']);
    expect(set.state.heroes.map(hero => hero.xp)).toEqual([1, 2]);
    expect(set.state.earned).toBe(3);
  });

  test('[GSQ-XP-07, GSQ-EX-51] offered by lowest total, then lower number: 8 XP for 4, 2 and 2 make 6, 5 and 5', () => {
    const set = () =>
      scene({ heroes: ['bulwark', 'medic', 'envoy'] })
        .wave(4)
        .hero(1, { at: [24, 24], xp: 4, level: 15 })
        .hero(2, { at: [24, 2], xp: 2, level: 15 })
        .hero(3, { at: [24, 5], xp: 2, level: 15 });
    const played = set().stage('waveEnds').play();
    expect(played.offers()).toEqual(['hero:2', 'hero:3', 'hero:1']);
    expect(xp(set(), ['hero:2', 'hero:3'])).toEqual([6, 5, 5]);
  });

  test('[GSQ-XP-07] two points go to two different heroes', () => {
    const played = scene({ heroes: ['bulwark', 'medic', 'envoy'] })
      .wave(4)
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [24, 2] })
      .hero(3, { at: [24, 5] })
      .stage('waveEnds')
      .play();
    expect(() => played.choose(['hero:1'])).toThrow();
    expect(() => played.choose(['hero:1', 'hero:1'])).toThrow();
  });

  test('[GSQ-XP-08] the unconscious get their share', () => {
    expect(xp(oneSeized().hero(2, { wounds: 9 }))).toEqual([1, 1]);
  });

  test('[GSQ-XP-09] only where everybody stands at the end counts', () => {
    const left = scene()
      .hero(1, { at: [24, 2] })
      .hero(2, { at: [24, 5] })
      .with(state => {
        state.seized = [1, 2, 3];
      });
    expect(xp(left)).toEqual([0, 0]);
  });

  test('[GSQ-XP-10] without a seized marker there is no XP, but the wave is finished', () => {
    const none = grown(
      scene()
        .wave(3)
        .hero(1, { at: [24, 2] })
        .hero(2, { at: [24, 5] }),
    ).perform(waveEnds);
    expect(none.state).toMatchObject({ earned: 0, finishedWaves: 3, stage: 'shop' });
    expect(none.said('xp.gained')).toEqual([]);
  });

  test('[GSQ-EX-11, GSQ-RUL-02] three markers with the priority in ten waves: 495 XP, and everybody at level 15', () => {
    let totals = [0, 0, 0, 0];
    for (let wave = 1; wave <= 10; wave++) {
      const set = scene({ heroes: four })
        .wave(wave)
        .priority(1)
        .hero(1, { at: [12, 12], xp: totals[0]! })
        .hero(2, { at: [36, 12], xp: totals[1]! })
        .hero(3, { at: [36, 36], xp: totals[2]! })
        .hero(4, { at: [24, 2], xp: totals[3]! });
      const usual = grown(set).stage('waveEnds').play();
      const favoured = usual.asks === 'remainder' ? usual.offers().slice(0, (9 * wave) % 4) : [];
      totals = xp(set, favoured);
    }
    expect(totals.reduce((sum, each) => sum + each)).toBe(495);
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(122);
    expect(levelFor(Math.min(...totals))).toBe(15);
  });
});

describe('boss fights and XP', () => {
  const boss = () =>
    scene()
      .wave(4)
      .priority(5)
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [12, 12] })
      .with(state => {
        state.bossFight = true;
      });

  test('[GSQ-BOSS-03, GSQ-BOSS-07, GSQ-EX-07] nobody of the boss wave left: 24 become 48; with one alive it stays 24', () => {
    expect(xp(boss())).toEqual([24, 24]);
    expect(xp(boss().unit('railSniper', [[2, 40]]))).toEqual([12, 12]);
  });

  test('[GSQ-BOSS-06] survivors of earlier waves are irrelevant', () => {
    expect(xp(boss().unit('railSniper', [[2, 40]], { wave: 3 }))).toEqual([24, 24]);
  });

  test('[GSQ-BOSS-03] an ordinary wave is not doubled', () => {
    const plain = boss().with(state => {
      state.bossFight = false;
    });
    expect(xp(plain)).toEqual([12, 12]);
  });
});

describe('after the XP', () => {
  test('[GSQ-FLOW-08] injuries of an earlier wave are over, Barriers of it fall, and the shop opens', () => {
    const done = grown(
      scene()
        .wave(2)
        .hero(1, { at: [24, 24] })
        .hero(2, { at: [24, 5] })
        .with(state => {
          state.heroes[0]!.injuries = [
            { injury: 'brokenArm', until: 2 },
            { injury: 'smashedLeg', until: 3 },
          ];
          state.barricades = [
            { piece: 'barrier 40 40 0', until: 2 },
            { piece: 'barrier 60 60 0', until: 3 },
          ];
          state.doneShopping = ['p1'];
        }),
    ).perform(waveEnds);
    expect(done.hero(1).injuries).toEqual([{ injury: 'smashedLeg', until: 3 }]);
    expect(done.said('injury.over')).toMatchObject([{ params: { injury: { key: 'injury.brokenArm' } } }]);
    expect(done.state.barricades.map(({ until }) => until)).toEqual([3]);
    expect(done.state).toMatchObject({ stage: 'shop', earned: 4, doneShopping: [], seized: [] });
  });

  test('[GSQ-FLOW-09, GSQ-RUL-03] everybody keeps place, wounds, Power, conditions and being Shaken', () => {
    const set = grown(
      oneSeized()
        .hero(1, { wounds: 4, power: 1, shaken: true, conditions: ['crippled'] })
        .unit('chainBrute', [[40, 40]], { wounds: [3], shaken: true }),
    );
    const kept = ({ heroes, units }: State) =>
      JSON.stringify([heroes.map(hero => [hero.at, hero.wounds, hero.power, hero.shaken, hero.conditions]), units]);
    const before = kept(set.state);
    expect(kept(set.perform(waveEnds).state)).toBe(before);
  });
});
