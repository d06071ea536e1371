import type { Checkpoint, Entry, Headline, JournalHead, Outcome, Resigned, SeatId } from '@starboard/kernel';
import type { Holder } from './device.ts';

/** How a match stands, as far as a list of matches tells it. */
export interface Standing {
  readonly waitingFor: readonly SeatId[];
  readonly outcome?: Outcome;
  /** What is played and how far it is; matches that were stored long ago tell none. */
  readonly headline?: Headline;
}

/** A match as it is stored, but for its entries and its position. It does not grow while the match is played. */
export interface StoredMatch {
  readonly id: string;
  readonly head: JournalHead;
  readonly seed: string;
  readonly seats: { readonly [seat: SeatId]: Holder };
  readonly created: number;
  readonly updated: number;
  readonly standing: Standing;
  /** The match was given up: it is over, whatever its rules say. */
  readonly ended?: Resigned;
  /** It was taken in from a file. */
  readonly brought?: true;
  /** The match that was begun after this one. */
  readonly next?: string;
}

/** What one answer or undo adds to a match. */
export interface Addition {
  readonly entry: Entry;
  readonly standing: Standing;
  readonly at: number;
}

/** What was given up takes no more answers; that its rules have changed may still be noted. */
export function mayTake({ ended }: StoredMatch, { kind }: Entry): boolean {
  return ended === undefined || kind === 'rules';
}

/**
 * Where this browser keeps its matches. Several windows may share it: of two that want to write the same entry, one comes
 * first and the other is told so. Whatever fails changes nothing.
 */
export interface DeviceStore {
  matches(): Promise<readonly StoredMatch[]>;
  match(id: string): Promise<StoredMatch | undefined>;
  entries(id: string, from: number): Promise<readonly Entry[]>;
  checkpoint(id: string): Promise<Checkpoint | undefined>;
  add(match: StoredMatch, entries: readonly Entry[]): Promise<void>;
  /** Adds entry number `seq`. False: there is one already, or the match was given up or is gone. */
  append(id: string, seq: number, addition: Addition): Promise<boolean>;
  /** Gives the match up as it stands after `entries` entries. False: there are more by now, or it is over or gone. */
  end(id: string, entries: number, ended: Resigned, at: number): Promise<boolean>;
  keepCheckpoint(id: string, checkpoint: Checkpoint): Promise<void>;
  keepNext(id: string, next: string): Promise<void>;
  remove(id: string): Promise<void>;
}
