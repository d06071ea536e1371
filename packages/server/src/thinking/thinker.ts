import type { Answer, Odds } from '@starboard/kernel';
import {
  type Choice,
  type Conclusion,
  CutOff,
  RoomRefusal,
  type Thinker as RoomThinker,
  type Trial,
  type Wish,
} from '@starboard/room';
import type { FastifyBaseLogger } from 'fastify';
import { uptime } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { ServerRefusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Brain } from './brain.ts';
import { Budget } from './budget.ts';
import { Queue, type Waiting } from './queue.ts';

interface Pending extends Wish, Waiting {
  resolve(conclusion: Conclusion | undefined): void;
  reject(thrown: unknown): void;
}

interface Surroundings {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** Whoever asks for more at once than these, in one match, has to wait. */
const mostWaiting = 16;

/** Shares the time there is for thinking among all matches: in turn, people before bots, each within its budget. */
export class Thinker implements RoomThinker {
  readonly #idle: Brain[];
  readonly #brains: readonly Brain[];
  readonly #around: Surroundings;
  readonly #budget: Budget;
  readonly #queue = new Queue<Pending>();
  #isClosed = false;

  constructor(brains: readonly Brain[], around: Surroundings) {
    this.#brains = brains;
    this.#idle = [...brains];
    this.#around = around;
    this.#budget = new Budget(around.settings);
  }

  /** What a bot answers; nothing if it need not any more. */
  answer(wish: Wish<Choice>): Promise<Answer | undefined> {
    return this.#think(wish) as Promise<Answer | undefined>;
  }

  odds(wish: Wish<Trial>): Promise<Odds | undefined> {
    return this.#think(wish) as Promise<Odds | undefined>;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let left = this.#queue.take(); left !== undefined; left = this.#queue.take()) left.reject(goingDown());
    await Promise.all(this.#brains.map(brain => brain.close()));
  }

  #think(wish: Wish): Promise<Conclusion | undefined> {
    return new Promise((resolve, reject) => {
      const pending: Pending = { ...wish, match: wish.payer.match, resolve, reject };
      if (this.#isClosed) return reject(goingDown());
      if (this.#queue.sizeFor(pending) >= mostWaiting) return reject(tooMuch(1_000));
      this.#queue.add(pending);
      this.#serve();
    });
  }

  #serve(): void {
    for (;;) {
      const brain = this.#idle.pop();
      const next = brain && this.#queue.take();
      if (brain !== undefined && next === undefined) this.#idle.push(brain);
      this.#tellFigures();
      if (brain === undefined || next === undefined) return;
      this.#attend(next, brain)
        .then(next.resolve, next.reject)
        .finally(() => {
          this.#idle.push(brain);
          this.#serve();
        });
    }
  }

  async #attend({ payer, prepare }: Pending, brain: Brain): Promise<Conclusion | undefined> {
    const { metrics, log } = this.#around;
    const wait = this.#budget.waitMillis(payer);
    if (wait > 0) {
      metrics.thoughtsDropped.inc({ why: 'budget' });
      throw tooMuch(wait);
    }
    const thought = await prepare();
    if (thought === undefined) {
      metrics.thoughtsDropped.inc({ why: 'stale' });
      return undefined;
    }
    const began = uptime();
    try {
      return await brain.think(thought);
    } catch (thrown) {
      if (!(thrown instanceof CutOff)) throw thrown;
      if (this.#isClosed) throw goingDown();
      const { game, kind } = thought;
      metrics.thoughtsDropped.inc({ why: thrown.why });
      log.error({ err: thrown, match: payer.match, game, kind }, 'a thought was cut off, and its thread replaced');
      throw thrown;
    } finally {
      const millis = uptime() - began;
      this.#budget.spend(payer, millis);
      metrics.thinking.observe({ kind: thought.kind }, millis / 1_000);
    }
  }

  #tellFigures(): void {
    const { metrics } = this.#around;
    metrics.thoughtsWaiting.set(this.#queue.size);
    metrics.threadsThinking.set(this.#brains.length - this.#idle.length);
  }
}

function tooMuch(millis: number): RoomRefusal {
  const seconds = Math.ceil(millis / 1_000);
  return new RoomRefusal('too-much-thinking', `Enough was thought for now. Try again in ${seconds} s.`, {
    retryAfter: seconds,
  });
}

function goingDown(): ServerRefusal {
  return new ServerRefusal('shutting-down', 'The server is going down. Come back in a moment.');
}
