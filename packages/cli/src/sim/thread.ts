import { parentPort, workerData } from 'node:worker_threads';
import { findShelf, shelves as ownShelves, type Shelves } from '../games.ts';
import { blocksOf, playBlock, type Series, type Sum, type Trouble, warmUp } from './series.ts';

/** What a thread is told when it starts. */
export interface Task {
  readonly series: Series;
  /** The module that the game is loaded from, if it is not on our own shelf. */
  readonly module: string | undefined;
  /** For how long to play before it counts. */
  readonly warmUpMillis: number;
  /** The number of the next block that nobody plays yet, shared by all threads. */
  readonly next: Int32Array;
}

/** What a thread tells: that it could begin, what came of a block, and, last, from when to when it played. */
export type News =
  | { readonly kind: 'ready' }
  | { readonly kind: 'block'; readonly block: number; readonly sum: Sum }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'done'; readonly from: number; readonly until: number };

const { series, module, warmUpMillis, next }: Task = workerData;
const { shelves }: { readonly shelves: Shelves } =
  module === undefined ? { shelves: ownShelves } : await import(module);
const rules = await findShelf(shelves, series.game).rules();
const blocks = blocksOf(series);

parentPort!.once('message', () => {
  const from = now();
  for (let block = claim(); block < blocks; block = claim()) {
    const played = playBlock(rules, series, block);
    if ('kind' in played) {
      Atomics.store(next, 0, blocks); // whoever plays an earlier block goes on with it, nobody begins another
      tell({ kind: 'trouble', trouble: played });
    } else {
      tell({ kind: 'block', block, sum: played });
    }
  }
  tell({ kind: 'done', from, until: now() });
});
warmUp(rules, series, warmUpMillis);
tell({ kind: 'ready' });

function claim(): number {
  return Atomics.add(next, 0, 1);
}

function tell(news: News): void {
  parentPort!.postMessage(news);
}

/** Each thread has a clock of its own; this is the time of day. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
