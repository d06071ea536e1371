import type { ShownOption, Text } from '@starboard/kernel';
import { weapons } from '../content/items/weapons.ts';
import { armsOf } from '../rules/weapons.ts';
import type { WeaponId } from '../types.ts';
import type { View } from '../view.ts';

interface Figure {
  readonly value: string;
  readonly text: Text;
}

/** What an option means in a few figures: those on the weapon's card, or how loud a noise is and what it costs. */
export function figuresOf(_: View, { group, label }: ShownOption): readonly Figure[] {
  const { item, level } = label.params ?? {};
  if (group === 'noise' && typeof level === 'number') return noiseFigures(level);
  if (group !== 'attack' || typeof item !== 'object') return [];
  const weapon = item.key.slice('item.'.length);
  return isWeapon(weapon) ? weaponFigures(weapon, label.key === 'act.attack.pair') : [];
}

function noiseFigures(level: number): Figure[] {
  return [figure(level, 'noise', level), figure(level, 'actions', level)];
}

function weaponFigures(weapon: WeaponId, isPair: boolean): Figure[] {
  const { range, dice, hit, noise } = armsOf(weapon, isPair);
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
