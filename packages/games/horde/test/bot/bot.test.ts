import { type Answer, Chance, Match, playOut, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { atLength } from '../../../../../testing/at-length.ts';
import { horde, sensibleBot } from '../../src/index.ts';
import { type Scene, scene } from '../../src/testing/index.ts';

/** What a sensible hero answers to the question that waits. */
function answerTo({ match, asks }: ReturnType<Scene['play']>): Answer {
  const seat = match.waitingFor[0]!;
  const chance = new Chance(seedFrom('sensible'));
  const sight = { seat, view: match.view(seat), decision: asks!, ask: match.askOf(seat)!, chance };
  return sensibleBot.choose({ ...sight, imagine: () => match.fork(chance, seat) });
}

function answerIn(set: Scene): { readonly asks: string | undefined; readonly answer: Answer } {
  const played = set.play();
  return { asks: played.asks, answer: answerTo(played) };
}

/** One seat for two heroes in the middle of the table. */
const party = () => scene({ heroes: ['breacher', 'medic'], seats: 1 });

describe('in its activation a sensible hero', () => {
  test('[GSQ-ACT-04] shoots at what stands before it', () => {
    const set = party()
      .unit('raiders', [
        [21, 30],
        [22, 30],
        [23, 30],
      ])
      .turnOf(1);
    expect(['hold', 'advance']).toContain(answerIn(set).answer);
  });

  test('[GSQ-ACT-03, GSQ-POWER-02] rests while nothing is to be done and Power is spent', () => {
    const quiet = (power: number) => {
      const set = party().hero(1, { at: [24, 24], power });
      for (const marker of [1, 2, 3, 4]) set.marker(marker, 3);
      return answerIn(set.turnOf(1)).answer;
    };
    expect(quiet(0)).toBe('rest');
    expect(quiet(4)).not.toBe('rest');
  });

  test('[GSQ-SKILL-24, GSQ-WOUND-07] gets a fallen friend up before anything else', () => {
    const fallen = party().hero(1, { wounds: 10 }).turnOf(2);
    expect(answerIn(fallen).answer).toBe('skill:mend');
  });

  test('[GSQ-SKILL-17] aims before the shot, unless it must mend itself afterwards', () => {
    const shooter = () =>
      scene({ heroes: ['sharpshooter', 'medic'], seats: 1 })
        .hero(1, { skills: ['aim', 'mend'], wil: 2 })
        .unit('chainBrute', [[21, 44]])
        .turnOf(1);
    expect(answerIn(shooter()).answer).toBe('skill:aim');
    expect(answerIn(shooter().hero(1, { wounds: 7 })).answer).not.toBe('skill:aim');
  });

  test('[GSQ-SKILL-24] mends whoever is down rather than itself', () => {
    const played = party().hero(1, { wounds: 10 }).hero(2, { wounds: 2 }).turnOf(2).play().choose('skill:mend');
    expect({ asks: played.asks, answer: answerTo(played) }).toEqual({ asks: 'use.mend', answer: 'hero:1' });
  });

  test('[GSQ-CORE-05] pays 3 Power for a failed test only to mend somebody who needs it', () => {
    const tried = (wounds: number) => {
      const played = party().hero(2, { wounds }).turnOf(2).dice(1).play().choose('skill:mend');
      expect(played.asks).toBe('test.power');
      return answerTo(played);
    };
    expect([tried(1), tried(6)]).toEqual(['accept', 'pay']);
  });
});

describe('between waves a sensible hero', () => {
  test('[GSQ-ITEM-04, GSQ-SHOP-04] buys courage with its first money', () => {
    expect(answerIn(party().stage('shop'))).toEqual({ asks: 'shop', answer: 'buy:1:courageInjector' });
    const supplied = { items: ['courageInjector' as const, 'courageInjector' as const], credits: 0 };
    expect(answerIn(party().hero(1, supplied).hero(2, supplied).stage('shop')).answer).toBe('done');
  });

  test('[GSQ-LEVEL-02, GSQ-LEVEL-16] learns to mend, and is tougher if it can already', () => {
    const levels = (no: number) => answerIn(wonBy(no));
    expect(levels(1)).toEqual({ asks: 'level', answer: 'skill' });
    expect(levels(2)).toEqual({ asks: 'level', answer: 'tough' });
  });
});

/** The end of a wave with one marker seized, in which one hero comes to its second level. */
function wonBy(no: number): Scene {
  return party()
    .hero(1, { xp: no === 1 ? 1 : 2, level: no === 1 ? 1 : 2 })
    .hero(2, { xp: no === 2 ? 1 : 2, level: no === 2 ? 1 : 2 })
    .alertness(6)
    .stage('waveEnds');
}

describe('sensible heroes', () => {
  test.each([2, 3, 4])('%i of them hold some waves and seldom all', { timeout: 240_000 }, heroes => {
    let waves = 0;
    const games = atLength(3, 6);
    for (let i = 0; i < games; i++) {
      const match = Match.begin(horde, { heroes }, { seed: seedFrom(`bots ${heroes} ${i}`) });
      expect(playOut(match, sensibleBot, new Chance(seedFrom(`bot ${i}`)), 5_000)).toBe(true);
      waves += match.state.finishedWaves;
    }
    expect(waves / games).toBeGreaterThan(4);
    expect(waves / games).toBeLessThan(9.5);
  });
});
