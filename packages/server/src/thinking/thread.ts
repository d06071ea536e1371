import { Worker } from 'node:worker_threads';
import { TableError } from '@starboard/kernel';
import type { Conclusion, Thought } from '@starboard/room';
import { CutOff } from '@starboard/room';
import type { Brain } from './brain.ts';
import type { News } from './think.ts';

/** To load a game takes a moment, on a busy machine a long one. */
const loadingMillis = 120_000;
/** A thread that has nothing to think about for so long gives its memory back. */
const restMillis = 300_000;
/** More than any thought here needs; what takes more breaks its thread alone. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

interface Under {
  readonly resolve: (conclusion: Conclusion) => void;
  readonly reject: (thrown: Error) => void;
}

/** Thinks in a thread of its own, which is started when it is first needed and replaced if it hangs or breaks. */
export class ThreadBrain implements Brain {
  readonly #program: URL;
  readonly #mostMillis: number;
  #worker: Worker | undefined;
  #under: Under | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** The program is to call `thinkFrom`. */
  constructor(program: URL, mostMillis: number) {
    this.#program = program;
    this.#mostMillis = mostMillis;
  }

  think(thought: Thought): Promise<Conclusion> {
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      this.#under = { resolve, reject };
      this.#allow(loadingMillis);
      worker.postMessage(thought);
    });
  }

  async close(): Promise<void> {
    await this.#stop(new CutOff('broken', 'The thread was ended.'));
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { resourceLimits });
    worker.unref();
    worker.on('message', (news: News) => this.#hear(news));
    const broken = (how: string) => {
      if (this.#worker === worker) void this.#stop(new CutOff('broken', how));
    };
    worker.on('error', ({ message }) => broken(message));
    worker.on('exit', code => broken(`It ended by itself (code ${code}).`));
    this.#worker = worker;
    return worker;
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'begun':
        this.#allow(this.#mostMillis);
        break;
      case 'concluded':
        this.#done(({ resolve }) => resolve(news.conclusion));
        break;
      case 'refused':
        this.#done(({ reject }) => reject(new TableError(news.code, news.message, { ...news.details })));
        break;
      case 'failed':
        this.#done(({ reject }) => reject(Object.assign(new Error(news.message), { stack: news.stack })));
    }
  }

  #allow(millis: number): void {
    clearTimeout(this.#timer);
    const tooLong = new CutOff('too-long', `It took longer than ${millis / 1_000} s.`);
    this.#timer = setTimeout(() => void this.#stop(tooLong), millis);
  }

  #done(tell: (under: Under) => void): void {
    const under = this.#under;
    this.#under = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.close(), restMillis).unref();
    if (under !== undefined) tell(under);
  }

  async #stop(why: CutOff): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#done(({ reject }) => reject(why));
    clearTimeout(this.#timer);
    await worker?.terminate();
  }
}
