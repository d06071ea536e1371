import type { gears } from '../cards/items/gear.ts';
import { catalogue } from '../catalogue.ts';
import type { ItemCardId } from '../types.ts';
import { hitsOf, type Insight } from './insight.ts';

/** How much a sensible survivor wants to have a card. */
export function worthOf(insight: Insight, card: ItemCardId): number {
  const item = catalogue.items[card];
  switch (item.kind) {
    case 'weapon':
      return item.ammo ? 1 : 2 * hitsOf(card as Parameters<typeof hitsOf>[0]) + Math.min(1, item.range);
    case 'armour':
      return insight.me.cards.some(({ space }) => space === 'body') ? 0.5 : 8 - item.save;
    case 'helmet':
      return insight.me.cards.some(({ space }) => space === 'head') ? 0.5 : 2.5;
    case 'gear':
      return gearValue[card as keyof typeof gears];
    case 'noise':
      return 0.1;
  }
}

const gearValue: { readonly [G in keyof typeof gears]: number } = {
  medKit1: 2.6,
  medKit2: 3.2,
  medKit3: 3.8,
  fragGrenade: 3.5,
  stunGrenade: 2.4,
  adrenalineShot: 2.8,
  calmative: 1.5,
  shieldBubble: 1.2,
  holoDecoy: 1.4,
  overrideKey: 0.4,
  powerCell: 0.2,
};
