import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { takeHits } from '../../src/rules/attack/hits.ts';
import { knockOut, restoreWounds, sufferWounds, woundsLeft } from '../../src/rules/wounds.ts';
import type { Horde, Unit } from '../../src/types.ts';
import { allRolled, firing, rolled, shooting } from '../support/attack.ts';

const byEvent = { rule: 'GSQ-EVENT-14', cause: 'event' } as const;
const byFeat = { rule: 'GSQ-PSY-11', cause: 'feat' } as const;

/** The first unit suffers wounds. */
function wounding(count: number) {
  return (t: Horde) => sufferWounds(t, t.state.units[0]!, count, byFeat);
}

/** A hero suffers wounds. */
function hurting(hero: number, count: number) {
  return (t: Horde) => sufferWounds(t, t.state.heroes[hero - 1]!, count, byEvent);
}

function healing(hero: number, count: number) {
  return (t: Horde) => restoreWounds(t, t.state.heroes[hero - 1]!, count, 'GSQ-ITEM-19');
}

const modelNos = (unit: Unit | undefined) => unit?.models.map(({ no }) => no);

describe('wounds on units', () => {
  test('[GSQ-WOUND-01, GSQ-SPECIAL-33] a model with Tough(X) is killed by X wounds, one of Tough 1 by one', () => {
    const frame = scene().unit('sentryFrame', [[10, 10]]);
    const hurt = frame.perform(wounding(2));
    expect(hurt.unit(1)!.models[0]!.wounds).toBe(2);
    expect(frame.perform(wounding(1)).unit(1)).toBeUndefined();
    const raiders = scene().unit('raiders', [
      [10, 10],
      [10, 12],
    ]);
    expect(raiders.perform(wounding(1)).unit(1)!.models).toHaveLength(1);
  });

  test('[GSQ-WOUND-02] a wounded model suffers first, and until it is killed', () => {
    // Three Tough 3 models; the wounded one is not the furthest from the goal.
    const table = scene().unit(
      'sentryFrame',
      [
        [10, 10],
        [10, 8],
        [10, 6],
      ],
      { wounds: [1, 0, 0], size: 3 },
    );
    const done = table.perform(wounding(4));
    expect(modelNos(done.unit(1))).toEqual([2, 3]);
    expect(done.unit(1)!.models.map(({ wounds }) => wounds)).toEqual([0, 2]); // the rest on one model, the furthest
    expect(done.result).toBe(4);
  });

  test('[GSQ-WOUND-03] among the unwounded the furthest from the AI Goal is taken, of two the higher number', () => {
    // Marker 1 at (12,12) is the goal.
    const line = () =>
      scene().unit('raiders', [
        [14, 12],
        [18, 12],
        [16, 12],
      ]);
    expect(modelNos(line().perform(wounding(1)).unit(1))).toEqual([1, 3]);
    const level = scene().unit('raiders', [
      [12, 14],
      [10, 12],
      [14, 12],
    ]);
    expect(modelNos(level.perform(wounding(1)).unit(1))).toEqual([1, 2]);
  });

  test('[GSQ-WOUND-04, GSQ-MELEE-09] the last model gone, the unit leaves at once; what was too much does not count', () => {
    const done = scene()
      .unit('raiders', [
        [10, 10],
        [10, 12],
      ])
      .perform(wounding(5));
    expect(done.state.units).toEqual([]);
    expect(done.result).toBe(2);
    expect(done.state.tally.kills).toBe(2);
    expect(done.said('unit.destroyed')).toHaveLength(1);
  });

  test('[GSQ-WOUND-10] wounds left are Tough less wounds, for a unit the sum over its models', () => {
    const { state } = scene({ heroes: ['breacher', 'medic'] })
      .hero(1, { wounds: 3 })
      .unit(
        'sentryFrame',
        [
          [10, 10],
          [10, 13],
        ],
        { wounds: [2, 0] },
      );
    expect(woundsLeft(state.heroes[0]!)).toBe(7);
    expect(woundsLeft(state.units[0]!)).toBe(4);
  });
});

