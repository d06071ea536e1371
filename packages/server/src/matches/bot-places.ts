import type { Room } from './room.ts';

/** The matches in which bots play, so many at once. In others they wait until one of these is over, or nobody is there to see it. */
export class BotPlaces {
  readonly #most: number;
  readonly #taken = new Set<Room>();

  constructor(most: number) {
    this.#most = most;
  }

  get areFull(): boolean {
    for (const room of this.#taken) if (!room.hasBotsAtPlay) this.#taken.delete(room);
    return this.#taken.size >= this.#most;
  }

  /** Whether bots may play there: it has a place already, or there is one left for it. */
  take(room: Room): boolean {
    if (this.#taken.has(room)) return true;
    if (this.areFull) return false;
    this.#taken.add(room);
    return true;
  }
}
