import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { blastHits } from '../../src/rules/attack/blast.ts';
import { takeAllHits, takeHits } from '../../src/rules/attack/hits.ts';
import { sufferWounds } from '../../src/rules/wounds.ts';
import { allRolled, firing, heroStrikes, rolled } from '../support/attack.ts';

const byFeat = { rule: 'GSQ-PSY-11', cause: 'feat' } as const;

describe('Bane, Rending and Regeneration', () => {
  test('[GSQ-SPECIAL-02] Bane: a natural 6 on a Defense die is rolled again, and the second result counts', () => {
    const table = () =>
      scene({ heroes: ['medic', 'breacher'] })
        .hero(1, { at: [10, 10], gear: ['bioWeave'] })
        .hero(2, { at: [40, 40] })
        .unit('choristers', [[15, 10]]);
    const wounded = table().dice(5, 6, 2).perform(firing);
    expect(rolled(wounded, 'defense.rolled')).toMatchObject({ dice: '6→2', through: 1 });
    expect(wounded.said('regeneration.rolled')).toEqual([]); // Bane ignores it
    expect(wounded.hero(1).wounds).toBe(1);
    const saved = table().dice(5, 6, 6).perform(firing);
    expect(saved.hero(1).wounds).toBe(0);
    const five = table().dice(5, 5).perform(firing);
    expect(rolled(five, 'defense.rolled')).toMatchObject({ dice: '5', through: 1 }); // AP(1) against 5+
  });

  test('[GSQ-SPECIAL-22] Regeneration: a die for each wound, ignored on 5+', () => {
    const done = scene()
      .unit('fleshHorror', [[10, 10]])
      .dice(5, 4, 6)
      .perform(t => sufferWounds(t, t.state.units[0]!, 3, byFeat));
    expect(done.said('regeneration.rolled')[0]!.params).toMatchObject({ dice: '5 4 6', ignored: 2 });
    expect(done.unit(1)!.models[0]!.wounds).toBe(1);
  });

  test('[GSQ-SPECIAL-22, GSQ-POWER-06] Power that is missing is paid in wounds that nothing averts', () => {
    const done = scene()
      .hero(1, { gear: ['bioWeave'] })
      .perform(t => sufferWounds(t, t.state.heroes[0]!, 2, { rule: 'GSQ-POWER-04', cause: 'power' }));
    expect(done.hero(1).wounds).toBe(2);
  });

  test('[GSQ-SPECIAL-25, GSQ-EX-28] Rending: a hit from a natural 6 has AP(+4); Defense 3+ blocks it on 6, not on 5', () => {
    const table = () =>
      scene({ heroes: ['duelist', 'medic'] })
        .hero(1, { at: [10, 10] })
        .unit('sawHulk', [[12, 10]]);
    const blocked = table().dice(6, 1, 1, 1, 6).perform(heroStrikes());
    expect(blocked.result).toBe(0);
    const through = table().dice(6, 1, 1, 1, 5).perform(heroStrikes());
    expect(through.result).toBe(1);
    expect(rolled(through, 'defense.rolled').needed).toBe('3+ · ap −4');
    const plain = table().dice(5, 1, 1, 1, 3).perform(heroStrikes());
    expect(plain.result).toBe(0);
  });

  test('[GSQ-SPECIAL-25] Rending ignores Regeneration, with all its hits', () => {
    const done = scene({ heroes: ['duelist', 'medic'] })
      .hero(1, { at: [10, 10] })
      .unit('fleshHorror', [[12, 10]])
      .dice(6, 5, 1, 1, 1, 1)
      .perform(heroStrikes());
    expect(done.said('regeneration.rolled')).toEqual([]);
    expect(done.result).toBe(2);
  });
});

