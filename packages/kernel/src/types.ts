import type { ZodType } from 'zod';
import type { Decision } from './ask/types.ts';
import type { Chance } from './chance/chance.ts';
import type { Opening, Table } from './table.ts';

/** A place at the table. One person may hold several. */
export type SeatId = string;

export interface Seat {
  readonly id: SeatId;
  /** Seats of one side win together; a co-operative game names none. */
  readonly side?: string;
}

/** Whose eyes: a seat's, or those of somebody who only watches. */
export type Viewer = SeatId | 'spectator';

/** Something to be said, as data: the reader's language is chosen when it is shown. A game whose texts are typed says by which keys. */
export interface Text<Key extends string = string> {
  readonly key: Key;
  readonly params?: Params<Key>;
}

/** A parameter may itself be a text: the name of a weapon, say. */
export type Params<Key extends string = string> = { readonly [name: string]: string | number | Text<Key> };

/** What a board lights up: `zone:A1`, `card:shotgun`, `figure:jaeger-3`. */
export type Ref = `${string}:${string}`;

/** What happened: a text, the rule that made it so, and who may read it (everybody, unless said). */
export interface LogEntry extends Text {
  readonly rule?: string;
  readonly to?: readonly SeatId[];
}

/** How a match ended: whoever is not among the winners has lost. */
export interface Outcome<Key extends string = string> {
  readonly winners: readonly SeatId[];
  readonly reason: Text<Key>;
  readonly score?: number;
}

/** Where a match stands, in a line of a list: what is played, its round, and the score as it is now. */
export interface Headline<Key extends string = string> {
  readonly title: Text<Key>;
  readonly round: number;
  readonly score?: number;
}

/** Rules are generators: they run until somebody must decide, yield the decision, and get its answer back. */
export type Flow<T = void> = Generator<Decision, T, unknown>;

/**
 * A game, as the table sees it. `State` is small plain data; everything that cannot change (cards, maps, units) is
 * content, looked up by id.
 */
export interface Game<State = unknown, Setup = unknown, View = unknown, Key extends string = string> {
  readonly id: string;
  /** Changes when old journals would replay differently. */
  readonly version: number;
  /** One schema: the new-game form, the command line's flags, the server's check. */
  readonly setup: ZodType<Setup>;
  seats(setup: Setup): readonly Seat[];
  /** Shuffle, deal, place. The state is the match's own and goes on changing: it shares nothing with content or set-up. */
  begin(setup: Setup, t: Opening<Key>): State;
  /** The next step of the turn structure; called again and again until there is an outcome. */
  step(t: Table<State, Key>): Flow;
  outcome(state: State): Outcome<Key> | undefined;
  /** Built from what may be seen, never by deleting what may not. It shares nothing with the state, which goes on changing. */
  view(state: State, viewer: Viewer): View;
  /** Somebody who is shown the very same now: what many look at is then built once. Without it, everybody has eyes of their own. */
  seesAs?(state: State, viewer: Viewer): Viewer;
  /**
   * Draws anew, in place, everything this viewer may not know: face-down cards, the order of decks, others' hands.
   * The view stays the same. Odds and bots look ahead from such positions, so they never peek.
   */
  imagine(state: State, viewer: Viewer, chance: Chance): void;
  /** The few numbers worth showing a seat before it takes an option: kills, damage, jams. Yes or no is 1 or 0. */
  worth?(before: State, after: State, said: readonly LogEntry[], seat: SeatId): { readonly [name: string]: number };
  /** Whether all that an option led to has happened, for `worth`: at the end of its step, unless the game says otherwise. */
  settled?(before: State, now: State): boolean;
  /** How lists of matches call it. It is told to whoever finds the match there, so it is made of what a spectator sees. */
  headline?(view: View): Headline<Key>;
}
