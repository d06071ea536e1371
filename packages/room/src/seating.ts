import { resigned, type Seat, type SeatId } from '@starboard/kernel';
import type { Hash, Holder, PlayerId, Seating } from './record.ts';
import { RoomRefusal } from './refusal.ts';

/** Questions to a seating and changes of it. A change hands back a new seating, or refuses. */

/** All people of a match, who share one screen. */
export const everybody = Symbol('everybody');

/** Whoever looks or acts: one person, or all at one screen; nobody that is known only looks on. */
export type Somebody = PlayerId | typeof everybody | undefined;

export function seatsOf(seating: Seating, who: Somebody): SeatId[] {
  return Object.keys(seating.seats).filter(seat => isHeldBy(seating.seats[seat]!, who));
}

export function isHeldBy({ player }: Holder, who: Somebody): boolean {
  return player !== undefined && (who === everybody || player === who);
}

export function isHost(seating: Seating, who: Somebody): boolean {
  return who === everybody || (who !== undefined && seating.host === who);
}

export function mayWatch(seating: Seating, who: Somebody): boolean {
  const { watchable, seats } = seating;
  if (watchable || isHost(seating, who) || seatsOf(seating, who).length > 0) return true;
  return typeof who === 'string' && Object.values(seats).some(({ from }) => from?.includes(who));
}

export function requireWatchable(seating: Seating, who: Somebody): void {
  if (!mayWatch(seating, who)) throw new RoomRefusal('not-watchable', 'Only those at the table may see this match.');
}

export function peopleOf(seating: Seating): PlayerId[] {
  return [...new Set(Object.values(seating.seats).flatMap(({ player }) => player ?? []))];
}

/** The seats that agree to everything: nobody sits there who could mind. */
export function easySeats(seating: Seating): SeatId[] {
  return Object.keys(seating.seats).filter(seat => seating.seats[seat]!.player === undefined);
}

export function requireSeats(seating: Seating, who: Somebody): SeatId[] {
  const seats = seatsOf(seating, who);
  if (seats.length === 0) throw new RoomRefusal('not-seated', 'You have no seat in this match.');
  return seats;
}

function holderOf(seating: Seating, seat: SeatId): Holder {
  const holder = Object.hasOwn(seating.seats, seat) ? seating.seats[seat] : undefined;
  if (holder === undefined) throw new RoomRefusal('unknown-seat', `There is no seat "${seat}".`);
  return holder;
}

function withHolder(seating: Seating, seat: SeatId, holder: Holder): Seating {
  return { ...seating, seats: { ...seating.seats, [seat]: holder } };
}

/** The seats that a key is good for: its own, or for the key of the table all that nobody holds. */
export function seatsBehind(seating: Seating, key: Hash): SeatId[] {
  const seats = Object.keys(seating.seats);
  if (seating.invite === key) return seats.filter(seat => isFree(seating.seats[seat]!));
  const own = seats.filter(seat => seating.seats[seat]!.invite === key);
  if (own.length === 0) throw new RoomRefusal('bad-key', 'This invitation is not, or no longer, good for a seat.');
  return own;
}

function isFree({ player, bot }: Holder): boolean {
  return player === undefined && bot === undefined;
}

/**
 * Whoever has the key of an invitation gets its seat, and the key is then used up. With the key of the table one names the
 * seat, and the key stays good for the others.
 */
export function claim(
  seating: Seating,
  player: PlayerId,
  key: Hash,
  wished: SeatId | undefined,
): { seating: Seating; seat: SeatId } {
  const offered = seatsBehind(seating, key);
  if (wished !== undefined) holderOf(seating, wished);
  const seat = wished ?? (seating.invite === key ? undefined : offered[0]);
  if (seat === undefined) throw new RoomRefusal('several-seats', 'This invitation is to the table: name a seat.');
  if (!offered.includes(seat)) throw new RoomRefusal('seat-taken', 'This seat is not, or no longer, free.');
  return { seating: sit(seating, seat, player), seat };
}

/** Those who handed the seat over may still take it back, should the new holder stay away; not those who had it after them. */
function sit(seating: Seating, seat: SeatId, player: PlayerId): Seating {
  const { from = [] } = holderOf(seating, seat);
  const at = from.indexOf(player);
  return withHolder(seating, seat, { player, ...lentBy(at < 0 ? from : from.slice(0, at)) });
}

/** Frees a seat for whoever has the key. */
export function invite(seating: Seating, seat: SeatId, key: Hash, by: PlayerId): Seating {
  return withHolder(seating, seat, { invite: key, ...handedOver(holderOf(seating, seat), by) });
}

export function seatBot(seating: Seating, seat: SeatId, bot: string, by: PlayerId): Seating {
  return withHolder(seating, seat, { bot, ...handedOver(holderOf(seating, seat), by) });
}

/** Whose seat it stays: theirs who hand over their own, and theirs who did so before. */
function handedOver({ player, from = [] }: Holder, by: PlayerId): Pick<Holder, 'from'> {
  return lentBy(player === by ? [...from, by] : from);
}

function lentBy(from: readonly PlayerId[]): Pick<Holder, 'from'> {
  return from.length === 0 ? {} : { from };
}

