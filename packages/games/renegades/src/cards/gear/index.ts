import { idsOf } from '../../catalogue.ts';
import type { CardId, GearCard, Station } from '../../types.ts';
import { armory } from './armory.ts';
import { finds } from './finds.ts';
import { salvage } from './salvage.ts';

export const gearCards: { readonly [C in CardId]: GearCard } = { ...armory, ...finds, ...salvage };

/** RDA-COMP-07: the deck of weapons and gear. */
export const gearDeck: readonly CardId[] = idsOf<CardId>(armory);

/** RDA-SETUP-11, RDA-RUL-32 */
export const firstKit: readonly CardId[] = [
  'arcPistol',
  'arcPistol',
  'arcPistol',
  'arcBlade',
  'emergencyTeleportationDevice',
];

/** RDA-SOLO-18, RDA-RUL-72: what the program's party carries. */
export const programArms: { readonly [S in Station]?: CardId } = {
  commander: 'arcBlade',
  engineering: 'arcPistol',
  communications: 'arcPistol',
};
