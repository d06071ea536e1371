import { createHash } from 'node:crypto';
import { addMission, type Scene, scene } from '@starboard/endure/testing';
import { zoneNumber } from '@starboard/space';
import type { WrittenMission } from '../../src/cards/missions/index.ts';
import { sightDistance, zoneName } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import type { State, ZoneId } from '../../src/types.ts';

const empty: Omit<WrittenMission, 'id' | 'map' | 'start'> = {
  faction: 'gep',
  difficulty: 'easy',
  minutes: 5,
  radar: [],
  tokens: { 3: [], 4: [], 5: [] },
  objectives: [],
  exits: [],
  win: [{ goal: 'survivorsOut' }],
};

/** A mission on these tiles with nobody on them, won by leaving; hands back its id. */
export function missionOn(map: readonly string[], start: string, more: Partial<WrittenMission> = {}): string {
  const written = { ...empty, map: [...map], start, ...more };
  const { id } = addMission({ ...written, id: idOf(JSON.stringify(written)) });
  return id;
}

/** A scene in such a mission. */
export function sceneOn(map: readonly string[], start: string, more: Partial<WrittenMission> = {}): Scene {
  return scene({ mission: missionOn(map, start, more) });
}

function idOf(written: string): string {
  return `T-${createHash('sha1').update(written).digest('hex').slice(0, 12).toUpperCase()}`;
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
