import type { GameFace, SeatRole } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';

interface Played {
  readonly face: GameFace;
  readonly texts: Texts;
  readonly setup: unknown;
  /** The match, for those who may look at it. */
  readonly view?: unknown;
}

/**
 * Whom a seat plays: as the match stands, or else by its set-up. Where a card of the set-up stands for the seat it is that,
 * otherwise the game's word for it; a bare id only where there is neither.
 */
export function seatRole(
  seat: SeatId,
  { face, texts, setup, view }: Played,
): Omit<SeatRole, 'name'> & { readonly name: Text | string } {
  if (face.seatIn !== undefined) return view === undefined ? face.seatIn(seat, setup) : face.seatOf(seat, view);
  const { icon } = face.seatOf(seat);
  const card = face.setup.fields.flatMap(({ cards }) => cards).find(({ value }) => value === seat);
  const key = `seat.${seat}`;
  return { icon, name: card?.title ?? (key in texts.en ? { key } : seat) };
}
