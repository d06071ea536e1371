import type { Effect } from '../../hooks.ts';
import type { Card, CardId, Side } from '../../types.ts';
import { titleOf } from '../copies.ts';
import { colonistAbilities, farColonists } from './colonists.ts';
import { deviceAbilities, farDevices } from './devices.ts';
import { equipmentAbilities } from './equipment.ts';
import { farPatents, patentAbilities } from './patents.ts';

type Registry = { readonly [card in CardId | string]?: { readonly [side in Side]?: Effect } };

const own: Registry = { ...patentAbilities, ...colonistAbilities, ...equipmentAbilities, ...deviceAbilities };
const far: Registry = { ...farPatents, ...farColonists, ...farDevices };

type Ability = (card: Card) => Effect | undefined;

/** What a card in a Stack does for that Stack besides its figures, on the side that is up. */
export const cardAbility: Ability = abilityIn(own);

/** What a card does wherever it is in play. */
export const farAbility: Ability = abilityIn(far);

/** The same for a hook; undefined if no card has it. */
export function cardAbilityWith(hook: PropertyKey): Ability | undefined {
  return abilityWith(own, hook);
}

export function farAbilityWith(hook: PropertyKey): Ability | undefined {
  return abilityWith(far, hook);
}

function abilityWith(registry: Registry, hook: PropertyKey): Ability | undefined {
  const having = Object.entries(registry).filter(([, sides]) => Object.values(sides!).some(effect => hook in effect));
  return having.length === 0 ? undefined : abilityIn(Object.fromEntries(having));
}

function abilityIn(registry: Registry): Ability {
  return ({ card, side }) => (registry[card] ?? registry[titleOf(card)])?.[side];
}
