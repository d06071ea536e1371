import type { Checkpoint, Entry, Headline, JournalHead, Outcome, Plain, SeatId, Seed } from '@starboard/kernel';

export type MatchId = string;
export type PlayerId = string;
/** Keys, tokens and codes are kept as their SHA-256 alone, in hexadecimal: whoever reads the database can use none. */
export type Hash = string;
/** Milliseconds since 1970. */
export type Time = number;

/** Who holds a seat: a person, a bot, or nobody yet. */
export interface Holder {
  readonly player?: PlayerId;
  readonly bot?: string;
  /** Whoever knows the key behind it may take the seat. */
  readonly invite?: Hash;
  /** Who handed the seat over, one after the other, and may take it back. */
  readonly from?: readonly PlayerId[];
}

/** A wish to take answers back that needs more agreement. It is void once the journal has grown. */
interface UndoWish {
  readonly keep: number;
  /** How many entries the journal had. */
  readonly entries: number;
  readonly agreed: readonly SeatId[];
}

/** Everything about a match but its play: who sits where and what they agreed upon. It changes as a whole. */
export interface Seating {
  readonly host: PlayerId;
  readonly seats: { readonly [seat: SeatId]: Holder };
  /** Whether whoever knows the match may watch it. */
  readonly watchable: boolean;
  /** Whoever knows the key behind it may take any seat that nobody holds. */
  readonly invite?: Hash;
  /** Those who do not want to see the match in their lists. */
  readonly putAway?: readonly PlayerId[];
  readonly undo?: UndoWish;
  /** Bots have answered too often in a row: they wait until a person has done something. */
  readonly stuck?: true;
  /** The match was given up: it is over, whatever its rules say. */
  readonly ended?: Outcome;
  /** The match that was begun after this one. */
  readonly next?: MatchId;
}

/** How a match stands after an entry, as far as a list of matches tells it. */
export interface Standing {
  readonly waitingFor: readonly SeatId[];
  readonly outcome?: Outcome;
  /** What is played and how far it is; a match that was stored long ago, or whose game has no word for it, tells none. */
  readonly headline?: Headline;
}

/** What a match is from its first moment on. */
export interface MatchRecord {
  readonly id: MatchId;
  readonly head: JournalHead;
  readonly seed: Seed;
  readonly created: Time;
  /** How it stood when this was written: before the first answer, unless the store writes it anew with each. */
  readonly standing: Standing;
}

export interface StoredMatch extends MatchRecord {
  readonly seating: Seating;
  /** Counts up from 0 with every change of the seating. */
  readonly revision: number;
  readonly checkpoint?: Checkpoint;
}

/** An entry of a journal, and how the match stood after it. */
export interface Row {
  readonly entry: Entry;
  readonly standing: Standing;
  readonly at: Time;
  /** With this entry the match was over, and what it scored is to be listed. */
  readonly scored?: Scored;
}

/** What a match scored. Scores are compared among matches of one game with the same set-up by the same rules. */
export interface Scored {
  /** Whoever knows it may watch the match again: its play alone. The match itself, with its chat, is not found by it. */
  readonly key: string;
  readonly game: string;
  /** Of the rules' version and the set-up. */
  readonly setupHash: Hash;
  readonly score: number;
  readonly told: ScoreTold;
}

/** What a list tells of a score: it stays as it was when the match ended, whoever sits there later. */
export interface ScoreTold {
  readonly version: number;
  readonly setup: Plain;
  readonly outcome: Outcome;
  readonly seats: { readonly [seat: SeatId]: Pick<Holder, 'player' | 'bot'> };
}

export interface Message {
  /** Counts up from 1 within a match. */
  readonly number: number;
  readonly player: PlayerId;
  readonly name: string;
  readonly text: string;
  readonly at: Time;
}
