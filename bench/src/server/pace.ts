const tickMillis = 2;

/** When answers are due: so many a second, evenly, whether or not those before have come to their end. */
export class Pace {
  readonly #began = performance.now();
  readonly #perSecond: number;
  readonly #timer: NodeJS.Timeout;
  #taken = 0;

  constructor(perSecond: number, look: () => void) {
    this.#perSecond = perSecond;
    this.#timer = setInterval(look, tickMillis);
  }

  /** When each of those was due that are due by now and were not taken yet, at most so many. */
  take(most: number): number[] {
    const dueByNow = Math.floor(((performance.now() - this.#began) / 1_000) * this.#perSecond);
    const length = Math.min(most, dueByNow - this.#taken);
    const due = Array.from({ length }, (_, i) => this.#began + ((this.#taken + i + 1) / this.#perSecond) * 1_000);
    this.#taken += length;
    return due;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
