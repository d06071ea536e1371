import { readAnswer, writeAnswer } from './ask/shapes.ts';
import type { Answer, AnyAsk } from './ask/types.ts';
import { Chance, type Mark } from './chance/chance.ts';
import { Checkpoints, type Kept } from './checkpoints.ts';
import { TableError } from './errors.ts';
import type { AnswerEntry, Checkpoint, Entry, Journal } from './journal.ts';
import { copy, type Plain, requirePlain } from './plain.ts';
import { Play } from './play.ts';
import {
  brokenRule,
  type Head,
  mismatch,
  Record,
  readAnswers,
  requireNoNewerRules,
  requireSameRules,
  type Standing,
  standingAnswers,
  type Taken,
} from './record.ts';
import { Opening, Table } from './table.ts';
import type { Game, LogEntry, SeatId, Viewer } from './types.ts';

/** What a history is a history of. A fork has no seed: it begins in the middle, and nobody reads its journal. */
export interface Played<State, Setup> {
  readonly game: Game<State, Setup>;
  readonly setup: Setup;
  /** The version of the rules with which it began. */
  readonly version: number;
  /** Where it began, if not where the game itself begins. */
  readonly start: Plain | undefined;
  /** Put together when somebody reads the journal: a simulation never does. */
  head(): Head;
  readonly seed: string | undefined;
}

/** Where a fork parted from its match: other randomness, and what a viewer may not know drawn anew. */
interface Parting {
  readonly answers: number;
  readonly chance: Chance;
  readonly viewer: Viewer | undefined;
}

/** Where a match stands, as plain data that another thread can look ahead from. It holds every secret of the match. */
export interface Standpoint<State = unknown> {
  readonly setup: Plain;
  readonly seed: string;
  readonly state: State;
  readonly random: Mark;
  /** The stream of randomness that is in force now. */
  readonly stream: number;
  /** How many steps were begun before that state, and how many answers stand before it. */
  readonly step: number;
  readonly answers: number;
  /** Those after it. */
  readonly since: readonly Taken[];
}

/** All that a match remembers, and how it stands again at any point of it: by running its rules again from before. */
export class History<State, Setup> {
  readonly played: Played<State, Setup>;
  readonly play: Play<State>;
  /** Tells the question that waits from every other. */
  decisionId = 0;
  /** What was said before the first answer. */
  opening: readonly LogEntry[] = [];

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