describe('wounds on heroes', () => {
  test('[GSQ-WOUND-05] at its Tough value a hero is Unconscious, never dead, and its wounds stop there', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { wounds: 7 })
      .perform(hurting(1, 5));
    expect(done.hero(1).wounds).toBe(9);
    expect(done.result).toBe(2);
    expect(done.said('hero.falls')).toHaveLength(1);
    expect(done.state.tally.falls).toBe(1);
    expect(done.state.heroes).toHaveLength(2);
  });

  test('[GSQ-WOUND-05, GSQ-END-01, GSQ-END-04] the last hero to fall ends the mission at once', () => {
    const done = scene().hero(2, { wounds: 9 }).perform(hurting(1, 10));
    expect(done.ended).toBe(true);
    expect(done.state.result).toBe('over');
  });

  test('[GSQ-WOUND-06] an Unconscious hero cannot be attacked or hit, and keeps all it has', () => {
    const table = () =>
      scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 10], wounds: 9, conditions: ['crippled'], items: ['medKit'], credits: 3 })
        .hero(2, { at: [12, 10] })
        .unit('mortarCrawler', [[20, 10]]);
    const shot = table().dice(6, 5, 1, 1).perform(firing);
    expect(rolled(shot, 'shot.rolled').target).toBe('hero.breacher');
    expect(allRolled(shot, 'blast.hits').map(({ hits }) => hits)).toEqual([2]); // it is no second model for the Blast
    expect(shot.hero(1)).toMatchObject({ wounds: 9, conditions: ['crippled'], items: ['medKit'], credits: 3 });
    const again = table().perform(hurting(1, 3));
    expect([again.result, again.log, again.state.tally.falls]).toEqual([0, [], 0]);
  });

  test('[GSQ-WOUND-07] restoring a wound wakes it at once, not Shaken, free to activate if it has not yet', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], wounds: 9, shaken: true, activated: false })
      .perform(healing(1, 2));
    expect(done.hero(1)).toMatchObject({ wounds: 7, shaken: false, activated: false });
    expect(done.placeOf(1)).toEqual([10, 10]);
    expect(done.said('hero.wakes')).toHaveLength(1);
  });

  test('[GSQ-WOUND-07] where somebody stands on it, it wakes on the nearest legal place', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10], wounds: 9 })
      .hero(2, { at: [30, 30] })
      .unit('raiders', [[10, 10]])
      .perform(healing(1, 1));
    // 1" between S bases is 2" from centre to centre; of the four nearest points the lowest y.
    expect(done.placeOf(1)).toEqual([10, 8]);
  });

  test('[GSQ-WOUND-09] restoring never goes below 0', () => {
    const done = scene().hero(1, { wounds: 2 }).perform(healing(1, 3));
    expect(done.hero(1).wounds).toBe(0);
    expect(done.result).toBe(2);
  });

  test('[GSQ-RUL-23, GSQ-EVENT-11] a knock-out sets wounds to Tough, without dice', () => {
    const done = scene({ heroes: ['medic', 'breacher'] }).perform(t => knockOut(t, t.state.heroes[0]!, 'GSQ-EVENT-11'));
    expect(done.hero(1).wounds).toBe(9);
  });
});

describe('wounds and hits', () => {
  test('[GSQ-WOUND-08, GSQ-RUL-23, GSQ-EX-03] hits get a Defense die each at AP 0, without cover; wounds get none', () => {
    const table = () =>
      scene({ heroes: ['breacher', 'medic'] })
        .hero(1, { at: [10, 10] })
        .piece('rubble', [8, 8]);
    const trapped = table()
      .dice(5, 4, 1)
      .perform(t => takeHits(t, t.state.heroes[0]!, { count: 3, ap: 0 }, byEvent));
    expect(rolled(trapped, 'defense.rolled')).toMatchObject({ dice: '5 4 1', through: 2 }); // Defense 5+
    expect(trapped.hero(1).wounds).toBe(2);
    const struck = table().perform(hurting(1, 2));
    expect(struck.said('defense.rolled')).toEqual([]);
    expect(struck.hero(1).wounds).toBe(2);
  });

  test('[GSQ-EX-29, GSQ-SPECIAL-07] a Longrifle kills one model of a unit of one-wound models; the second wound is lost', () => {
    const done = scene({ heroes: ['sharpshooter', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('raiders', [
        [20, 10],
        [20, 12],
        [20, 14],
      ])
      .dice(6, 1)
      .perform(shooting(), 'unit:1', 'none');
    expect(done.unit(1)!.models).toHaveLength(2);
    expect(done.said('wounds.unit')[0]!.params).toMatchObject({ count: 1, killed: 1 });
  });
});
