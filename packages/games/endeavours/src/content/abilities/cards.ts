import type { Effect } from '../../effects.ts';
import type { Card, CardId, Side } from '../../types.ts';
import { titleOf } from '../copies.ts';
import { colonistAbilities, farColonists } from './colonists.ts';
import { deviceAbilities, farDevices } from './devices.ts';
import { equipmentAbilities } from './equipment.ts';
import { farPatents, patentAbilities } from './patents.ts';

type Registry = { readonly [card in CardId | string]?: { readonly [side in Side]?: Effect } };

const own: Registry = { ...patentAbilities, ...colonistAbilities, ...equipmentAbilities, ...deviceAbilities };
const far: Registry = { ...farPatents, ...farColonists, ...farDevices };

/** What a card in a Stack does for that Stack besides its figures, on the side that is up. */
export function cardAbilities({ card, side }: Card): Effect | undefined {
  return (own[card] ?? own[titleOf(card)])?.[side];
}

/** What a card does wherever it is in play. */
export function farReaching({ card, side }: Card): Effect | undefined {
  return (far[card] ?? far[titleOf(card)])?.[side];
}

/** The hooks that any of them has, so that others pass over the cards. */
export const ownHooks: ReadonlySet<string> = hooksOf(own);
export const farHooks: ReadonlySet<string> = hooksOf(far);

function hooksOf(registry: Registry): Set<string> {
  return new Set(
    Object.values(registry).flatMap(sides => Object.values(sides ?? {}).flatMap(effect => Object.keys(effect))),
  );
}