  constructor(played: Played<State, Setup>, table: Table<State>, checkpoints: Checkpoints<State>, before = 0) {
    this.played = played;
    this.#checkpoints = checkpoints;
    this.play = new Play(played.game, table, () => this.#checkpoints.maybeAdd(table, this.play.step, this.answers));
    this.#before = before;
    this.#record = new Record(played);
  }

  /** How many answers stand. */
  get answers(): number {
    return this.#before + this.#line.length;
  }

  /** How many entries the journal has. */
  get length(): number {
    return this.#record.length(this.answers);
  }

  /** From the position that the game sets up to its first question. */
  begin(): void {
    const beginning = this.#beginning();
    this.#load(beginning, beginning.state);
    this.opening = [...this.play.table.log];
  }

  /** From a journal, or from a checkpoint and the entries after it, to the question that waits. */
  takeUp(journal: Journal, checkpoint: Checkpoint<State> | undefined): void {
    const { game } = this.played;
    const standing = standingAnswers(journal, checkpoint);
    requireNoNewerRules(game, journal, standing.version);
    this.play.hashes = true;
    this.#record.takeOver(journal.entries, standing.entries.length);
    this.#stream = standing.stream;
    this.#streams = standing.streams;
    if (checkpoint === undefined) {
      requireSameRules(game, journal);
      this.begin();
    } else {
      this.#startFrom(checkpoint, journal, standing);
    }
    this.opening = journal.opening;
    const since = standing.entries.slice(checkpoint?.answers ?? 0);
    for (const taken of readAnswers(journal, since, this.play.table.log.length)) this.#repeat(taken);
    this.#useStream(this.#stream);
    this.decisionId = Math.max(this.decisionId, standing.undoneAt);
    if (standing.version !== game.version) this.#record.addRules({ kind: 'rules', version: game.version });
  }

  /** Gives an answer to the question that waits. If it does not fit, or the rules fail on it, all is as it was. */
  answer(seat: SeatId, ask: AnyAsk, answer: Answer): void {
    const id = this.decisionId;
    const value = readAnswer(ask, answer);
    const taken = this.#taken(seat, writeAnswer(ask, value));
    try {
      this.#take(taken, value);
    } catch (thrown) {
      this.#rebuild(this.answers - 1);
      this.decisionId = id;
      throw brokenRule(thrown, taken);
    }
  }

  /** The last answers that stand, and the number of the first of them: at least `count`, if there are so many. */
  lastAnswers(count: number): { readonly line: readonly Taken[]; readonly before: number } {
    if (count > this.#line.length) this.#recall();
    return { line: this.#line, before: this.#before };
  }

  /** Takes answers back until `keep` stand. Where anything had come to light since, the dice fall anew from there. */
  goBack(keep: number, by: readonly SeatId[]): void {
    const { line, before } = this.lastAnswers(this.answers - keep);
    const cameToLight = line.slice(keep - before).some(taken => taken.barrier);
    this.#seal();
    this.#rebuild(keep);
    if (cameToLight) this.#stream = this.#streams++;
    this.#useStream(this.#stream);
    this.#record.addUndo({ kind: 'undo', keep, by: [...by], stream: this.#stream });
    this.decisionId = this.length;
  }

  fork(chance: Chance, viewer: Viewer | undefined): History<State, Setup> {
    const from = this.#stepStart();
    const { seats } = this.play.table;
    const table = new Table<State>(seats, new Chance(chance.newKey()), from.state);
    const fork = new History(
      { ...this.played, seed: undefined },
      table,
      new Checkpoints(Number.POSITIVE_INFINITY),
      from.answers,
    );
    fork.#checkpoints.add({ ...from, said: 0 });
    fork.#line = this.#knownTo(viewer).slice(from.answers - this.#before);
    fork.#partings = this.#partings.filter(each => each.answers >= from.answers);
    fork.#partings.push({ answers: fork.answers, chance: table.chance.twin(), viewer });
    fork.#rebuild(fork.answers);
    return fork;
  }

  /** From the last beginning of a step that is at hand: whoever stands there runs the rest again, so that this costs little. */
  standpoint(): Standpoint<State> {
    const { state, chance, step, answers } = this.#checkpoints.last ?? this.#stepStart();
    const { setup } = this.played.head();
    const since = this.#line.slice(answers - this.#before);
    const stream = this.#stream;
    return { setup, seed: this.played.seed!, state, random: chance.mark(), stream, step, answers, since };
  }

  /** Runs on from there to the question that waits. */
  standAt({ state, random, stream, step, answers, since }: Standpoint<State>): void {
    const chance = this.play.table.chance.twin();
    chance.seek(random);
    this.#checkpoints.add({ state, chance, step, answers, said: 0 });
    this.#line = [...since];
    this.#stream = stream;
    this.#rebuild(this.answers);
  }

  checkpoint(): Checkpoint<State> {
    const { state, chance, step, answers, said } = this.#stepStart();
    const last = this.#line[answers - this.#before - 1];
    const entries = last === undefined ? this.#entriesBefore : last.entry + 1;
    return { state: copy(state), random: chance.mark(), step, answers, said, entries };
  }

  /** The entries of the journal from number `from` on. */
  entriesFrom(from: number): Entry[] {
    this.#seal();
    return this.#record.entriesFrom(from);
  }

  /**
   * Makes entries of all answers. They tell what was offered, which is hashed only from the first time that somebody
   * wants to know: then the match is run again for it.
   */
  #seal(): void {
    if (!this.play.hashes) {
      this.play.hashes = true;
      this.#checkpoints.forgetAll();
      this.#rebuild(this.answers);
    }
    this.#record.seal(this.#line, this.#before, this.play.table.log);
  }

  /** The line of play as a viewer knows it: without what others have answered to a secret question that is still open. */
  #knownTo(viewer: Viewer | undefined): readonly Taken[] {
    const { decision } = this.play;
    if (viewer === undefined || decision?.mode !== 'secret') return this.#line;
    const open = this.#line.length - (decision.seats.length - this.play.waitingFor().length);
    return this.#line.filter((taken, i) => i < open || taken.seat === viewer);
  }

  #taken(seat: SeatId, answer: Answer): Taken {
    const { step, offered, table, decision } = this.play;
    return {
      seat,
      step,
      decision: decision!.name,
      offered,
      answer,
      barrier: false,
      stream: table.chance.stream,
      entry: this.length,
      saidFrom: table.log.length,
    };
  }

