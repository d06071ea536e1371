import { readAnswer, writeAnswer } from './ask/shapes.ts';
import type { Answer, AnyAsk, Decision } from './ask/types.ts';
import { Chance } from './chance/chance.ts';
import { commitment, type Seed } from './chance/seed.ts';
import { Checkpoints, type Kept } from './checkpoints.ts';
import { TableError } from './errors.ts';
import type { AnswerEntry, Checkpoint, Entry, Journal } from './journal.ts';
import { assertPlain, copy, type Plain } from './plain.ts';
import { Play } from './play.ts';
import {
  brokenRule,
  type Head,
  mismatch,
  Record,
  readAnswers,
  requireSameMatch,
  requireSameRules,
  type Standing,
  standingAnswers,
  type Taken,
} from './record.ts';
import { checkSetup } from './setup.ts';
import { Opening, Table } from './table.ts';
import type { Game, LogEntry, Outcome, Seat, SeatId, Viewer } from './types.ts';
import { requireAgreement, type UndoPoint, undoPoints } from './undo.ts';

export interface MatchOptions {
  readonly seed: Seed;
  /** At least this many answers lie between two checkpoints: 1 for quick undo and forks, many for bare speed. */
  readonly checkpointEvery?: number;
  /** Replaces the stream of the seed: scripted dice, in tests. */
  readonly chance?: Chance;
}

/** Where a fork parted from its match: other randomness, and what a viewer may not know drawn anew. */
interface Parting {
  readonly answers: number;
  readonly chance: Chance;
  readonly viewer: Viewer | undefined;
}

/**
 * A match: a game, its position, and the question that waits. It goes from question to question by `answer`; saving,
 * replaying, undoing and forking are all "run it again".
 */
export class Match<State = unknown, Setup = unknown, View = unknown> {
  readonly game: Game<State, Setup, View>;
  readonly setup: Setup;
  readonly seats: readonly Seat[];

  readonly #play: Play<State>;
  readonly #head: Head;
  readonly #seed: Seed | undefined;
  /** What was said before the first answer. */
  #opening: readonly LogEntry[] = [];
  /** The answers that stand, from number `#before` on. Those before are remembered by a journal, or by a fork's match. */
  #line: Taken[] = [];
  #before: number;
  #entriesBefore = 0;
  #recallEarlier: (() => Taken[]) | undefined;
  readonly #record: Record;
  readonly #checkpoints: Checkpoints<State>;
  #partings: Parting[] = [];
  /** How many streams of the seed were begun. */
  #streams = 1;
  #stream = 0;
  #decisionId = 0;

  private constructor(
    game: Game<State, Setup, View>,
    setup: Setup,
    table: Table<State>,
    head: Head,
    options: { readonly seed?: Seed; readonly checkpointEvery?: number },
    before = 0,
  ) {
    this.game = game;
    this.setup = setup;
    this.seats = table.seats;
    this.#checkpoints = new Checkpoints(options.checkpointEvery);
    this.#play = new Play(game, table, () => this.#checkpoints.maybeAdd(table, this.#play.step, this.answers));
    this.#head = head;
    this.#seed = options.seed;
    this.#before = before;
    this.#record = new Record(head);
  }

  /** A new match. The set-up may come from anywhere: what is wrong with it is listed. */
  static begin<S, U, V>(game: Game<S, U, V>, setup: unknown, options: MatchOptions): Match<S, U, V> {
    const match = Match.#open(game, setup, options, {});
    match.#start();
    return match;
  }

  /** A match that begins from a position of somebody's making: a test's scene, an editor's table. */
  static from<S, U, V>(game: Game<S, U, V>, setup: unknown, state: S, options: MatchOptions): Match<S, U, V> {
    assertPlain(state);
    const match = Match.#open(game, setup, options, { start: copy(state) });
    match.#start();
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
    match.#takeUp(journal, checkpoint);
    return match;
  }

