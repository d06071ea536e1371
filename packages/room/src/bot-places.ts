/** A match, as far as its place is concerned. */
interface Playing {
  readonly hasBotsAtPlay: boolean;
}

/** The matches in which bots play, so many at once. In others they wait until one of these is over, or nobody is there to see it. */
export class BotPlaces {
  readonly #most: number;
  readonly #taken = new Set<Playing>();

  constructor(most: number) {
    this.#most = most;
  }

  get areFull(): boolean {
    for (const match of this.#taken) if (!match.hasBotsAtPlay) this.#taken.delete(match);
    return this.#taken.size >= this.#most;
  }

  /** Whether bots may play there: it has a place already, or there is one left for it. */
  take(match: Playing): boolean {
    if (this.#taken.has(match)) return true;
    if (this.areFull) return false;
    this.#taken.add(match);
    return true;
  }
}
