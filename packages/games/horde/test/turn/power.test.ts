import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { archetypes } from '../../src/cards/heroes.ts';
import { idsOf } from '../../src/catalogue.ts';
import { canSpend, losePower, maxPowerOf, restorePower, spendPower } from '../../src/rules/power.ts';
import { statTest } from '../../src/rules/tests.ts';
import type { Horde, Stat } from '../../src/types.ts';

function testing(stat: Stat, hero = 1) {
  return (t: Horde) => statTest(t, t.state.heroes[hero - 1]!, stat, 'GSQ-SKILL-02');
}

const losing = (power: number) => (t: Horde) => losePower(t, t.state.heroes[0]!, power, 'GSQ-EVENT-22');
const spending = (power: number) => (t: Horde) => spendPower(t, t.state.heroes[0]!, power, 'GSQ-ACT-02');

/** A Medic: Wil 4+, Str 6+, Tough 9, Power 6. */
const medic = () => scene({ heroes: ['medic', 'breacher'] });

describe('tests', () => {
  test('[GSQ-CORE-02, GSQ-CORE-05] a test that is passed asks for nothing', () => {
    const done = medic().dice(4).perform(testing('wil'));
    expect(done.result).toBe(true);
    expect(done.asked).toEqual([]);
    expect(done.said('test.passed')[0]).toMatchObject({ rule: 'GSQ-SKILL-02', params: { die: 4 } });
  });

  test('[GSQ-CORE-05] 3 Power turn a failure, natural 1s too; declined, it stays one', () => {
    const turned = medic().dice(1).perform(testing('wil'), 'pay');
    expect(turned.result).toBe(true);
    expect(turned.hero(1)).toMatchObject({ power: 3, wounds: 0 });
    const accepted = medic().dice(3).perform(testing('wil'), 'accept');
    expect(accepted.result).toBe(false);
    expect(accepted.hero(1).power).toBe(6);
  });

  test('[GSQ-EX-35, GSQ-CORE-05, GSQ-POWER-04] with 1 Power left it costs 2 wounds besides', () => {
    const set = medic().hero(1, { power: 1 }).dice(2);
    const done = set.perform(testing('wil'), 'pay');
    expect(done.result).toBe(true);
    expect(done.hero(1)).toMatchObject({ power: 0, wounds: 2 });
  });

  test('[GSQ-EX-35, GSQ-POWER-05] with only 2 wounds left that is refused: nobody is asked', () => {
    const down = medic().hero(1, { power: 1, wounds: 7 }).dice(2).perform(testing('wil'));
    expect(down.result).toBe(false);
    expect(down.asked).toEqual([]);
    expect(medic().hero(1, { power: 1, wounds: 6 }).dice(2).perform(testing('wil'), 'pay').result).toBe(true);
  });

  test('[GSQ-CORE-04, GSQ-RUL-26] what bends a stat is added to its tests', () => {
    const set = () => medic().hero(1, { conditions: ['afflicted'], power: 0, wounds: 8 });
    expect(set().dice(4).perform(testing('wil')).result).toBe(false);
    expect(set().dice(5).perform(testing('wil')).result).toBe(true);
  });

  test('[GSQ-PSY-18] what is for the next test is over with it, passed or not', () => {
    const set = medic().hero(1, { lasting: [{ what: 'clarityOfMind', until: 'test' }], power: 0, wounds: 8 });
    const done = set.dice(3).perform(testing('wil'));
    expect(done.result).toBe(true);
    expect(done.hero(1).lasting).toEqual([]);
  });

  test('[GSQ-DEC-05] it is the owner of the hero who decides', () => {
    const set = scene({ heroes: ['breacher', 'medic'], seats: 2 }).hero(1, { at: [20, 20], wounds: 2 });
    const played = set
      .hero(2, { at: [22, 20] })
      .turnOf(2)
      .dice(3)
      .play()
      .choose('skill:mend');
    expect(played.asks).toBe('test.power');
    expect(played.match.waitingFor).toEqual(['p2']);
  });
});

