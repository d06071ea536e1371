import { addMission, type Scene, scene } from '@starboard/endure/testing';
import { zoneNumber } from '@starboard/space';
import { type Mission, missions } from '../src/content/missions/index.ts';
import { sightDistance, zoneName } from '../src/rules/map.ts';
import { groundOf } from '../src/rules/mission.ts';
import type { State, ZoneId } from '../src/types.ts';

/** A scene on other tiles, in an empty mission that is won by leaving. */
export function sceneOn(map: readonly string[], start: string, more: Partial<Mission> = {}): Scene {
  const id = [...map, JSON.stringify(more)].join('/');
  const empty = { radar: [], tokens: { 3: [], 4: [], 5: [] }, objectives: [], exits: [], locked: [] };
  addMission({ ...missions['CG00']!, ...empty, win: ['survivorsOut'], id, map, start, ...more });
  return scene({ mission: id });
}

export function zoneOf(state: Readonly<State>, name: string): ZoneId {
  return zoneNumber(groundOf(state).map, name);
}

export function namesOf(state: Readonly<State>, zones: readonly ZoneId[]): string[] {
  return zones.map(zone => zoneName(state as State, zone)).sort();
}

/** The zones in sight of one, by name, with how many borders lie between. */
export function viewFrom(state: Readonly<State>, name: string): { [zone: string]: number } {
  const distances = groundOf(state).map.zones.map(({ name: other }, zone) => [
    other,
    sightDistance(state as State, zoneOf(state, name), zone),
  ]);
  return Object.fromEntries(distances.filter(([, distance]) => distance !== Infinity));
}
