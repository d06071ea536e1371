import coalition from 'icon:law-star';
import person from 'icon:person';
import renegade from 'icon:starfighter';
import type { IconDrawing } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import { nameOf } from '../rules/table.ts';
import type { View } from '../view.ts';

/** RDA-SETUP-30: a seat is its ship; one that has two is a player. */
export function seatOf(seat: SeatId, view?: View): { readonly name: Text; readonly icon: IconDrawing } {
  const own = view?.ships.filter(ship => ship.seat === seat) ?? [];
  const [first] = own;
  if (first === undefined) return { name: { key: seat }, icon: person };
  const icon = first.faction === 'renegade' ? renegade : coalition;
  return { name: own.length === 1 ? nameOf(first) : { key: seat }, icon };
}
