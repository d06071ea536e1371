import type { Text } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { chargesIn } from '../../rules/turn/loader.ts';
import { armsOf } from '../../rules/turn/weapons.ts';
import type { Card, WeaponId } from '../../types.ts';

/** The charges that Power Cells among these cards still hold. */
export function chargesOf(cards: readonly Readonly<Card>[]): number {
  return cards.reduce((sum, { item, spent }) => sum + Math.max(0, chargesIn(item) - spent), 0);
}

/** The few figures that matter about what lies in a space. */
export function itemNote(cards: readonly Readonly<Card>[]): Text {
  const { item, space, jammed, spent } = cards[0]!;
  const entry = catalogue.items[item];
  if (cards.every(card => card.jammed) || (cards.length === 1 && jammed)) return { key: 'face.item.jammed' };
  if (chargesIn(item) > 0) return { key: 'face.item.charges', params: { count: chargesOf(cards) } };
  if (spent > 0) return { key: 'face.item.spent', params: { count: spent } };
  switch (entry.kind) {
    case 'weapon': {
      const { range, dice, hit } = armsOf(item as WeaponId, cards.length > 1);
      return { key: 'face.item.weapon', params: { range, dice, hit } };
    }
    case 'armour':
      return space === 'body' ? { key: 'face.item.armour', params: { save: entry.save } } : { key: 'face.item.packed' };
    case 'helmet':
      return { key: space === 'head' ? 'face.item.helmet' : 'face.item.packed' };
    default:
      return { key: 'face.item.gear' };
  }
}
