import person from 'icon:person';
import type { IconDrawing } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import { nameOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import { portraits } from './portraits.ts';

/** GSQ-PREP-13: a seat is its hero; one that holds several is a player, with the sign of the hero that acts, or of the first. */
export function seatOf(seat: SeatId, view?: View): { readonly name: Text; readonly icon: IconDrawing } {
  const own = view?.heroes.filter(hero => hero.seat === seat) ?? [];
  const [first] = own;
  if (first === undefined) return { name: { key: seat }, icon: person };
  const shown = own.find(({ no }) => no === view?.activation?.hero) ?? first;
  return { name: own.length === 1 ? nameOf(first) : { key: seat }, icon: portraits[shown.archetype] };
}
