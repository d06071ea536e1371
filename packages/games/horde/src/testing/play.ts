import {
  type Answer,
  type Decision,
  type Flow,
  keyOf,
  type LogEntry,
  type Match,
  type ShownAsk,
  showDecision,
  type Table,
} from '@starboard/kernel';
import { type Performance, perform } from '@starboard/kernel/testing';
import { indexAt, pointAt } from '../field/measure.ts';
import type { Setup } from '../setup.ts';
import type { Hero, State, Unit } from '../types.ts';
import type { View } from '../view.ts';

/** A place in inches. */
export type Inches = readonly [x: number, y: number];

/** A position to look at, in inches and by numbers. */
abstract class Looked {
  abstract readonly state: Readonly<State>;
  abstract readonly log: readonly LogEntry[];

  hero(no: number): Hero {
    return this.state.heroes[no - 1]!;
  }

  /** A unit by its number, if it is still there. */
  unit(no: number): Unit | undefined {
    return this.state.units.find(unit => unit.no === no);
  }

  /** Where a hero stands. */
  placeOf(hero: number): Inches {
    return this.inches(this.hero(hero).at);
  }

  /** Where the models of a unit stand, in their order. */
  placesOf(unit: number): Inches[] {
    return (this.unit(unit)?.models ?? []).map(({ at }) => this.inches(at));
  }

  inches(at: number): Inches {
    const { x, y } = pointAt(this.state, at);
    return [x / 4, y / 4];
  }

  /** What was said under a key. */
  said(key: string): LogEntry[] {
    return this.log.filter(entry => entry.key === key);
  }
}

/** A match that a scene began. */
export class Played extends Looked {
  readonly match: Match<State, Setup, View>;

  constructor(match: Match<State, Setup, View>) {
    super();
    this.match = match;
  }

  get state(): Readonly<State> {
    return this.match.state;
  }

  get log(): readonly LogEntry[] {
    return this.match.log;
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

  /** Whether a place may be picked, in inches. */
  offersPlace(x: number, y: number): boolean {
    const ask = this.match.askOf(this.match.waitingFor[0]!);
    if (ask?.shape !== 'place') throw new Error(`"${this.asks}" asks for no place.`);
    const at = indexAt(this.state, x, y);
    for (let i = 0; i < ask.places.length; i += 2) {
      if (at >= ask.places[i]! && at < ask.places[i]! + ask.places[i + 1]!) return true;
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

  /** Gives one answer after the other; a pair of inches is a place. */
  choose(...answers: (Answer | Inches)[]): this {
    for (const answer of answers) this.match.answer(this.match.waitingFor[0]!, read(this.state, answer));
    return this;
  }
}

function isInches(answer: unknown): answer is Inches {
  return Array.isArray(answer) && answer.length === 2 && answer.every(each => typeof each === 'number');
}

function read(state: State, answer: Answer | Inches): Answer {
  return isInches(answer) ? indexAt(state, answer[0], answer[1]) : answer;
}

/** A rule that was run by itself. */
export class Performed extends Looked implements Performance {
  readonly table: Table<State>;
  readonly result: unknown;
  readonly asked: readonly string[];
  readonly decisions: readonly Decision[];
  readonly ended: boolean;

  constructor(table: Table<State>, rule: (t: Table<State>) => Flow<unknown>, answers: readonly unknown[]) {
    super();
    this.table = table;
    ({
      result: this.result,
      asked: this.asked,
      decisions: this.decisions,
      ended: this.ended,
    } = perform(table, rule, answers, answer => read(table.state, answer as Answer)));
  }

  get state(): Readonly<State> {
    return this.table.state;
  }

  get log(): readonly LogEntry[] {
    return this.table.log;
  }
}
