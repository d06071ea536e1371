import {
  type Checkpoint,
  isResigned,
  type Journal,
  Match,
  type Outcome,
  parseJournal,
  type SeatId,
  TableError,
  verifyByEntry,
} from '@starboard/kernel';
import {
  type Around,
  findBot,
  inSlices,
  type Listener,
  type Offered,
  Room,
  type StoredMatch,
  standingOf,
  unknownMatch,
} from '@starboard/room';
import { announcing, aroundRooms } from './around.ts';
import type { Holder, NewDeviceMatch } from './device.ts';
import { pace } from './pace.ts';
import { DeviceRefusal } from './problem.ts';
import { newId, newSeed } from './secrets.ts';
import { type DeviceRecord, type DeviceStore, holdersOf } from './store.ts';

export interface DeviceMatchesOptions {
  readonly store: DeviceStore;
  rulesOf(game: string): Promise<Offered | undefined>;
  /** Tells the other windows that there is news of a match. */
  announce(id: string): void;
}

const restMillis = 1_000;

/** All matches of this device, and a room for each that is being played. */
export class DeviceMatches {
  readonly #store: DeviceStore;
  readonly #around: Around;
  readonly #rulesOf: DeviceMatchesOptions['rulesOf'];
  readonly #announce: (id: string) => void;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** How many use a room at this moment, besides those who follow it. */
  readonly #users = new Map<string, number>();
  #resting: ReturnType<typeof setInterval> | undefined;

  constructor({ store, rulesOf, announce }: DeviceMatchesOptions) {
    this.#store = store;
    this.#rulesOf = rulesOf;
    this.#announce = announce;
    this.#around = aroundRooms(announcing(store, announce), game => this.#rules(game));
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
    if (seed === undefined) throw new DeviceRefusal('no-seed', 'Without its seed a match cannot be run again.');
    const rules = await this.#rules(game);
    const match = await inSlices(verifyByEntry(rules.game, journal), pace);
    return this.#found(match, seed, holdersFor(match, {}, rules), { brought: true, ...(ended && { ended }) });
  }

  /** How a match ended by its rules, once all of its journal is proved. */
  async prove(source: unknown): Promise<Outcome | undefined> {
    const journal = parseJournal(source);
    const rules = await this.#rules(journal.game);
    return (await inSlices(verifyByEntry(rules.game, journal), pace)).outcome;
  }

  /** With its seed, so that it can be played on elsewhere, or seen to happen again. */
  async journal(id: string): Promise<Journal> {
    const [{ head, seed, seating }, rows] = await Promise.all([this.#stored(id), this.#store.rows(id, 0)]);
    const { ended } = seating;
    return { ...head, seed, entries: rows.map(({ entry }) => entry), ...(isResigned(ended) && { ended }) };
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
    this.#announce(id);
    await this.hear(id);
  }

  /** The same once more; whoever asks twice gets the same match. */
  again(id: string): Promise<string> {
    return this.use(id, room =>
      room.inTurn(async match => {
        const { seats, next } = room.seating;
        if (next !== undefined && (await this.#store.match(next)) !== undefined) return next;
        const { game, setup } = room.record.head;
        const begun = await this.begin({ game, setup, seats: holdersOf(seats) });
        await room.change(match, seating => ({ ...seating, next: begun }));
        return begun;
      }),
    );
  }

  /** Something was stored in another window. */
  async hear(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    await room?.hear('missed');
    this.#maybeClose(id, room);
  }

  async follow(id: string, listener: Listener): Promise<void> {
    await this.use(id, room => room.listen(listener));
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
    this.#resting ??= setInterval(() => void this.#rest(), restMillis);
    return new Room(stored, await this.#rules(stored.head.game), this.#around);
  }

  #maybeClose(id: string, room: Room | undefined): void {
    const isInUse = (this.#users.get(id) ?? 0) > 0 || room?.isFollowed;
    if (isInUse) return;
    this.#users.delete(id);
    this.#rooms.delete(id);
    void room?.close().catch(() => undefined);
    if (this.#rooms.size > 0) return;
    clearInterval(this.#resting);
    this.#resting = undefined;
  }

  async #rest(): Promise<void> {
    const now = this.#around.clock.uptime();
    for (const opening of this.#rooms.values()) {
      // What cannot be kept now is kept later: everything can be worked out from the journal.
      await opening.then(room => room.rest(now, Number.POSITIVE_INFINITY)).catch(() => undefined);
    }
  }

  async #found(
    match: Match,
    seed: string,
    seats: DeviceRecord['seats'],
    more: Pick<DeviceRecord, 'ended' | 'brought'>,
  ): Promise<string> {
    const { entries, seed: _, ...head } = match.journal();
    const id = newId();
    const now = Date.now();
    const standing = standingOf(match);
    const record = { id, head, seed, seats, created: now, updated: now, standing, ...more };
    await this.#store.add(record, entries);
    // From a position that was kept, a match goes on even when its rules have changed.
    await this.#store.keepCheckpoint(id, match.entries, match.checkpoint() as Checkpoint);
    return id;
  }

  async #stored(id: string): Promise<StoredMatch> {
    const stored = await this.#store.match(id);
    if (stored === undefined) throw unknownMatch(id);
    return stored;
  }

  async #rules(game: string): Promise<Offered> {
    const rules = await this.#rulesOf(game).catch(cause => {
      throw new DeviceRefusal('no-worker', `The rules of "${game}" could not be fetched.`, undefined, { cause });
    });
    if (rules === undefined) throw new DeviceRefusal('unknown-game', `There is no game "${game}".`);
    return rules;
  }
}

/** Who plays each seat. Seats that are not named are the first person's. */
function holdersFor(match: Match, wished: NewDeviceMatch['seats'], offered: Offered): DeviceRecord['seats'] {
  const seats = match.seats.map(({ id }) => id);
  const unknown = Object.keys(wished).filter(seat => !seats.includes(seat));
  if (unknown.length > 0) {
    const sentence = `There is no seat ${unknown.join(', ')} with this set-up.`;
    throw new TableError('unknown-seat', sentence, { unknown, seats });
  }
  for (const holder of Object.values(wished)) if ('bot' in holder) findBot(offered, holder.bot);
  const first: Holder = Object.values(wished).find(holder => 'person' in holder) ?? { person: '' };
  return Object.fromEntries(seats.map((seat: SeatId) => [seat, wished[seat] ?? first]));
}
