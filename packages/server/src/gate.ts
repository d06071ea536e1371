import type { FastifyBaseLogger } from 'fastify';
import { isLocal, plainAddress } from './addresses.ts';
import { Networks, readNetwork } from './networks.ts';
import type { Block, Store } from './store/index.ts';

const retryMillis = 1_000;

interface Guest {
  readonly address: string;
  leave(): void;
}

/** Who is not served here, as whoever looks after the server has said, at whichever server on the same database. */
export class Gate {
  readonly #store: Pick<Store, 'blocks' | 'listen'>;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly #guests = new Set<Guest>();
  #closed = new Networks([]);
  #retry: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(store: Pick<Store, 'blocks' | 'listen'>, log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#store = store;
    this.#log = log;
  }

  async open(): Promise<void> {
    await this.#store.listen(({ kind }) => {
      if (kind === 'blocks' || kind === 'missed') void this.#renew();
    });
    this.#take(await this.#store.blocks());
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#retry);
  }

  isClosedTo(address: string): boolean {
    return this.#closed.has(address) && !isLocal(plainAddress(address));
  }

  /** Somebody stays for a while, such as with an open stream, and leaves when the gate is closed to them. */
  watch(address: string, leave: () => void): () => void {
    const guest = { address, leave };
    this.#guests.add(guest);
    if (this.isClosedTo(address)) leave();
    return () => this.#guests.delete(guest);
  }

  async #renew(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      const blocks = await this.#store.blocks();
      this.#take(blocks);
      this.#log.info({ networks: blocks.length }, 'other networks are blocked now');
    } catch (thrown) {
      if (this.#isOver) return;
      this.#log.error({ err: thrown }, 'who is blocked could not be looked up');
      this.#retry = setTimeout(() => this.#renew(), retryMillis).unref();
    }
  }

  #take(blocks: readonly Block[]): void {
    this.#closed = new Networks(blocks.flatMap(({ network }) => readNetwork(network) ?? []));
    for (const { address, leave } of [...this.#guests]) if (this.isClosedTo(address)) leave();
  }
}
