import type { LogEntry, Patch } from '@starboard/kernel';
import type { Position } from './position.ts';
import type { Failure } from './refusal.ts';
import type { MessageView, TableView } from './table-view.ts';

/** What was said, and how the position changed with it. What is absent is unchanged. */
export interface Step {
  /** First the log loses all but so many of its lines: answers were taken back, or somebody else looks. */
  readonly cut?: number;
  readonly said?: readonly LogEntry[];
  readonly patch?: Patch;
}

/** What changed: the steps that led here, one after the other, and the last. */
export interface Update extends Step {
  readonly steps?: readonly Step[];
}

/** What somebody has heard of a match: entries of the journal, messages, changes of the table. */
export interface Heard {
  readonly entries: number;
  readonly messages: number;
  readonly revision: number;
}

/** What those who follow a match are told. */
export type Told =
  /** Everything anew. */
  | { readonly event: 'state'; readonly data: { readonly position: Position; readonly log: readonly LogEntry[] } }
  | { readonly event: 'update'; readonly data: Update }
  | { readonly event: 'table'; readonly data: TableView }
  | { readonly event: 'chat'; readonly data: MessageView }
  /** Why nothing more will be told. */
  | { readonly event: 'gone'; readonly data: Failure };

/** Without what one has heard then, it is a part of something: whoever loses the rest has not heard it yet. */
export type News = Told & { readonly heard?: Heard };