describe('Power', () => {
  test.each(idsOf(archetypes))('[GSQ-POWER-01] a %s begins with all of its Power', archetype => {
    const { state } = scene({ heroes: [archetype, 'medic'] });
    expect(state.heroes[0]!.power).toBe(archetypes[archetype].power);
    expect(maxPowerOf(state, state.heroes[0]!)).toBe(archetypes[archetype].power);
  });

  test('[GSQ-POWER-02, GSQ-RUL-39] a Rest restores 6, never above the maximum', () => {
    const rested = (power: number, maxPower: number) =>
      medic().hero(1, { power, maxPower }).turnOf(1).play().choose('rest');
    expect(rested(2, 10).hero(1).power).toBe(8);
    expect(rested(2, 6).hero(1).power).toBe(6);
    expect(rested(2, 6).said('power.restored')[0]).toMatchObject({ rule: 'GSQ-POWER-02', params: { power: 4 } });
  });

  test('[GSQ-POWER-02, GSQ-COND-03] there is no Rest for full Power, nor for the Diseased', () => {
    expect(medic().turnOf(1).play().barred('rest')).toBe('GSQ-POWER-02');
    const sick = medic()
      .hero(1, { power: 1, conditions: ['diseased'] })
      .turnOf(1)
      .play();
    expect(sick.offers('rest')).toEqual(['rest:diseased']);
  });

  test('[GSQ-POWER-03] instead of Power a Rest removes one condition', () => {
    const set = medic()
      .hero(1, { power: 1, conditions: ['afflicted', 'impaired'] })
      .turnOf(1);
    const played = set.play();
    expect(played.offers('rest')).toEqual(['rest', 'rest:afflicted', 'rest:impaired']);
    played.choose('rest:afflicted');
    expect(played.hero(1)).toMatchObject({ power: 1, conditions: ['impaired'], activated: true });
  });

  test('[GSQ-POWER-04] what is missing is paid in wounds, spent or lost', () => {
    for (const rule of [losing(5), spending(5)]) {
      expect(medic().hero(1, { power: 2 }).perform(rule).hero(1)).toMatchObject({ power: 0, wounds: 3 });
      expect(medic().perform(rule).hero(1)).toMatchObject({ power: 1, wounds: 0 });
    }
  });

  test('[GSQ-POWER-05] nobody spends what would knock it out, but may lose it', () => {
    const { state } = medic().hero(1, { power: 1, wounds: 7 });
    expect([2, 3].map(power => canSpend(state, state.heroes[0]!, power))).toEqual([true, false]);
    const lost = medic().hero(1, { power: 1, wounds: 7 }).perform(losing(3));
    expect(lost.hero(1)).toMatchObject({ power: 0, wounds: 9 });
  });

  test('[GSQ-POWER-06] no die is rolled against these wounds', () => {
    const done = medic()
      .hero(1, { power: 0, gear: ['bioWeave'] })
      .perform(losing(2));
    expect(done.hero(1).wounds).toBe(2);
  });

  test('[GSQ-COND-03] the Diseased get nothing back, and nobody more than the maximum', () => {
    const give = (t: Horde) => {
      restorePower(t, t.state.heroes[0]!, 3, 'GSQ-ITEM-13');
    };
    const restored = (set: ReturnType<typeof medic>) =>
      set
        .perform(function* (t) {
          give(t);
        })
        .hero(1).power;
    expect(restored(medic().hero(1, { power: 1 }))).toBe(4);
    expect(restored(medic().hero(1, { power: 5 }))).toBe(6);
    expect(restored(medic().hero(1, { power: 1, conditions: ['diseased'] }))).toBe(1);
    expect(restored(medic().hero(1, { power: 5, gear: ['powerCell'] }))).toBe(8);
  });
});