describe('Blast', () => {
  test('[GSQ-SPECIAL-03, GSQ-EX-30] two heroes 2" apart: one hit of Blast(2) becomes two, one for each', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 10] }) // radii 0.5" and 0.75": 1.75" of gap
      .unit('mortarCrawler', [[20, 20]])
      .dice(5, 1, 1, 1)
      .perform(firing);
    expect(allRolled(done, 'blast.hits').map(({ who, hits }) => [who, hits])).toEqual([
      ['hero.breacher', 1],
      ['hero.medic', 1],
    ]);
    expect([done.hero(1).wounds, done.hero(2).wounds]).toEqual([1, 1]);
  });

  test('[GSQ-SPECIAL-03] a hit becomes no more hits than there are models', () => {
    const alone = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [40, 40] })
      .unit('mortarCrawler', [[20, 20]])
      .dice(5, 5, 1, 1)
      .perform(firing);
    expect(alone.hero(1).wounds).toBe(2);
  });

  test('[GSQ-SPECIAL-03] it reaches those within 3" of the target, models of whole units one by one', () => {
    const beside = (x: number) =>
      scene({ heroes: ['medic', 'envoy'] })
        .hero(1, { at: [10, 10] })
        .hero(2, { at: [x, 10] })
        .unit('mortarCrawler', [[3, 10]])
        .dice(5, 1)
        .dice(6, 6)
        .perform(firing);
    expect(allRolled(beside(14), 'blast.hits').map(({ who }) => who)).toEqual(['hero.medic', 'hero.envoy']);
    expect(allRolled(beside(14.5), 'blast.hits').map(({ who }) => who)).toEqual(['hero.medic']);
    // Of the three Raiders two are within 3" of the Sniper: with it they are three models.
    const { state } = scene()
      .unit('railSniper', [[10, 10]])
      .unit('raiders', [
        [12, 10],
        [14, 10],
        [16, 10],
      ]);
    const [sniper, raiders] = state.units;
    expect(blastHits(state, sniper!, 1, 9)).toEqual([
      { target: sniper, hits: 2 },
      { target: raiders, hits: 1 },
    ]);
  });

  test('[GSQ-SPECIAL-03] hits are split evenly; what is over goes to the target, then to the nearest', () => {
    const done = scene({ heroes: ['medic', 'envoy', 'technician'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 10] }) // 2" away
      .hero(3, { at: [10, 12] }) // 1" away
      .unit('hiveColossus', [[10, 3]])
      .dice(3, 3, 1)
      .dice(...Array(6).fill(1))
      .perform(firing);
    // Two hits become six: two for each.
    expect(done.state.heroes.map(({ wounds }) => wounds)).toEqual([2, 2, 2]);
    const uneven = scene({ heroes: ['medic', 'envoy', 'technician'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 10] })
      .hero(3, { at: [10, 12] })
      .unit('mortarCrawler', [[10, 3]])
      .dice(5, 5)
      .dice(...Array(4).fill(1))
      .perform(firing);
    // Two hits of Blast(2) become four: two for the target, one for each of the others.
    expect(uneven.state.heroes.map(({ wounds }) => wounds)).toEqual([2, 1, 1]);
    const short = scene({ heroes: ['medic', 'envoy', 'technician'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [13, 10] })
      .hero(3, { at: [10, 12] })
      .unit('mortarCrawler', [[10, 3]])
      .dice(5, 1)
      .dice(...Array(2).fill(1))
      .perform(firing);
    expect(short.state.heroes.map(({ wounds }) => wounds)).toEqual([1, 0, 1]); // the nearest of the others
  });

  test('[GSQ-SPECIAL-03] Blast ignores cover', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [47, 47] })
      .piece('rubble', [8, 8])
      .unit('mortarCrawler', [[20, 20]])
      .dice(5, 1, 5)
      .perform(firing);
    expect(rolled(done, 'defense.rolled').needed).toBe('5+ · ap −1');
  });
});

describe('Deadly', () => {
  test('[GSQ-SPECIAL-07] every unblocked hit is multiplied; a hero suffers all of it', () => {
    const done = scene({ heroes: ['medic', 'breacher'] })
      .hero(1, { at: [10, 10] })
      .hero(2, { at: [40, 40] })
      .unit('overseerEngine', [[20, 10]])
      .dice(3, 3, 1, 6)
      .perform(firing);
    expect(done.hero(1).wounds).toBe(3);
  });

  test('[GSQ-SPECIAL-07] Deadly wounds of one hit stay on one model', () => {
    const done = scene()
      .unit(
        'sentryFrame',
        [
          [10, 10],
          [10, 13],
        ],
        { wounds: [2, 0], size: 2 },
      )
      .dice(1)
      .perform(t => takeHits(t, t.state.units[0]!, { count: 1, ap: 4, deadly: 3 }, byFeat));
    expect(done.result).toBe(1);
    expect(done.unit(1)!.models).toEqual([{ no: 2, at: expect.anything(), wounds: 0 }]);
  });

  test('[GSQ-SPECIAL-07, GSQ-WOUND-04] Deadly hits on a unit that is gone are lost', () => {
    const done = scene()
      .unit('sentryFrame', [[10, 10]])
      .dice(1, 1)
      .perform(t => takeHits(t, t.state.units[0]!, { count: 2, ap: 4, deadly: 3 }, byFeat));
    expect(done.result).toBe(3);
    expect(done.state.units).toEqual([]);
  });

  test('[GSQ-SPECIAL-07, GSQ-SHOOT-09] Deadly hits are resolved first; Regeneration rolls for each of their wounds', () => {
    const done = scene()
      .unit('fleshHorror', [[10, 10]])
      .dice(1, 5, 5, 4)
      .perform(t => takeHits(t, t.state.units[0]!, { count: 1, ap: 0, deadly: 3 }, byFeat));
    expect(done.result).toBe(1);
  });

  test('[GSQ-SPECIAL-07] Deadly hits come before all others of the attack', () => {
    const done = scene()
      .unit(
        'sentryFrame',
        [
          [10, 10],
          [10, 13],
        ],
        { size: 2 },
      )
      .dice(1, 1)
      .perform(t => {
        const plain = { count: 1, ap: 0 };
        return takeAllHits(t, t.state.units[0]!, [plain, { ...plain, deadly: 3 }], byFeat);
      });
    expect(done.result).toBe(4); // the plain one first would leave no more than two wounds for the Deadly one
    expect(done.unit(1)!.models.map(({ wounds }) => wounds)).toEqual([1]);
  });

  test('[GSQ-SPECIAL-07] a hit that is meant for one model goes to no other', () => {
    const done = scene()
      .unit('raiders', [
        [10, 10],
        [10, 12],
        [10, 14],
      ])
      .dice(1)
      .perform(t => {
        const unit = t.state.units[0]!;
        return takeHits(t, unit, { count: 1, ap: 4, deadly: 3 }, { ...byFeat, model: unit.models[1]! });
      });
    expect(done.unit(1)!.models.map(({ no }) => no)).toEqual([1, 3]);
  });
});
