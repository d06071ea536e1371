import { idsOf } from '../../catalogue.ts';
import type { CrewCard, CrewId } from '../../types.ts';
import { coalition } from './coalition.ts';
import { renegades } from './renegades.ts';

/** The twenty, Renegades first. */
export const crewCards: { readonly [C in CrewId]: CrewCard } = { ...renegades, ...coalition };

export const crewIds: readonly CrewId[] = idsOf<CrewId>(crewCards);
