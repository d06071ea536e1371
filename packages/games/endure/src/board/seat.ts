import type { IconDrawing } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { SurvivorId } from '../types.ts';
import type { View } from '../view.ts';
import { portraitOf } from './portraits.ts';

/** A seat is the survivor that it plays; ETS-CAMP-16: in a campaign that may be another one than at first. */
export function seatOf(seat: SeatId, view?: View): { readonly name: Text; readonly icon: IconDrawing } {
  const id = view?.survivors.find(survivor => survivor.seat === seat)?.id ?? (seat as SurvivorId);
  return { name: { key: `survivor.${id}` }, icon: portraitOf(id) };
}
