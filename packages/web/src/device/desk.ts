import {
  answer,
  everybody,
  type Failure,
  type Given,
  type News,
  oddsOf,
  resignSeats,
  undo,
  undoPoints,
} from '@starboard/room';
import type { NewDeviceMatch } from './device.ts';
import type { DeviceMatches } from './matches.ts';

/** Everything that the page may ask of the worker. Everybody sits around its screen, and has agreed. */
export function deskOf(matches: DeviceMatches) {
  return {
    begin: (match: NewDeviceMatch) => matches.begin(match),
    bring: (journal: unknown) => matches.bring(journal),
    prove: (journal: unknown) => matches.prove(journal),
    journal: (id: string) => matches.journal(id),
    remove: (id: string) => matches.remove(id),
    again: (id: string) => matches.again(id),
    answer: (id: string, given: Given) => matches.use(id, room => answer(room, everybody, given)),
    odds: (id: string, given: Given) =>
      matches.use(id, async room => (await oddsOf(room, { player: everybody }, given)).odds),
    undoPoints: (id: string) => matches.use(id, room => undoPoints(room, everybody)),
    resign: (id: string) => matches.use(id, room => resignSeats(room, everybody)),
    undo: (id: string, keep: number) => matches.use(id, async room => (await undo(room, everybody, keep)).done),
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
  | { readonly kind: 'news'; readonly number: number; readonly news: readonly News[] }
  | { readonly kind: 'lost'; readonly number: number; readonly failure: Failure };
