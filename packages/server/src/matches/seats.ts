import type { Match, SeatId } from '@starboard/kernel';
import { steadyTime } from '../clock.ts';
import { hashOf, newKey } from '../keys.ts';
import { findBot } from '../offered.ts';
import type { Gathering, Player, PlayerId } from '../store/index.ts';
import {
  claim,
  invite,
  inviteAll,
  peopleOf,
  putAway,
  requireSay,
  requireSeats,
  resign,
  seatBot,
  seatsBehind,
  standUp,
  take,
  withoutStuck,
} from './gathering.ts';
import type { Room } from './room.ts';
import { type InvitationView, invitationView, type TableView } from './shown.ts';

const minute = 60_000;

/** Takes the seat that a key invites to, or with the key of the table the one that is wished for. */
export function claimSeat(room: Room, player: Player, key: string, wished: SeatId | undefined): Promise<SeatId> {
  return room.upToDate(async match => {
    let taken = '';
    await reseat(room, match, gathering => {
      const { gathering: changed, seat } = claim(gathering, player.id, hashOf(key), wished);
      taken = seat;
      return changed;
    });
    return taken;
  });
}

/** What a key invites to, before anybody sits down; when the match is over, to nothing. */
export function invitationFor(room: Room, player: PlayerId | undefined, key: string): Promise<InvitationView> {
  return room.upToDate(async match => {
    const { gathering, house } = room;
    room.requireRunning(match);
    const offered = seatsBehind(gathering, hashOf(key));
    const faces = await house.people.named([gathering.host]);
    return invitationView(await room.tableFor(player, match), gathering, match, offered, hashOf(key), faces);
  });
}

/** Frees a seat for whoever has the key that is handed back. */
export function inviteTo(room: Room, player: Player, seat: SeatId): Promise<string> {
  return room.upToDate(async match => {
    const isAway = await absence(room);
    const key = newKey();
    await reseat(room, match, gathering => {
      requireSay(gathering, seat, player.id, isAway);
      return invite(gathering, seat, hashOf(key), player.id);
    });
    return key;
  });
}

/** A key with which arrivals choose among the seats that nobody holds. */
export function inviteToTable(room: Room, player: Player): Promise<string> {
  return room.upToDate(async match => {
    const key = newKey();
    await reseat(room, match, gathering => inviteAll(gathering, hashOf(key), player.id));
    return key;
  });
}

/** Sits down at a seat that one handed over, or that one may give away. */
export function takeSeat(room: Room, player: Player, seat: SeatId): Promise<TableView> {
  return room.upToDate(async match => {
    const isAway = await absence(room);
    await reseat(room, match, gathering => take(gathering, seat, player.id, isAway));
    return room.tableFor(player.id, match);
  });
}

/** Takes a match out of one person's list, or puts it back there. */
export function putMatchAway(room: Room, player: Player, isAway: boolean): Promise<void> {
  return room.upToDate(match => room.change(match, gathering => putAway(gathering, player.id, isAway)));
}

/** Hands a seat to a bot. */
export function handToBot(room: Room, player: Player, seat: SeatId, name: string | undefined): Promise<TableView> {
  return room.upToDate(async match => {
    const bot = findBot(room.offered, name);
    const isAway = await absence(room);
    await reseat(room, match, gathering => {
      requireSay(gathering, seat, player.id, isAway);
      return seatBot(gathering, seat, bot.name, player.id);
    });
    return room.tableFor(player.id, match);
  });
}

/** Leaves a seat to whoever is invited next. */
export function leaveSeat(room: Room, player: Player, seat: SeatId): Promise<void> {
  return room.upToDate(match => reseat(room, match, gathering => standUp(gathering, seat, player.id)));
}

/** Gives seats up, all of this person's unless some are named. */
export function resignSeats(room: Room, player: Player, seats: readonly SeatId[] | undefined): Promise<TableView> {
  return room.upToDate(async match => {
    const bot = findBot(room.offered);
    await reseat(room, match, gathering => {
      const given = seats ?? requireSeats(gathering, player.id);
      return resign(gathering, given, player.id, match.seats, bot.name);
    });
    return room.tableFor(player.id, match);
  });
}

/** Seats change hands as long as the match runs: whoever sat there at its end has played it. */
function reseat(room: Room, match: Match, how: (gathering: Gathering) => Gathering): Promise<void> {
  return room.change(match, gathering => {
    room.requireRunning(match);
    return withoutStuck(how(gathering));
  });
}

/** Who has not been heard of for a while, by any server. */
async function absence({ house, gathering }: Room): Promise<(player: PlayerId) => boolean> {
  const faces = await house.people.namedAnew(peopleOf(gathering));
  const since = steadyTime() - house.settings.awayMinutes * minute;
  return player => (faces.get(player)?.seen ?? 0) < since;
}
