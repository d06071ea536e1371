import type { SpotColour } from '../types.ts';

/** A thing on a playmat that discoveries, and perhaps Aqua, bring into play. Its spots are `<id>.0`, `<id>.1` and so on. */
export interface Unlock {
  readonly spots: readonly SpotColour[];
  /** Aqua (END-DISC-06); none if it is left out. */
  readonly cost?: number;
}

/** END-DISC-08: by project slot; the project prints the spots. */
export const projectCosts = [2, 3, 4, 5] as const;

/** END-DISC-10..12: removing a busted disk; the penalties count when it is removed. */
export const diskSpots = [
  { cost: 2, penalty: 0 },
  { cost: 4, penalty: 0 },
  { cost: 6, penalty: 0 },
  { cost: 8, penalty: 0 },
  { cost: 8, penalty: 3 },
  { cost: 8, penalty: 6 },
] as const;

/** END-DISC-14: what a full row pays. */
export const aquaRows = [
  { spots: ['green', 'purple', 'red', 'yellow'], aqua: 8 },
  { spots: ['green', 'red', 'white', 'white'], aqua: 6 },
  { spots: ['white', 'white', 'white', 'white'], aqua: 4 },
] as const satisfies readonly { readonly spots: readonly SpotColour[]; readonly aqua: number }[];

/** END-DISC-15: by station slot. */
export const stationSlots = [
  { spots: ['green', 'white'], cost: 4 },
  { spots: ['purple', 'white'], cost: 5 },
  { spots: ['red', 'white'], cost: 6 },
] as const satisfies readonly Unlock[];

/** END-DISC-16 */
export const outposts = {
  spaceOutpost: { spots: ['yellow', 'white'], cost: 3 },
  siteOutpost: { spots: ['green', 'purple'], cost: 3 },
} as const satisfies { readonly [id: string]: Unlock };

/** END-SAT-07 */
export const networkAbilities = {
  beamReflection: { spots: ['green', 'red'], cost: 3 },
  powerAmplification: { spots: ['purple', 'yellow'], cost: 4 },
  radioRelay: { spots: ['white', 'white'], cost: 2 },
  interferometry: { spots: ['green', 'yellow'], cost: 3 },
} as const satisfies { readonly [id: string]: Unlock };

export type NetworkAbility = keyof typeof networkAbilities;

/** END-SAT-09: uncovered from left to right. */
export const satelliteTrack = [1, 1, 2, 2, 3, 3, 4] as const;

/** END-SAT-05 */
export const satelliteHardness = 4;
