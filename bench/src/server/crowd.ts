import { Pace } from './pace.ts';

/** Somebody at a match who has been asked something. */
export interface Asked {
  /** Answers now; how long it takes is counted from when the answer was due. */
  answer(due: number): void;
}

/** What was noted while it counted. */
export interface Notes {
  /** From when an answer was due until its sender had the new state, in milliseconds. */
  readonly seen: number[];
  /** From when an answer was due until the server said that it is stored, where a server says so. */
  readonly acknowledged: number[];
  /** Of every update that anybody received. */
  readonly updateBytes: number[];
}

/** How long answers under way may take to arrive once nobody sends new ones. */
const patienceMillis = 60_000;

/** All clients of a run. Between `start` and `settle` those who are asked answer: at once, or when an answer is due. */
export class Crowd {
  readonly #waiting = new Set<Asked>();
  #isAnswering = false;
  #pace: Pace | undefined;
  #underWay = 0;
  #notes: Notes | undefined;
  #failure: Error | undefined;

  /** From now on everybody answers at once, or all together so many times a second, whatever becomes of it. */
  start(perSecond?: number): void {
    this.#isAnswering = true;
    if (perSecond === undefined) {
      for (const asked of this.#takeWaiting(this.#waiting.size)) this.asked(asked);
    } else {
      this.#pace = new Pace(perSecond, () => this.#answerDue());
    }
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
    this.#pace?.stop();
    this.#pace = undefined;
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
    if (this.#isAnswering && this.#pace === undefined) {
      this.#answer(asked, performance.now());
      return;
    }
    this.#waiting.add(asked);
    this.#answerDue();
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

  /** Sends what is due, as far as there is somebody who is asked; the rest is late, and will have been. */
  #answerDue(): void {
    const due = this.#pace?.take(this.#waiting.size) ?? [];
    this.#takeWaiting(due.length).forEach((asked, i) => {
      this.#answer(asked, due[i]!);
    });
  }

  #answer(asked: Asked, due: number): void {
    this.#underWay += 1;
    asked.answer(due);
  }

  /** Those who have waited longest. */
  #takeWaiting(most: number): Asked[] {
    const taken: Asked[] = [];
    for (const asked of this.#waiting) {
      if (taken.length === most) break;
      taken.push(asked);
      this.#waiting.delete(asked);
    }
    return taken;
  }
}

export function pause(millis: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, millis));
}
