import type { Text } from '@starboard/kernel';
import { codeOf, sidesOfDoor, textOfZone, tileCodes } from '../map/tiles.ts';

/** Missions and the log name a door or exit `LAB.D1` or `CREW2.exitW`: what people call it. */
export function textOfDoor(name: string): Text | undefined {
  const [, tile = '', door = '', side] = /^([A-Z]+\d*)\.(D\d|exit([NESW]))$/.exec(name) ?? [];
  const code = codeOf(tile);
  if (!tileCodes.includes(code)) return undefined;
  if (side !== undefined) {
    const copy = tile.slice(code.length);
    return { key: 'door.exit', params: { tile: { key: `tile.${code}` }, copy: copy === '' ? 'none' : copy, side } };
  }
  const sides = sidesOfDoor(code, door);
  if (sides === undefined) return undefined;
  const zoneIn = (letter: string) => textOfZone(`${tile}.${letter}`);
  return { key: 'door.between', params: { from: zoneIn(sides.from), to: zoneIn(sides.to) } };
}
