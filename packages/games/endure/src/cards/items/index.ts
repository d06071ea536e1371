import type { Effect } from '../../hooks.ts';
import type { Armour, Helmet, ItemId, Items, NoiseCard, NoiseCardId } from '../../types.ts';
import { armours, helmets } from './armour.ts';
import { gears } from './gear.ts';
import { weapons } from './weapons.ts';

const noises: { readonly [N in NoiseCardId]: NoiseCard } = {
  noise1: { kind: 'noise', copies: 3, level: 1 },
  noise2: { kind: 'noise', copies: 4, level: 2 },
  noise3: { kind: 'noise', copies: 2, level: 3 },
  noise4: { kind: 'noise', copies: 1, level: 4 },
};

/** Every item card by its id, in the order of the box. */
export const items: Items = {
  ...weapons,
  ...armours,
  ...helmets,
  ...gears,
  ...noises,
};

/** ETS-INV-06: what cards do by being carried; most do nothing. */
export const carriedEffects: { readonly [I in ItemId]?: Effect | undefined } = Object.fromEntries(
  Object.entries<Armour>(armours).map(([item, armour]) => [item, armour.carried]),
);

/** ETS-INV-05: what helmets do on the head. */
export const wornEffects: { readonly [I in ItemId]?: Effect | undefined } = Object.fromEntries(
  Object.entries<Helmet>(helmets).map(([item, helmet]) => [item, helmet.worn]),
);
