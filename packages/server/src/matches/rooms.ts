import { type Around, type Heard, isMissingMatch, Room, unknownMatch } from '@starboard/room';
import { uptime } from '../clock.ts';
import { findGame } from '../offered.ts';
import { ServerRefusal } from '../refusal.ts';
import type { MatchId, News, Player, PlayerId } from '../store/index.ts';
import { aroundRooms } from './around.ts';
import type { StreamListener } from './listener.ts';
import type { Services } from './services.ts';

const restMillis = 1_000;
/** When to ask again for a place that is not free. */
const retrySeconds = 60;
const beatMillis = 15_000;
/** More matches than this are not in memory at once: those that rested longest leave first. */
export const mostInMemory = 1_000;

/** All matches that somebody plays or follows on this server. */
export class Rooms {
  readonly #services: Services;
  readonly #around: Around;
  readonly #idleMillis: number;
  readonly #opening = new Map<MatchId, Promise<Room>>();
  readonly #open = new Map<MatchId, Room>();
  /** Who follows which match. */
  readonly #following = new Map<StreamListener, Room>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isClosed = false;

  constructor(services: Services) {
    this.#services = services;
    this.#around = aroundRooms(services);
    this.#idleMillis = services.settings.idleMinutes * 60_000;
  }

  async open(): Promise<void> {
    await this.#services.store.listen(news => void this.#hear(news));
    const every = (millis: number, work: () => unknown) => this.#timers.push(setInterval(work, millis).unref());
    every(Math.min(restMillis, this.#idleMillis), () => this.#rest());
    every(beatMillis, () => this.#beat());
  }

  /** The room of a match. Whoever looks for one that does not exist is refused. */
  async room(id: MatchId): Promise<Room> {
    this.#requireOpen();
    const open = this.#open.get(id);
    if (open !== undefined && !open.isGone) return open;
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = this.#enter(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** More matches with bots are not begun than can be played. */
  requirePlaceForBots(): void {
    if (!this.#around.botPlaces.areFull) return;
    const { mostBotMatches } = this.#services.settings;
    throw new ServerRefusal('too-many-bots', `Bots play in ${mostBotMatches} matches already.`, {
      retryAfter: retrySeconds,
    });
  }

  /** Whether somebody follows the match here, or has just looked at it. */
  isInUse(id: MatchId): boolean {
    return this.#open.has(id) || this.#opening.has(id);
  }

  /** Somebody follows a match from now on. */
  async follow(room: Room, listener: StreamListener, heard: Heard | undefined): Promise<void> {
    this.#following.set(listener, room);
    await room.listen(listener, heard);
    // This device may have been signed out just now, before anybody knew that it listens.
    if (listener.player !== undefined) await this.#endStrangers(listener.player);
  }

  leave(listener: StreamListener): void {
    this.#following.get(listener)?.leave(listener);
    this.#following.delete(listener);
  }

  /** Takes a match up, so that its bots begin. */
  async wake(id: MatchId): Promise<void> {
    const room = await this.room(id);
    await room.inTurn(() => undefined);
  }

  /** Deletes a match for everybody, if it is there. */
  async delete(id: MatchId): Promise<void> {
    await this.#services.store.deleteMatch(id);
    this.#open.get(id)?.vanish();
  }

  /** Deletes a person, and tells every table at which they sat. */
  async deletePlayer(player: Player): Promise<void> {
    const matches = await this.#services.people.remove(player);
    await this.dismiss(player);
    for (const match of matches) await this.#hear({ kind: 'gathering', match });
  }

  /** Some device of this person is theirs no more. */
  dismiss({ id }: Player): Promise<void> {
    return this.#hear({ kind: 'player', player: id });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#open.values()].map(room => this.#closeRoom(room)));
    this.#open.clear();
  }

  async #enter(id: MatchId): Promise<Room> {
    const stored = await this.#services.store.match(id);
    if (stored === undefined) throw unknownMatch(id);
    this.#requireOpen();
    const room = new Room(stored, findGame(this.#services.offer, stored.head.game), this.#around);
    this.#open.set(id, room);
    return room;
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new ServerRefusal('shutting-down', 'The server is going down. Come back in a moment.');
  }

  /** This server or another has stored something. */
  async #hear(news: News): Promise<void> {
    if (news.kind === 'blocks') return;
    if (news.kind === 'missed') this.#services.people.forget();
    if (news.kind === 'player') this.#services.people.forget(news.player);
    const rooms = 'match' in news ? [this.#open.get(news.match)] : [...this.#open.values()];
    if (news.kind !== 'player') {
      const kind = news.kind === 'gathering' ? 'seating' : news.kind;
      await Promise.all(rooms.map(room => room?.hear(kind).catch(thrown => this.#failed(thrown, room))));
    }
    if (!('match' in news)) await this.#endStrangers(news.kind === 'player' ? news.player : undefined);
  }

  /** Ends the streams of devices that are this person's no more; if nobody is named, those of anybody. */
  async #endStrangers(player: PlayerId | undefined): Promise<void> {
    for (const [listener, room] of [...this.#following]) {
      const { device } = listener;
      if (device === undefined || (player !== undefined && listener.player !== player)) continue;
      try {
        const isKnown = (await this.#services.people.withDevice(device)) !== undefined;
        if (!isKnown) room.dismiss(listener, new ServerRefusal('no-player', 'This device was signed out.'));
      } catch (thrown) {
        this.#failed(thrown, room);
      }
    }
  }

  #rest(): void {
    const now = uptime();
    const inMemory = [...this.#open.values()].filter(room => room.isInMemory);
    const tooMany = inMemory.length - mostInMemory;
    if (tooMany > 0) inMemory.sort((a, b) => a.usedAt - b.usedAt);
    inMemory.forEach((room, i) => {
      room.rest(now, i < tooMany ? 0 : this.#idleMillis).catch(thrown => this.#failed(thrown, room));
    });
    for (const [id, room] of this.#open) if (room.isEmpty) this.#open.delete(id);
  }

  #beat(): void {
    const now = uptime();
    for (const listener of this.#following.keys()) {
      listener.beat(now);
      if (listener.player !== undefined) this.#services.people.stillHere(listener.player);
    }
  }

  async #closeRoom(room: Room): Promise<void> {
    await room.close().catch(thrown => this.#failed(thrown, room));
  }

  #failed(thrown: unknown, room: Room): void {
    if (isMissingMatch(thrown, room.id)) room.vanish();
    else this.#services.log.error({ err: thrown, match: room.id }, 'a match could not be looked after');
  }
}
