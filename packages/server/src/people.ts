import { LRUCache } from 'lru-cache';
import { steadyTime } from './clock.ts';
import { hashOf, newKey } from './keys.ts';
import { ServerRefusal } from './refusal.ts';
import type { Device, Hash, MatchId, Player, PlayerId, Store, Time } from './store/index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const carryMinutes = 15;
/** Another server may have renamed somebody: what is remembered is forgotten after a while. */
const memory = { max: 10_000, ttl: minute };

/** The players of this server: who a cookie belongs to, what they are called, when they were last heard of. */
export class People {
  readonly #store: Store;
  readonly #byDevice = new LRUCache<Hash, Player>(memory);
  readonly #byId = new LRUCache<PlayerId, Player>(memory);
  /** The last day on which a device was heard of. */
  readonly #days = new LRUCache<Hash, Time>({ max: memory.max });
  /** Counts up: what was looked up before is not remembered after. */
  #forgettings = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async welcome(name: string): Promise<{ readonly player: Player; readonly token: string }> {
    const token = newKey();
    const player = { id: newKey(), name, seen: steadyTime() };
    await this.#store.addPlayer(player, hashOf(token), player.seen);
    return { player, token };
  }

  async withDevice(device: Hash): Promise<Player | undefined> {
    const before = this.#forgettings;
    const known = this.#byDevice.get(device) ?? (await this.#store.playerWith(device));
    if (known === undefined) return undefined;
    const player = this.#heardOf(this.#inTime(known));
    if (before === this.#forgettings) this.#byDevice.set(device, player);
    this.#noteDay(device);
    return player;
  }

  async rename(player: Player, name: string): Promise<Player> {
    await this.#store.changePlayer(player.id, { name });
    const renamed = { ...player, name };
    this.#byDevice.clear();
    this.#byId.set(player.id, renamed);
    return renamed;
  }

  /** A code for another device, to be used soon and once. */
  async carryCode(player: Player): Promise<{ readonly code: string; readonly until: Time }> {
    const code = newKey();
    const now = steadyTime();
    const until = now + carryMinutes * minute;
    await this.#store.addCarryCode(hashOf(code), player.id, now, until);
    return { code, until };
  }

  async carry(code: string): Promise<{ readonly player: Player; readonly token: string }> {
    const id = await this.#store.takeCarryCode(hashOf(code), steadyTime());
    const [player] = id === undefined ? [] : await this.#store.players([id]);
    if (player === undefined) throw new ServerRefusal('bad-code', 'This link was used already, or is too old.');
    const token = newKey();
    await this.#store.addToken(player.id, hashOf(token), steadyTime());
    return { player, token };
  }

  async devices({ id }: Player): Promise<readonly (Device & { readonly id: string })[]> {
    return (await this.#store.devicesOf(id)).map(device => ({ ...device, id: deviceIdOf(device.token) }));
  }

  /** Makes a device nobody's; one that is nobody's already stays so. Says which it was. */
  async signOut(player: Player, id: string): Promise<Hash | undefined> {
    const device = (await this.devices(player)).find(each => each.id === id);
    if (device !== undefined) await this.#store.removeDevices(player.id, { only: device.token });
    return device?.token;
  }

  async signOutElsewhere(player: Player, here: Hash): Promise<void> {
    await this.#store.removeDevices(player.id, { allBut: here });
  }

  /** Says in which matches something changed. */
  remove({ id }: Player): Promise<readonly MatchId[]> {
    return this.#store.deletePlayer(id);
  }

  /** Something about this person may be otherwise now; or, if nobody is named, about anybody. */
  forget(id?: PlayerId): void {
    this.#forgettings += 1;
    if (id === undefined) this.#byId.clear();
    else this.#byId.delete(id);
    for (const [device, player] of this.#byDevice.entries())
      if (id === undefined || player.id === id) this.#byDevice.delete(device);
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

  /** Remembers on which day a device was heard of, for whoever looks through theirs. */
  #noteDay(device: Hash): void {
    const now = steadyTime();
    const today = now - (now % day);
    if (this.#days.get(device) === today) return;
    this.#days.set(device, today);
    this.#store.noteDevice(device, today).catch(() => undefined);
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

/** What a device is called: nothing that is stored can be told from it. */
function deviceIdOf(token: Hash): string {
  return hashOf(`device ${token}`).slice(0, 22);
}

function isFound(pair: readonly [PlayerId, Player | undefined]): pair is [PlayerId, Player] {
  return pair[1] !== undefined;
}
