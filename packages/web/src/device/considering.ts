import type { Odds } from '@starboard/kernel';
import { DeviceProblem } from './problem.ts';
import { otherTurns, sliceMillis } from './turns.ts';

interface Considered {
  readonly work: Generator<void, Odds>;
  resolve(odds: Odds): void;
  reject(thrown: unknown): void;
}

const mostWaiting = 4;

/** Works out odds bit by bit while nothing else is to be done. What was asked last is what somebody looks at: it comes first. */
export class Considering {
  #waiting: Considered[] = [];
  #isBusy = false;

  odds(work: Generator<void, Odds>): Promise<Odds> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (this.#waiting.length > mostWaiting) this.#waiting.shift()?.reject(overtaken());
      void this.#goOn();
    });
  }

  /** The question has been answered: nobody needs to know any more. */
  stop(): void {
    for (const { reject } of this.#waiting) reject(overtaken());
    this.#waiting = [];
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let last = this.#waiting.at(-1); last !== undefined; last = this.#waiting.at(-1)) {
      this.#slice(last);
      await otherTurns();
    }
    this.#isBusy = false;
  }

  #slice(considered: Considered): void {
    const ends = performance.now() + sliceMillis;
    try {
      while (performance.now() < ends) {
        const next = considered.work.next();
        if (!next.done) continue;
        considered.resolve(next.value);
        this.#drop(considered);
        return;
      }
    } catch (thrown) {
      considered.reject(thrown);
      this.#drop(considered);
    }
  }

  #drop(considered: Considered): void {
    this.#waiting = this.#waiting.filter(each => each !== considered);
  }
}

function overtaken(): DeviceProblem {
  return new DeviceProblem('overtaken', 'Something else is considered by now.');
}
