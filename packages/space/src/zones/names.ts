import type { ZoneMap } from './types.ts';

/** The number of the zone that answers to this name. Throws if there is none. */
export function zoneNumber(map: ZoneMap, name: string): number {
  const zone = map.zoneNumbers.get(name);
  if (zone === undefined) throw new RangeError(`There is no zone "${name}".`);
  return zone;
}

/** The number of the door with this name. Throws if there is none. */
export function zoneDoorNumber(map: ZoneMap, name: string): number {
  const door = map.doorNumbers.get(name);
  if (door === undefined) throw new RangeError(`There is no door "${name}".`);
  return door;
}

export function checkZone(map: ZoneMap, zone: number): number {
  if (map.zones[zone] === undefined) throw new RangeError(`There is no zone number ${zone}.`);
  return zone;
}
