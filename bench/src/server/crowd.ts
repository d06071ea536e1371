/** Somebody at a match who has been asked something. */
export interface Asked {
  answer(): void;
}

/** What was noted while it counted. */
export interface Notes {
  /** From sending an answer until its sender had the new state, in milliseconds. */
  readonly seen: number[];
  /** From sending an answer until the server said that it is stored, where a server says so. */
  readonly acknowledged: number[];
  /** Of every update that anybody received. */
  readonly updateBytes: number[];
}

/** How long answers under way may take to arrive once nobody sends new ones. */
const patienceMillis = 60_000;

/** All clients of a run. Between `start` and `settle` everybody who is asked answers at once. */
export class Crowd {
  readonly #waiting = new Set<Asked>();
  #isAnswering = false;
  #underWay = 0;
  #notes: Notes | undefined;
  #failure: Error | undefined;

  start(): void {
    this.#isAnswering = true;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const asked of waiting) this.asked(asked);
  }

  /** From now on it counts. */
  takeNotes(): Notes {
    this.#notes = { seen: [], acknowledged: [], updateBytes: [] };
    return this.#notes;
  }

  stopNotes(): void {
    this.#notes = undefined;
  }

  /** Nobody sends any more answers; waits for those that are under way. */
  async settle(): Promise<void> {
    this.#isAnswering = false;
    const deadline = performance.now() + patienceMillis;
    while (this.#underWay > 0) {
      this.throwIfFailed();
      if (performance.now() > deadline) throw new Error(`${this.#underWay} answers were never heard of again.`);
      await pause(10);
    }
  }

  async play(millis: number): Promise<void> {
    await pause(millis);
    this.throwIfFailed();
  }

  throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }

  asked(asked: Asked): void {
    if (!this.#isAnswering) {
      this.#waiting.add(asked);
      return;
    }
    this.#underWay += 1;
    asked.answer();
  }

  /** The sender of an answer has the state after it. */
  seen(millis: number): void {
    this.#underWay -= 1;
    this.#notes?.seen.push(millis);
  }

  acknowledged(millis: number): void {
    this.#notes?.acknowledged.push(millis);
  }

  received(bytes: number): void {
    this.#notes?.updateBytes.push(bytes);
  }

  failed(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  }
}

export function pause(millis: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, millis));
}
