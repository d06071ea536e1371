/** GSQ-ITEM-11..22: the price of each, in credits. What they do is in `rules/items.ts`. */
export const consumables = {
  courageInjector: 5,
  frenzyInjector: 10,
  powerInjector: 15,
  noiseGrenade: 5,
  greaseGrenade: 10,
  stunGrenade: 15,
  curingKit: 5,
  teleportKit: 10,
  medKit: 15,
} as const;

export type ConsumableId = keyof typeof consumables;

export const consumableIds = Object.keys(consumables) as ConsumableId[];
