import { uptime } from './clock.ts';
import { failed, type Store } from './store/index.ts';

/** Whoever asks more often hears what was found last. */
const freshMillis = 1_000;
const patienceMillis = 5_000;

/** Whether the database takes and gives, found out by doing it. */
export class Readiness {
  readonly #store: Store;
  #triedAt = Number.NEGATIVE_INFINITY;
  #try: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Fails if it does not, or not soon. */
  prove(): Promise<void> {
    const now = uptime();
    if (now - this.#triedAt >= freshMillis) {
      this.#triedAt = now;
      this.#try = soon(this.#store.probe());
      this.#try.catch(() => undefined);
    }
    return this.#try;
  }
}

async function soon(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failed(new Error('no answer in time'))), patienceMillis);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
