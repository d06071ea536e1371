import type { Effect } from '../../hooks.ts';
import type { ArmourId, GearId, HelmetId, ItemCardId, NoiseCardId, WeaponId } from '../../types.ts';
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

/** ETS-INV-06: what cards do by being carried; most do nothing. */
export const carriedEffects: { readonly [item: string]: Effect | undefined } = Object.fromEntries(
  Object.entries(armours).map(([item, armour]) => [item, armour.carried]),
);

/** ETS-INV-05: what helmets do on the head. */
export const wornEffects: { readonly [item: string]: Effect | undefined } = Object.fromEntries(
  Object.entries(helmets).map(([item, helmet]) => [item, helmet.worn]),
);
