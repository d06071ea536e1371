import { type Inches, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { indexAt } from '../../src/field/measure.ts';
import { enemiesTurn } from '../../src/rules/enemies/turn.ts';
import type { Lasting } from '../../src/types.ts';
import { rolled } from '../support/attack.ts';

/** S heroes, out of the way in the far corner unless a test places them. */
const away = () =>
  scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at: [46, 46] })
    .hero(2, { at: [46, 44] });

const keys = (set: ReturnType<Scene['perform']>) => set.log.map(({ key }) => key);

describe('the activation of an enemy unit', () => {
  test('[GSQ-AI-01, GSQ-MORALE-08, GSQ-CORE-09] is spent idle by a Shaken unit, which recovers', () => {
    const done = away()
      .hero(1, { at: [12, 20] })
      .unit('boarders', [[12, 14]], { shaken: true })
      .perform(enemiesTurn);
    expect(done.placesOf(1)).toEqual([[12, 14]]);
    expect(done.unit(1)).toMatchObject({ shaken: false, activated: true });
    expect(keys(done)).toEqual(['enemy.idle', 'shaken.ends']);
  });

  test('[GSQ-AI-01, GSQ-TERRAIN-03] begins with dangerous ground, also for the Shaken', () => {
    const set = () =>
      away()
        .piece('pool', [20, 4])
        .unit('hexer', [[22, 5.5]], { shaken: true });
    // Tough 3: three dice, and of 3 wounds none are left.
    const dead = set().dice(1, 1, 1).perform(enemiesTurn);
    expect(dead.unit(1)).toBeUndefined();
    // One wound of three: it recovers, has more than half left, and does not test.
    const hurt = set().dice(1, 5, 6).perform(enemiesTurn);
    expect(hurt.unit(1)).toMatchObject({ shaken: false, models: [{ wounds: 1 }] });
  });

  test('[GSQ-AI-01, GSQ-MORALE-02] ends with the morale of those who lost wounds in it', () => {
    const set = () =>
      away()
        .piece('pool', [20, 4])
        .unit('hexer', [[22, 5.5]], { shaken: true });
    // Two wounds of three: recovered first, then tested on 4+.
    expect(set().dice(1, 1, 6, 4).perform(enemiesTurn).unit(1)).toMatchObject({ shaken: false });
    expect(set().dice(1, 1, 6, 3).perform(enemiesTurn).unit(1)).toMatchObject({ shaken: true });
  });

  test('[GSQ-AI-01, GSQ-ACT-09, GSQ-ACT-06] is one action: a Rush is not followed by a shot', () => {
    const lasting: Lasting[] = [{ what: 'noiseGrenade', until: 'nextRound', at: indexAt({ small: false }, 18, 14) }];
    const done = away()
      .hero(1, { at: [12, 30] })
      .unit('raiders', [[12, 14]], { lasting })
      .perform(enemiesTurn);
    expect(done.placesOf(1)).toEqual([[18, 14]]);
    expect(keys(done)).toContain('enemy.rush');
    expect(done.hero(1).wounds).toBe(0);
  });

  test('[GSQ-AI-14, GSQ-SPECIAL-18] an Indirect weapon has -1 to hit after an Advance, not after a Hold', () => {
    const needed = (at: Inches) => {
      const done = away()
        .hero(1, { at: [24, 14] })
        .unit('bombardier', [at])
        .dice(1, 1)
        .perform(enemiesTurn);
      return [keys(done)[0], rolled(done, 'shot.rolled').needed];
    };
    expect(needed([12, 28])).toEqual(['enemy.advance', '4+ · indirect −1']);
    expect(needed([12, 34])).toEqual(['enemy.hold', '4+']);
  });

  test('[GSQ-AI-19, GSQ-ITEM-14, GSQ-SKILL-29] is all that a noise or a taunt binds', () => {
    const lasting: Lasting[] = [
      { what: 'taunt', until: 'round', by: 1 },
      { what: 'noiseGrenade', until: 'nextRound', at: indexAt({ small: false }, 18, 14) },
      { what: 'daze', until: 'round' },
    ];
    for (const shaken of [false, true]) {
      const done = away()
        .unit('boarders', [[12, 14]], { lasting, shaken })
        .perform(enemiesTurn);
      expect(done.unit(1)!.lasting.map(({ what }) => what)).toEqual(['daze']);
      expect(done.placesOf(1)).toEqual([shaken ? [12, 14] : [18, 14]]); // a taunt is no place to go to
    }
  });

  test('[GSQ-AI-13, GSQ-ACT-04] on Hold shoots without having moved', () => {
    // Three rifles, Quality 5+, one hit; Defense 5+ fails.
    const raiders: Inches[] = [
      [14, 12],
      [13, 12],
      [12, 12],
    ];
    const done = away()
      .hero(1, { at: [12, 30] })
      .unit('raiders', raiders)
      .dice(5, 4, 1, 2)
      .perform(enemiesTurn);
    expect(done.placesOf(1)).toEqual(raiders);
    expect(done.hero(1).wounds).toBe(1);
  });

  test('[GSQ-AI-14, GSQ-AI-21, GSQ-ACT-05] on Advance moves all, and all that can fire do so', () => {
    const set = away()
      .hero(1, { at: [24, 14] })
      .unit('raiders', [
        [12, 28],
        [11, 27],
        [13, 27],
      ]);
    const done = set.dice(5, 5, 5, 1, 1, 1).perform(enemiesTurn);
    expect(done.placesOf(1)[0]).toEqual([12, 34]);
    for (const [, y] of done.placesOf(1)) expect(y).toBeGreaterThanOrEqual(32);
    expect(done.hero(1).wounds).toBe(3);
  });

  test('[GSQ-AI-08] shoots at the taunting hero, then at one without cover, then at the nearest', () => {
    const set = (lasting: Lasting[] = []) =>
      away()
        .piece('crater', [10, 18])
        .hero(1, { at: [12, 20] })
        .hero(2, { at: [20, 22] })
        .unit('railSniper', [[12, 12]], { lasting })
        .dice(1);
    const target = (of: Scene) => {
      const { target: hero } = of.perform(enemiesTurn).said('shot.rolled')[0]!.params!;
      return hero;
    };
    // Hero 1 is nearer but in a crater; hero 2 stands in the open.
    expect(target(set())).toMatchObject({ key: 'hero.envoy' });
    expect(target(set([{ what: 'taunt', until: 'round', by: 1 }]))).toMatchObject({ key: 'hero.medic' });
    expect(target(set().with(state => Object.assign(state, { terrain: '' })))).toMatchObject({ key: 'hero.medic' });
  });

  test('[GSQ-AI-12, GSQ-ACT-07] on Charge moves into contact and fights', () => {
    // Boarders: Thrust makes 4+ a 3+; two dice miss, and so do those of the hero that strikes back.
    const done = away()
      .hero(1, { at: [15, 24] })
      .unit('boarders', [[2, 24]])
      .dice(1, 1, 1, 1)
      .perform(enemiesTurn, 'strike');
    expect(keys(done)).toContain('melee.charges');
    expect(done.unit(1)).toMatchObject({ fatigued: true, activated: true });
  });
});

