import type { Effect } from '../../effects.ts';
import type { ArmourId, Card, GearId, HelmetId, ItemCardId, NoiseCardId, WeaponId } from '../../types.ts';
import { armours, helmets } from './armour.ts';
import { gears } from './gear.ts';
import type { Armour, Gear, Helmet, NoiseCard, Weapon } from './types.ts';
import { weapons } from './weapons.ts';

const noises: { readonly [N in NoiseCardId]: NoiseCard } = {
  noise1: { kind: 'noise', copies: 3, level: 1 },
  noise2: { kind: 'noise', copies: 4, level: 2 },
  noise3: { kind: 'noise', copies: 2, level: 3 },
  noise4: { kind: 'noise', copies: 1, level: 4 },
};

/** Every item card by its id. */
export const items: { readonly [W in WeaponId]: Weapon } & { readonly [A in ArmourId]: Armour } & {
  readonly [H in HelmetId]: Helmet;
} & { readonly [G in GearId]: Gear } & { readonly [N in NoiseCardId]: NoiseCard } = {
  ...weapons,
  ...armours,
  ...helmets,
  ...gears,
  ...noises,
};

/** ETS-ITEM-01: 80 cards, each as often as the box has it. */
export const itemDeck: readonly ItemCardId[] = (Object.keys(items) as ItemCardId[]).flatMap(card =>
  Array<ItemCardId>(items[card].copies).fill(card),
);

/** ETS-INV-05, 06: what a card does by being carried or worn. */
export function effectOfCard({ item, space }: Card): Effect | undefined {
  const entry = items[item];
  if (entry.kind === 'armour') return entry.carried;
  return entry.kind === 'helmet' && space === 'head' ? entry.worn : undefined;
}

/** What a card may ever do by being carried or worn. */
export function effectsOfItem(item: (typeof items)[ItemCardId]): (Effect | undefined)[] {
  return item.kind === 'armour' ? [item.carried] : item.kind === 'helmet' ? [item.worn] : [];
}
