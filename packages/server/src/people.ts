import { LRUCache } from 'lru-cache';
import { steadyTime } from './clock.ts';
import { hashOf, newKey } from './keys.ts';
import { Refusal } from './refusal.ts';
import type { Hash, Player, PlayerId, Store, Time } from './store/index.ts';

const minute = 60_000;
const carryMinutes = 15;
/** Another server may have renamed somebody: what is remembered is forgotten after a while. */
const memory = { max: 10_000, ttl: minute };

/** The players of this server: who a cookie belongs to, what they are called, when they were last heard of. */
export class People {
  readonly #store: Store;
  readonly #byToken = new LRUCache<Hash, Player>(memory);
  readonly #byId = new LRUCache<PlayerId, Player>(memory);

  constructor(store: Store) {
    this.#store = store;
  }

  async welcome(name: string): Promise<{ readonly player: Player; readonly token: string }> {
    const token = newKey();
    const player = { id: newKey(), name, seen: steadyTime() };
    await this.#store.addPlayer(player, hashOf(token));
    return { player, token };
  }

  async withToken(token: string): Promise<Player | undefined> {
    const hash = hashOf(token);
    const known = this.#byToken.get(hash) ?? (await this.#store.playerWith(hash));
    if (known === undefined) return undefined;
    const player = this.#heardOf(this.#inTime(known));
    this.#byToken.set(hash, player);
    return player;
  }

  async rename(player: Player, name: string): Promise<Player> {
    await this.#store.changePlayer(player.id, { name });
    const renamed = { ...player, name };
    this.#byToken.clear();
    this.#byId.set(player.id, renamed);
    return renamed;
  }

  /** A code for another device, to be used soon and once. */
  async carryCode(player: Player): Promise<{ readonly code: string; readonly until: Time }> {
    const code = newKey();
    const until = steadyTime() + carryMinutes * minute;
    await this.#store.addCarryCode(hashOf(code), player.id, until);
    return { code, until };
  }

  async carry(code: string): Promise<{ readonly player: Player; readonly token: string }> {
    const id = await this.#store.takeCarryCode(hashOf(code), steadyTime());
    const [player] = id === undefined ? [] : await this.#store.players([id]);
    if (player === undefined) throw new Refusal('bad-code', 'This link was used already, or is too old.');
    const token = newKey();
    await this.#store.addToken(player.id, hashOf(token));
    return { player, token };
  }

  /** What these people are called and when they were last heard of. */
  async named(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, Player>> {
    const unknown = ids.filter(id => !this.#byId.has(id));
    if (unknown.length > 0)
      for (const each of await this.#store.players(unknown)) this.#byId.set(each.id, this.#inTime(each));
    return new Map(ids.flatMap(id => [[id, this.#byId.get(id)] as const]).filter(isFound));
  }

  /** As `named`, but what other servers heard counts too. */
  async namedAnew(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, Player>> {
    for (const id of ids) this.#byId.delete(id);
    return this.named(ids);
  }

  /** Remembers that somebody is there: by request or by an open stream. To the minute is enough. */
  #heardOf(player: Player): Player {
    const now = steadyTime();
    if (now - player.seen < minute) return player;
    const seen = { ...player, seen: now };
    this.#byId.set(player.id, seen);
    // Nothing depends on it but who may be replaced: a failure is told by whatever is asked next.
    this.#store.changePlayer(player.id, { seen: now }).catch(() => undefined);
    return seen;
  }

  /** The clock may have been wrong when somebody was heard of: nobody is here until a time that is yet to come. */
  #inTime(player: Player): Player {
    const now = steadyTime();
    if (player.seen - now < minute) return player;
    this.#store.changePlayer(player.id, { seen: now }).catch(() => undefined);
    return { ...player, seen: now };
  }

  stillHere(id: PlayerId): void {
    const known = this.#byId.get(id);
    if (known !== undefined) this.#heardOf(known);
    else void this.named([id]).catch(() => undefined);
  }
}

function isFound(pair: readonly [PlayerId, Player | undefined]): pair is [PlayerId, Player] {
  return pair[1] !== undefined;
}
