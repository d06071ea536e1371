import type { ShownOption } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { loaderArms } from '../rules/map/objects.ts';
import { armsOf } from '../rules/turn/weapons.ts';
import type { Arms, ItemCardId, WeaponId } from '../types.ts';

/** What an attack is made with; none if the option is no attack, or not one with a weapon. */
export function armsOfOption({ group, label }: ShownOption): Arms | undefined {
  const item = label.params?.['item'];
  if (group !== 'attack' || typeof item !== 'object') return undefined;
  const weapon = item.key.slice('item.'.length);
  if (weapon === loaderArms.name) return loaderArms;
  return isWeapon(weapon) ? armsOf(weapon, label.key === 'act.attack.pair') : undefined;
}

function isWeapon(item: string): item is WeaponId {
  const { items } = catalogue;
  return Object.hasOwn(items, item) && items[item as ItemCardId].kind === 'weapon';
}
