import { type Performed, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { waveEnds } from '../../src/rules/after/wave-ends.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { isConscious } from '../../src/rules/table.ts';
import type { Injury, State } from '../../src/types.ts';
import { toBlock, toHit, toMorale, toStats } from '../support/rolls.ts';

/** Wave 3 ends: hero 1 (Medic, Tough 9) lies far away, hero 2 holds marker 5. Nobody gains a level by it. */
function fallen(injuries = true): Scene {
  return scene({ heroes: ['medic', 'breacher'], injuries, seats: 2 })
    .wave(3)
    .hero(1, { at: [6, 24], wounds: 9, level: 15 })
    .hero(2, { at: [24, 24], level: 15 });
}

const end = (set: Scene, ...answers: unknown[]): Performed => set.perform(waveEnds, ...answers);

describe('revival with an injury', () => {
  test('[GSQ-INJURY-01] is offered if the party has seized a marker', () => {
    expect(end(fallen(), 'no').asked).toEqual(['revive']);
    expect(end(fallen().hero(2, { at: [24, 2] })).asked).toEqual([]);
  });

  test('[GSQ-INJURY-01, GSQ-RUL-29] is not offered without the module, nor for those who stand: nobody recovers by itself', () => {
    const without = end(fallen(false));
    expect(without.asked).toEqual([]);
    expect(without.hero(1).wounds).toBe(9);
    expect(end(fallen().hero(1, { wounds: 8 })).asked).toEqual([]);
  });

  test('[GSQ-INJURY-02] restores 3 wounds, even to the Diseased, and it is not Shaken', () => {
    const up = end(
      fallen()
        .hero(1, { conditions: ['diseased'], shaken: true })
        .dice(1),
      'stand',
    ).hero(1);
    expect(up).toMatchObject({ wounds: 6, shaken: false });
    expect(isConscious(up)).toBe(true);
  });

  test('[GSQ-INJURY-03, GSQ-RUL-14] it may be placed within 3" of a seized marker', () => {
    const played = fallen()
      .hero(2, { at: [23, 24] })
      .dice(1)
      .stage('waveEnds')
      .play()
      .choose('move');
    expect(played.asks).toBe('revivalPlace');
    const offered = (x: number, y: number) => played.offersPlace(24 + x, 24 + y);
    expect([offered(3.5, 0), offered(-3.5, 0), offered(0, 3.5), offered(0, -3.5)]).toEqual([true, true, true, true]);
    expect([offered(4, 0), offered(-4, 0), offered(0, 4), offered(0, -4)]).toEqual([false, false, false, false]);
    expect([offered(2, 2.5), offered(2.5, 2.5)]).toEqual([true, false]);
    expect(played.offersPlace(12, 12)).toBe(false);
    played.choose([27, 24]);
    expect(played.placeOf(1)).toEqual([27, 24]);
  });

  test('[GSQ-EX-44, GSQ-INJURY-04] Tough 9, die 3: 6 wounds marked, Smashed Leg until the end of wave 4', () => {
    const up = end(fallen().dice(3), 'move', [26.5, 24]);
    expect(up.hero(1)).toMatchObject({ wounds: 6, injuries: [{ injury: 'smashedLeg', until: 4 }] });
    expect(up.placeOf(1)).toEqual([26.5, 24]);
    const later = end(
      scene()
        .wave(4)
        .hero(1, { level: 15, injuries: ['smashedLeg'] })
        .hero(2, { level: 15 }),
    );
    expect(later.hero(1).injuries).toEqual([]);
  });

  test('[GSQ-INJURY-04] through the whole following wave', () => {
    const set = fallen().dice(3);
    const { injuries } = end(set, 'stand').hero(1);
    const next = scene({ seats: 1 })
      .wave(4)
      .with(state => {
        state.heroes[0]!.injuries = [...injuries];
      });
    expect(next.state.heroes[0]!.injuries).toHaveLength(1);
    expect(allowance(next.state, next.state.heroes[0]!, 'rush')).toBe(8 * 4);
  });

  test('[GSQ-INJURY-11, GSQ-DEC-02] the lead seat decides for each; one that was left is offered again', () => {
    const both = scene({ heroes: ['medic', 'medic', 'breacher'], injuries: true })
      .wave(1)
      .hero(1, { at: [6, 24], wounds: 9, level: 15 })
      .hero(2, { at: [6, 30], wounds: 9, level: 15 })
      .hero(3, { at: [24, 24], level: 15 })
      .dice(2);
    const done = end(both, ['hero:1', 'hero:2'], 'no', 'stand');
    expect(done.asked).toEqual(['remainder', 'revive', 'revive']);
    expect([done.hero(1).wounds, done.hero(2).wounds]).toEqual([9, 6]);
    const played = fallen().stage('waveEnds').play();
    expect(played.asked).toBe('p1');
    expect(fallen().wave(2).stage('waveEnds').play().asked).toBe('p2');
  });

  test('[GSQ-INJURY-12] not moved, it stands up where it lies, or as near as there is room', () => {
    expect(end(fallen().dice(1), 'stand').placeOf(1)).toEqual([6, 24]);
    const crowded = end(
      fallen()
        .unit('railSniper', [[6, 24]])
        .dice(1),
      'stand',
    );
    const [x, y] = crowded.placeOf(1);
    expect(Math.hypot(x - 6, y - 24)).toBe(2);
  });

  test('[GSQ-INJURY-12] only on legal end positions', () => {
    const played = fallen().stage('waveEnds').play().choose('move');
    expect(played.offersPlace(24, 24)).toBe(false);
    expect(played.offersPlace(25.5, 24)).toBe(false);
    expect(played.offersPlace(26.5, 24)).toBe(true);
  });

  test('[GSQ-INJURY-12] without room at the marker it can only stand up where it lies', () => {
    const walledIn = fallen()
      .hero(2, { at: [12, 12] })
      .piece('bunker', [6, 8])
      .piece('bunker', [6, 12])
      .piece('bunker', [13, 8])
      .piece('bunker', [13, 12])
      .piece('cargo', [11, 8], 1)
      .piece('cargo', [11, 13], 1);
    const played = walledIn.stage('waveEnds').play();
    expect([played.asks, played.offers()]).toEqual(['revive', ['stand', 'no']]);
    expect(played.barred('move')).toBe('GSQ-INJURY-12');
  });

  test('[GSQ-INJURY-13, GSQ-RUL-30] different injuries add up; the same one only lasts anew', () => {
    const twice = (die: number) =>
      end(
        fallen()
          .with(state => {
            state.heroes[0]!.injuries = [{ injury: 'brokenArm', until: 4 }];
          })
          .dice(die),
        'stand',
      ).hero(1).injuries;
    expect(twice(5)).toEqual([
      { injury: 'brokenArm', until: 4 },
      { injury: 'spinalInjury', until: 4 },
    ]);
    expect(twice(4)).toEqual([{ injury: 'brokenArm', until: 4 }]);
  });

  test('[GSQ-INJURY-13] an injury is no condition: a Curing Kit leaves it', () => {
    const played = scene()
      .hero(1, { injuries: ['brokenArm'], conditions: ['crippled'], items: ['curingKit'] })
      .turnOf(1)
      .play();
    played.choose(played.offers().find(key => key.includes('curingKit'))!);
    if (played.asks !== 'act') played.choose(played.offers()[0]!);
    expect(played.hero(1)).toMatchObject({ conditions: [], injuries: [{ injury: 'brokenArm' }] });
  });
});

describe('injuries', () => {
  const hurt = (injury: Injury): State =>
    scene()
      .hero(1, { injuries: [injury] })
      .unit('deckhands', [[30, 24]]).state;
  const block = (state: State) => toBlock(state, state.heroes[0]!);

  test('[GSQ-INJURY-05] 1 Chest Wound: -1 to Defense rolls', () => {
    expect(end(fallen().dice(1), 'stand').hero(1).injuries[0]!.injury).toBe('chestWound');
    expect(block(hurt('chestWound'))).toBe(-1);
  });

  test('[GSQ-INJURY-06, GSQ-INJURY-14] 2 Blinded Eye: -1 to hit and to morale', () => {
    expect(end(fallen().dice(2), 'stand').hero(1).injuries[0]!.injury).toBe('blindedEye');
    const blind = hurt('blindedEye');
    const by = blind.heroes[0]!;
    expect([toHit(blind, by, 'shooting'), toHit(blind, by, 'melee'), toMorale(blind, by)]).toEqual([-1, -1, -1]);
    expect(block(blind)).toBe(0);
    expect(effects.tell(blind, 'morale', { by })).toEqual([{ name: 'blindedEye', value: -1 }]);
  });

  test('[GSQ-INJURY-07] 3 Smashed Leg: Advance 2" shorter, Rush and Charge 4" shorter', () => {
    const lame = hurt('smashedLeg');
    const lengths = (['advance', 'rush', 'charge'] as const).map(move => allowance(lame, lame.heroes[0]!, move) / 4);
    expect(lengths).toEqual([4, 8, 8]);
  });

  test.each([
    ['[GSQ-INJURY-08] 4 Broken Arm: -1 to Str', 4, 'brokenArm', [-1, 0, 0]],
    ['[GSQ-INJURY-09] 5 Spinal Injury: -1 to Dex', 5, 'spinalInjury', [0, -1, 0]],
    ['[GSQ-INJURY-10] 6 Crushed Spirit: -1 to Wil', 6, 'crushedSpirit', [0, 0, -1]],
  ] as const)('%s', (_, die, injury, stats) => {
    expect(end(fallen().dice(die), 'stand').hero(1).injuries[0]!.injury).toBe(injury);
    const state = hurt(injury);
    expect(toStats(state, state.heroes[0]!)).toEqual(stats);
  });
});
