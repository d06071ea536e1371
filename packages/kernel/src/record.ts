import { commitment, type Seed } from './chance/seed.ts';
import { TableError } from './errors.ts';
import { readHash, showHash } from './hash.ts';
import {
  type AnswerEntry,
  type Checkpoint,
  type Entry,
  firstSeal,
  type Journal,
  type JournalHead,
  nextSeal,
  type RulesEntry,
  type UndoEntry,
} from './journal.ts';
import type { Game, LogEntry } from './types.ts';

/** An answer as a match remembers it. */
export interface Taken extends Omit<AnswerEntry, 'kind' | 'said' | 'seal' | 'offered'> {
  readonly offered: number;
  /** The stream of randomness it was given under. */
  readonly stream: number;
  /** Its number in the journal. */
  readonly entry: number;
  /** How long the log was before it. */
  readonly saidFrom: number;
  barrier: boolean;
}

export type Head = Omit<JournalHead, 'opening'>;

/**
 * All that was ever answered or taken back, in order. Seals are made only when somebody wants to read it; until then an
 * answer lives in the present line of play alone.
 */
export class Record {
  readonly #of: { head(): Head };
  #sealed: Entry[] = [];
  #seal: string | undefined;
  /** How many answers of the present line are sealed. */
  #standing = 0;

  constructor(of: { head(): Head }) {
    this.#of = of;
  }

  /** How many entries there are when so many answers stand. */
  length(answers: number): number {
    return this.#sealed.length + answers - this.#standing;
  }

