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
import { crewById, shipNo } from '../rules/table.ts';
import type { Setup } from '../setup.ts';
import type { Crew, CrewId, Fighter, Npc, Parameter, Ship, State } from '../types.ts';
import type { View } from '../view.ts';

/** A position to look at. */
abstract class Looked {
  abstract readonly state: Readonly<State>;
  abstract readonly log: readonly LogEntry[];

  ship(no: number): Ship {
    return shipNo(this.state as State, no);
  }

  crew(id: CrewId): Crew {
    return crewById(this.state as State, id);
  }

  /** By its number, if it is still there. */
  npc(no: number): Npc | undefined {
    return this.state.npcs.find(npc => npc.no === no);
  }

  fighter(no: number): Fighter | undefined {
    return this.state.fighters.find(fighter => fighter.no === no);
  }

  parameter(no: number): Parameter {
    return this.state.parameters.find(parameter => parameter.no === no)!;
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

  /** Whether a square (a cell) or a pose may be picked. */
  offersPlace(place: number): boolean {
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
