import { Worker } from 'node:worker_threads';
import { addUp, blocksOf, type Series, type Sum, type Trouble } from './series.ts';
import type { News, Task } from './thread.ts';

/** A series, played. */
export interface Result {
  readonly sum: Sum;
  readonly threads: number;
  /** From the first match's beginning to the last one's end. */
  readonly seconds: number;
}

/** How a thread comes to play. */
export interface Way {
  /** What it runs. */
  readonly thread: URL;
  /** The module that the games are loaded from, if they are not on our own shelf. */
  readonly module: string | undefined;
  readonly warmUpMillis: number;
}

/** Beside this file as it lies here, and beside the program when that is built. */
export const usualThread = new URL('./thread.mjs', import.meta.url);

interface Crew extends Way {
  readonly threads: number;
  /** Hears how many matches were played so far. */
  readonly heard: (games: number) => void;
}

/** Matches leave much behind them that is soon forgotten: with more room for it a tenth of the time is saved. */
const resourceLimits = { maxYoungGenerationSizeMb: 192 };

/** Plays a series on several threads, or hands back the first of its matches that went wrong. */
export async function playSeries(
  series: Series,
  { threads, thread, module, warmUpMillis, heard }: Crew,
): Promise<Result | Trouble> {
  const task: Task = { series, module, warmUpMillis, next: new Int32Array(new SharedArrayBuffer(4)) };
  const count = Math.min(threads, blocksOf(series));
  const workers = Array.from({ length: count }, () => new Worker(thread, { workerData: task, resourceLimits }));
  const gathered = new Gathered();
  const hear = (news: News) => {
    gathered.add(news);
    if (news.kind === 'ready' && gathered.ready === count) for (const worker of workers) worker.postMessage('begin');
    if (news.kind === 'block') heard(gathered.games);
  };
  try {
    await Promise.all(workers.map(worker => untilDone(worker, hear)));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return gathered.firstTrouble() ?? { sum: addUp(gathered.sums), threads: count, seconds: gathered.seconds() };
}

/** What the threads have told so far. */
class Gathered {
  ready = 0;
  games = 0;
  readonly sums: Sum[] = [];
  readonly #troubles: Trouble[] = [];
  #from = Number.POSITIVE_INFINITY;
  #until = 0;

  add(news: News): void {
    switch (news.kind) {
      case 'ready':
        this.ready += 1;
        break;
      case 'block':
        this.sums[news.block] = news.sum;
        this.games += news.sum.games;
        break;
      case 'trouble':
        this.#troubles.push(news.trouble);
        break;
      case 'done':
        this.#from = Math.min(this.#from, news.from);
        this.#until = Math.max(this.#until, news.until);
    }
  }

  /** Blocks are begun in order, so whatever comes before a match that went wrong was played as well. */
  firstTrouble(): Trouble | undefined {
    return this.#troubles.sort((a, b) => a.match - b.match)[0];
  }

  seconds(): number {
    return (this.#until - this.#from) / 1_000;
  }
}

function untilDone(worker: Worker, hear: (news: News) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (news: News) => {
      hear(news);
      if (news.kind === 'done') resolve();
    });
    worker.on('error', reject);
    worker.on('exit', code => reject(new Error(`A thread ended before it was done (code ${code}).`)));
  });
}
