import { one, order, pairs, place, some, split } from './ask/build.ts';
import { isAnswerable } from './ask/shapes.ts';
import type { AnyAsk, Area, Ask, Choice, Decision, Runs, Showing } from './ask/types.ts';
import type { Chance } from './chance/chance.ts';
import { TableError } from './errors.ts';
import type { Flow, LogEntry, Params, Seat, SeatId } from './types.ts';

/** One seat, or several of whom any may answer. */
export type Who = SeatId | readonly SeatId[];

export interface Saying {
  /** The number of the rule that made it so. */
  readonly rule?: string;
  /** Only these seats may read it. */
  readonly to?: readonly SeatId[];
}

export interface Choosing<C extends Choice, Key extends string = string> extends Showing<C, Key> {
  /** Where there is but one option, take it without asking. */
  readonly takeOnly?: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a game has at hand while it sets up: seats, randomness, and a voice. Its texts have the keys `Key`. */
export class Opening<Key extends string = string> {
  readonly seats: readonly Seat[];
  readonly chance: Chance;
  /** What was said so far. */
  readonly log: LogEntry[] = [];
  /** Whoever wants to see the position as it is at each thing that is said. */
  onSaid: (() => void) | undefined;

  constructor(seats: readonly Seat[], chance: Chance) {
    this.seats = seats;
    this.chance = chance;
  }

  /** Rolls dice with faces 1 to `faces`, in order. */
  roll(count: number, faces = 6): number[] {
    return this.chance.roll(count, faces);
  }

  /** Shuffles a list in place and hands it back. */
  shuffle<T>(list: T[]): T[] {
    return this.chance.shuffle(list);
  }

  /** Writes the log: a key and parameters, never prose. */
  say(key: Key, params?: Params<Key>, saying?: Saying): void {
    this.log.push(entryOf(key, params, saying));
    this.onSaid?.();
  }
}

function entryOf(key: string, params: Params | undefined, saying: Saying | undefined): LogEntry {
  const rule = saying?.rule;
  const to = saying?.to;
  if (params !== undefined && rule !== undefined && to === undefined) return { key, params, rule }; // mostly so
  const entry: Writable<LogEntry> = { key };
  if (params !== undefined) entry.params = params;
  if (rule !== undefined) entry.rule = rule;
  if (to !== undefined) entry.to = to;
  return entry;
}

/** Ends the step that is being run, from however deep inside its rules. */
export const stepEnds = { step: 'ends' };

/** The table as the rules see it. What is said, asked and offered has the keys of the game's texts; a question has its name's. */
export class Table<State, Key extends string = string> extends Opening<Key> {
  state: State;
  /** Set when something hidden came to light; an answer that led to it cannot be taken back alone. */
  revealed = false;
  /** Who gave the last answer: the one of the party who stepped forward. */
  answeredBy: SeatId = '';

  constructor(seats: readonly Seat[], chance: Chance, state: State) {
    super(seats, chance);
    this.state = state;
  }

  /** Asks for one of the options. */
  choose<C extends Choice<Key>>(who: Who, name: Key, options: readonly C[], choosing?: Choosing<C, Key>): Flow<C> {
    if (choosing?.takeOnly && options.length === 1) return settled(options[0]!);
    return new Asking<C>(decide(who, name, one(options, choosing)));
  }

  /** Asks for at least `min` and at most `max` of the options; they come back in the order they were offered. */
  pickSome<C extends Choice<Key>>(
    who: Who,
    name: Key,
    options: readonly C[],
    { min, max, ...showing }: { readonly min: number; readonly max: number } & Showing<C, Key>,
  ): Flow<readonly C[]> {
    return this.ask(who, name, some(options, min, max, showing));
  }

  /** Asks for an order of all the options. */
  putInOrder<C extends Choice<Key>>(
    who: Who,
    name: Key,
    options: readonly C[],
    showing?: Showing<C, Key>,
  ): Flow<readonly C[]> {
    return this.ask(who, name, order(options, showing));
  }

  /** Asks how an amount is spread over the options; the amounts come back in the order of the options. */
  distribute<C extends Choice<Key>>(
    who: Who,
    name: Key,
    options: readonly C[],
    { amount, limits, ...showing }: { readonly amount: number; readonly limits?: readonly number[] } & Showing<C, Key>,
  ): Flow<readonly number[]> {
    return this.ask(who, name, split(options, amount, limits, showing));
  }

