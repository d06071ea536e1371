import type { Flow } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { ConsumableId, GearId, Hero, Horde, WhyNot } from '../../types.ts';
import { bindGear } from '../items/gear.ts';
import { maxPowerOf } from '../power.ts';

/** What is bought, sold and handed over (GSQ-ITEM-33). */
export type Ware = ConsumableId | GearId;

/** GSQ-SHOP-04: there is always enough of everything. */
export function allWares(): readonly Ware[] {
  return [...idsOf(catalogue.items), ...idsOf(catalogue.gear)];
}

/** GSQ-ITEM-23 */
const mostGear = 2;

function isGear(ware: Ware): ware is GearId {
  return ware in catalogue.gear;
}

/** GSQ-ITEM-20..32 */
export function priceOf(ware: Ware): number {
  return (isGear(ware) ? catalogue.gear[ware] : catalogue.items[ware]).price;
}

/** GSQ-SHOP-05 */
export function sellingPrice(ware: Ware): number {
  return Math.floor(priceOf(ware) / 2);
}

export function wareKey(ware: Ware) {
  return isGear(ware) ? (`gear.${ware}` as const) : (`item.${ware}` as const);
}

/** What a hero has, each kind once. */
export function waresOf({ items, gear }: Hero): Ware[] {
  return [...new Set(items), ...gear.map(each => each.gear)];
}

/** GSQ-ITEM-23, GSQ-SHOP-06: gear is limited, consumables are not. */
export function hasRoomFor({ gear }: Hero, ware: Ware): boolean {
  return !isGear(ware) || (gear.length < mostGear && !gear.some(each => each.gear === ware));
}

/** GSQ-SHOP-04, 07, GSQ-ITEM-23 */
export function whyNotBuy(hero: Hero, ware: Ware): WhyNot | undefined {
  const price = priceOf(ware);
  if (hero.credits < price) {
    return { reason: { key: 'bar.tooDear', params: { price, credits: hero.credits } }, rule: 'GSQ-SHOP-04' };
  }
  return hasRoomFor(hero, ware) ? undefined : { reason: { key: 'bar.gear' }, rule: 'GSQ-ITEM-23' };
}

/** GSQ-ITEM-33: gear is bound to a weapon of whoever gets it. */
export function* addWare(t: Horde, hero: Hero, ware: Ware): Flow {
  if (isGear(ware)) hero.gear = [...hero.gear, yield* bindGear(t, hero, ware)];
  else hero.items.push(ware);
}

/** GSQ-ITEM-29: without its Power Cell a hero has no more Power than its own maximum. */
export function removeWare(t: Horde, hero: Hero, ware: Ware): void {
  if (isGear(ware)) {
    hero.gear = hero.gear.filter(each => each.gear !== ware);
    hero.power = Math.min(hero.power, maxPowerOf(t.state, hero));
  } else {
    hero.items.splice(hero.items.indexOf(ware), 1);
  }
}
