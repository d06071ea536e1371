import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import type { FeatId } from '../../src/types.ts';

/** A Psion in its turn with one feat; everybody has something to heal and to cleanse. */
function psion(feat: FeatId, cast: Parameters<typeof scene>[0] = {}) {
  return scene({ heroes: ['psion', 'envoy'], seats: 1, ...cast })
    .hero(1, { at: [24, 20], feats: [feat], wounds: 1, conditions: ['impaired'] })
    .hero(2, { at: [40, 40], wounds: 1, conditions: ['impaired'] })
    .turnOf(1);
}

describe('what feats cost and how far they reach', () => {
  test.each([
    ['[GSQ-PSY-11]', 'forceBolt', 1, 18],
    ['[GSQ-PSY-12]', 'hurl', 2, 12],
    ['[GSQ-PSY-13]', 'crush', 3, 12],
    ['[GSQ-PSY-15]', 'daze', 1, 18],
    ['[GSQ-PSY-16]', 'dread', 2, 18],
    ['[GSQ-PSY-17]', 'puppet', 3, 12],
  ] as const)('%s %s: %i Power, an enemy within %i"', (_, feat, cost, range) => {
    const foeAt = (gap: number) =>
      psion(feat)
        .unit('railSniper', [[24, 20 + gap + 1]]) // two S bases
        .unit('raiders', [[4, 46]]) // out of reach: nobody is asked which
        .dice(1)
        .play();
    expect(foeAt(range + 0.5).barred(`feat:${feat}`)).toBe('GSQ-PSY-03');
    expect(foeAt(range).choose(`feat:${feat}`).hero(1).power).toBe(8 - cost);
  });

  test.each([
    ['[GSQ-PSY-14]', 'barrierField', 1, 12],
    ['[GSQ-PSY-18]', 'clarity', 1, 12],
    ['[GSQ-PSY-19]', 'knitFlesh', 1, 12],
    ['[GSQ-PSY-20]', 'cleanse', 1, 12],
    ['[GSQ-PSY-21]', 'haste', 2, 12],
    ['[GSQ-PSY-22]', 'lifeSurge', 3, 6],
  ] as const)('%s %s: %i Power, a hero within %i"', (_, feat, cost, range) => {
    const friendAt = (gap: number) =>
      psion(feat)
        .hero(2, { at: [24, 20 + gap + 1] })
        .dice(1)
        .play()
        .choose(`feat:${feat}`);
    expect(friendAt(range).offers()).toEqual(['hero:1', 'hero:2']);
    const alone = friendAt(range + 0.5); // nobody but the caster: it is not asked for
    expect([alone.asks, alone.hero(1).power]).toEqual(['act', 8 - cost]);
  });

  test.each([
    ['GSQ-PSY-19', 'knitFlesh'],
    ['GSQ-PSY-22', 'lifeSurge'],
  ] as const)('[%s, GSQ-COND-03] %s is not for the Diseased', (_, feat) => {
    const hurt = (condition: 'diseased' | 'impaired') =>
      psion(feat)
        .hero(1, { wounds: 0 })
        .hero(2, { at: [24, 24], conditions: [condition] })
        .play()
        .barred(`feat:${feat}`);
    expect([hurt('diseased'), hurt('impaired')]).toEqual(['GSQ-PSY-03', undefined]);
  });

  test('[GSQ-PSY-03] a hero must be seen as well, be it on its feet or not', () => {
    for (const [feat, wounds] of [
      ['haste', 0],
      ['lifeSurge', 9],
    ] as const) {
      const played = psion(feat)
        .hero(2, { at: [24, 26.5], wounds, conditions: [] })
        .piece('bunker', [22, 21])
        .dice(1)
        .play();
      expect(played.choose(`feat:${feat}`).asks).toBe('act'); // the caster is the only target
    }
  });

  test('[GSQ-PSY-13] Crush: the model itself must be within 12" and seen', () => {
    const played = psion('crush')
      .unit('skitterlings', [
        [24, 33],
        [22, 33.5],
        [15, 20],
        [34, 20],
      ])
      .piece('bunker', [27, 18])
      .play();
    expect(played.choose('feat:crush').offers()).toEqual(['model:1.1', 'model:1.3']);
  });

  test('[GSQ-PSY-14, GSQ-PSY-15, GSQ-PSY-21, GSQ-SKILL-04] Barrier Field, Daze and Haste last for the round', () => {
    for (const feat of ['barrierField', 'haste'] as const) {
      const played = psion(feat).dice(4).play().choose(`feat:${feat}`);
      expect(played.hero(1).lasting).toEqual([{ what: feat, until: 'round' }]);
    }
    const dazed = psion('daze')
      .unit('railSniper', [[24, 30]])
      .dice(4)
      .play();
    expect(dazed.choose('feat:daze').unit(1)!.lasting).toEqual([{ what: 'daze', until: 'round' }]);
  });

  test('[GSQ-WOUND-06] of the unconscious only those feats take notice that name them', () => {
    const fallen = { at: [26, 20], wounds: 9, conditions: ['impaired' as const] } as const;
    for (const feat of ['barrierField', 'clarity', 'knitFlesh', 'cleanse', 'haste'] as const) {
      const played = psion(feat)
        .hero(2, { ...fallen, conditions: [...fallen.conditions] })
        .dice(1)
        .play();
      expect(played.choose(`feat:${feat}`).asks).toBe('act'); // the caster is the only target
    }
    const surge = psion('lifeSurge')
      .hero(2, { ...fallen, conditions: [] })
      .play();
    expect(surge.choose('feat:lifeSurge').offers()).toEqual(['hero:1', 'hero:2']);
  });
});

