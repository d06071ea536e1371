import { hashOffer } from './ask/shapes.ts';
import type { AnyAsk, Decision } from './ask/types.ts';
import { TableError } from './errors.ts';
import { stepEnds, type Table } from './table.ts';
import type { Flow, Game, Outcome, SeatId } from './types.ts';

/** Rules that run this many steps without asking anybody will never ask again. */
const idleStepsAllowed = 100_000;

/** The rules at work: runs a game from question to question. Keeps no history; that is the match's affair. */
export class Play<State> {
  readonly table: Table<State>;
  /** The question that waits. */
  decision: Decision | undefined;
  outcome: Outcome | undefined;
  /** How many steps were begun. */
  step = 0;
  /** A short hash of what it offers, or 0 where nobody wants to know. */
  offered = 0;
  /** Hashing is dear beside a small rule, so it is done only for matches whose journal is read. */
  hashes = false;
  /** Goes no farther than to the end of the step: for whoever wants to know what one action leads to. */
  staysInStep = false;
  readonly #game: Game<State>;
  readonly #stepBegins: () => void;
  #flow: Flow | undefined;
  /** The answers so far to a question that several seats must answer. */
  #given: Map<SeatId, unknown> | undefined;

  constructor(game: Game<State>, table: Table<State>, stepBegins: () => void) {
    this.#game = game;
    this.table = table;
    this.#stepBegins = stepBegins;
  }

  /** Runs on from the beginning of a step. */
  start(): void {
    this.#flow = undefined;
    this.#run(undefined);
  }

  /** The seats that still have to answer. */
  waitingFor(): readonly SeatId[] {
    const given = this.#given;
    if (this.decision === undefined) return [];
    return given ? this.decision.seats.filter(seat => !given.has(seat)) : this.decision.seats;
  }

  hasAnswered(seat: SeatId): boolean {
    return this.#given?.has(seat) ?? false;
  }

  /** What is asked of this seat, if anything. */
  askOf(seat: SeatId): AnyAsk | undefined {
    const open = this.decision;
    if (open === undefined) return undefined;
    const at = open.seats.indexOf(seat);
    if (at < 0 || this.#given?.has(seat)) return undefined;
    return open.asks[open.mode === 'any' ? 0 : at];
  }

  /** Gives the rules what a seat's answer means to them, and runs on to the next question. */
  give(seat: SeatId, value: unknown): void {
    this.table.answeredBy = seat;
    if (this.#given === undefined) {
      this.#run(value);
      return;
    }
    this.#given.set(seat, value);
    const { seats } = this.decision!;
    if (this.#given.size < seats.length) return;
    const given = this.#given;
    this.#run(Object.fromEntries(seats.map(each => [each, given.get(each)])));
  }

  #run(answer: unknown): void {
    this.decision = undefined;
    this.#given = undefined;
    let decision = this.#resume(answer);
    for (let idle = 0; decision === undefined; idle++) {
      this.outcome = this.#game.outcome(this.table.state);
      if (this.outcome !== undefined || this.staysInStep) return;
      if (idle > idleStepsAllowed) {
        throw new TableError('broken-rule', `Step ${this.step}: the rules run on without asking anybody.`);
      }
      this.#stepBegins();
      this.step++;
      this.#flow = this.#game.step(this.table);
      decision = this.#resume(undefined);
    }
    this.decision = decision;
    if (this.hashes) this.offered = hashOffer(decision);
    if (decision.mode === 'each' || decision.mode === 'secret') this.#given = new Map();
  }

  #resume(answer: unknown): Decision | undefined {
    if (this.#flow === undefined) return undefined;
    try {
      const next = this.#flow.next(answer);
      return next.done ? undefined : next.value;
    } catch (thrown) {
      if (thrown === stepEnds) return undefined;
      throw thrown;
    }
  }
}