/** Whether a seat is this person's to take back: they handed it over, and no other person sits there who is here. */
export function mayTakeBack({ player, from }: Holder, by: Somebody, isAway: (player: PlayerId) => boolean): boolean {
  if (typeof by !== 'string' || !from?.includes(by)) return false;
  return player === undefined || (player !== by && isAway(player));
}

/** Sits down without an invitation: at a seat that one handed over, or may give away as well as any other. */
export function take(seating: Seating, seat: SeatId, by: PlayerId, isAway: (player: PlayerId) => boolean): Seating {
  const holder = holderOf(seating, seat);
  if (holder.player === by) return seating;
  if (!mayTakeBack(holder, by, isAway)) requireSay(seating, seat, by, isAway);
  return sit(seating, seat, by);
}

/** A key to the table for whoever gets it: with it they choose among the seats that nobody holds. */
export function inviteAll(seating: Seating, key: Hash, by: PlayerId): Seating {
  requireAtTable(seating, by);
  return { ...seating, invite: key };
}

/** Puts a match away for one person, or back into their list. */
export function putAway(seating: Seating, by: PlayerId, isAway: boolean): Seating {
  requireInList(seating, by);
  const { putAway: before = [], ...rest } = seating;
  if (before.includes(by) === isAway) return seating;
  const after = isAway ? [...before, by] : before.filter(player => player !== by);
  return { ...rest, ...(after.length > 0 && { putAway: after }) };
}

function requireInList(seating: Seating, player: PlayerId): void {
  const isTheirs = Object.values(seating.seats).some(each => each.player === player || each.from?.includes(player));
  if (!isTheirs && !isHost(seating, player)) throw new RoomRefusal('not-seated', 'This match is not in your list.');
}

export function standUp(seating: Seating, seat: SeatId, player: PlayerId): Seating {
  const { player: holder, from = [] } = holderOf(seating, seat);
  if (holder !== player) throw new RoomRefusal('not-yours', 'This is not your seat.');
  return withHolder(seating, seat, lentBy(from));
}

/**
 * Who may give a seat to somebody else: whoever sits there; and for a seat of a bot, of nobody, or of a person who is
 * away, the host and everybody at the table.
 */
export function requireSay(seating: Seating, seat: SeatId, by: PlayerId, isAway: (player: PlayerId) => boolean): void {
  const { player } = holderOf(seating, seat);
  if (player === by) return;
  requireAtTable(seating, by);
  if (player !== undefined && !isAway(player)) {
    throw new RoomRefusal('still-here', 'Somebody sits there, and has been here a moment ago.');
  }
}

function requireAtTable(seating: Seating, player: PlayerId): void {
  if (isHost(seating, player) || seatsOf(seating, player).length > 0) return;
  throw new RoomRefusal('not-seated', 'Only the host and those at the table may give seats away.');
}

/** Play went on, or somebody minded: nobody is asked any more to take answers back. */
export function withoutUndo(seating: Seating): Seating {
  if (seating.undo === undefined) return seating;
  const { undo: _, ...rest } = seating;
  return rest;
}

/** The bots have got nowhere. */
export function stuck(seating: Seating): Seating {
  return seating.stuck ? seating : { ...seating, stuck: true };
}

/** A person has done something. */
export function withoutStuck(seating: Seating): Seating {
  if (seating.stuck === undefined) return seating;
  const { stuck: _, ...rest } = seating;
  return rest;
}

export function hasBots({ seats }: Seating): boolean {
  return Object.values(seats).some(({ bot }) => bot !== undefined);
}

/** The match is over: nobody is invited any more. */
export function withoutInvitations(seating: Seating): Seating {
  const isInvited = ({ invite: key }: Holder) => key !== undefined;
  if (seating.invite === undefined && !Object.values(seating.seats).some(isInvited)) return seating;
  const { invite: _, ...rest } = seating;
  const seats = Object.entries(seating.seats).map(([seat, { invite: __, ...holder }]) => [seat, holder]);
  return { ...rest, seats: Object.fromEntries(seats) };
}

/**
 * Gives seats up. If no person of their side is left, the side has lost: the others win, or nobody where all play together.
 * Otherwise a bot takes over, until somebody takes the seat back who had handed it over.
 */
export function resign(
  seating: Seating,
  given: readonly SeatId[],
  who: Somebody,
  seats: readonly Seat[],
  bot: string,
): Seating {
  const own = requireSeats(seating, who);
  const foreign = given.find(seat => !own.includes(seat));
  if (foreign !== undefined) throw new RoomRefusal('not-yours', `"${foreign}" is not your seat.`);
  let left = seating;
  for (const seat of given) left = withHolder(left, seat, { bot, ...lentBy(holderOf(left, seat).from ?? []) });
  const isHeld = ({ side }: Seat) =>
    seats.some(each => each.side === side && left.seats[each.id]?.player !== undefined);
  const lost = seats.filter(seat => given.includes(seat.id) && !isHeld(seat)).map(({ id }) => id);
  return lost.length === 0 ? left : { ...withoutInvitations(seating), ended: resigned(seats, lost) };
}
