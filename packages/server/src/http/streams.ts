import { ServerRefusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

/** Counts open event streams: neither one address nor all together may have too many. */
export class Streams {
  readonly #settings: Settings;
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get open(): number {
    return this.#open;
  }

  /** Takes a place; hands back how to give it up. */
  take(address: string): () => void {
    const { streamsPerAddress, mostStreams } = this.#settings;
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= streamsPerAddress) throw new ServerRefusal('too-many-streams', `You have ${own} streams open already.`);
    if (this.#open >= mostStreams)
      throw new ServerRefusal('too-many-streams', 'The server has as many streams as it can.');
    this.#open += 1;
    this.#byAddress.set(address, own + 1);
    return () => this.#give(address);
  }

  #give(address: string): void {
    this.#open -= 1;
    const left = this.#byAddress.get(address)! - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