  /** Takes over the entries of a journal as they are; so many of their answers stand. */
  takeOver(entries: readonly Entry[], standing: number): void {
    this.#sealed = [...entries];
    this.#standing = standing;
    const last = entries.findLastIndex(entry => entry.kind === 'answer');
    const seal = last < 0 ? firstSeal(this.#of.head()) : (entries[last] as AnswerEntry).seal;
    this.#seal = entries.slice(last + 1).reduce(nextSeal, seal);
  }

  /** Makes entries of the answers that are not sealed yet; they led to what the log holds. `before` is the line's first. */
  seal(line: readonly Taken[], before: number, log: readonly LogEntry[]): void {
    for (let i = this.#standing - before; i < line.length; i++) {
      this.#add(withSaid(line[i]!, log.slice(line[i]!.saidFrom, line[i + 1]?.saidFrom)));
    }
    this.#standing = before + line.length;
  }

  /** The sealed entries from number `from` on. */
  entriesFrom(from: number): Entry[] {
    return this.#sealed.slice(from);
  }

  /** Answers were taken back. All before it must have been sealed. */
  addUndo(undo: UndoEntry): void {
    this.#add(undo);
    this.#standing = undo.keep;
  }

  addRules(rules: RulesEntry): void {
    this.#add(rules);
  }

  #add(entry: Omit<AnswerEntry, 'seal'> | UndoEntry | RulesEntry): void {
    const seal = nextSeal(this.#seal ?? firstSeal(this.#of.head()), entry);
    this.#sealed.push(entry.kind === 'answer' ? { ...entry, seal } : entry);
    this.#seal = seal;
  }
}

function withSaid(taken: Taken, said: readonly LogEntry[]): Omit<AnswerEntry, 'seal'> {
  const { seat, step, decision, offered, answer, barrier } = taken;
  return { kind: 'answer', seat, step, decision, offered: showHash(offered), answer, barrier, said };
}

/** What still stands of a journal. */
export interface Standing {
  /** The numbers of the entries whose answers stand. */
  readonly entries: readonly number[];
  /** The stream of randomness in force at the end, and how many were begun. */
  readonly stream: number;
  readonly streams: number;
  /** The number of entries up to and with the last undo. */
  readonly undoneAt: number;
  /** The version of the rules at the end. */
  readonly version: number;
}

/** Reads off a journal which answers still stand. A checkpoint whose ground was taken back since is refused. */
export function standingAnswers(journal: Journal, checkpoint: Checkpoint | undefined): Standing {
  const entries: number[] = [];
  let stream = 0;
  let streams = 1;
  let undoneAt = 0;
  let { version } = journal;
  for (let at = 0; at < journal.entries.length; at++) {
    const entry = journal.entries[at]!;
    if (entry.kind === 'answer') entries.push(at);
    if (entry.kind === 'rules') version = entry.version;
    if (entry.kind !== 'undo') continue;
    if (checkpoint && at >= checkpoint.entries && entry.keep < checkpoint.answers) {
      throw new TableError('outdated-checkpoint', `Entry ${at} takes back what this checkpoint stands on.`);
    }
    entries.length = Math.min(entries.length, entry.keep);
    stream = entry.stream;
    streams = Math.max(streams, stream + 1);
    undoneAt = at + 1;
  }
  if (checkpoint && checkpoint.answers > entries.length) {
    throw new TableError('outdated-checkpoint', 'The checkpoint stands on answers that are not in the journal.');
  }
  return { entries, stream, streams, undoneAt, version };
}

/** The answers of these entries as a match remembers them, the log being `said` long before the first. */
export function readAnswers(journal: Journal, entries: readonly number[], said: number): Taken[] {
  let stream = 0;
  let read = 0;
  return entries.map(at => {
    for (; read < at; read++) {
      const before = journal.entries[read]!;
      if (before.kind === 'undo') stream = before.stream;
    }
    const { seat, step, decision, offered, answer, barrier, said: told } = journal.entries[at] as AnswerEntry;
    const saidFrom = said;
    said += told.length;
    return { seat, step, decision, offered: readHash(offered), answer, barrier, stream, entry: at, saidFrom };
  });
}

/** Refuses a journal of another game, and a seed that is not the promised one. */
export function requireSameMatch(game: Game, journal: Journal, seed: Seed): void {
  if (journal.game !== game.id) {
    throw new TableError('other-game', `This is a journal of "${journal.game}", not of "${game.id}".`);
  }
  if (commitment(seed) !== journal.commitment) {
    throw new TableError('wrong-seed', 'This seed is not the one that was promised when the match began.');
  }
}

/** Refuses a journal that cannot be run again from zero, because these are not all the rules it was played by. */
export function requireSameRules(game: Game, journal: Journal): void {
  const versions = [
    journal.version,
    ...journal.entries.map(entry => (entry.kind === 'rules' ? entry.version : game.version)),
  ];
  const version = versions.find(each => each !== game.version);
  if (version !== undefined) throw otherVersion(game, journal, version);
}

/** Refuses a journal that goes on by newer rules than these: versions only count up. */
export function requireNoNewerRules(game: Game, journal: Journal, version: number): void {
  if (version > game.version) throw otherVersion(game, journal, version);
}

function otherVersion(game: Game, journal: Journal, version: number): TableError {
  const first = journal.entries.find(entry => entry.kind === 'answer');
  const where = first ? ` It stops at step ${first.step}, "${first.decision}".` : '';
  return new TableError(
    'other-version',
    `This journal follows version ${version} of the rules, these are version ${game.version}.${where}`,
    { version, step: first?.step, decision: first?.decision },
  );
}

/** The rules, run again, do not ask what was recorded. */
export function mismatch({ step, decision, seat, entry }: Taken, why: string): TableError {
  return new TableError(
    'journal-mismatch',
    `Step ${step}, "${decision}": the journal holds an answer of ${seat} here, but ${why}.`,
    { entry, step, decision },
  );
}

/** The rules failed on this answer. */
export function brokenRule(thrown: unknown, { step, decision, seat }: Taken): TableError {
  if (thrown instanceof TableError && thrown.code !== 'broken-rule') return thrown;
  const what = thrown instanceof Error ? thrown.message : String(thrown);
  return new TableError(
    'broken-rule',
    `Step ${step}, "${decision}" answered by ${seat}: the rules failed. ${what}`,
    { step, decision, seat },
    { cause: thrown },
  );
}
