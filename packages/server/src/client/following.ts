import {
  applyNews,
  blank,
  type Failure,
  type Followed as FollowedAnywhere,
  isWhole,
  type Sketch,
  type Told,
} from '@starboard/room';
import { EventReader } from './events.ts';
import { Refused } from './refused.ts';

/** What is known of a match that is followed, and from where on its stream goes on when it is lost. */
export interface Followed extends FollowedAnywhere {
  readonly lastEventId: string;
}

/** How long to wait for what, in milliseconds. */
export interface Patience {
  /** The server gives a sign of life more often than this; without one the connection is taken for lost. */
  readonly quiet: number;
  /** The pause before the second attempt to come back; the first is made at once. Each pause doubles the one before. */
  readonly shortest: number;
  readonly longest: number;
  /** A connection that lasted so long was a good one: the next loss counts as the first again. */
  readonly steady: number;
}

export const usualPatience: Patience = { quiet: 45_000, shortest: 500, longest: 15_000, steady: 10_000 };

/** The table and messages come ahead of play that is still to be told: only these say how far we are. */
const tellsOfPlay: readonly string[] = ['state', 'update'] satisfies Told['event'][];

/** The status of what was there and is no more. */
const gone = 410;

/** Opens the stream after this event, or from the beginning if none is named. */
export type OpenStream = (lastEventId: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

/**
 * A match as it goes on. Read it once with `for await`: it tells each change, comes back by itself when the connection is
 * lost, ends when it is closed, and throws what will not go away.
 */
export class Following implements AsyncIterable<Followed> {
  readonly #open: OpenStream;
  readonly #patience: Patience;
  #attempt = new AbortController();
  #isClosed = false;
  #sketch = blank;
  #lastEventId = '';

  constructor(open: OpenStream, patience: Patience) {
    this.#open = open;
    this.#patience = patience;
  }

  close(): void {
    this.#isClosed = true;
    this.#attempt.abort();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Followed, void, void> {
    let losses = 0;
    while (!this.#isClosed) {
      this.#attempt = new AbortController();
      const began = performance.now();
      let wasConnected = false;
      let trouble: unknown;
      try {
        for await (const isSettled of this.#connect()) {
          wasConnected = true;
          yield this.#followed(true, isSettled);
        }
      } catch (thrown) {
        if (thrown instanceof Refused && !thrown.mayPass) throw thrown;
        trouble = thrown;
      } finally {
        this.#attempt.abort();
      }
      if (this.#isClosed) return;
      yield { ...this.#followed(false, true), ...(!wasConnected && { trouble }) };
      if (performance.now() - began > this.#patience.steady) losses = 0;
      await this.#pause(losses++, trouble instanceof Refused ? trouble.retryAfter : 0);
    }
  }

  #followed(isConnected: boolean, isSettled: boolean): Followed {
    const picture = isWhole(this.#sketch) ? this.#sketch : undefined;
    return { picture, isConnected, isSettled, lastEventId: this.#lastEventId };
  }

  /** One connection, until it is lost: takes in what is told, and stops after each change; it says whether that settles it. */
  async *#connect(): AsyncGenerator<boolean, void, void> {
    const stream = await this.#inTime(this.#open(this.#lastEventId, this.#attempt.signal));
    yield true;
    const events = new EventReader();
    const reader = stream.getReader();
    while (true) {
      const { done, value } = await this.#inTime(reader.read());
      if (done) return;
      for (const event of events.read(value)) {
        if (event.event === 'gone') throw new Refused(gone, JSON.parse(event.data) as Failure);
        const sketches = maybeApply(this.#sketch, event.event, event.data);
        if (sketches === undefined) return this.#beginAnew();
        const settled = sketches.at(-1)!;
        if (tellsOfPlay.includes(event.event)) this.#lastEventId = event.id;
        for (const sketch of sketches) {
          this.#sketch = sketch;
          if (isWhole(sketch)) yield sketch === settled;
        }
      }
    }
  }

  /** What came does not fit what is known: we are out of step, and the next stream tells everything. */
  #beginAnew(): void {
    this.#lastEventId = '';
  }

  /** Waits for this while the attempt lasts: what is read from a dying connection may not notice that it was aborted. */
  async #inTime<T>(awaited: Promise<T>): Promise<T> {
    const attempt = this.#attempt;
    const timer = setTimeout(() => attempt.abort(), this.#patience.quiet);
    let giveUp = () => {};
    const aborted = new Promise<never>((_, reject) => {
      giveUp = () => reject(attempt.signal.reason);
    });
    if (attempt.signal.aborted) giveUp();
    attempt.signal.addEventListener('abort', giveUp);
    try {
      return await Promise.race([awaited, aborted]);
    } finally {
      attempt.signal.removeEventListener('abort', giveUp);
      clearTimeout(timer);
    }
  }

  /**
   * Clients that were lost together shall not all come back together: each waits between half the pause and all of it, and not
   * less than the server has asked for.
   */
  async #pause(losses: number, asked: number): Promise<void> {
    if ((losses === 0 && asked === 0) || this.#isClosed) return;
    const { shortest, longest } = this.#patience;
    const pause = losses === 0 ? shortest : Math.min(longest, shortest * 2 ** (losses - 1));
    const millis = Math.min(longest * 5, asked) + pause * (0.5 + Math.random() / 2);
    this.#attempt = new AbortController();
    await elapsed(millis, this.#attempt.signal);
  }
}

function maybeApply(sketch: Sketch, event: string, data: string): readonly Sketch[] | undefined {
  try {
    return applyNews(sketch, { event, data: JSON.parse(data) } as Told);
  } catch {
    return undefined;
  }
}

/** Waits for so long, or until the signal. */
function elapsed(millis: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, millis);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
