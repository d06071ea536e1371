import type { Weapon, WeaponName } from '../types.ts';

export function melee(name: WeaponName, attacks: number, ap: number, rules: Weapon['rules'] = {}): Weapon {
  return { name, range: 0, attacks, ap, rules };
}

export function ranged(
  name: WeaponName,
  range: number,
  attacks: number,
  ap: number,
  rules: Weapon['rules'] = {},
): Weapon {
  return { name, range, attacks, ap, rules };
}

/** GSQ-MELEE-13: for whoever has no melee weapon. */
export const improvised: Weapon = melee('improvised', 1, 0);

/** GSQ-SHOOT-01 */
export function isRanged({ range }: Weapon): boolean {
  return range > 0;
}
