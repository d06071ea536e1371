import { type Conclusion, RoomRefusal } from '@starboard/room';
import { pace } from './pace.ts';

interface Waiting {
  readonly work: Generator<void, Conclusion>;
  readonly isWanted: () => boolean;
  resolve(conclusion: Conclusion): void;
  reject(thrown: unknown): void;
}

const mostWaiting = 4;

/** Works out odds bit by bit while nothing else is to be done. What was asked last is what somebody looks at: it comes first. */
export class OddsQueue {
  #waiting: Waiting[] = [];
  #isBusy = false;

  /** Once it is no longer wanted, it is given up. */
  conclude(work: Generator<void, Conclusion>, isWanted: () => boolean): Promise<Conclusion> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, isWanted, resolve, reject });
      if (this.#waiting.length > mostWaiting) this.#waiting.shift()?.reject(overtaken());
      void this.#goOn();
    });
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let last = this.#waiting.at(-1); last !== undefined; last = this.#waiting.at(-1)) {
      this.#slice(last);
      await pace.pause();
    }
    this.#isBusy = false;
  }

  #slice(waiting: Waiting): void {
    const ends = pace.uptime() + pace.sliceMillis;
    try {
      if (!waiting.isWanted()) throw overtaken();
      while (pace.uptime() < ends) {
        const next = waiting.work.next();
        if (!next.done) continue;
        waiting.resolve(next.value);
        this.#drop(waiting);
        return;
      }
    } catch (thrown) {
      waiting.reject(thrown);
      this.#drop(waiting);
    }
  }

  #drop(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter(each => each !== waiting);
  }
}

function overtaken(): RoomRefusal {
  return new RoomRefusal('overtaken', 'Something else is considered by now.');
}
