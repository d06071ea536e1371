import type { Flow } from '@starboard/kernel';
import { archetypeOf, catalogue } from '../../catalogue.ts';
import type { Gear, GearId, Hero, Horde, Weapon } from '../../types.ts';
import { nameOf, refOf } from '../table.ts';
import { isRanged } from '../weapons.ts';

/** The weapons of a hero that a piece could be bound to. */
function fitting(hero: Hero, id: GearId): readonly Weapon[] {
  const { binds } = catalogue.gear[id];
  return archetypeOf(hero).weapons.filter(weapon => binds === (isRanged(weapon) ? 'ranged' : 'melee'));
}

/** GSQ-ITEM-26..28, 33: a piece as its new owner has it, bound to a weapon of the owner's choice if it is for one. */
export function* bindGear(t: Horde, hero: Hero, id: GearId): Flow<Gear> {
  const weapons = fitting(hero, id);
  if (weapons.length === 0) return { gear: id };
  const weapon = yield* t.choose(
    hero.seat,
    'bind',
    weapons.map(({ name }) => name),
    {
      takeOnly: true,
      params: { who: nameOf(hero), gear: { key: `gear.${id}` } },
      about: [refOf(hero)],
      describe: name => ({ label: { key: `weapon.${name}` } }),
    },
  );
  return { gear: id, weapon };
}
