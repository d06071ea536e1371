import { keyOf } from '../ask/shapes.ts';
import { type ShownAsk, showDecision } from '../ask/show.ts';
import type { Answer, Decision } from '../ask/types.ts';
import type { Match } from '../match.ts';
import type { Table } from '../table.ts';
import type { Flow, LogEntry } from '../types.ts';
import { type Performance, perform } from './perform.ts';
import { requireSaid, requireWords, type Wording } from './words.ts';

/** A position to look at. A game adds how to find its own things there (`lookingAt` in its `testing/play.ts`). */
interface Position<State> {
  readonly state: Readonly<State>;
  readonly log: readonly LogEntry[];
}

/** A class of positions that a game can add to. */
// biome-ignore lint/suspicious/noExplicitAny: a class that is added to must take anything
export type Looked<State> = new (...made: any[]) => Position<State>;

/** A match that a scene began. */
export class PlayedMatch<State, Setup, View> implements Position<State> {
  readonly match: Match<State, Setup, View>;
  readonly #wording: Wording | undefined;
  #read = 0;

  /** With the game's words, every question that is asked and every line of the log has to have its own. */
  constructor(match: Match<State, Setup, View>, wording?: Wording) {
    this.match = match;
    this.#wording = wording;
    this.#readWords();
  }

  get state(): Readonly<State> {
    return this.match.state;
  }

  get log(): readonly LogEntry[] {
    return this.match.log;
  }

  /** What was said under a key. */
  said(key: string): LogEntry[] {
    return this.log.filter(entry => entry.key === key);
  }

  /** The name of the question that waits, and who is asked. */
  get asks(): string | undefined {
    return this.match.decision?.name;
  }

  get asked(): string | undefined {
    return this.match.waitingFor[0];
  }

  get outcome() {
    return this.match.outcome;
  }

  /** The keys that are offered, or those of them that begin like this. */
  offers(prefix = ''): string[] {
    const ask = this.match.askOf(this.match.waitingFor[0]!);
    return (ask?.options ?? []).map(keyOf).filter(key => key.startsWith(prefix));
  }

  /** Whether a place may be picked, by its number. */
  hasPlace(place: number): boolean {
    const ask = this.match.askOf(this.match.waitingFor[0]!);
    if (ask?.shape !== 'place') throw new Error(`"${this.asks}" asks for no place.`);
    for (let i = 0; i < ask.places.length; i += 2) {
      if (place >= ask.places[i]! && place < ask.places[i]! + ask.places[i + 1]!) return true;
    }
    return false;
  }

  /** Why something is not offered: the rule that bars it. */
  barred(key: string): string | undefined {
    return this.shown().blocked.find(option => option.key === key)?.rule;
  }

  shown(): ShownAsk {
    return showDecision(this.match, this.match.waitingFor[0]!)!.ask!;
  }

  /** Gives one answer after the other. */
  choose(...answers: Answer[]): this {
    for (const answer of answers) {
      this.match.answer(this.match.waitingFor[0]!, answer);
      this.#readWords();
    }
    return this;
  }

  #readWords(): void {
    if (this.#wording === undefined) return;
    requireSaid(this.#wording, this.log.slice(this.#read));
    this.#read = this.log.length;
    if (this.match.decision !== undefined) requireWords(this.#wording, this.match.decision);
  }
}

interface Performing {
  /** The game's, in which every question and every line of the log has to have its own. */
  readonly wording?: Wording;
  /** Makes an answer of what a test calls it. */
  readonly read?: (answer: unknown) => unknown;
}

/** A rule that was run by itself. */
export class PerformedRule<State> implements Performance, Position<State> {
  readonly table: Table<State>;
  readonly result: unknown;
  readonly asked: readonly string[];
  readonly decisions: readonly Decision[];
  readonly ended: boolean;

  constructor(
    table: Table<State>,
    rule: (t: Table<State>) => Flow<unknown>,
    answers: readonly unknown[],
    { wording, read }: Performing = {},
  ) {
    this.table = table;
    ({
      result: this.result,
      asked: this.asked,
      decisions: this.decisions,
      ended: this.ended,
    } = perform(table, rule, answers, read));
    if (wording === undefined) return;
    for (const decision of this.decisions) requireWords(wording, decision);
    requireSaid(wording, table.log);
  }

  get state(): Readonly<State> {
    return this.table.state;
  }

  get log(): readonly LogEntry[] {
    return this.table.log;
  }

  /** What was said under a key. */
  said(key: string): LogEntry[] {
    return this.log.filter(entry => entry.key === key);
  }
}
