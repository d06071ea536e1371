import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { roomLeft } from '../../src/rules/map/map.ts';
import type { SurvivorId } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';

/** The Marine in a powered Loader in CREW.w, with so many Swarmers in CREW.x, which takes 8. */
function beside(swarmers: number, other: SurvivorId): Scene {
  return scene({ survivors: ['marine-a', other, 'medic-a'] })
    .survivor('marine-a', { at: 'CREW.w' })
    .survivor(other, { at: 'CREW.w' })
    .survivor('medic-a', { at: 'LAB.C' })
    .loader('CREW.w', { pilot: 'marine-a', powered: true })
    .enemies('swarmer', swarmers, 'CREW.x');
}

describe('room for a Loader', () => {
  test.each([
    [6, true],
    [7, false],
  ])('[ETS-MAP-15, ETS-MOVE-10] Lift: with %i in the next zone it can be moved there: %s', (swarmers, fits) => {
    const played = beside(swarmers, 'psychic-b').turnOf('psychic-b').play().choose('active', 'marine-a');
    expect(played.offers().includes('CREW.x')).toBe(fits);
  });

  test.each([
    [2, 'REC.R'],
    [1, 'CREW.x'],
  ])('[ETS-MAP-15, ETS-BDECK-08] Grapple: with %i places left beside the boss it ends in %s', (places, zone) => {
    const set = scene()
      .survivor('marine-a', { at: 'CREW.x' })
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .loader('CREW.x', { pilot: 'marine-a', powered: true })
      .boss('olympian', 'REC.R', { cards: ['grapple'] });
    const room = roomLeft(set.state, zoneOf(set.state, 'REC.R'));
    const performed = set
      .enemies('artemis', room - places, 'REC.R', { stunned: true })
      .phase('enemies')
      .dice(4, 1, 1, 'blank')
      .perform(enemyPhase);
    expect(performed.survivor('marine-a').health).toBe(9);
    expect(performed.zoneOf('marine-a')).toBe(zone);
  });
});
