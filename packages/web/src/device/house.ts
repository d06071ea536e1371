import {
  type Checkpoint,
  type Journal,
  Match,
  type Outcome,
  parseJournal,
  type SeatId,
  TableError,
  verifyByEntry,
} from '@starboard/kernel';
import type { Rules } from '../games/games.ts';
import type { Holder, NewDeviceMatch } from './device.ts';
import { DeviceProblem } from './problem.ts';
import { type Listener, Room } from './room.ts';
import { newId, newSeed } from './secrets.ts';
import type { DeviceStore, StoredMatch } from './store.ts';
import { standingOf } from './taking-up.ts';
import { inSlices } from './turns.ts';

export interface HouseOptions {
  readonly store: DeviceStore;
  rulesOf(game: string): Promise<Rules | undefined>;
  /** Tells the other windows that there is news of a match. */
  announce(id: string): void;
}

/** All matches of this device, and a room for each that is being played. */
export class House {
  readonly #store: DeviceStore;
  readonly #rulesOf: HouseOptions['rulesOf'];
  readonly #announce: (id: string) => void;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** How many use a room at this moment, besides those who follow it. */
  readonly #users = new Map<string, number>();

  constructor({ store, rulesOf, announce }: HouseOptions) {
    this.#store = store;
    this.#rulesOf = rulesOf;
    this.#announce = announce;
  }

  async begin({ game, setup, seats }: NewDeviceMatch): Promise<string> {
    const rules = await this.#rules(game);
    const seed = newSeed();
    const match = Match.begin(rules.game, setup ?? {}, { seed });
    return this.#found(match, seed, holdersFor(match, seats, rules), {});
  }

  /** Takes in a journal from a file, once all of it is proved. */
  async bring(source: unknown): Promise<string> {
    const journal = parseJournal(source);
    const { seed, game, ended } = journal;
    if (seed === undefined) throw new DeviceProblem('no-seed', 'Without its seed a match cannot be run again.');
    const rules = await this.#rules(game);
    const match = await inSlices(verifyByEntry(rules.game, journal));
    return this.#found(match, seed, holdersFor(match, {}, rules), { brought: true, ...(ended && { ended }) });
  }

  /** How a match ended by its rules, once all of its journal is proved. */
  async prove(source: unknown): Promise<Outcome | undefined> {
    const journal = parseJournal(source);
    const rules = await this.#rules(journal.game);
    return (await inSlices(verifyByEntry(rules.game, journal))).outcome;
  }

  async journal(id: string): Promise<Journal> {
    const open = this.#rooms.get(id);
    if (open !== undefined) return (await open).journal();
    const [{ head, seed, ended }, entries] = await Promise.all([this.#stored(id), this.#store.entries(id, 0)]);
    return { ...head, seed, entries, ...(ended && { ended }) };
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
    this.#announce(id);
    await this.hear(id);
  }

  /** The same once more; whoever asks twice gets the same match. */
  again(id: string): Promise<string> {
    return this.use(id, async room => {
      const { head, seats, next } = room.stored;
      if (next !== undefined && (await this.#store.match(next)) !== undefined) return next;
      const begun = await this.begin({ game: head.game, setup: head.setup, seats });
      await room.setNext(begun);
      return begun;
    });
  }

  /** Something was stored in another window. */
  async hear(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    await room?.hear();
    this.#maybeClose(id, room);
  }

  async follow(id: string, listener: Listener): Promise<void> {
    await this.use(id, room => room.follow(listener));
  }

  async leave(id: string, listener: Listener): Promise<void> {
    const room = await this.#rooms.get(id);
    room?.leave(listener);
    this.#maybeClose(id, room);
  }

  /** Does something in the room of a match, which is opened for it if need be. */
  async use<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    this.#users.set(id, (this.#users.get(id) ?? 0) + 1);
    let room: Room | undefined;
    try {
      room = await this.#room(id);
      return await work(room);
    } finally {
      this.#users.set(id, (this.#users.get(id) ?? 1) - 1);
      this.#maybeClose(id, room);
    }
  }

  #room(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const opening = this.#open(id);
    this.#rooms.set(id, opening);
    opening.catch(() => this.#rooms.delete(id));
    return opening;
  }

  async #open(id: string): Promise<Room> {
    const stored = await this.#stored(id);
    const rules = await this.#rules(stored.head.game);
    return Room.open(stored, { rules, store: this.#store, announce: () => this.#announce(id) });
  }

  #maybeClose(id: string, room: Room | undefined): void {
    const isInUse = (this.#users.get(id) ?? 0) > 0 || room?.isFollowed;
    if (isInUse) return;
    this.#users.delete(id);
    this.#rooms.delete(id);
    void room?.close();
  }

  async #found(
    match: Match,
    seed: string,
    seats: StoredMatch['seats'],
    more: Pick<StoredMatch, 'ended' | 'brought'>,
  ): Promise<string> {
    const { entries, seed: _, ...head } = match.journal();
    const id = newId();
    const now = Date.now();
    const standing = standingOf(match);
    const stored = { id, head, seed, seats, created: now, updated: now, standing, ...more };
    await this.#store.add(stored, entries);
    // From a position that was kept, a match goes on even when its rules have changed.
    await this.#store.keepCheckpoint(id, match.checkpoint() as Checkpoint);
    return id;
  }

  async #stored(id: string): Promise<StoredMatch> {
    const stored = await this.#store.match(id);
    if (stored === undefined) throw new DeviceProblem('unknown-match', 'There is no such match on this device.');
    return stored;
  }

  async #rules(game: string): Promise<Rules> {
    const rules = await this.#rulesOf(game).catch(cause => {
      throw new DeviceProblem('no-worker', `The rules of "${game}" could not be fetched.`, { cause });
    });
    if (rules === undefined) throw new DeviceProblem('unknown-game', `There is no game "${game}".`);
    return rules;
  }
}

/** Who plays each seat. Seats that are not named are the first person's. */
function holdersFor(match: Match, wished: NewDeviceMatch['seats'], { bots }: Rules): StoredMatch['seats'] {
  const seats = match.seats.map(({ id }) => id);
  const unknown = Object.keys(wished).filter(seat => !seats.includes(seat));
  if (unknown.length > 0) {
    const sentence = `There is no seat ${unknown.join(', ')} with this set-up.`;
    throw new TableError('unknown-seat', sentence, { unknown, seats });
  }
  for (const holder of Object.values(wished)) requireBot(holder, bots);
  const first = Object.values(wished).find(holder => 'person' in holder) ?? { person: '' };
  return Object.fromEntries(seats.map((seat: SeatId) => [seat, wished[seat] ?? first]));
}

function requireBot(holder: Holder, bots: Rules['bots']): void {
  if ('bot' in holder && !bots.some(({ name }) => name === holder.bot)) {
    throw new DeviceProblem('unknown-bot', `There is no bot "${holder.bot}".`);
  }
}
