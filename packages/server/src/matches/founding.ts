import { isResigned, type Journal, Match, type SeatId, TableError } from '@starboard/kernel';
import { findBot, type Room, requireSeats, requireWatchable, standingOf, unknownMatch } from '@starboard/room';
import { hashOf, newKey, newSeed } from '../keys.ts';
import { findGame, type Offered } from '../offered.ts';
import type { Holder, MatchId, MatchRecord, Player, PlayerId, Seating } from '../store/index.ts';
import type { Services } from './services.ts';

type HolderWish = 'me' | 'invite' | { readonly bot: string };

export interface Founded {
  readonly id: MatchId;
  /** The keys of the invited seats: they are known only now. */
  readonly invitations: { readonly [seat: SeatId]: string };
  /** The key to the table, if somebody is invited: whoever has it chooses a seat. */
  readonly table?: string;
}

interface Wish {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: { readonly [seat: SeatId]: HolderWish };
  readonly watchable: boolean;
}

/** Begins a match. Seats for which nothing is wished are the founder's own. */
export async function found(services: Services, player: Player, wish: Wish): Promise<Founded> {
  const offered = findGame(services.offer, wish.game);
  const seed = newSeed();
  const match = Match.begin(offered.game, wish.setup ?? {}, { seed });
  const unknown = Object.keys(wish.seats).filter(seat => !match.seats.some(({ id }) => id === seat));
  if (unknown.length > 0) {
    const seats = match.seats.map(({ id }) => id);
    throw new TableError('unknown-seat', `There is no seat ${unknown.join(', ')} with this set-up.`, {
      unknown,
      seats,
    });
  }
  const invitations: { [seat: SeatId]: string } = {};
  const seats: { [seat: SeatId]: Holder } = {};
  for (const { id } of match.seats) {
    const key = newKey();
    const holder = wish.seats[id] ?? 'me';
    if (holder === 'invite') invitations[id] = key;
    seats[id] = holderOf(holder, offered, player.id, key);
  }
  const record = recordOf(match, seed);
  const table = Object.keys(invitations).length > 0 ? newKey() : undefined;
  const seating = { host: player.id, seats, watchable: wish.watchable };
  await services.store.addMatch(record, { ...seating, ...(table && { invite: hashOf(table) }) });
  await keepPosition(services, record.id, match);
  services.metrics.founded.inc({ game: wish.game });
  return { id: record.id, invitations, ...(table && { table }) };
}

function holderOf(wish: HolderWish, offered: Offered, player: PlayerId, key: string): Holder {
  if (wish === 'me') return { player };
  if (wish === 'invite') return { invite: hashOf(key) };
  return { bot: findBot(offered, wish.bot).name };
}

function recordOf(match: Match, seed: string): MatchRecord {
  const { entries: _, seed: __, ...head } = match.journal();
  return { id: newKey(), head, seed, created: Date.now(), standing: standingOf(match) };
}

/** From a position that was kept a match goes on even when its rules have changed. */
export function keepPosition({ store }: Services, id: MatchId, match: Match): Promise<void> {
  return store.keepCheckpoint(id, match.entries, match.checkpoint());
}

/** The same once more, with the same people and other dice. Whoever comes second gets the same match. */
export function rematch(services: Services, room: Room, player: Player): Promise<Founded> {
  return room.upToDate(async match => {
    requireSeats(room.seating, player.id);
    if (!match.outcome && !room.ended) throw new TableError('match-not-over', 'The match is not over.');
    // At whichever servers it is asked for, its name is the same: it cannot be begun twice, but anew when it was deleted.
    const id = hashOf(`${room.record.seed} ${room.id}`).slice(0, 32);
    if ((await services.store.match(id)) === undefined) await beginAgain(services, room, id);
    await room.change(match, seating => (seating.next === id ? seating : { ...seating, next: id }));
    return { id, invitations: {} };
  });
}

async function beginAgain(services: Services, { offered, record, seating }: Room, id: MatchId): Promise<void> {
  const seed = newSeed();
  const begun = Match.begin(offered.game, record.head.setup, { seed });
  const { host, watchable } = seating;
  try {
    await services.store.addMatch({ ...recordOf(begun, seed), id }, { host, watchable, seats: seatsAnew(seating) });
    await keepPosition(services, id, begun);
  } catch (thrown) {
    // Another server may have begun it just now.
    if ((await services.store.match(id)) === undefined) throw thrown;
  }
}

/** Who sits where; what was handed over, and who was invited, is of the match before. */
function seatsAnew({ seats }: Seating): Seating['seats'] {
  const anew = Object.entries(seats).map(([seat, { from: _, invite: __, ...holder }]) => [seat, holder]);
  return Object.fromEntries(anew);
}

/** Everything that was answered, with the seed: for everybody who may watch, once the match is over. It need not be taken up for that. */
export async function replayOf({ store }: Services, id: MatchId, player: PlayerId | undefined): Promise<Journal> {
  const stored = await store.replay(id);
  if (stored === undefined) throw unknownMatch(id);
  const { match, rows } = stored;
  requireWatchable(match.seating, player);
  const { outcome } = (rows.at(-1) ?? match).standing;
  const { ended } = match.seating;
  if (!outcome && !ended) throw new TableError('match-not-over', 'The match is not over.');
  const isGivenUp = !outcome && isResigned(ended);
  return { ...match.head, seed: match.seed, entries: rows.map(({ entry }) => entry), ...(isGivenUp && { ended }) };
}
