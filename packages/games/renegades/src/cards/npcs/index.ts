import { idsOf } from '../../catalogue.ts';
import type { NpcCard, NpcId } from '../../types.ts';
import { creatures } from './creatures.ts';
import { objects } from './objects.ts';
import { villains } from './villains.ts';

export const npcCards: { readonly [N in NpcId]: NpcCard } = { ...villains, ...creatures, ...objects };

/** RDA-COMP-11: one token each. */
export const creatureIds: readonly NpcId[] = idsOf<NpcId>(creatures);
