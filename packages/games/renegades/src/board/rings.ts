import type { Ring, SeatFace } from '@starboard/board';
import type { View } from '../view.ts';

/** The ring of a ship and its crew is that of its seat; what the program runs has none. A seat with two ships has both in one ring. */
export function ringOf({ ships }: Pick<View, 'ships'>, ship: number, seats: readonly SeatFace[]): Ring | undefined {
  const seat = ships[ship - 1]?.seat;
  return seat === null ? undefined : seats.find(({ id }) => id === seat)?.ring;
}
