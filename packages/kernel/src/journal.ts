import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { Answer } from './ask/types.ts';
import type { Mark } from './chance/chance.ts';
import { TableError } from './errors.ts';
import { canonical, copy, type Plain } from './plain.ts';
import type { Resigned } from './resigned.ts';
import type { LogEntry, SeatId } from './types.ts';

/** An answer that was taken: which question, what was offered, what was chosen, and what came of it. */
export interface AnswerEntry {
  readonly kind: 'answer';
  readonly seat: SeatId;
  /** The step of the game in which it was asked, counted from 1. */
  readonly step: number;
  readonly decision: string;
  /** A short hash of what was offered. */
  readonly offered: string;
  readonly answer: Answer;
  /** Dice were rolled or hidden things seen because of it: it cannot be taken back freely. */
  readonly barrier: boolean;
  /** What was announced because of it, so that an old match can be read when its rules have moved on. */
  readonly said: readonly LogEntry[];
  /** Ties the entry to all before it: a changed answer shows. */
  readonly seal: string;
}

/** Answers that were taken back: only the first `keep` still stand. */
export interface UndoEntry {
  readonly kind: 'undo';
  readonly keep: number;
  readonly by: readonly SeatId[];
  /** The stream of randomness from here on: another one, if dice or hidden things had been seen. */
  readonly stream: number;
}

/** From here on the match follows another version of its rules. */
export interface RulesEntry {
  readonly kind: 'rules';
  readonly version: number;
}

export type Entry = AnswerEntry | UndoEntry | RulesEntry;

/** A match, whole: its set-up and everything that was answered. With its seed it can be run again. */
export interface Journal {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly setup: Plain;
  /** The hash of the seed, known from the start. */
  readonly commitment: string;
  /** The seed itself, once the match is over. */
  readonly seed?: string;
  /** A match that began from a given position instead of the game's own beginning. */
  readonly start?: Plain;
  /** What was said before the first answer. */
  readonly opening: readonly LogEntry[];
  readonly entries: readonly Entry[];
  /** After these entries it was given up. */
  readonly ended?: Resigned;
}

/** What a journal holds from the first moment of its match on. */
export type JournalHead = Omit<Journal, 'entries' | 'seed' | 'ended'>;

/** A position at the beginning of a step, as plain data. With the entries after it, it is the whole match. */
export interface Checkpoint<State = unknown> {
  readonly state: State;
  readonly random: Mark;
  /** How many steps were finished. */
  readonly step: number;
  /** How many answers stand before it. */
  readonly answers: number;
  /** How many log entries were written before it. */
  readonly said: number;
  /** How many entries of the journal it covers. */
  readonly entries: number;
}

const plain = z.custom<Plain>(isPlain, 'Not plain data.');
const count = z.number().int().nonnegative();
const params = z.record(z.string(), plain);
const logEntry = z.strictObject({
  key: z.string(),
  params: params.optional(),
  rule: z.string().optional(),
  to: listOf(z.string()).optional(),
});
const answer = z.union([
  z.string(),
  z.number(),
  listOf(z.string()),
  listOf(z.tuple([z.string(), z.string()])),
  z.record(z.string(), z.number()),
]);
const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    seat: z.string(),
    step: count,
    decision: z.string(),
    offered: z.string(),
    answer,
    barrier: z.boolean(),
    said: listOf(logEntry),
    seal: z.string(),
  }),
  z.strictObject({ kind: z.literal('undo'), keep: count, by: listOf(z.string()), stream: count }),
  z.strictObject({ kind: z.literal('rules'), version: count }),
]);
const headFields = {
  format: z.literal(1),
  game: z.string(),
  version: count,
  setup: plain,
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  start: plain.optional(),
  opening: listOf(logEntry),
  ended: z
    .strictObject({ winners: listOf(z.string()), reason: z.strictObject({ key: z.literal('ended.resigned') }) })
    .optional(),
};
const journal = z.strictObject({ ...headFields, entries: listOf(entry) });
const withoutEntries = z.strictObject({ ...headFields, entries: z.tuple([]) });

/** Whoever brings a file with a million mistakes is not told all of them: the rest of a list is not even read. */
const mostMistakes = 20;

function listOf<T>(each: z.ZodType<T>): z.ZodType<T[]> {
  return z.custom<T[]>(Array.isArray, 'Not a list.').check(({ value, issues }) => {
    for (let at = 0; at < value.length && issues.length < mostMistakes; at++) {
      const element = value[at];
      for (const { path, message } of each.safeParse(element).error?.issues ?? []) {
        issues.push({ code: 'custom', path: [at, ...path], message, input: element });
      }
    }
  });
}

function isPlain(value: unknown): boolean {
  try {
    copy(value);
    return true;
  } catch {
    return false;
  }
}

/** Reads a journal from anywhere; what is wrong with it is listed, with where. */
export function parseJournal(source: unknown): Journal {
  const found = readAs(journal, source) as Journal;
  found.entries.reduce((seal, each, at) => checkSeal(each, at, seal), firstSeal(found));
  return found;
}

/** The same of a journal whose entries come one by one, with a pause after each. What is wrong with the first is told. */
export function* parseByEntry(source: unknown, entries: Iterable<unknown>): Generator<void, Journal> {
  const head = readAs(withoutEntries, source) as Journal;
  const read: Entry[] = [];
  let seal = firstSeal(head);
  for (const each of entries) {
    const found = readAs(entry, each, ['entries', read.length]) as Entry;
    seal = checkSeal(found, read.length, seal);
    read.push(found);
    yield;
  }
  return { ...head, entries: read };
}

function readAs<T>(schema: z.ZodType<T>, source: unknown, above: readonly PropertyKey[] = []): T {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    return `${[...above, ...path].join('.') || 'journal'}: ${message}`;
  });
  throw new TableError('bad-journal', `This is not a journal: ${problems.join('; ')}`, { problems });
}

/** The seal before the first entry. */
export function firstSeal(of: Pick<Journal, 'game' | 'version' | 'commitment' | 'setup'>): string {
  return sealOf('', [of.game, of.version, of.commitment, of.setup]);
}

/** The seal of an entry: a hash over everything it records but what was said, and over the seal before it. */
export function nextSeal(
  before: string,
  each: Omit<AnswerEntry, 'said' | 'seal' | 'barrier'> | UndoEntry | RulesEntry,
): string {
  switch (each.kind) {
    case 'answer':
      return sealOf(before, [each.seat, each.step, each.decision, each.offered, each.answer]);
    case 'undo':
      return sealOf(before, [each.keep, each.by, each.stream]);
    case 'rules':
      return sealOf(before, [each.version]);
  }
}

function sealOf(before: string, recorded: Plain): string {
  return bytesToHex(sha256(utf8ToBytes(before + canonical(recorded)))).slice(0, 16);
}

function checkSeal(each: Entry, at: number, before: string): string {
  const seal = nextSeal(before, each);
  if (each.kind === 'answer' && each.seal !== seal) {
    throw new TableError(
      'bad-journal',
      `Step ${each.step}, "${each.decision}": entry ${at}, or one before it, was changed after it was recorded.`,
      { entry: at, step: each.step, decision: each.decision },
    );
  }
  return seal;
}
