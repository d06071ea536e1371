import type { Given } from '../play/sitting.ts';
import type { NewDeviceMatch } from './device.ts';
import type { House } from './house.ts';
import type { News } from './news.ts';
import type { Failure } from './problem.ts';

/** Everything that the page may ask of the worker. */
export function deskOf(house: House) {
  return {
    begin: (match: NewDeviceMatch) => house.begin(match),
    bring: (journal: unknown) => house.bring(journal),
    prove: (journal: unknown) => house.prove(journal),
    journal: (id: string) => house.journal(id),
    remove: (id: string) => house.remove(id),
    again: (id: string) => house.again(id),
    answer: (id: string, given: Given) => house.use(id, room => room.answer(given)),
    odds: (id: string, given: Given) => house.use(id, room => room.odds(given)),
    undoPoints: (id: string) => house.use(id, room => room.undoPoints()),
    resign: (id: string) => house.use(id, room => room.resign()),
    undo: (id: string, keep: number) => house.use(id, room => room.undo(keep)),
  };
}

export type Desk = ReturnType<typeof deskOf>;

/** What the page sends to the worker. */
export type ToWorker =
  | { readonly kind: 'ask'; readonly number: number; readonly name: keyof Desk; readonly args: readonly unknown[] }
  | { readonly kind: 'follow'; readonly number: number; readonly id: string }
  | { readonly kind: 'leave'; readonly number: number };

/** What the worker sends to the page. */
export type FromWorker =
  | { readonly kind: 'done'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly number: number; readonly failure: Failure }
  | { readonly kind: 'news'; readonly number: number; readonly news: News }
  | { readonly kind: 'lost'; readonly number: number; readonly failure: Failure };
