import { uptime } from '../clock.ts';
import { Refusal, unknownMatch } from '../refusal.ts';
import { isMissingMatch, type MatchId, type News, type Player } from '../store/index.ts';
import { BotPlaces } from './bot-places.ts';
import type { House } from './house.ts';
import { Room } from './room.ts';

const restMillis = 1_000;
/** When to ask again for a place that is not free. */
const retrySeconds = 60;
const beatMillis = 15_000;
/** More matches than this are not in memory at once: those that rested longest leave first. */
export const mostInMemory = 1_000;

/** All matches that somebody plays or follows on this server. */
export class Rooms {
  readonly #house: House;
  readonly #idleMillis: number;
  readonly #botPlaces: BotPlaces;
  readonly #opening = new Map<MatchId, Promise<Room>>();
  readonly #open = new Map<MatchId, Room>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isClosed = false;

  constructor(house: House) {
    this.#house = house;
    this.#idleMillis = house.settings.idleMinutes * 60_000;
    this.#botPlaces = new BotPlaces(house.settings.mostBotMatches);
  }

  async open(): Promise<void> {
    await this.#house.store.listen(news => void this.#hear(news));
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
    if (!this.#botPlaces.areFull) return;
    const { mostBotMatches } = this.#house.settings;
    throw new Refusal('too-many-bots', `Bots play in ${mostBotMatches} matches already.`, { retryAfter: retrySeconds });
  }

  /** Whether somebody follows the match here, or has just looked at it. */
  isInUse(id: MatchId): boolean {
    return this.#open.has(id) || this.#opening.has(id);
  }

  /** Takes a match up, so that its bots begin. */
  async wake(id: MatchId): Promise<void> {
    const room = await this.room(id);
    await room.inTurn(() => undefined);
  }

  /** Deletes a match for everybody, if it is there. */
  async delete(id: MatchId): Promise<void> {
    await this.#house.store.deleteMatch(id);
    this.#open.get(id)?.vanish();
  }

  /** Deletes a person, and tells every table at which they sat. */
  async deletePlayer(player: Player): Promise<void> {
    const matches = await this.#house.people.remove(player);
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
    const stored = await this.#house.store.match(id);
    if (stored === undefined) throw unknownMatch();
    this.#requireOpen();
    const room = new Room(stored, this.#house, this.#botPlaces);
    this.#open.set(id, room);
    return room;
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new Refusal('shutting-down', 'The server is going down. Come back in a moment.');
  }

  /** This server or another has stored something. */
  async #hear(news: News): Promise<void> {
    if (news.kind === 'blocks') return;
    if (news.kind === 'missed') this.#house.people.forget();
    if (news.kind === 'player') this.#house.people.forget(news.player);
    const rooms = 'match' in news ? [this.#open.get(news.match)] : [...this.#open.values()];
    const hear = async (room: Room) => {
      if (news.kind !== 'player') await room.hear(news.kind);
      if (!('match' in news)) await room.dismiss(news.kind === 'player' ? news.player : undefined);
    };
    await Promise.all(rooms.map(room => room && hear(room).catch(thrown => this.#failed(thrown, room))));
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
    for (const room of this.#open.values()) room.beat(now);
  }

  async #closeRoom(room: Room): Promise<void> {
    await room.close().catch(thrown => this.#failed(thrown, room));
  }

  #failed(thrown: unknown, room: Room): void {
    if (isMissingMatch(thrown, room.id)) room.vanish();
    else this.#house.log.error({ err: thrown, match: room.id }, 'a match could not be looked after');
  }
}
