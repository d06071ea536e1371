import type { Faction, UnitId, UnitProfile } from '../../types.ts';
import { corsairs } from './corsairs.ts';
import { cult } from './cult.ts';
import { remnant } from './remnant.ts';
import { swarm } from './swarm.ts';

/** GSQ-UNIT-11..49, in the order of their numbers. */
export const units: { readonly [U in UnitId]: UnitProfile } = { ...swarm, ...remnant, ...corsairs, ...cult };

/** In the order of their numbers. */
export const factions: readonly Faction[] = [...new Set(Object.values(units).map(({ faction }) => faction))];
