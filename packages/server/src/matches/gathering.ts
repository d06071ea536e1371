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
  const { watchable, seats } = gathering;
  if (watchable || isHost(gathering, player) || seatsOf(gathering, player).length > 0) return true;
  return player !== undefined && Object.values(seats).some(({ from }) => from?.includes(player));
}

export function requireWatchable(gathering: Gathering, player: PlayerId | undefined): void {
  if (!mayWatch(gathering, player)) throw new Refusal('not-watchable', 'Only those at the table may see this match.');
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

/** The seats that a key is good for: its own, or for the key of the table all that nobody holds. */
export function seatsBehind(gathering: Gathering, key: Hash): SeatId[] {
  const seats = Object.keys(gathering.seats);
  if (gathering.invite === key) return seats.filter(seat => isFree(gathering.seats[seat]!));
  const own = seats.filter(seat => gathering.seats[seat]!.invite === key);
  if (own.length === 0) throw new Refusal('bad-key', 'This invitation is not, or no longer, good for a seat.');
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
  gathering: Gathering,
  player: PlayerId,
  key: Hash,
  wished: SeatId | undefined,
): { gathering: Gathering; seat: SeatId } {
  const offered = seatsBehind(gathering, key);
  if (wished !== undefined) holderOf(gathering, wished);
  const seat = wished ?? (gathering.invite === key ? undefined : offered[0]);
  if (seat === undefined) throw new Refusal('several-seats', 'This invitation is to the table: name a seat.');
  if (!offered.includes(seat)) throw new Refusal('seat-taken', 'This seat is not, or no longer, free.');
  return { gathering: sit(gathering, seat, player), seat };
}

/** Those who handed the seat over may still take it back, should the new holder stay away; not those who had it after them. */
function sit(gathering: Gathering, seat: SeatId, player: PlayerId): Gathering {
  const { from = [] } = holderOf(gathering, seat);
  const at = from.indexOf(player);
  return withHolder(gathering, seat, { player, ...lentBy(at < 0 ? from : from.slice(0, at)) });
}

/** Frees a seat for whoever has the key. */
export function invite(gathering: Gathering, seat: SeatId, key: Hash, by: PlayerId): Gathering {
  return withHolder(gathering, seat, { invite: key, ...handedOver(holderOf(gathering, seat), by) });
}

export function seatBot(gathering: Gathering, seat: SeatId, bot: string, by: PlayerId): Gathering {
  return withHolder(gathering, seat, { bot, ...handedOver(holderOf(gathering, seat), by) });
}

/** Whose seat it stays: theirs who hand over their own, and theirs who did so before. */
function handedOver({ player, from = [] }: Holder, by: PlayerId): Pick<Holder, 'from'> {
  return lentBy(player === by ? [...from, by] : from);
}

function lentBy(from: readonly PlayerId[]): Pick<Holder, 'from'> {
  return from.length === 0 ? {} : { from };
}

/** Whether a seat is this person's to take back: they handed it over, and no other person sits there who is here. */
export function mayTakeBack(
  { player, from }: Holder,
  by: PlayerId | undefined,
  isAway: (player: PlayerId) => boolean,
): boolean {
  if (by === undefined || !from?.includes(by)) return false;
  return player === undefined || (player !== by && isAway(player));
}

/** Sits down without an invitation: at a seat that one handed over, or may give away as well as any other. */
export function take(
  gathering: Gathering,
  seat: SeatId,
  by: PlayerId,
  isAway: (player: PlayerId) => boolean,
): Gathering {
  const holder = holderOf(gathering, seat);
  if (holder.player === by) return gathering;
  if (!mayTakeBack(holder, by, isAway)) requireSay(gathering, seat, by, isAway);
  return sit(gathering, seat, by);
}

/** A key to the table for whoever gets it: with it they choose among the seats that nobody holds. */
export function inviteAll(gathering: Gathering, key: Hash, by: PlayerId): Gathering {
  requireAtTable(gathering, by);
  return { ...gathering, invite: key };
}

/** Puts a match away for one person, or back into their list. */
export function putAway(gathering: Gathering, by: PlayerId, isAway: boolean): Gathering {
  requireInList(gathering, by);
  const { putAway: before = [], ...rest } = gathering;
  if (before.includes(by) === isAway) return gathering;
  const after = isAway ? [...before, by] : before.filter(player => player !== by);
  return { ...rest, ...(after.length > 0 && { putAway: after }) };
}

function requireInList(gathering: Gathering, player: PlayerId): void {
  const isTheirs = Object.values(gathering.seats).some(each => each.player === player || each.from?.includes(player));
  if (!isTheirs && !isHost(gathering, player)) throw new Refusal('not-seated', 'This match is not in your list.');
}

export function standUp(gathering: Gathering, seat: SeatId, player: PlayerId): Gathering {
  const { player: holder, from = [] } = holderOf(gathering, seat);
  if (holder !== player) throw new Refusal('not-yours', 'This is not your seat.');
  return withHolder(gathering, seat, lentBy(from));
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
  requireAtTable(gathering, by);
  if (player !== undefined && !isAway(player)) {
    throw new Refusal('still-here', 'Somebody sits there, and has been here a moment ago.');
  }
}

function requireAtTable(gathering: Gathering, player: PlayerId): void {
  if (isHost(gathering, player) || seatsOf(gathering, player).length > 0) return;
  throw new Refusal('not-seated', 'Only the host and those at the table may give seats away.');
}

/** Play went on, or somebody minded: nobody is asked any more to take answers back. */
export function withoutUndo(gathering: Gathering): Gathering {
  if (gathering.undo === undefined) return gathering;
  const { undo: _, ...rest } = gathering;
  return rest;
}

/** The bots have got nowhere. */
export function stuck(gathering: Gathering): Gathering {
  return gathering.stuck ? gathering : { ...gathering, stuck: true };
}

/** A person has done something. */
export function withoutStuck(gathering: Gathering): Gathering {
  if (gathering.stuck === undefined) return gathering;
  const { stuck: _, ...rest } = gathering;
  return rest;
}

export function hasBots({ seats }: Gathering): boolean {
  return Object.values(seats).some(({ bot }) => bot !== undefined);
}

/** The match is over: nobody is invited any more. */
export function withoutInvitations(gathering: Gathering): Gathering {
  const isInvited = ({ invite: key }: Holder) => key !== undefined;
  if (gathering.invite === undefined && !Object.values(gathering.seats).some(isInvited)) return gathering;
  const { invite: _, ...rest } = gathering;
  const seats = Object.entries(gathering.seats).map(([seat, { invite: __, ...holder }]) => [seat, holder]);
  return { ...rest, seats: Object.fromEntries(seats) };
}

/**
 * Gives seats up. If no person of their side is left, the side has lost: the others win, or nobody where all play together.
 * Otherwise a bot takes over, until somebody takes the seat back who had handed it over.
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
  for (const seat of given) left = withHolder(left, seat, { bot, ...lentBy(holderOf(left, seat).from ?? []) });
  const isHeld = ({ side }: Seat) =>
    seats.some(each => each.side === side && left.seats[each.id]?.player !== undefined);
  const lost = seats.filter(seat => given.includes(seat.id) && !isHeld(seat)).map(({ id }) => id);
  return lost.length === 0 ? left : { ...withoutInvitations(gathering), ended: resigned(seats, lost) };
}
