import type { Ring, SeatFace } from '@starboard/board';
import type { SeatId } from '@starboard/kernel';
import type { Table } from '@starboard/server/client';

/** The seats of a table, each with its ring, in the order of the game. */
export function seatFaces({ seats }: Table): readonly SeatFace[] {
  return seats.map(({ id, name = '', held, yours }, at) => ({
    id,
    ring: ((at % 6) + 1) as Ring,
    name,
    held,
    isYours: yours,
  }));
}

/** The people at the table, each once. */
export function peopleOf(seats: readonly SeatFace[]): readonly string[] {
  return [...new Set(seats.filter(seat => seat.held === 'person').map(seat => seat.name))];
}

export function nameOf(seats: readonly SeatFace[], id: SeatId | undefined): string | undefined {
  return seats.find(seat => seat.id === id)?.name;
}