describe('what begins an activation', () => {
  test('[GSQ-SPECIAL-27, GSQ-AI-01] Self-Repair restores 1 wound', () => {
    const set = (wounds: number) => away().unit('sawHulk', [[12, 14]], { wounds: [wounds] });
    expect(set(3).perform(enemiesTurn).unit(1)!.models[0]!.wounds).toBe(2);
    const whole = set(0).perform(enemiesTurn);
    expect(whole.unit(1)!.models[0]!.wounds).toBe(0);
    expect(whole.said('enemy.repaired')).toEqual([]);
  });

  test('[GSQ-SPECIAL-27, GSQ-MORALE-08, GSQ-COND-03] Self-Repair does nothing for the Shaken and the Diseased', () => {
    const set = (how: { shaken?: boolean; conditions?: ['diseased'] }) =>
      away().unit('sawHulk', [[12, 14]], { wounds: [3], ...how });
    expect(set({ shaken: true }).perform(enemiesTurn).unit(1)!.models[0]!.wounds).toBe(3);
    expect(
      set({ conditions: ['diseased'] })
        .perform(enemiesTurn)
        .unit(1)!.models[0]!.wounds,
    ).toBe(3);
  });

  const mending = () => away().unit('repairNode', [[12, 14]]);
  const woundsOf = (set: Scene, no: number) =>
    set
      .turnOfUnit(1)
      .perform(enemiesTurn)
      .unit(no)!
      .models.map(({ wounds }) => wounds);

  test('[GSQ-SPECIAL-21, GSQ-AI-01] a Mender restores D3 wounds on the most wounded model of another unit within 6"', () => {
    const set = (x: number) => mending().unit('sawHulk', [[x, 14]], { wounds: [5] });
    // M against L: 6" from rim to rim are 7.75" from centre to centre.
    expect(woundsOf(set(19.5).dice(4), 2)).toEqual([3]);
    expect(woundsOf(set(19.5).dice(6), 2)).toEqual([2]);
    expect(woundsOf(set(20), 2)).toEqual([5]);
    const several = mending().unit(
      'sentryFrame',
      [
        [17, 14],
        [17, 16],
      ],
      { wounds: [1, 2] },
    );
    expect(woundsOf(several.dice(6), 2)).toEqual([1, 0]);
  });

  test('[GSQ-SPECIAL-21, GSQ-GEO-17] a Mender looks after the nearest that is wounded, then the costlier', () => {
    const set = (a: Inches, b: Inches) =>
      mending()
        .unit('servoSwarm', [[12, 16.5]])
        .unit('sentryFrame', [a], { wounds: [2] })
        .unit('mortarCrawler', [b], { wounds: [2] })
        .dice(1);
    expect(woundsOf(set([15, 14], [9.5, 14]), 3)).toEqual([2]);
    expect(woundsOf(set([15, 14], [9.5, 14]), 4)).toEqual([1]);
    // Equally near: 65 points against 100.
    const tied = mending()
      .unit('mortarCrawler', [[9, 14]], { wounds: [2] })
      .unit('sentryFrame', [[15, 14]], { wounds: [2] })
      .dice(1);
    expect(woundsOf(tied, 3)).toEqual([1]);
  });

  test('[GSQ-SPECIAL-21, GSQ-CORE-01] the D3 is told with the die that was rolled', () => {
    const set = mending().unit('sawHulk', [[16, 14]], { wounds: [3] });
    const said = set.dice(3).turnOfUnit(1).perform(enemiesTurn).said('enemy.mended');
    expect(said[0]!.params).toMatchObject({ die: 3, result: 2, count: 2 });
  });

  test('[GSQ-SPECIAL-21, GSQ-COND-03] a Mender rolls no die where nobody can be mended', () => {
    expect(woundsOf(mending().unit('sawHulk', [[16, 14]]), 2)).toEqual([0]);
    expect(woundsOf(away().unit('repairNode', [[12, 14]], { wounds: [2] }), 1)).toEqual([2]); // not itself
    const sick = mending().unit('sawHulk', [[16, 14]], { wounds: [2], conditions: ['diseased'] });
    expect(woundsOf(sick, 2)).toEqual([2]);
    const sickMender = away()
      .unit('repairNode', [[12, 14]], { conditions: ['diseased'], wounds: [2] })
      .unit('sawHulk', [[16, 14]], { wounds: [2] });
    expect(woundsOf(sickMender, 2)).toEqual([2]);
  });

  test('[GSQ-AI-01, GSQ-PSY-34] feats come before the action', () => {
    const done = away()
      .hero(1, { at: [12, 26] })
      .unit('hexer', [[12, 13]], { tokens: 1 })
      .dice(4, 6, 6, 1, 1) // the bolt works, both hits are blocked; then the shots miss
      .perform(enemiesTurn);
    const said = keys(done);
    expect(said.indexOf('feat.enemyWorks')).toBeGreaterThanOrEqual(0);
    expect(said.indexOf('feat.enemyWorks')).toBeLessThan(said.indexOf('enemy.hold'));
    expect(done.unit(1)!.tokens).toBe(0);
  });
});
