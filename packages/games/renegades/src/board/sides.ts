import type { Ring, SeatFace } from '@starboard/board';
import type { Viewer } from '@starboard/kernel';
import type { Faction } from '../types.ts';
import type { View } from '../view.ts';

/** The side of whoever looks; spectators look with the Renegades. */
export function ownFaction({ ships }: Pick<View, 'ships'>, seat: Viewer): Faction {
  return ships.find(ship => ship.seat === seat)?.faction ?? 'renegade';
}

/** The ring of a ship and its crew is that of its seat; what the program runs has none. A seat with two ships has both in one ring. */
function ringOf({ ships }: Pick<View, 'ships'>, ship: number, seats: readonly SeatFace[]): Ring | undefined {
  const seat = ships[ship - 1]?.seat;
  return seat === null ? undefined : seats.find(({ id }) => id === seat)?.ring;
}

/** Whose a piece is, as it is drawn. */
interface Side {
  readonly ring: Ring | undefined;
  readonly isFoe: boolean;
}

/** RDA-CREW-08: by whom somebody serves now, not by whose crew it came with. */
export function sideOf(
  view: View,
  { ship, faction }: { readonly ship: number; readonly faction: Faction },
  seat: Viewer,
  seats: readonly SeatFace[],
): Side {
  return { ring: ringOf(view, ship, seats), isFoe: faction !== ownFaction(view, seat) };
}
