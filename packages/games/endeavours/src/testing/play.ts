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
import { cardsAt, stackNo } from '../rules/stacks.ts';
import type { Setup } from '../setup.ts';
import type { Card, CardId, SiteId, SiteState, Stack, State } from '../types.ts';
import type { View } from '../view.ts';

/** A position to look at. */
abstract class Looked {
  abstract readonly state: Readonly<State>;
  abstract readonly log: readonly LogEntry[];

  /** A Stack by its number; LEO is 0, then in the order they were put into the scene. */
  stack(no: number): Stack {
    return stackNo(this.state as State, no);
  }

  /** The first card of this name in any Stack, if there is one. */
  card(id: CardId): Card | undefined {
    return this.state.stacks.flatMap(({ cards }) => cards).find(({ card }) => card === id);
  }

  /** What has happened at a Site; undefined if nothing has. */
  site(id: SiteId): SiteState | undefined {
    return this.state.sites[id];
  }

  /** The names of all cards at a node. */
  cardsAt(node: Parameters<typeof cardsAt>[1]): CardId[] {
    return cardsAt(this.state as State, node).map(({ card }) => card);
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

  /** Why something is not offered: the rule that bars it. */
  barred(key: string): string | undefined {
    return this.shown().blocked.find(option => option.key === key)?.rule;
  }

  shown(): ShownAsk {
    return showDecision(this.match, this.match.waitingFor[0]!)!.ask!;
  }

  /** Gives one answer after the other. */
  choose(...answers: Answer[]): this {
    for (const answer of answers) this.match.answer(this.match.waitingFor[0]!, answer);
    return this;
  }
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
    } = perform(table, rule, answers));
  }

  get state(): Readonly<State> {
    return this.table.state;
  }

  get log(): readonly LogEntry[] {
    return this.table.log;
  }
}
