import { readAnswer } from './ask/shapes.ts';
import type { Answer, AnyAsk, Decision } from './ask/types.ts';
import { Chance } from './chance/chance.ts';
import { commitment, type Seed } from './chance/seed.ts';
import { Checkpoints } from './checkpoints.ts';
import { TableError } from './errors.ts';
import { History, type Played, type Standpoint } from './history.ts';
import type { Checkpoint, Entry, Journal } from './journal.ts';
import { assertPlain, copy, type Plain } from './plain.ts';
import { requireSameMatch } from './record.ts';
import { checkSetup } from './setup.ts';
import { Table } from './table.ts';
import type { Game, Headline, LogEntry, Outcome, Seat, SeatId, Viewer } from './types.ts';
import { requireAgreement, type UndoPoint, undoPoints } from './undo.ts';

export interface MatchOptions {
  readonly seed: Seed;
  /** At least this many answers lie between two checkpoints: 1 for quick undo and forks, many for bare speed. */
  readonly checkpointEvery?: number;
  /** So many of them are kept, the last ones. */
  readonly mostCheckpoints?: number;
  /** Replaces the stream of the seed: scripted dice, in tests. */
  readonly chance?: Chance;
}

/**
 * A match: a game, its position, and the question that waits. It goes from question to question by `answer`; saving,
 * replaying, undoing and forking are all "run it again".
 */