  #take(taken: Taken, value: unknown): void {
    const { table } = this.play;
    this.#line.push(taken);
    table.revealed = false;
    const before = table.chance.position;
    const wasOpen = this.play.decision;
    this.play.give(taken.seat, value);
    taken.barrier = table.revealed || table.chance.position !== before;
    if (this.play.decision !== wasOpen) this.decisionId = taken.entry + 1;
  }

  /** Gives a recorded answer again; the rules must ask the same question as when it was recorded. */
  #repeat(recorded: Taken): void {
    this.#maybePart();
    this.#useStream(recorded.stream);
    const ask = this.play.askOf(recorded.seat);
    const { decision, outcome } = this.play;
    if (ask === undefined || decision?.name !== recorded.decision || !this.#isOffer(recorded.offered)) {
      const now = outcome
        ? 'the match is over'
        : `the rules ask "${decision?.name}" of ${this.play.waitingFor().join(', ')}`;
      const how = decision?.name === recorded.decision ? ', with other options' : '';
      throw mismatch(recorded, `${now}${how}`);
    }
    let value: unknown;
    try {
      value = readAnswer(ask, recorded.answer);
    } catch (refused) {
      throw mismatch(recorded, (refused as TableError).message);
    }
    const { offered } = this.play;
    this.#take({ ...recorded, offered, saidFrom: this.play.table.log.length }, value);
  }

  /** Whether what waits offers what was recorded, as far as both are known. */
  #isOffer(recorded: number): boolean {
    const { hashes, offered } = this.play;
    return !hashes || recorded === 0 || recorded === offered;
  }

  /** Runs again up to the first `keep` answers of the line, from the nearest checkpoint. */
  #rebuild(keep: number): void {
    const kept = this.#checkpoints.lastBefore(keep);
    const from = kept ?? this.#beginning();
    const again = this.#line.slice(from.answers - this.#before, keep - this.#before);
    this.#checkpoints.goBackTo(from);
    this.#load(from, kept === undefined ? from.state : copy(kept.state));
    for (const taken of again) this.#repeat(taken);
    this.#maybePart();
    this.#useStream(this.#stream);
  }

  /** Runs on from there, in a state that is the table's own to change. */
  #load(from: Kept<State>, state: State): void {
    const { table } = this.play;
    table.state = state;
    table.chance.become(from.chance);
    table.log.length = from.said;
    this.#line.length = from.answers - this.#before;
    const last = this.#line.at(-1);
    this.decisionId = last === undefined ? this.#entriesBefore : last.entry + 1;
    this.play.step = from.step;
    this.play.start();
  }

  /** The position that the game itself sets up: not kept, for few matches go back to it, and it can be set up again. */
  #beginning(): Kept<State> {
    const { game, setup, version, start, seed } = this.played;
    if (version !== game.version || seed === undefined) {
      throw new TableError('undo-too-far', 'The rules have changed since then: there is no way back.');
    }
    const { table } = this.play;
    const chance = table.chance.twin();
    chance.seek({ stream: 0, position: 0 });
    const opening = new Opening(table.seats, chance);
    const state = start === undefined ? game.begin(setup, opening) : (copy(start) as State);
    requirePlain(state);
    table.log.splice(0, table.log.length, ...opening.log);
    return { state, chance, step: 0, answers: 0, said: opening.log.length };
  }

  #startFrom(checkpoint: Checkpoint<State>, journal: Journal, standing: Standing): void {
    const { state, random, step, answers, said } = checkpoint;
    const earlier = standing.entries.slice(0, answers);
    const { table } = this.play;
    for (const entry of journal.opening) table.log.push(entry);
    for (const at of earlier) for (const entry of (journal.entries[at] as AnswerEntry).said) table.log.push(entry);
    const chance = table.chance.twin();
    chance.seek(random);
    this.#before = answers;
    this.#entriesBefore = checkpoint.entries;
    this.#recallEarlier = () => readAnswers(journal, earlier, journal.opening.length);
    const kept = { state: copy(state), chance, step, answers, said };
    this.#checkpoints.add(kept);
    this.#load(kept, copy(state));
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
    const before = this.play.step - 1;
    if (this.#checkpoints.last?.step !== before) {
      const id = this.decisionId;
      this.#checkpoints.wanted = before;
      this.#rebuild(this.answers);
      this.#checkpoints.wanted = undefined;
      this.decisionId = id;
    }
    return this.#checkpoints.last ?? this.#beginning();
  }

  #maybePart(): void {
    const { table } = this.play;
    for (const { answers, chance, viewer } of this.#partings) {
      if (answers !== this.answers) continue;
      table.chance.become(chance);
      if (viewer !== undefined) this.played.game.imagine(table.state, viewer, table.chance);
    }
  }

  #useStream(stream: number): void {
    const { chance } = this.play.table;
    if (chance.stream !== stream) chance.seek({ stream, position: 0 });
  }
}
