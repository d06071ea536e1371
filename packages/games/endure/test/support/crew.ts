import { type Scene, scene } from '@starboard/endure/testing';
import { lastFor } from '../../src/rules/turn/abilities.ts';
import { missionOn, zoneOf } from './maps.ts';

type Cast = Parameters<typeof scene>[0];

/** Marine, Captain and Medic in one zone, at the start of the Enemy phase. */
export function crewIn(zone: string, cast: Cast = {}): Scene {
  return scene(cast)
    .survivor('marine-a', { at: zone })
    .survivor('captain-a', { at: zone })
    .survivor('medic-a', { at: zone })
    .phase('enemies');
}

/** The Marine waits with an Assault Rifle (4 dice, 4+, noise 4) for whoever comes into a zone. */
export function overwatch(set: Scene, zone: string): Scene {
  return set.survivor('marine-a', { holding: ['assaultRifle'] }).with(state => {
    lastFor(state.survivors[0]!, 'overwatch', 'phaseEnds', { zone: zoneOf(state, zone), weapon: 'assaultRifle:0' });
  });
}

/** The corridor round the two rooms of Security, whose doors are locked: every way round has another as long. */
export function ring(cast: Cast = {}): Scene {
  const mission = missionOn(['SEC@0'], 'SEC.B', { locked: ['SEC.D1', 'SEC.D2'] });
  return crewIn('SEC.B', { ...cast, mission });
}
