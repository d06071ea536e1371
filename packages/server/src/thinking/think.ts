import { parentPort } from 'node:worker_threads';
import { TableError } from '@starboard/kernel';
import { type Conclusion, type Thought, think } from '@starboard/room';
import type { Offered, Shelf } from '../offered.ts';

/** What a thread tells of a thought: that it has the game and begins, and what came of it. */
export type News =
  | { readonly kind: 'begun' }
  | { readonly kind: 'concluded'; readonly conclusion: Conclusion }
  | { readonly kind: 'refused'; readonly code: TableError['code']; readonly message: string; readonly details: object }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string | undefined };

/** Thinks whatever this thread is sent, with games from this shelf, each loaded when it is first thought about. */
export function thinkFrom(shelf: Shelf): void {
  const known = new Map<string, Promise<Offered>>();
  const load = (game: string) => {
    const loading = known.get(game) ?? fetchFrom(shelf, game);
    known.set(game, loading);
    return loading;
  };
  parentPort!.on('message', async (thought: Thought) => {
    tell(await newsOf(thought, load));
  });
}

async function newsOf(thought: Thought, load: (game: string) => Promise<Offered>): Promise<News> {
  try {
    const offered = await load(thought.game);
    tell({ kind: 'begun' });
    const thinking = think(offered, thought);
    for (;;) {
      const next = thinking.next();
      if (next.done) return { kind: 'concluded', conclusion: next.value };
    }
  } catch (thrown) {
    if (thrown instanceof TableError) {
      return { kind: 'refused', code: thrown.code, message: thrown.message, details: thrown.details };
    }
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { kind: 'failed', message, stack };
  }
}

async function fetchFrom({ places }: Shelf, game: string): Promise<Offered> {
  const place = places.find(({ id }) => id === game);
  if (place === undefined) throw new Error(`There is no game "${game}" to think about.`);
  return place.load();
}

function tell(news: News): void {
  parentPort!.postMessage(news);
}