  static #open<S, U, V>(
    game: Game<S, U, V>,
    setup: unknown,
    options: MatchOptions,
    from: { readonly start?: Plain; readonly version?: number },
  ): Match<S, U, V> {
    const checked = checkSetup(game, setup);
    const chance = options.chance ?? new Chance(options.seed);
    const table = new Table<S>(game.seats(checked), chance, undefined as S);
    const head: Head = {
      format: 1,
      game: game.id,
      version: from.version ?? game.version,
      setup: copy(checked) as Plain,
      // Hashed when somebody reads the journal: a simulation never does.
      get commitment() {
        return commitment(options.seed);
      },
      ...(from.start !== undefined && { start: from.start }),
    };
    return new Match(game, checked, table, head, options);
  }

  /** The question that waits; none once the match is over. */
  get decision(): Decision | undefined {
    return this.#play.decision;
  }

  /** Tells the question that waits from every other of this match: an answer to an older one is refused. */
  get decisionId(): number {
    return this.#decisionId;
  }

  get outcome(): Outcome | undefined {
    return this.#play.outcome;
  }

  /** The position. Look, do not touch. */
  get state(): Readonly<State> {
    return this.#play.table.state;
  }

  /** What was said on the present line of play. */
  get log(): readonly LogEntry[] {
    return this.#play.table.log;
  }

  /** How many answers stand. */
  get answers(): number {
    return this.#before + this.#line.length;
  }

  /** How many entries the journal has. */
  get entries(): number {
    return this.#record.length(this.answers);
  }

  /** How many steps of the game were begun. */
  get steps(): number {
    return this.#play.step;
  }

  /** The seats that still have to answer. */
  get waitingFor(): readonly SeatId[] {
    return this.#play.waitingFor();
  }

  /** What is asked of this seat, if anything. */
  askOf(seat: SeatId): AnyAsk | undefined {
    return this.#play.askOf(seat);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#play.table.state, viewer);
  }

  /** The part of the log that this viewer may read, from entry `from` on. */
  logFor(viewer: Viewer, from = 0): LogEntry[] {
    return this.log.slice(from).filter(entry => entry.to === undefined || entry.to.includes(viewer));
  }

  /** Answers the question that waits. Whatever is wrong with the answer, the match is then as it was. */
  answer(seat: SeatId, answer: Answer, decisionId = this.#decisionId): void {
    const ask = this.#askOrRefuse(seat, decisionId);
    const value = readAnswer(ask, answer);
    const taken = this.#taken(seat, writeAnswer(ask, value));
    try {
      this.#take(taken, value);
    } catch (thrown) {
      this.#rebuild(this.answers - 1);
      this.#decisionId = decisionId;
      throw brokenRule(thrown, taken);
    }
  }

  /** The steps back that these seats may take from here, the nearest first. */
  undoPoints(by: readonly SeatId[], most = 50): UndoPoint[] {
    if (most > this.#line.length) this.#recall();
    return undoPoints(this.#line, this.#before, by, most);
  }

  /**
   * Takes answers back until `keep` are left. `by` are the seats that want it: enough if the answers are their own and
   * nothing came to light since; otherwise it takes all seats, and from there the dice fall anew.
   */
  undo(keep: number, by: readonly SeatId[]): void {
    if (keep < this.#before) this.#recall();
    const undone = this.#line.slice(keep - this.#before);
    if (!Number.isInteger(keep) || keep < 0 || undone.length === 0 || this.#seed === undefined) {
      throw new TableError('undo-too-far', `There is no answer ${keep} to go back to.`, {
        keep,
        answers: this.answers,
      });
    }
    requireAgreement(
      undone,
      this.seats.map(seat => seat.id),
      by,
    );
    this.#sealed();
    this.#rebuild(keep);
    if (undone.some(taken => taken.barrier)) this.#stream = this.#streams++;
    this.#useStream(this.#stream);
    this.#record.addUndo({ kind: 'undo', keep, by: [...by], stream: this.#stream });
    this.#decisionId = this.entries;
  }

  /**
   * A match of its own that goes on from here with other randomness. With a viewer, whatever that viewer may not know
   * is drawn anew first, so that looking ahead is not peeking.
   */
  fork(chance: Chance, viewer?: Viewer): Match<State, Setup, View> {
    const from = this.#stepStart();
    const table = new Table<State>(this.seats, new Chance(chance.newKey()), from.state);
    const fork = new Match(
      this.game,
      this.setup,
      table,
      this.#head,
      { checkpointEvery: Number.POSITIVE_INFINITY },
      from.answers,
    );
    fork.#checkpoints.add({ ...from, said: 0 });
    fork.#line = this.#knownTo(viewer).slice(from.answers - this.#before);
    fork.#partings = this.#partings.filter(each => each.answers >= from.answers);
    fork.#partings.push({ answers: fork.answers, chance: table.chance.twin(), viewer });
    fork.#rebuild(fork.answers);
    return fork;
  }

  /** The position before the current step: with the entries that follow it, it is all that must be stored. */
  checkpoint(): Checkpoint<State> {
    const { state, chance, step, answers, said } = this.#stepStart();
    const last = this.#line[answers - this.#before - 1];
    const entries = last === undefined ? this.#entriesBefore : last.entry + 1;
    return { state: copy(state), random: chance.mark(), step, answers, said, entries };
  }

  /** Everything that was answered, with seals. The seed is part of it once the match is over. */
  journal(): Journal {
    if (this.#seed === undefined) throw new TableError('bad-journal', 'A fork has no journal.');
    const seed = this.outcome && { seed: this.#seed };
    return { ...this.#head, ...seed, opening: this.#opening, entries: this.#sealed() };
  }

  /**
   * All entries so far. They tell what was offered, which is hashed only from the first time that somebody wants to know:
   * then the match is run again for it.
   */
  #sealed(): Entry[] {
    if (!this.#play.hashes) {
      this.#play.hashes = true;
      this.#checkpoints.forgetAll();
      this.#rebuild(this.answers);
    }
    return this.#record.entries(this.#line, this.#before, this.log);
  }

  /** The line of play as a viewer knows it: without what others have answered to a secret question that is still open. */
  #knownTo(viewer: Viewer | undefined): readonly Taken[] {
    const { decision } = this.#play;
    if (viewer === undefined || decision?.mode !== 'secret') return this.#line;
    const open = this.#line.length - (decision.seats.length - this.waitingFor.length);
    return this.#line.filter((taken, i) => i < open || taken.seat === viewer);
  }

  #askOrRefuse(seat: SeatId, decisionId: number): AnyAsk {
    const ask = this.#play.askOf(seat);
    if (ask !== undefined && decisionId === this.#decisionId) return ask;
    if (!this.seats.some(each => each.id === seat)) throw new TableError('unknown-seat', `There is no seat "${seat}".`);
    if (this.outcome) throw new TableError('match-over', 'The match is over.');
    if (decisionId !== this.#decisionId) {
      throw new TableError('stale-decision', 'That question has been answered or taken back.', { decisionId });
    }
    if (this.#play.hasAnswered(seat)) throw new TableError('already-answered', `${seat} has answered already.`);
    throw new TableError('wrong-seat', `The question is for ${this.waitingFor.join(', ')}.`, { seat });
  }

  #taken(seat: SeatId, answer: Answer): Taken {
    const { step, offered, table, decision } = this.#play;
    return {
      seat,
      step,
      decision: decision!.name,
      offered,
      answer,
      barrier: false,
      stream: table.chance.stream,
      entry: this.entries,
      saidFrom: table.log.length,
    };
  }

  #take(taken: Taken, value: unknown): void {
    const { table } = this.#play;
    this.#line.push(taken);
    table.revealed = false;
    const before = table.chance.position;
    const wasOpen = this.#play.decision;
    this.#play.give(taken.seat, value);
    taken.barrier = table.revealed || table.chance.position !== before;
    if (this.#play.decision !== wasOpen) this.#decisionId = taken.entry + 1;
  }

  /** Gives a recorded answer again; the rules must ask the same question as when it was recorded. */
  #repeat(recorded: Taken): void {
    this.#maybePart();
    this.#useStream(recorded.stream);
    const ask = this.#play.askOf(recorded.seat);
    const { decision, outcome } = this.#play;
    if (ask === undefined || decision?.name !== recorded.decision || !this.#isOffer(recorded.offered)) {
      const now = outcome ? 'the match is over' : `the rules ask "${decision?.name}" of ${this.waitingFor.join(', ')}`;
      const how = decision?.name === recorded.decision ? ', with other options' : '';
      throw mismatch(recorded, `${now}${how}`);
    }
    let value: unknown;
    try {
      value = readAnswer(ask, recorded.answer);
    } catch (refused) {
      throw mismatch(recorded, (refused as TableError).message);
    }
    const { offered } = this.#play;
    this.#take({ ...recorded, offered, saidFrom: this.log.length }, value);
  }

  /** Whether what waits offers what was recorded, as far as both are known. */
  #isOffer(recorded: number): boolean {
    const { hashes, offered } = this.#play;
    return !hashes || recorded === 0 || recorded === offered;
  }

  /** Runs again up to the first `keep` answers of the line, from the nearest checkpoint. */
  #rebuild(keep: number): void {
    const from = this.#checkpoints.lastBefore(keep) ?? this.#beginning();
    const again = this.#line.slice(from.answers - this.#before, keep - this.#before);
    this.#checkpoints.goBackTo(from);
    this.#load(from);
    for (const taken of again) this.#repeat(taken);
    this.#maybePart();
    this.#useStream(this.#stream);
  }

  #load(from: Kept<State>): void {
    const { table } = this.#play;
    table.state = copy(from.state);
    table.chance.become(from.chance);
    table.log.length = from.said;
    this.#line.length = from.answers - this.#before;
    const last = this.#line.at(-1);
    this.#decisionId = last === undefined ? this.#entriesBefore : last.entry + 1;
    this.#play.step = from.step;
    this.#play.start();
  }

  /** The position that the game itself sets up. */
  #beginning(): Kept<State> {
    if (this.#head.version !== this.game.version || this.#seed === undefined) {
      throw new TableError('undo-too-far', 'The rules have changed since then: there is no way back.');
    }
    const { table } = this.#play;
    const chance = table.chance.twin();
    chance.seek({ stream: 0, position: 0 });
    const opening = new Opening(this.seats, chance);
    const start = this.#head.start as State | undefined;
    const state = start ?? this.game.begin(this.setup, opening);
    table.log.splice(0, table.log.length, ...opening.log);
    return { state, chance, step: 0, answers: 0, said: opening.log.length };
  }

  #start(): void {
    const beginning = this.#beginning();
    this.#checkpoints.add(beginning);
    this.#load(beginning);
    this.#opening = [...this.log];
  }

  #takeUp(journal: Journal, checkpoint: Checkpoint<State> | undefined): void {
    const standing = standingAnswers(journal, checkpoint);
    this.#play.hashes = true;
    this.#record.takeOver(journal.entries, standing.entries.length);
    this.#opening = journal.opening;
    this.#stream = standing.stream;
    this.#streams = standing.streams;
    if (checkpoint === undefined) {
      requireSameRules(this.game, journal);
      this.#start();
    } else {
      this.#startFrom(checkpoint, journal, standing);
    }
    const since = standing.entries.slice(checkpoint?.answers ?? 0);
    for (const taken of readAnswers(journal, since, this.log.length)) this.#repeat(taken);
    this.#useStream(this.#stream);
    this.#decisionId = Math.max(this.#decisionId, standing.undoneAt);
    if (standing.version !== this.game.version) {
      this.#record.addRules({ kind: 'rules', version: this.game.version });
    }
  }

  #startFrom(checkpoint: Checkpoint<State>, journal: Journal, standing: Standing): void {
    const { state, random, step, answers, said } = checkpoint;
    const earlier = standing.entries.slice(0, answers);
    const { table } = this.#play;
    for (const entry of journal.opening) table.log.push(entry);
    for (const at of earlier) for (const entry of (journal.entries[at] as AnswerEntry).said) table.log.push(entry);
    const chance = table.chance.twin();
    chance.seek(random);
    this.#before = answers;
    this.#entriesBefore = checkpoint.entries;
    this.#recallEarlier = () => readAnswers(journal, earlier, journal.opening.length);
    const kept = { state: copy(state), chance, step, answers, said };
    this.#checkpoints.add(kept);
    this.#load(kept);
  }

  /** Brings the answers before the checkpoint back to mind. Few matches ever need them, so they are not read at once. */
  #recall(): void {
    if (this.#recallEarlier === undefined) return;
    this.#line = [...this.#recallEarlier(), ...this.#line];
    this.#before = 0;
    this.#entriesBefore = 0;
    this.#recallEarlier = undefined;
  }

  /** The beginning of the current step. Where it was not kept, the match is run again to it, and back to here. */
  #stepStart(): Kept<State> {
    const before = this.#play.step - 1;
    if (this.#checkpoints.last?.step !== before) {
      const id = this.#decisionId;
      this.#checkpoints.wanted = before;
      this.#rebuild(this.answers);
      this.#checkpoints.wanted = undefined;
      this.#decisionId = id;
    }
    return this.#checkpoints.last!;
  }

  #maybePart(): void {
    const { table } = this.#play;
    for (const { answers, chance, viewer } of this.#partings) {
      if (answers !== this.answers) continue;
      table.chance.become(chance);
      if (viewer !== undefined) this.game.imagine(table.state, viewer, table.chance);
    }
  }

  #useStream(stream: number): void {
    const { chance } = this.#play.table;
    if (chance.stream !== stream) chance.seek({ stream, position: 0 });
  }
}
