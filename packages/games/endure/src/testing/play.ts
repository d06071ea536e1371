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
import { zoneDoorNumber, zoneNumber } from '@starboard/space';
import { isOpen } from '../rules/doors.ts';
import { groundOf } from '../rules/mission.ts';
import type { Setup } from '../setup.ts';
import type { EnemyType, Figure, ItemId, State, Survivor, SurvivorId } from '../types.ts';
import type { View } from '../view.ts';

/** A position to look at, by the names of its zones and people. */
abstract class Looked {
  abstract readonly state: Readonly<State>;
  abstract readonly log: readonly LogEntry[];

  survivor(id: SurvivorId): Survivor {
    return this.state.survivors.find(survivor => survivor.id === id)!;
  }

  /** The name of the zone where somebody or something is. */
  zoneOf(who: SurvivorId | Figure): string {
    const { zone } = typeof who === 'string' ? this.survivor(who) : who;
    return groundOf(this.state).map.zones[zone]!.name;
  }

  zone(name: string): number {
    return zoneNumber(groundOf(this.state).map, name);
  }

  /** How many enemies of a type are in a zone. */
  count(type: EnemyType, at?: string): number {
    const zone = at === undefined ? undefined : this.zone(at);
    return this.state.figures.filter(each => each.type === type && (zone === undefined || each.zone === zone)).length;
  }

  /** The zones of the tokens, by name. */
  tokens(): string[] {
    return this.state.tokens.map(({ zone }) => groundOf(this.state).map.zones[zone]!.name);
  }

  noiseIn(name: string): number {
    return this.state.noises.find(noise => noise.zone === this.zone(name))?.level ?? 0;
  }

  holds(id: SurvivorId): ItemId[] {
    return this.survivor(id).cards.map(card => card.item);
  }

  isOpen(door: string): boolean {
    const { map, exits } = groundOf(this.state);
    const exit = exits.findIndex(each => each.name === door);
    return isOpen(this.state as State, exit >= 0 ? map.doors.length + exit : zoneDoorNumber(map, door));
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

  /** Everybody who is still to act ends the turn; stops at the next question after that. */
  endTurns(): this {
    const { round } = this.state;
    while (this.asks === 'turn' && this.state.round === round) this.choose('end');
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