export class Match<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  readonly #history: History<State, Setup>;

  private constructor(game: Game<State, Setup, View>, history: History<State, Setup>) {
    this.game = game;
    this.setup = history.played.setup;
    this.seats = history.play.table.seats;
    this.#history = history;
  }

  /** A new match. The set-up may come from anywhere: what is wrong with it is listed. */
  static begin<S, U, V>(game: Game<S, U, V>, setup: unknown, options: MatchOptions): Match<S, U, V> {
    const match = Match.#open(game, setup, options, {});
    match.#history.begin();
    return match;
  }

  /** A match that begins from a position of somebody's making: a test's scene, an editor's table. */
  static from<S, U, V>(game: Game<S, U, V>, setup: unknown, state: S, options: MatchOptions): Match<S, U, V> {
    assertPlain(state);
    const match = Match.#open(game, setup, options, { start: copy(state) });
    match.#history.begin();
    return match;
  }

  /**
   * Takes a match up again from its journal, from zero or from a checkpoint. From a checkpoint it goes on even if the
   * rules have changed since: only the step that it stands before is run again.
   */
  static resume<S, U, V>(
    game: Game<S, U, V>,
    journal: Journal,
    options: MatchOptions,
    checkpoint?: Checkpoint<S>,
  ): Match<S, U, V> {
    requireSameMatch(game, journal, options.seed);
    const match = Match.#open(game, journal.setup, options, journal);
    match.#history.takeUp(journal, checkpoint);
    return match;
  }

  /**
   * A match to look ahead in, from where another one stands, in whatever thread that is. Like a fork it has no journal;
   * unlike one it holds all that is hidden and will fall as it falls there, so whoever shall not peek gets a fork of it.
   */
  static standing<S, U, V>(game: Game<S, U, V>, standpoint: Standpoint<S>): Match<S, U, V> {
    const { setup, seed, state, answers } = standpoint;
    const table = new Table<S>(game.seats(setup as U), new Chance(seed), state);
    const played: Played<S, U> = {
      game,
      setup: setup as U,
      version: game.version,
      start: undefined,
      seed: undefined,
      head: () => {
        throw new TableError('bad-journal', 'It was taken up in the middle, and has no journal.');
      },
    };
    const match = new Match(game, new History(played, table, new Checkpoints(1), answers));
    match.#history.standAt(standpoint);
    return match;
  }

  static #open<S, U, V>(
    game: Game<S, U, V>,
    given: unknown,
    { seed, checkpointEvery, mostCheckpoints, chance = new Chance(seed) }: MatchOptions,
    from: { readonly start?: Plain; readonly version?: number },
  ): Match<S, U, V> {
    const setup = checkSetup(game, given);
    const table = new Table<S>(game.seats(setup), chance, undefined as S);
    const { version = game.version, start } = from;
    const kept = copy(setup) as Plain;
    const played: Played<S, U> = {
      game,
      setup,
      version,
      start,
      seed,
      head() {
        const begun = start === undefined ? {} : { start };
        return { format: 1, game: game.id, version, setup: kept, commitment: commitment(seed), ...begun };
      },
    };
    return new Match(game, new History(played, table, new Checkpoints(checkpointEvery, mostCheckpoints)));
  }

  /** The question that waits; none once the match is over. */
  get decision(): Decision | undefined {
    return this.#history.play.decision;
  }

  /** Tells the question that waits from every other of this match: an answer to an older one is refused. */
  get decisionId(): number {
    return this.#history.decisionId;
  }

  get outcome(): Outcome | undefined {
    return this.#history.play.outcome;
  }

  /** The position. Look, do not touch. */
  get state(): Readonly<State> {
    return this.#history.play.table.state;
  }

  /** What was said on the present line of play. */
  get log(): readonly LogEntry[] {
    return this.#history.play.table.log;
  }

  /** How many answers stand. */
  get answers(): number {
    return this.#history.answers;
  }

  /** How many entries the journal has. */
  get entries(): number {
    return this.#history.length;
  }

  /** How many steps of the game were begun. */
  get steps(): number {
    return this.#history.play.step;
  }

  /** The seats that still have to answer. */
  get waitingFor(): readonly SeatId[] {
    return this.#history.play.waitingFor();
  }

  /** What is asked of this seat, if anything. */
  askOf(seat: SeatId): AnyAsk | undefined {
    return this.#history.play.askOf(seat);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#history.play.table.state, viewer);
  }

  /** Somebody who is shown the same as this viewer now. */
  seesAs(viewer: Viewer): Viewer {
    return this.game.seesAs?.(this.#history.play.table.state, viewer) ?? viewer;
  }

  /** What a list says of it, if the game has a word for that. */
  get headline(): Headline | undefined {
    return this.game.headline?.(this.view('spectator'));
  }

  /** The part of the log that this viewer may read, from entry `from` on. */
  logFor(viewer: Viewer, from = 0): LogEntry[] {
    return this.log.slice(from).filter(entry => entry.to === undefined || entry.to.includes(viewer));
  }

  /** Answers the question that waits. Whatever is wrong with the answer, the match is then as it was. */
  answer(seat: SeatId, answer: Answer, decisionId = this.#history.decisionId): void {
    this.#history.answer(seat, this.#askOrRefuse(seat, decisionId), answer);
  }

  /** Refuses what `answer` would not read, and changes nothing. */
  check(seat: SeatId, answer: Answer, decisionId = this.#history.decisionId): void {
    readAnswer(this.#askOrRefuse(seat, decisionId), answer);
  }

  /**
   * Does what leads to answers, and calls back after each thing that is said on the way, with the position as it is at
   * that moment: a phase that runs by itself can then be shown step by step. Rules are under way: who looks must not throw,
   * or else say how to forget what was seen. Then nothing more is looked at, and what is done is done all the same; it is
   * also to be forgotten if nothing comes of it.
   */
  watching<T>(act: () => T, look: () => void, forget?: () => void): T {
    const { table } = this.#history.play;
    table.onSaid = look;
    if (forget !== undefined) {
      table.onSaid = () => {
        try {
          look();
        } catch {
          table.onSaid = undefined;
          forget();
        }
      };
    }
    try {
      return act();
    } catch (thrown) {
      forget?.();
      throw thrown;
    } finally {
      table.onSaid = undefined;
    }
  }

  /** The steps back that these seats may take from here, the nearest first. */
  undoPoints(by: readonly SeatId[], most = 50): UndoPoint[] {
    const { line, before } = this.#history.lastAnswers(most);
    return undoPoints(line, before, by, most);
  }

  /**
   * Takes answers back until `keep` are left. `by` are the seats that want it: enough if the answers are their own and
   * nothing came to light since; otherwise it takes all seats, and from there the dice fall anew.
   */
  undo(keep: number, by: readonly SeatId[]): void {
    const { answers } = this;
    const isFork = this.#history.played.seed === undefined;
    if (isFork || !Number.isInteger(keep) || keep < 0 || keep >= answers) {
      throw new TableError('undo-too-far', `There is no answer ${keep} to go back to.`, { keep, answers });
    }
    const { line, before } = this.#history.lastAnswers(answers - keep);
    const seats = this.seats.map(seat => seat.id);
    requireAgreement(line.slice(keep - before), seats, by);
    this.#history.goBack(keep, by);
  }

  /**
   * A match of its own that goes on from here with other randomness. With a viewer, whatever that viewer may not know
   * is drawn anew first, so that looking ahead is not peeking. It may be made to stop where the current step ends.
   */
  fork(chance: Chance, viewer?: Viewer, { staysInStep = false } = {}): Match<State, Setup, View> {
    const history = this.#history.fork(chance, viewer);
    history.play.staysInStep = staysInStep;
    return new Match(this.game, history);
  }

  /** Where it stands, for another thread to look ahead from. */
  standpoint(): Standpoint<State> {
    if (this.#history.played.seed === undefined) throw new TableError('bad-journal', 'A fork stands nowhere else.');
    return this.#history.standpoint();
  }

  /** The position before the current step: with the entries that follow it, it is all that must be stored. */
  checkpoint(): Checkpoint<State> {
    return this.#history.checkpoint();
  }

  /**
   * Everything that was answered. It holds what every seat keeps to itself, so it is for whoever runs the match, and for
   * everybody only when the match is over; then the seed is part of it.
   */
  journal(): Journal {
    const { head, seed } = this.#history.played;
    const revealed = this.outcome && seed !== undefined && { seed };
    return { ...head(), ...revealed, opening: this.#history.opening, entries: this.entriesFrom(0) };
  }

  /** The entries of the journal from number `from` on: what is still to be stored. */
  entriesFrom(from: number): Entry[] {
    if (this.#history.played.seed === undefined) throw new TableError('bad-journal', 'A fork has no journal.');
    return this.#history.entriesFrom(from);
  }

  #askOrRefuse(seat: SeatId, decisionId: number): AnyAsk {
    const { play, decisionId: current } = this.#history;
    const ask = play.askOf(seat);
    if (ask !== undefined && decisionId === current) return ask;
    if (!this.seats.some(each => each.id === seat)) throw new TableError('unknown-seat', `There is no seat "${seat}".`);
    if (this.outcome) throw new TableError('match-over', 'The match is over.');
    if (decisionId !== current) {
      throw new TableError('stale-decision', 'That question has been answered or taken back.', { decisionId });
    }
    if (play.hasAnswered(seat)) throw new TableError('already-answered', `${seat} has answered already.`);
    throw new TableError('wrong-seat', `The question is for ${this.waitingFor.join(', ')}.`, { seat });
  }
}
