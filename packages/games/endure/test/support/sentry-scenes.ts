import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { endure } from '../../src/index.ts';
import { canSee, moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import type { Choice, Variant } from '../../src/tables/variants.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { zoneOf } from './maps.ts';

const six: readonly SurvivorId[] = ['technician-a', 'engineer-a', 'captain-a', 'medic-a', 'scout-a', 'marine-a'];

/** A Sentry mission as it is laid out for so many. */
export function laidOut(mission: string, survivors: number): Readonly<State> {
  return Match.begin(endure, { mission, survivors: six.slice(0, survivors) }, { seed: seedFrom('Sentries') }).state;
}

/** What lies on the map and in the pile for 3, 4, 5 and 6 survivors. */
export function facesOf(mission: string): string[][] {
  return [3, 4, 5, 6].map(survivors =>
    laidOut(mission, survivors)
      .tokens.map(({ face }) => face)
      .sort(),
  );
}

/** The numbers of ETS-MMAP: tiles, zones, doors, whether a token is in sight of the start, and how far some zones are. */
export function measured(mission: string, ...zones: string[]) {
  const state = laidOut(mission, 4) as State;
  const { map, tiles } = groundOf(state);
  const start = state.survivors[0]!.zone;
  return {
    sizes: [tiles.length, map.zones.length, map.doors.length],
    inSight: state.tokens.some(({ zone }) => canSee(state, start, zone)),
    far: zones.map(zone => moveDistance(state, start, zoneOf(state, zone))),
  };
}

/** Technician, Captain and Engineer out of everybody's sight in a mission, with nobody else on the map. */
export function alone(mission: string, at: string, variants: { readonly [V in Variant]?: Choice<V> } = {}): Scene {
  return scene({ mission, survivors: ['technician-a', 'captain-a', 'engineer-a'], variants })
    .cleared()
    .survivor('technician-a', { at })
    .survivor('captain-a', { at })
    .survivor('engineer-a', { at });
}
