import type { GameFace } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Texts } from '@starboard/kernel/text';

/** What a seat is called: the card that stands for it, or the game's word for it; a bare id only where there is neither. */
export function seatName(
  seat: SeatId,
  { face, texts }: { readonly face: GameFace; readonly texts: Texts },
): Text | string {
  const card = face.setup.fields.flatMap(({ cards }) => cards).find(({ value }) => value === seat);
  if (card !== undefined) return card.title;
  const key = `seat.${seat}`;
  return key in texts.en ? { key } : seat;
}
