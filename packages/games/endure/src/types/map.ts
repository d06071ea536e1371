import type { IdsNamed } from '@starboard/kernel/text';
import type { printed } from '../map/tiles.ts';
import type { en } from '../text/en/index.ts';

/** A zone, by its number on the compiled map of the mission. */
export type ZoneId = number;
/** A door, by its number: first the map's own doors, then the exits on its rim. */
export type DoorId = number;

export type ClassName = IdsNamed<typeof en, 'class'>;
/** ETS-ABIL-09: a class with one of its two ability sets; also the seat that plays it. */
export type SurvivorId = `${ClassName}-${'a' | 'b'}`;

export type Injury = 'head' | 'body' | 'leg';
export type Direction = 'N' | 'E' | 'S' | 'W';

export type TileCode = keyof typeof printed;
