import type { Chance } from './chance/chance.ts';
import { copy } from './plain.ts';
import type { Table } from './table.ts';

/** The beginning of a step, to run it again from. */
export interface Kept<State> {
  readonly state: State;
  readonly chance: Chance;
  /** How many steps were begun before it. */
  readonly step: number;
  readonly answers: number;
  readonly said: number;
}

const usualInterval = 4_096;
const usuallyKept = 8;

/** The last few beginnings of steps that a match has kept. They cost a copy of the state each, so not all are. */
export class Checkpoints<State> {
  readonly #interval: number;
  readonly #most: number;
  readonly #kept: Kept<State>[] = [];
  #since = 0;
  /** A step whose beginning is wanted, whatever the interval. */
  wanted: number | undefined;

  /** At least `interval` answers lie between two that are kept. */
  constructor(interval = usualInterval, most = usuallyKept) {
    this.#interval = interval;
    this.#most = most;
  }

  get last(): Kept<State> | undefined {
    return this.#kept.at(-1);
  }

  add(kept: Kept<State>): void {
    this.#kept.push(kept);
    this.#since = kept.answers;
    if (this.#kept.length > this.#most) this.#kept.shift();
  }

  maybeAdd(table: Table<State>, step: number, answers: number): void {
    if (answers - this.#since < this.#interval && step !== this.wanted) return;
    this.add({ state: copy(table.state), chance: table.chance.twin(), step, answers, said: table.log.length });
  }

  /** The last one that stands on no more than so many answers. */
  lastBefore(answers: number): Kept<State> | undefined {
    return this.#kept.findLast(kept => kept.answers <= answers);
  }

  /** Play goes on from this one; later ones are forgotten, all of them if it is none of those kept. */
  goBackTo(kept: Kept<State>): void {
    this.#kept.length = this.#kept.lastIndexOf(kept) + 1;
    this.#since = kept.answers;
  }

  forgetAll(): void {
    this.#kept.length = 0;
  }
}
