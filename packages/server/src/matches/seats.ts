import type { SeatId } from '@starboard/kernel';
import {
  claim,
  findBot,
  type InvitationView,
  invitationView,
  invite,
  inviteAll,
  peopleOf,
  putAway,
  type Room,
  requireSay,
  resignSeats,
  seatBot,
  seatsBehind,
  standUp,
  type TableView,
  take,
} from '@starboard/room';
import { hashOf, newKey } from '../keys.ts';
import type { Player, PlayerId } from '../store/index.ts';

/** Takes the seat that a key invites to, or with the key of the table the one that is wished for. */
export function claimSeat(room: Room, player: Player, key: string, wished: SeatId | undefined): Promise<SeatId> {
  return room.upToDate(async match => {
    let taken = '';
    await room.reseat(match, seating => {
      const { seating: changed, seat } = claim(seating, player.id, hashOf(key), wished);
      taken = seat;
      return changed;
    });
    return taken;
  });
}

/** What a key invites to, before anybody sits down; when the match is over, to nothing. */
export function invitationFor(room: Room, player: PlayerId | undefined, key: string): Promise<InvitationView> {
  return room.upToDate(async match => {
    const { seating, around } = room;
    room.requireRunning(match);
    const offered = seatsBehind(seating, hashOf(key));
    const faces = await around.people.named([seating.host]);
    return invitationView(await room.tableFor(player, match), seating, match, offered, hashOf(key), faces);
  });
}

/** Frees a seat for whoever has the key that is handed back. */
export function inviteTo(room: Room, player: Player, seat: SeatId): Promise<string> {
  return room.upToDate(async match => {
    const isAway = await absence(room);
    const key = newKey();
    await room.reseat(match, seating => {
      requireSay(seating, seat, player.id, isAway);
      return invite(seating, seat, hashOf(key), player.id);
    });
    return key;
  });
}

/** A key with which arrivals choose among the seats that nobody holds. */
export function inviteToTable(room: Room, player: Player): Promise<string> {
  return room.upToDate(async match => {
    const key = newKey();
    await room.reseat(match, seating => inviteAll(seating, hashOf(key), player.id));
    return key;
  });
}

/** Sits down at a seat that one handed over, or that one may give away. */
export function takeSeat(room: Room, player: Player, seat: SeatId): Promise<TableView> {
  return room.upToDate(async match => {
    const isAway = await absence(room);
    await room.reseat(match, seating => take(seating, seat, player.id, isAway));
    return room.tableFor(player.id, match);
  });
}

/** Takes a match out of one person's list, or puts it back there. */
export function putMatchAway(room: Room, player: Player, isAway: boolean): Promise<void> {
  return room.upToDate(match => room.change(match, seating => putAway(seating, player.id, isAway)));
}

/** Hands a seat to a bot. */
export function handToBot(room: Room, player: Player, seat: SeatId, name: string | undefined): Promise<TableView> {
  return room.upToDate(async match => {
    const bot = findBot(room.offered, name);
    const isAway = await absence(room);
    await room.reseat(match, seating => {
      requireSay(seating, seat, player.id, isAway);
      return seatBot(seating, seat, bot.name, player.id);
    });
    return room.tableFor(player.id, match);
  });
}

/** Leaves a seat to whoever is invited next. */
export function leaveSeat(room: Room, player: Player, seat: SeatId): Promise<void> {
  return room.upToDate(match => room.reseat(match, seating => standUp(seating, seat, player.id)));
}

/** Gives seats up, all of this person's unless some are named. */
export async function giveUp(room: Room, player: Player, seats: readonly SeatId[] | undefined): Promise<TableView> {
  await resignSeats(room, player.id, seats);
  return room.inTurn(match => room.tableFor(player.id, match));
}

/** Who has not been heard of for a while, by any server. */
async function absence({ around, seating }: Room): Promise<(player: PlayerId) => boolean> {
  const { people, clock, limits } = around;
  const faces = await people.namedAnew(peopleOf(seating));
  const since = clock.steadyNow() - limits.awayMillis;
  return player => (faces.get(player)?.seen ?? 0) < since;
}
