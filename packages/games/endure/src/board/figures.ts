import type { ShownOption, Text } from '@starboard/kernel';
import { weapons } from '../content/items/weapons.ts';
import { armsOf } from '../rules/weapons.ts';
import type { Arms, WeaponId } from '../types.ts';
import type { View } from '../view.ts';

interface Figure {
  readonly value: string;
  readonly text: Text;
}

/** What an option means in a few figures: those on the weapon's card, or how loud a noise is and what it costs. */
export function figuresOf(_: View, option: ShownOption): readonly Figure[] {
  const level = option.label.params?.['level'];
  if (option.group === 'noise' && typeof level === 'number') return noiseFigures(level);
  const arms = armsOfOption(option);
  return arms === undefined ? [] : weaponFigures(arms);
}

/** What an attack is made with; none if the option is no attack, or not one with a weapon. */
export function armsOfOption({ group, label }: ShownOption): Arms | undefined {
  const item = label.params?.['item'];
  if (group !== 'attack' || typeof item !== 'object') return undefined;
  const weapon = item.key.slice('item.'.length);
  return isWeapon(weapon) ? armsOf(weapon, label.key === 'act.attack.pair') : undefined;
}

function noiseFigures(level: number): Figure[] {
  return [figure(level, 'noise', level), figure(level, 'actions', level)];
}

function weaponFigures({ range, dice, hit, noise }: Arms): Figure[] {
  return [
    figure(range, 'range', range),
    figure(dice, 'dice', dice),
    figure(`${hit}+`, 'hit', hit),
    figure(noise, 'noise', noise),
  ];
}

function figure(value: number | string, name: string, count: number): Figure {
  return { value: `${value}`, text: { key: `face.figure.${name}`, params: { count } } };
}

function isWeapon(item: string): item is WeaponId {
  return Object.hasOwn(weapons, item);
}
