import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import type { SkillId } from '../../src/types.ts';

/** An Envoy (S) in its turn with one skill and nobody near; one person holds both heroes. */
function envoy(skill: SkillId, cast: Parameters<typeof scene>[0] = {}) {
  return scene({ heroes: ['envoy', 'medic'], seats: 1, ...cast })
    .hero(1, { at: [20, 20], skills: [skill], str: 4, dex: 4, wil: 4, power: 0, wounds: 8 })
    .hero(2, { at: [44, 44] })
    .turnOf(1);
}

describe('how far skills reach', () => {
  test.each([
    ['[GSQ-SKILL-12]', 'shove', 1],
    ['[GSQ-SKILL-15]', 'suppressingBurst', 18],
    ['[GSQ-SKILL-28]', 'markTarget', 18],
    ['[GSQ-SKILL-29]', 'taunt', 12],
  ] as const)('%s %s: an enemy within %i" that is seen', (_, skill, range) => {
    const foeAt = (gap: number) => envoy(skill).unit('railSniper', [[20, 20 + gap + 1]]); // two S bases
    expect(foeAt(range).play().offers('skill')).toEqual([`skill:${skill}`]);
    expect(
      foeAt(range + 0.5)
        .play()
        .offers('skill'),
    ).toEqual([]);
    if (range > 1) expect(foeAt(range).piece('bunker', [18, 23]).play().offers('skill')).toEqual([]);
  });

  test.each([
    ['[GSQ-SKILL-21]', 'overcharge', 6],
    ['[GSQ-SKILL-24]', 'mend', 3],
    ['[GSQ-SKILL-25]', 'purge', 3],
    ['[GSQ-SKILL-26]', 'rally', 9],
    ['[GSQ-SKILL-27]', 'order', 9],
  ] as const)('%s %s: a hero within %i"', (_, skill, range) => {
    const isOfferedAt = (gap: number) => {
      const played = envoy(skill)
        .hero(1, { wounds: 0 })
        .hero(2, { at: [20, 20 + gap + 1], wounds: 2, conditions: ['impaired'] })
        .play();
      if (skill !== 'overcharge') return played.offers('skill').length > 0;
      return played.choose('skill:overcharge').offers('2:').length > 0; // its own weapons are always near
    };
    expect([isOfferedAt(range), isOfferedAt(range + 0.5)]).toEqual([true, false]);
  });

  test('[GSQ-SKILL-27, GSQ-SKILL-06, GSQ-WEATHER-07] Order: the printed 6" whoever moves, half of it in bad weather', () => {
    const ordered = (weather: 'good' | 'bad') =>
      envoy('order', { weather })
        .hero(2, { at: [26, 20], conditions: ['impaired'] })
        .dice(4)
        .play()
        .choose('skill:order');
    const fair = ordered('good');
    expect([fair.offersPlace(32, 20), fair.offersPlace(32.5, 20)]).toEqual([true, false]);
    const foul = ordered('bad');
    expect([foul.offersPlace(29, 20), foul.offersPlace(29.5, 20)]).toEqual([true, false]);
  });

  test('[GSQ-SKILL-03, GSQ-TIME-07] at Night nobody is marked beyond 12"', () => {
    const marking = (gap: number) =>
      envoy('markTarget', { timeOfDay: 'night' })
        .unit('railSniper', [[20, 20 + gap + 1]])
        .play()
        .offers('skill');
    expect([marking(12), marking(12.5)]).toEqual([['skill:markTarget'], []]);
  });
});
