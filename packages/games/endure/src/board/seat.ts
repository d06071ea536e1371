import type { IconDrawing } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { SurvivorId } from '../types.ts';
import { portraitOf } from './portraits.ts';

/** A seat is the survivor that it plays. */
export function seatOf(seat: SeatId): { readonly name: Text; readonly icon: IconDrawing } {
  return { name: { key: `survivor.${seat}` }, icon: portraitOf(seat as SurvivorId) };
}
