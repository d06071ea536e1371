import type { Flow } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import type { ConsumableId, Hero, Horde, State } from '../types.ts';
import { nameOf, say } from './table.ts';

/** GSQ-ITEM-01..06: whether a consumable could be used on anybody or anything now. */
export function isUsable(state: State, hero: Hero, item: ConsumableId): boolean {
  return catalogue.items[item].usable(state, hero);
}

/** GSQ-ITEM-01..19: asks for the target, and uses it up. */
export function* useItem(t: Horde, hero: Hero, item: ConsumableId): Flow {
  useUp(hero, item);
  yield* catalogue.items[item].use(t, hero);
}

/** GSQ-ITEM-04: what a Shaken hero could help itself with, at no cost in actions. */
export function rouserOf({ items }: Hero): ConsumableId | undefined {
  return items.find(item => catalogue.items[item].rouse !== undefined);
}

export function rouse(t: Horde, hero: Hero, item: ConsumableId): void {
  useUp(hero, item);
  sayUsed(t, hero, item, hero);
  catalogue.items[item].rouse!(t, hero);
}

function useUp({ items }: Hero, item: ConsumableId): void {
  items.splice(items.indexOf(item), 1);
}

export function sayUsed(t: Horde, hero: Hero, id: ConsumableId, target: Hero): void {
  say(t, 'GSQ-ITEM-01', 'item.used', {
    who: nameOf(hero),
    item: { key: `item.${id}` },
    target: nameOf(target),
    own: target === hero ? 'yes' : 'no',
  });
}