describe('Puppet', () => {
  test('[GSQ-PSY-17, GSQ-MOVE-12] the lowest-numbered model goes where the player wants, the others after it', () => {
    const played = psion('puppet')
      .unit('boarders', [
        [24, 28],
        [25.5, 28],
        [22.5, 28],
      ])
      .dice(4)
      .play()
      .choose('feat:puppet', [30, 28]);
    const [first, second, third] = played.placesOf(1);
    expect(first).toEqual([30, 28]);
    expect(second).toEqual([29, 28]);
    expect(Math.hypot(third![0] - 30, third![1] - 28)).toBeLessThanOrEqual(2);
  });

  test('[GSQ-PSY-17, GSQ-SKILL-06] 6" for the slow too; bad weather halves it', () => {
    const pulled = (cast: Parameters<typeof scene>[0]) =>
      psion('puppet', cast)
        .unit('idolBearer', [[24, 28]])
        .dice(4)
        .play()
        .choose('feat:puppet');
    const fair = pulled({});
    expect([fair.offersPlace(30, 28), fair.offersPlace(30.5, 28)]).toEqual([true, false]);
    const foul = pulled({ weather: 'bad' });
    expect([foul.offersPlace(27, 28), foul.offersPlace(27.5, 28)]).toEqual([true, false]);
    const halved = scene({ heroes: ['psion', 'envoy'], seats: 1, table: 'small' })
      .hero(1, { at: [12, 10], feats: ['puppet'] })
      .hero(2, { at: [20, 20] })
      .unit('railSniper', [[12, 14]])
      .turnOf(1)
      .dice(4)
      .play()
      .choose('feat:puppet');
    expect([halved.offersPlace(15, 14), halved.offersPlace(15.5, 14)]).toEqual([true, false]);
  });
});

describe('other casters', () => {
  test('[GSQ-PSY-04] help from within 18" and in sight, with what they have', () => {
    const helper = (gap: number, power = 2) =>
      scene({ heroes: ['psion', 'psion'], seats: 2 })
        .hero(1, { at: [24, 20], feats: ['barrierField'] })
        .hero(2, { at: [24, 20 + gap + 1], power, wounds: 7 })
        .turnOf(1)
        .dice(1);
    const asked = helper(18).play().choose('feat:barrierField');
    expect([asked.asks, asked.offers()]).toEqual(['feat.aid', ['0', '1', '2']]); // GSQ-POWER-05: with its last wound it pays no more
    expect(helper(18.5).play().choose('feat:barrierField').asks).toBe('act');
    expect(helper(18).piece('bunker', [22, 28]).play().choose('feat:barrierField').asks).toBe('act');
    expect(helper(9).hero(2, { wounds: 8 }).play().choose('feat:barrierField').asks).toBe('act'); // unconscious
    expect(helper(18, 0).play().choose('feat:barrierField').asks).toBe('act');
  });

  test('[GSQ-PSY-04, GSQ-DEC-06] are asked in hero order, each once', () => {
    const played = scene({ heroes: ['psion', 'psion', 'psion'], seats: 3 })
      .hero(1, { at: [20, 20] })
      .hero(2, { at: [24, 20], feats: ['haste'] })
      .hero(3, { at: [28, 20] })
      .turnOf(2)
      .dice(2)
      .play()
      .choose('feat:haste', 'hero:2');
    expect([played.asks, played.asked]).toEqual(['feat.aid', 'p1']);
    played.choose('0');
    expect([played.asks, played.asked]).toEqual(['feat.aid', 'p3']);
    expect([played.choose('2').asks, played.hero(3).power]).toEqual(['act', 6]);
    expect(played.hero(2).lasting).toHaveLength(1); // 2 + 2
  });

  test('[GSQ-PSY-05] hinder from within 18" and in sight', () => {
    const tokens = (gap: number, isHidden = false) => {
      const set = psion('barrierField').unit('hexer', [[24, 20 + gap + 1]], { tokens: 2 });
      if (isHidden) set.piece('bunker', [22, 28]);
      return set.dice(4).play().choose('feat:barrierField').unit(1)!.tokens;
    };
    expect([tokens(18), tokens(18.5), tokens(18, true)]).toEqual([1, 2, 2]);
  });

  test('[GSQ-PSY-04, GSQ-PSY-05] two enemy casters take 2 away', () => {
    const cast = (die: number) =>
      psion('barrierField')
        .unit('hexer', [[24, 30]], { tokens: 1 })
        .unit('hexer', [[30, 30]], { tokens: 1 })
        .dice(die)
        .play()
        .choose('feat:barrierField')
        .hero(1).lasting;
    expect([cast(5), cast(6)].map(lasting => lasting.length)).toEqual([0, 1]);
  });
});
