import { prune } from '../upkeep/prune.ts';
import { readSpan } from '../upkeep/span.ts';
import type { House } from './house.ts';
import type { Rooms } from './rooms.ts';

/** Servers that are started together do not all look at once. */
const firstMillis = { least: 60_000, most: 600_000 };
const everyMillis = 6 * 60 * 60_000;

/** Deletes what nobody has touched for long, now and then, if that is set. */
export class Pruner {
  readonly #house: House;
  readonly #rooms: Rooms;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(house: House, rooms: Rooms) {
    this.#house = house;
    this.#rooms = rooms;
  }

  start(): void {
    const { least, most } = firstMillis;
    this.#plan(least + Math.random() * (most - least));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #plan(millis: number): void {
    if (this.#house.settings.pruneOlderThan === undefined || this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#prune(), millis).unref();
  }

  async #prune(): Promise<void> {
    const { store, log, settings } = this.#house;
    try {
      const before = Date.now() - readSpan(settings.pruneOlderThan!)!;
      const { looked, deleted, kept } = await prune(store, { before, isInUse: id => this.#rooms.isInUse(id) });
      log.info({ looked, deleted, kept }, 'old matches were deleted');
    } catch (thrown) {
      if (!this.#isStopped) log.error({ err: thrown }, 'old matches could not be deleted');
    } finally {
      this.#plan(everyMillis);
    }
  }
}
