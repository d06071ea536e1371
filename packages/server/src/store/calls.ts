import { StoreError } from './errors.ts';

/** Lets calls in until the store is closed, and waits for the last of them. */
export class Calls {
  readonly #underWay = new Set<Promise<unknown>>();
  #areOver = false;

  async make<T>(work: () => Promise<T>): Promise<T> {
    if (this.#areOver) throw new StoreError('closed', 'The store is closed.');
    const call = work();
    this.#underWay.add(call);
    try {
      return await call;
    } finally {
      this.#underWay.delete(call);
    }
  }

  /** From now on calls are refused; those under way are waited for. */
  async end(): Promise<void> {
    this.#areOver = true;
    await Promise.allSettled(this.#underWay);
  }
}
