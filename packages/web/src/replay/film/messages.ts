import type { Journal, SeatId, Viewer } from '@starboard/kernel';
import type { Ending, Flaw } from './film.ts';
import type { PackedBeat } from './reel.ts';

/** What the page asks of the worker. A new order ends the one before. */
export interface Order {
  readonly number: number;
  readonly journal: Journal;
  readonly eyes: Viewer;
  /** Whether dice and log are to be checked against the seed as well. */
  readonly checks: boolean;
}

/** What the worker tells of an order. */
export type Report = { readonly number: number } & (
  | { readonly kind: 'beats'; readonly seats: readonly SeatId[]; readonly beats: readonly PackedBeat[] }
  | { readonly kind: 'end'; readonly ending: Ending }
  /** Everything in the journal is true, or this is not. */
  | { readonly kind: 'checked'; readonly flaw?: Flaw }
  /** There is no film to see. */
  | { readonly kind: 'failed'; readonly flaw: Flaw }
);
