import type { GameFace, IconDrawing, Ring, SeatFace } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Table } from '@starboard/server/client';

/** A seat as the table shows it: who sits there, and whom they play. */
export interface Seat extends SeatFace {
  readonly plays: Text;
  readonly icon: IconDrawing;
}

/** The seats of a table, each with its ring and whom it plays now, in the order of the game. */
export function seatsOf({ seats }: Table, face: GameFace, view?: unknown): readonly Seat[] {
  return seats.map(({ id, name = '', held, yours }, at) => {
    const { name: plays, icon } = face.seatOf(id, view);
    return { id, ring: ((at % 6) + 1) as Ring, name, held, isYours: yours, plays, icon };
  });
}

/** The people at the table, each once. */
export function peopleOf(seats: readonly SeatFace[]): readonly string[] {
  return [...new Set(seats.filter(seat => seat.held === 'person').map(seat => seat.name))];
}

/** Whether it must be said who plays a seat: not your own, and not if one person plays them all. */
export function needsHolder(seats: readonly SeatFace[], { isYours, held }: SeatFace): boolean {
  if (held === 'nobody' || isYours) return false;
  return held === 'bot' || peopleOf(seats).length > 1 || !seats.some(seat => seat.isYours);
}

export function seatOf(seats: readonly Seat[], id: SeatId | undefined): Seat | undefined {
  return seats.find(seat => seat.id === id);
}
