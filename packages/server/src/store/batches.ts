interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

interface BatchOptions<Item, Result> {
  /** How many items a batch has at most. */
  readonly most: number;
  /** How many batches may be under way at once. */
  readonly atOnce: number;
  /** Does a batch, and says of each item what became of it. If it fails as a whole, none of it was done. */
  run(items: readonly Item[]): Outcomes<Result> | Promise<Outcomes<Result>>;
}

type Outcomes<Result> = readonly PromiseSettledResult<Result>[];

/** Does together what is asked for in one turn of the event loop, or while earlier batches are under way. */
export class Batches<Item, Result> {
  readonly #options: BatchOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #underWay = 0;
  #isPlanned = false;

  constructor(options: BatchOptions<Item, Result>) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#begin();
    });
  }

  #begin(): void {
    const { most, atOnce } = this.#options;
    while (this.#waiting.length > 0 && this.#underWay < atOnce) void this.#do(this.#waiting.splice(0, most));
  }

  async #do(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.#underWay += 1;
    try {
      const outcomes = await this.#options.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, at) => {
        const outcome = outcomes[at]!;
        if (outcome.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome.reason);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#underWay -= 1;
      this.#begin();
    }
  }
}
