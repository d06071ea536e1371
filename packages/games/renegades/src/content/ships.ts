import type { Faction } from '../types.ts';

/** RDA-SHIP-01..03: all four have the same statistics. */
export const ships = {
  icarus: { no: 'H1', faction: 'renegade', class: 'hunter' },
  cerberus: { no: 'H2', faction: 'renegade', class: 'hunter' },
  destinyAurora: { no: 'H3', faction: 'coalition', class: 'precinct' },
  argusPrime: { no: 'H4', faction: 'coalition', class: 'precinct' },
} as const satisfies Readonly<Record<string, { no: string; faction: Faction; class: 'hunter' | 'precinct' }>>;

export type ShipId = keyof typeof ships;
export const shipIds = Object.keys(ships) as ShipId[];

/** RDA-SHIP-02, 03, 16 */
export const shipStats = { capacity: 7, range: 6, shields: 10, hull: 6, slots: 3 } as const;
