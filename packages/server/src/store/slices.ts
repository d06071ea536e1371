import { failed, StoreError } from './errors.ts';
import type { Tell } from './store.ts';

/** So many rows are read or removed at once: whoever waits meanwhile has their turn in between. */
export const sliceSize = 1_000;

/**
 * In the lists of this player, who is nobody, stand matches that are deleted and have too much in them to be removed at once.
 * Their revision is below 0, and nobody else finds them.
 */
export const nobody = '';

/** Does a slice of what is to be removed, again and again until nothing is left of it. */
export class Sweeper {
  readonly #sweepSlice: () => Promise<boolean>;
  readonly #tell: Tell;
  #isAtIt = false;
  #isWanted = false;

  constructor(sweepSlice: () => Promise<boolean>, tell: Tell) {
    this.#sweepSlice = sweepSlice;
    this.#tell = tell;
  }

  /** What is cut off by the end of the server goes on with the next. */
  async sweep(): Promise<void> {
    this.#isWanted = true;
    if (this.#isAtIt) return;
    this.#isAtIt = true;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        while (await this.#sweepSlice());
      }
    } catch (thrown) {
      const error = thrown instanceof StoreError ? thrown : failed(thrown);
      if (error.code !== 'closed') this.#tell(error);
    } finally {
      this.#isAtIt = false;
    }
  }
}
