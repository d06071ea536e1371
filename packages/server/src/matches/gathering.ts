import { resigned, type Seat, type SeatId } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { Gathering, Hash, Holder, PlayerId } from '../store/index.ts';

/** Questions to a gathering and changes of it. A change hands back a new gathering, or refuses. */

export function seatsOf(gathering: Gathering, player: PlayerId | undefined): SeatId[] {
  if (player === undefined) return [];
  return Object.keys(gathering.seats).filter(seat => gathering.seats[seat]!.player === player);
}

export function isHost(gathering: Gathering, player: PlayerId | undefined): boolean {
  return player !== undefined && gathering.host === player;
}

export function mayWatch(gathering: Gathering, player: PlayerId | undefined): boolean {
  return gathering.watchable || isHost(gathering, player) || seatsOf(gathering, player).length > 0;
}

export function peopleOf(gathering: Gathering): PlayerId[] {
  return [...new Set(Object.values(gathering.seats).flatMap(({ player }) => player ?? []))];
}

/** The seats that agree to everything: nobody sits there who could mind. */
export function easySeats(gathering: Gathering): SeatId[] {
  return Object.keys(gathering.seats).filter(seat => gathering.seats[seat]!.player === undefined);
}

export function requireSeats(gathering: Gathering, player: PlayerId): SeatId[] {
  const seats = seatsOf(gathering, player);
  if (seats.length === 0) throw new Refusal('not-seated', 'You have no seat in this match.');
  return seats;
}

function holderOf(gathering: Gathering, seat: SeatId): Holder {
  const holder = Object.hasOwn(gathering.seats, seat) ? gathering.seats[seat] : undefined;
  if (holder === undefined) throw new Refusal('unknown-seat', `There is no seat "${seat}".`);
  return holder;
}

function withHolder(gathering: Gathering, seat: SeatId, holder: Holder): Gathering {
  return { ...gathering, seats: { ...gathering.seats, [seat]: holder } };
}

/** Whoever has the key of an invitation gets its seat. The key is then used up. */
export function claim(gathering: Gathering, player: PlayerId, key: Hash): { gathering: Gathering; seat: SeatId } {
  const seat = Object.keys(gathering.seats).find(each => gathering.seats[each]!.invite === key);
  if (seat === undefined) throw new Refusal('bad-key', 'This invitation is not, or no longer, good for a seat.');
  return { gathering: withHolder(gathering, seat, { player }), seat };
}

/** Frees a seat for whoever has the key. */
export function invite(gathering: Gathering, seat: SeatId, key: Hash): Gathering {
  holderOf(gathering, seat);
  return withHolder(gathering, seat, { invite: key });
}

export function seatBot(gathering: Gathering, seat: SeatId, bot: string): Gathering {
  holderOf(gathering, seat);
  return withHolder(gathering, seat, { bot });
}

export function standUp(gathering: Gathering, seat: SeatId, player: PlayerId): Gathering {
  if (holderOf(gathering, seat).player !== player) throw new Refusal('not-yours', 'This is not your seat.');
  return withHolder(gathering, seat, {});
}

/**
 * Who may give a seat to somebody else: whoever sits there; and for a seat of a bot, of nobody, or of a person who is
 * away, the host and everybody at the table.
 */
export function requireSay(
  gathering: Gathering,
  seat: SeatId,
  by: PlayerId,
  isAway: (player: PlayerId) => boolean,
): void {
  const { player } = holderOf(gathering, seat);
  if (player === by) return;
  if (!isHost(gathering, by) && seatsOf(gathering, by).length === 0) {
    throw new Refusal('not-seated', 'Only the host and those at the table may give seats away.');
  }
  if (player !== undefined && !isAway(player)) {
    throw new Refusal('still-here', 'Somebody sits there, and has been here a moment ago.');
  }
}

/** Play went on, or somebody minded: nobody is asked any more to take answers back. */
export function withoutUndo(gathering: Gathering): Gathering {
  if (gathering.undo === undefined) return gathering;
  const { undo: _, ...rest } = gathering;
  return rest;
}

/**
 * Gives seats up. If no person of their side is left, the side has lost: the others win, or nobody where all play together.
 * Otherwise a bot takes over.
 */
export function resign(
  gathering: Gathering,
  given: readonly SeatId[],
  player: PlayerId,
  seats: readonly Seat[],
  bot: string,
): Gathering {
  const own = requireSeats(gathering, player);
  const foreign = given.find(seat => !own.includes(seat));
  if (foreign !== undefined) throw new Refusal('not-yours', `"${foreign}" is not your seat.`);
  let left = gathering;
  for (const seat of given) left = withHolder(left, seat, { bot });
  const isHeld = ({ side }: Seat) =>
    seats.some(each => each.side === side && left.seats[each.id]?.player !== undefined);
  const lost = seats.filter(seat => given.includes(seat.id) && !isHeld(seat)).map(({ id }) => id);
  return lost.length === 0 ? left : { ...gathering, ended: resigned(seats, lost) };
}
