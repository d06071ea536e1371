import type { GameFace, IconDrawing, Ring, SeatFace } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Position, TableView } from '@starboard/room';

/** A seat as the table shows it: who sits there, and whom they play. */
export interface Seat extends SeatFace {
  readonly plays: Text;
  readonly icon: IconDrawing;
  readonly note?: Text;
}

/** The seats of a table, each with its ring and whom it plays now, in the order of the game. */
export function seatsOf(
  { seats }: Pick<TableView, 'seats'>,
  face: GameFace,
  { view, seat: looking }: Partial<Pick<Position, 'view' | 'seat'>> = {},
): readonly Seat[] {
  const own = seats.filter(({ yours }) => yours);
  const isShared = new Set(own.map(({ name }) => name)).size > 1;
  const present = own.find(({ id }) => id === looking)?.name;
  return seats.map(({ id, name = '', held, yours }, at) => {
    const { name: plays, icon, note } = face.seatOf(id, view);
    return {
      ...{ id, ring: ((at % 6) + 1) as Ring, name, held, isYours: yours, plays, icon },
      ...(note && { note }),
      ...(isShared && yours && name !== present && { isNeighbours: true }),
    };
  });
}

/** The people at the table, each once. */
export function peopleOf(seats: readonly SeatFace[]): readonly string[] {
  return [...new Set(seats.filter(seat => seat.held === 'person').map(seat => seat.name))];
}

/**
 * The seats of whoever looks, where others play, too: one's own, or around one screen those of the person who is asked,
 * with their name. None if there is nobody to be told apart from.
 */
export function ownSeats(
  seats: readonly Seat[],
  looking: SeatId | undefined,
): { readonly seats: readonly Seat[]; readonly name?: string } | undefined {
  const own = seats.filter(seat => seat.isYours);
  const names = new Set(own.map(seat => seat.name));
  if (names.size <= 1) return own.length === 0 || own.length === seats.length ? undefined : { seats: own };
  const name = seats.find(seat => seat.id === looking)?.name;
  return name === undefined ? undefined : { seats: own.filter(seat => seat.name === name), name };
}

/** Whether nobody but you plays: then there is nobody to agree with. */
export function isAlone(seats: readonly SeatFace[]): boolean {
  return seats.every(({ held, isYours }) => held !== 'person' || isYours);
}

/** Around one screen: whether an answer of one seat is that of another person than the one at the other seat. */
export function isNeighbours(seats: readonly SeatFace[], answered: SeatId, looking: SeatId): boolean {
  const nameOf = (id: SeatId) => seats.find(seat => seat.id === id && seat.isYours)?.name;
  const names = [nameOf(answered), nameOf(looking)];
  return names.every(name => name !== undefined) && names[0] !== names[1];
}

/** Whether it must be said who plays a seat: not your own, and not if one person plays them all. */
export function needsHolder(seats: readonly SeatFace[], { isYours, held }: SeatFace): boolean {
  if (held === 'nobody' || isYours) return false;
  return held === 'bot' || peopleOf(seats).length > 1 || !seats.some(seat => seat.isYours);
}

export function seatOf(seats: readonly Seat[], id: SeatId | undefined): Seat | undefined {
  return seats.find(seat => seat.id === id);
}
