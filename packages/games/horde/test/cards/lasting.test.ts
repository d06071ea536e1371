import { type Played, scene } from '@starboard/horde/testing';
import type { Answer } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endLasting, isUnder, lastOn } from '../../src/rules/lasting.ts';
import type { Lasting, SkillId } from '../../src/types.ts';

/** What lasts on anybody, by who bears it. */
function borne({ state }: Played): { [bearer: string]: readonly Lasting[] } {
  const all = [...state.heroes, ...state.units].filter(({ lasting }) => lasting.length > 0);
  return Object.fromEntries(all.map(({ kind, no, lasting }) => [`${kind}:${no}`, lasting]));
}

/** A Medic that has a skill passes its test, with an Envoy at its side and a unit before it. */
function using(skill: SkillId, distance: number, ...answers: Answer[]): Played {
  return scene({ heroes: ['medic', 'envoy'], seats: 1 })
    .hero(1, { at: [24, 24], skills: [skill], str: 2, dex: 2, wil: 2 })
    .hero(2, { at: [26, 24] })
    .unit('boarders', [[24, 24 + distance]])
    .turnOf(1)
    .dice(6)
    .play()
    .choose(`skill:${skill}`, ...answers);
}

const thisRound = (what: string): Lasting[] => [{ what, until: 'round' }];
const nextAttack = (what: string): Lasting[] => [{ what, until: 'attack' }];

describe('what a skill leaves on whom, and for how long', () => {
  test('[GSQ-SKILL-11, GSQ-SKILL-18, GSQ-SKILL-26] on heroes, for this round', () => {
    expect(borne(using('shieldWall', 8))).toEqual({
      'hero:1': thisRound('shieldWall'),
      'hero:2': thisRound('shieldWall'),
    });
    expect(borne(using('evade', 8))).toEqual({ 'hero:1': thisRound('evade') });
    expect(borne(using('rally', 8))).toEqual({ 'hero:2': thisRound('rally') });
  });

  test('[GSQ-SKILL-12, GSQ-SKILL-15, GSQ-SKILL-28, GSQ-SKILL-29] on a unit, for this round', () => {
    expect(borne(using('shove', 2))).toEqual({ 'unit:1': thisRound('shove') });
    expect(borne(using('suppressingBurst', 8))).toEqual({ 'unit:1': thisRound('suppressingBurst') });
    expect(borne(using('markTarget', 8))).toEqual({ 'unit:1': thisRound('markTarget') });
    expect(borne(using('taunt', 8))).toEqual({ 'unit:1': [{ what: 'taunt', until: 'round', by: 1 }] });
  });

  test('[GSQ-SKILL-13, GSQ-SKILL-14, GSQ-SKILL-17, GSQ-SKILL-21] on a hero, for its next attack', () => {
    expect(borne(using('overpower', 8))).toEqual({ 'hero:1': nextAttack('overpower') });
    expect(borne(using('brace', 8))).toEqual({ 'hero:1': nextAttack('brace') });
    expect(borne(using('aim', 8))).toEqual({ 'hero:1': nextAttack('aim') });
    expect(borne(using('overcharge', 8, '2:commandPistol'))).toEqual({
      'hero:2': [{ what: 'overcharge', until: 'attack', weapon: 'commandPistol' }],
    });
  });

  test('[GSQ-SKILL-19] on a hero, until its next activation', () => {
    expect(borne(using('vanish', 8))).toEqual({ 'hero:1': [{ what: 'vanish', until: 'activation' }] });
  });

  test('[GSQ-PSY-18] and Clarity on one hero, for its next attack and its next test', () => {
    const played = scene({ heroes: ['psion', 'medic'], seats: 1 })
      .hero(1, { at: [24, 24], feats: ['clarity'] })
      .hero(2, { at: [26, 24] })
      .turnOf(1)
      .dice(4)
      .play()
      .choose('feat:clarity', 'hero:2');
    expect(borne(played)).toEqual({ 'hero:2': [...nextAttack('clarity'), { what: 'clarityOfMind', until: 'test' }] });
  });

  test('[GSQ-SKILL-02] a test that fails leaves nothing', () => {
    const failed = scene({ heroes: ['medic', 'envoy'], seats: 1 })
      .hero(1, { skills: ['evade'], power: 0, wounds: 8 })
      .turnOf(1)
      .dice(1)
      .play()
      .choose('skill:evade');
    expect(borne(failed)).toEqual({});
  });

  test('[GSQ-SKILL-21, GSQ-PSY-18] the same once more takes the place of what was there; on another weapon it is another thing', () => {
    const done = scene().perform(function* ({ state }) {
      const hero = state.heroes[0]!;
      lastOn(hero, { what: 'overcharge', until: 'attack', weapon: 'scattergun' });
      lastOn(hero, { what: 'aim', until: 'attack' });
      lastOn(hero, { what: 'overcharge', until: 'attack', weapon: 'commandPistol' });
      lastOn(hero, { what: 'overcharge', until: 'round', weapon: 'scattergun' });
    });
    expect(done.hero(1).lasting).toEqual([
      { what: 'aim', until: 'attack' },
      { what: 'overcharge', until: 'attack', weapon: 'commandPistol' },
      { what: 'overcharge', until: 'round', weapon: 'scattergun' },
    ]);
  });

  test('[GSQ-SKILL-19, GSQ-PSY-18] what was to last until now is over, the rest goes on', () => {
    const done = scene().perform(function* ({ state }) {
      const hero = state.heroes[0]!;
      lastOn(hero, { what: 'vanish', until: 'activation' });
      lastOn(hero, { what: 'clarityOfMind', until: 'test' });
      endLasting(hero, 'activation');
      return [isUnder(hero, 'vanish'), isUnder(hero, 'clarityOfMind')];
    });
    expect(done.result).toEqual([false, true]);
  });
});
