import type { Text } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { equipmentOf, faceOf, isEquipment } from '../rules/cards.ts';
import { isFound } from '../rules/copies.ts';
import { listOf } from '../rules/missions/words.ts';
import type { Card, CardId, Equipment, Face, Side, Support } from '../types.ts';
import { fractionOf } from './fractions.ts';

/** What is printed on a card in figures, in the order in which it is read. */
const ofFaces = [
  'thrust',
  'fuel',
  'afterburn',
  'needs',
  'heat',
  'supplies',
  'cooling',
  'chainThrust',
  'chainFuel',
  'pivots',
  'isru',
  'platform',
  'load',
  'shielding',
  'sun',
  'push',
  'dirt',
  'air',
  'sail',
] as const satisfies readonly (keyof Face)[];

/** Those of equipment, which differ by its sides. */
const ofEquipment = [
  'explore',
  'observe',
  'survey',
  'shielding',
  'tow',
  'entries',
] as const satisfies readonly (keyof Equipment)[];

type FigureName = (typeof ofFaces)[number] | (typeof ofEquipment)[number] | 'transmit';

export interface Figure {
  readonly name: FigureName;
  /** True where the name says it all. */
  readonly value: number | string | true | readonly Support[];
}

/** Some cards never lie in a Stack: they are collected, Discarded for something, or work by lying there, and have no mass. */
export function hasMass(card: CardId): boolean {
  return !isFound(card) || catalogue.foundFaces[card] !== undefined;
}

/** Everything but mass and rad-hardness of the side that is up. */
export function figuresOf(card: Card): Figure[] {
  if (!hasMass(card.card)) return [];
  const face = faceOf(card);
  const figures = ofFaces.flatMap((name): Figure[] => {
    const value = face[name];
    if (value === undefined) return [];
    return [{ name, value: name === 'fuel' || name === 'chainFuel' ? fractionOf(value as number) : value }];
  });
  return isEquipment(card.card) ? [...figures, ...equipmentFigures(equipmentOf(card.card), card.side)] : figures;
}

function equipmentFigures(kind: Equipment, side: Side): Figure[] {
  const figures = ofEquipment.flatMap((name): Figure[] => {
    const value = kind[name];
    return value === undefined ? [] : [{ name, value: value[side === 'back' ? 1 : 0] }];
  });
  return kind.transmit === undefined ? figures : [...figures, { name: 'transmit', value: kind.transmit }];
}

/** A figure in a few words: "thrust 2", "needs steady current". */
export function gistOf({ name, value }: Figure): Text {
  if (name === 'fuel' && value === '0') return { key: 'gist.noFuel' };
  if (value === true || name === 'platform') return { key: value === true ? `gist.${name}` : `platform.${value}` };
  return {
    key: `gist.${name}`,
    params: { value: typeof value === 'object' ? listOf(value.map(nameOfSupport)) : value },
  };
}

export function nameOfSupport(support: Support): Text {
  return { key: `support.${support}` };
}

/** A card as it would lie on the table: one of the Hand on its first side, or any card on another of its sides. */
export function cardOn(card: CardId, side: Side, heavy = false): Card {
  return { no: -1, card, side, heavy, damaged: false, lonely: false, uses: 0, madeAt: null };
}
