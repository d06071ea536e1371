import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../src/rules/enemies/phase.ts';

describe('worked examples of the rulebook', () => {
  test('[ETS-EX-12] three successes of an Assault Rifle kill one Jaeger and one Swarmer', () => {
    const played = scene({ survivors: ['scout-a', 'captain-a', 'medic-a'] })
      .survivor('scout-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .survivor('captain-a', { at: 'REC.C' })
      .survivor('medic-a', { at: 'REC.C' })
      .enemies('jaeger', 2, 'CREW.x')
      .enemies('swarmer', 2, 'CREW.x')
      .turnOf('scout-a')
      .dice(3, 4, 4, 5)
      .play();
    played.choose('attack:assaultRifle:0@CREW.x', { jaeger: 2, swarmer: 1 });
    expect(played.count('jaeger', 'CREW.x')).toBe(1);
    expect(played.count('swarmer', 'CREW.x')).toBe(1);
    expect(played.noiseIn('CREW.w')).toBe(4);
  });

  test('[ETS-EX-10] the lowest of three dice takes all the damage of one Jaeger', () => {
    const performed = scene({ survivors: ['marine-a', 'captain-a', 'medic-a'] })
      .survivor('marine-a', { at: 'REC.R' })
      .survivor('captain-a', { at: 'REC.R' })
      .survivor('medic-a', { at: 'REC.R' })
      .enemies('jaeger', 1, 'REC.R')
      .phase('enemies')
      .dice(5, 2, 4, 'blank')
      .perform(enemyPhase);
    expect(performed.state.survivors.map(each => each.health)).toEqual([10, 7, 8]);
  });
});