  /** Asks which of the one list goes with which of the other. */
  pairUp<L extends Choice<Key>, R extends Choice<Key>>(
    who: Who,
    name: Key,
    options: readonly L[],
    partners: readonly R[],
    showing?: Showing<L | R, Key>,
  ): Flow<readonly (readonly [L, R])[]> {
    return this.ask(who, name, pairs(options, partners, showing));
  }

  /** Asks for a place of a space, out of runs `[first, count, …]` or an area. */
  pickPlace(who: Who, name: Key, space: string, places: Runs | Area, showing?: Showing<never, Key>): Flow<number> {
    return this.ask(who, name, place(space, places, showing));
  }

  /** Asks one seat, or any of several, a question of any shape. */
  ask<R>(who: Who, name: Key, ask: Ask<R, Key>): Flow<R> {
    return new Asking<R>(decide(who, name, ask));
  }

  /** Asks several seats at once, openly; goes on when all have answered. */
  askEach<R, S extends SeatId>(
    seats: readonly S[],
    name: Key,
    ask: (seat: S) => Ask<R, Key>,
  ): Flow<{ readonly [Seat in S]: R }> {
    return this.#askAll('each', seats, name, ask);
  }

  /** Asks several seats at once, in secret: nobody learns an answer before all are in. */
  askSecretly<R, S extends SeatId>(
    seats: readonly S[],
    name: Key,
    ask: (seat: S) => Ask<R, Key>,
  ): Flow<{ readonly [Seat in S]: R }> {
    return this.#askAll('secret', seats, name, ask);
  }

  #askAll<R, S extends SeatId>(
    mode: 'each' | 'secret',
    seats: readonly S[],
    name: Key,
    ask: (seat: S) => Ask<R, Key>,
  ): Flow<{ readonly [Seat in S]: R }> {
    const asks = seats.map(ask);
    requireSomebody(name, seats);
    for (const each of asks) requireAnswer(name, each);
    return new Asking({ name, mode, seats, asks });
  }

  /** Something hidden is about to be seen: what led here cannot be taken back alone any more. */
  reveal(): void {
    this.revealed = true;
  }

  /** Breaks off the current step, for what ends everything at once: the last objective met, the last survivor dead. */
  endStep(): never {
    throw stepEnds;
  }
}

/**
 * A question as a flow of its own: yields the decision, returns the answer. A generator would do the same, but questions
 * are asked millions of times a second; this is its own iterator and its own result, one object instead of four.
 */
class Asking<R> implements Flow<R> {
  value: unknown;
  done = true;

  constructor(decision: Decision) {
    this.value = decision;
  }

  next(answer: unknown): IteratorResult<Decision, R> {
    this.done = !this.done;
    if (this.done) this.value = answer;
    return this as IteratorResult<Decision, R>;
  }

  return(value: R): IteratorResult<Decision, R> {
    return { value, done: true };
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

const over: IteratorReturnResult<void> = { value: undefined, done: true };

/**
 * A flow that is over before it begins: for a rule that mostly has nothing to do, and then need not make a generator. It
 * keeps nothing, so one is enough for all.
 */
export const nothing: Flow = {
  next: () => over,
  return: () => over,
  throw(error) {
    throw error;
  },
  [Symbol.iterator]() {
    return this;
  },
} as Flow;

/** A flow that asks nothing and has its result at once: for a rule that mostly knows it, and then need not make a generator. */
export function settled<R>(value: R): Flow<R> {
  return new Settled(value);
}

/** Its own iterator and its own result. */
class Settled<R> implements Flow<R> {
  readonly value: R;
  readonly done = true;

  constructor(value: R) {
    this.value = value;
  }

  next(): IteratorReturnResult<R> {
    return this;
  }

  return(value: R): IteratorResult<Decision, R> {
    return { value, done: true };
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

function decide(who: Who, name: string, ask: AnyAsk): Decision {
  requireAnswer(name, ask);
  if (typeof who === 'string') return { name, mode: 'one', seats: [who], asks: [ask] };
  requireSomebody(name, who);
  return { name, mode: 'any', seats: who, asks: [ask] };
}

function requireSomebody(name: string, seats: readonly SeatId[]): void {
  if (seats.length === 0) throw new TableError('broken-rule', `"${name}" was asked of nobody.`);
}

function requireAnswer(name: string, ask: AnyAsk): void {
  if (!isAnswerable(ask)) throw new TableError('broken-rule', `"${name}" was asked, but no answer would be legal.`);
}
