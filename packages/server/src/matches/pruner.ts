import type { MatchId, Time } from '../store/index.ts';
import { prune } from '../upkeep/prune.ts';
import { readSpan } from '../upkeep/span.ts';
import type { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

/** Servers that are started together do not all look at once. */
const firstMillis = { least: 60_000, most: 600_000 };
const everyMillis = 6 * 60 * 60_000;

/** Deletes what nobody has touched for long, or moves it out of the way, now and then, if that is set. */
export class Pruner {
  readonly #services: Services;
  readonly #rooms: Rooms;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(services: Services, rooms: Rooms) {
    this.#services = services;
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

  /** Only PostgreSQL has a place that is out of the way. */
  get #limits(): { readonly before?: Time; readonly coldBefore?: Time } {
    const { pruneOlderThan, coldOlderThan, databaseUrl } = this.#services.settings;
    const cold = databaseUrl === undefined ? undefined : coldOlderThan;
    return {
      ...(pruneOlderThan !== undefined && { before: Date.now() - readSpan(pruneOlderThan)! }),
      ...(cold !== undefined && { coldBefore: Date.now() - readSpan(cold)! }),
    };
  }

  #plan(millis: number): void {
    const { before, coldBefore } = this.#limits;
    if ((before ?? coldBefore) === undefined || this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#prune(), millis).unref();
  }

  async #prune(): Promise<void> {
    const { store, log } = this.#services;
    try {
      const isInUse = (id: MatchId) => this.#rooms.isInUse(id);
      const { looked, deleted, chilled, kept } = await prune(store, { ...this.#limits, isInUse });
      log.info({ looked, deleted, chilled, kept }, 'old matches were looked after');
    } catch (thrown) {
      if (!this.#isStopped) log.error({ err: thrown }, 'old matches could not be looked after');
    } finally {
      this.#plan(everyMillis);
    }
  }
}
