import type { Ring, SeatFace } from '@starboard/board';
import type { View } from '../view.ts';

const rings: readonly Ring[] = [1, 2, 3, 4, 5, 6];

/** The ring of a hero is that of its seat; where one person holds several heroes, each has a ring of its own. */
export function ringOf({ heroes }: View, no: number, seats: readonly SeatFace[]): Ring {
  const isShared = new Set(heroes.map(({ seat }) => seat)).size < heroes.length;
  const seat = heroes.find(hero => hero.no === no)?.seat;
  const own = isShared ? undefined : seats.find(({ id }) => id === seat)?.ring;
  return own ?? rings[(no - 1) % rings.length]!;
}
