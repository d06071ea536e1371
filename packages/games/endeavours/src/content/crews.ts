import type { Face } from '../types.ts';

/** All twelve have the same figures; their privileges are among the abilities. */
export const crewIds = ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08', 'C09', 'C10', 'C11', 'C12'] as const;

export type CrewId = (typeof crewIds)[number];

export const crewFace: Face = { mass: 1, hardness: 6, isru: 4, platform: 'missile', thrust: 9, fuel: 8, afterburn: 2 };
