import type { Params, Ref, SeatId, Text } from '../types.ts';

/** How an option is shown. Whatever is left out is told from its key: the label of `go` in `move` is `move.go`. */
export interface Described<Key extends string = string> {
  readonly label?: Text<Key>;
  /** What it touches, so that a board can light it up. */
  readonly refs?: readonly Ref[];
  /** Options of one group stand under one heading: all targets of one verb. */
  readonly group?: string;
}

/** Something that may be chosen. The key is stable: a journal stores it, never the place in the list. */
export interface Option<Key extends string = string> extends Described<Key> {
  readonly key: string;
}

/** A rule may offer bare keys, or options that carry whatever it wants back. */
export type Choice<Key extends string = string> = string | Option<Key>;

/** What cannot be chosen now, why not, and by which rule. */
export interface Blocked<Key extends string = string> extends Option<Key> {
  readonly reason: Text<Key>;
  readonly rule: string;
}

/** What a seat sends: a key, some keys, amounts by key, pairs of keys, or a place. */
export type Answer =
  | string
  | number
  | readonly string[]
  | readonly (readonly [string, string])[]
  | { readonly [key: string]: number };

/** Everything about an ask that is only for showing is computed when somebody looks, never in headless play. */
export interface Showing<C extends Choice = Choice, Key extends string = string> {
  readonly params?: Params<Key>;
  describe?(choice: C): Described<Key>;
  blocked?(): readonly Blocked<Key>[];
  /** The rule that says which places are offered: it is named to whoever answers with another. */
  readonly rule?: string;
  /** What the question is about: the figure that acts, the card that asks. */
  readonly about?: readonly Ref[];
  /**
   * The others may learn who is asked, but not what: that a reaction is possible gives a hidden card away. Their prompt is
   * the text `hidden`.
   */
  readonly hidden?: boolean;
}

/** Choose one. */
export interface AskOne<C extends Choice = Choice, Key extends string = string> {
  readonly shape: 'one';
  readonly options: readonly C[];
  readonly showing: Showing<C, Key> | undefined;
}

/** Pick some, at least `min` and at most `max`. */
export interface AskSome<C extends Choice = Choice, Key extends string = string> {
  readonly shape: 'some';
  readonly options: readonly C[];
  readonly min: number;
  readonly max: number;
  readonly showing: Showing<C, Key> | undefined;
}

/** Put all of them in an order. */
export interface AskOrder<C extends Choice = Choice, Key extends string = string> {
  readonly shape: 'order';
  readonly options: readonly C[];
  readonly showing: Showing<C, Key> | undefined;
}

/** Distribute an amount over the options, at most `limits[i]` on each. */
export interface AskSplit<C extends Choice = Choice, Key extends string = string> {
  readonly shape: 'split';
  readonly options: readonly C[];
  readonly amount: number;
  readonly limits: readonly number[] | undefined;
  readonly showing: Showing<C, Key> | undefined;
}

/** Match two lists in pairs; of the longer one some stay alone. */
export interface AskPairs<L extends Choice = Choice, R extends Choice = Choice, Key extends string = string> {
  readonly shape: 'pairs';
  readonly options: readonly L[];
  readonly partners: readonly R[];
  readonly showing: Showing<L | R, Key> | undefined;
}

/** Places as runs `[first, count, first, count, …]` in rising order. */
export type Runs = readonly number[];

/**
 * Places that are dear to list: they are listed when somebody looks, and an answer is asked about by itself. There must be
 * at least one.
 */
export interface Area {
  /** They are among these. */
  readonly within: Runs;
  has(place: number): boolean;
  list(): Runs;
}

/** Pick one place out of many. */
export interface AskPlace<Key extends string = string> {
  readonly shape: 'place';
  readonly options: readonly never[];
  readonly places: Runs;
  /** Where `places` are not listed yet. */
  readonly area: Area | undefined;
  /** The space they belong to, so that a board knows what a number means. */
  readonly space: string;
  readonly showing: Showing<never, Key> | undefined;
}

export type AnyAsk<Key extends string = string> =
  | AskOne<Choice<Key>, Key>
  | AskSome<Choice<Key>, Key>
  | AskOrder<Choice<Key>, Key>
  | AskSplit<Choice<Key>, Key>
  | AskPairs<Choice<Key>, Choice<Key>, Key>
  | AskPlace<Key>;
export type Shape = AnyAsk['shape'];

declare const result: unique symbol;
/** An ask whose answer the rule receives as an `R`. */
export type Ask<R, Key extends string = string> = AnyAsk<Key> & { readonly [result]?: R };

/**
 * Who decides: `one` seat; `any` seat of several, the first answer counts; `each` of several, openly; or each of
 * several in `secret`, shown to nobody before all have answered.
 */
export type Mode = 'one' | 'any' | 'each' | 'secret';

export interface Decision {
  readonly name: string;
  readonly mode: Mode;
  readonly seats: readonly SeatId[];
  /** One ask for all seats (`one`, `any`), or one per seat in the order of `seats`. */
  readonly asks: readonly AnyAsk[];
}
