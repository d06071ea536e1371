import type { Faction, UnitProfile } from '../../types.ts';
import { corsairs } from './corsairs.ts';
import { cult } from './cult.ts';
import { remnant } from './remnant.ts';
import { swarm } from './swarm.ts';

/** GSQ-UNIT-11..49, in the order of their numbers. */
export const units = { ...swarm, ...remnant, ...corsairs, ...cult };

export type UnitId = keyof typeof units;

export const unitIds = Object.keys(units) as UnitId[];

export const factions: readonly Faction[] = ['swarm', 'remnant', 'corsairs', 'cult'];

export function profileOf(unit: { readonly unit: UnitId }): UnitProfile {
  return units[unit.unit];
}

/** GSQ-PREP-11: everything that one or several factions can send. */
export function rosterOf(chosen: readonly Faction[]): UnitId[] {
  return unitIds.filter(id => chosen.includes(units[id].faction));
}
