import type { Checkpoint, Entry, JournalHead } from '@starboard/kernel';
import { StoreError } from './errors.ts';
import { withoutPlayer } from './leaving.ts';
import type {
  Block,
  Device,
  Kept,
  Listed,
  ListedScore,
  MatchId,
  Message,
  Player,
  PlayerId,
  Rank,
  Row,
  Scored,
  ScoredSetup,
  ScoreTold,
  Seating,
  Standing,
  StoredMatch,
  Tell,
  Time,
} from './store.ts';

// What both databases answer with: the columns have the same names there, and the values are of the same kinds.

export interface PlayerRecord {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

export interface DeviceRecord {
  readonly hash: string;
  readonly added: number | null;
  readonly heard: number | null;
}

export interface SeatingRecord {
  readonly id: string;
  readonly gathering: string;
}

export interface WholeRecord {
  readonly id: string;
  readonly head: string;
  readonly seed: string;
  readonly created: number;
  readonly standing: string;
  readonly gathering: string;
  readonly revision: number;
  readonly checkpoint: string | null;
}

export interface ListedRecord {
  readonly id: string;
  readonly game: string;
  readonly head: string;
  readonly created: number;
  readonly updated: number;
  readonly gathering: string;
  readonly standing: string;
}

/** What tells whether a match is over: its table, and how it stood at last. */
export interface AgedRecord {
  readonly id: string;
  readonly gathering: string;
  readonly standing: string;
}

export type KeptRecord = Omit<Kept, 'seating' | 'standing'> & {
  readonly gathering: string;
  readonly standing: string;
};

export interface BlockRecord {
  readonly network: string;
  readonly since: number;
  readonly note: string;
}

export interface RowRecord {
  readonly seq: number;
  readonly entry: string;
  readonly standing: string;
  readonly at: number;
}

export interface MessageRecord {
  readonly match: string;
  readonly number: number;
  readonly message: string;
}

export interface ScoreRecord {
  readonly match: string;
  readonly key: string;
  readonly game: string;
  readonly setup: string;
  readonly score: number;
  readonly at: number;
  readonly told: string;
}

/** How many there are of its set-up, and for a rank how many of them are better. */
export type CountedScoreRecord = ScoreRecord & { readonly count: number };
export type RankRecord = CountedScoreRecord & { readonly better: number };

/** Reads what is stored in words of its own, or says whose it is that is damaged. */
function readFor<T>(match: string, what: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new StoreError('damaged-row', `The ${what} of match ${match} is damaged.`, { match, what });
  }
}

function maybe<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What can be read of a list. What cannot is told and left out. */
export function legible<Record, Read>(records: readonly Record[], read: (record: Record) => Read, tell: Tell): Read[] {
  return records.flatMap(record => {
    try {
      return [read(record)];
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      tell(error);
      return [];
    }
  });
}

/** An object that has at least this. */
function parsed<T extends object>(text: string, has: (value: T) => boolean): T {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !has(value as T)) throw new TypeError(text);
  return value as T;
}

const readHead = (text: string) => parsed<JournalHead>(text, ({ game }) => typeof game === 'string');
export const readStanding = (text: string) => parsed<Standing>(text, ({ waitingFor }) => Array.isArray(waitingFor));
const readTold = (text: string) => parsed<ScoreTold>(text, ({ seats }) => typeof seats === 'object' && seats !== null);

export function readPlayer({ id, name, seen }: PlayerRecord): Player {
  return { id, name: readName(name), seen };
}

/** Whoever has lost only a name still is who they are. */
function readName(text: string): string {
  try {
    const name: unknown = JSON.parse(text);
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

export function readDevice({ hash, added, heard }: DeviceRecord): Device {
  return { token: hash, ...(added !== null && { added }), ...(heard !== null && { heard }) };
}

export function readMatch({ id, seed, created, revision, ...texts }: WholeRecord): StoredMatch {
  return readFor(id, 'row', () => ({
    id,
    head: readHead(texts.head),
    seed,
    created,
    standing: readStanding(texts.standing),
    seating: readSeating(texts.gathering),
    revision,
    ...(texts.checkpoint === null ? {} : { checkpoint: parsed<Checkpoint>(texts.checkpoint, () => true) }),
  }));
}

export function isOver({ id, gathering, standing }: AgedRecord): boolean {
  return readFor(id, 'row', () => Boolean(readSeating(gathering).ended ?? readStanding(standing).outcome));
}

/** A set-up can be a whole mission: a hundred of them are not read where a headline says what is played. */
export function readListed({ id, game, head, created, updated, gathering, standing }: ListedRecord): Listed {
  return readFor(id, 'row', () => {
    const stands = readStanding(standing);
    const named = stands.headline === undefined ? { setup: readHead(head).setup } : {};
    return { id, game, ...named, created, updated, seating: readSeating(gathering), standing: stands };
  });
}

export function readKept({ gathering, standing, isCold, ...rest }: KeptRecord): Kept {
  const read = { seating: maybe(() => readSeating(gathering)), standing: maybe(() => readStanding(standing)) };
  return {
    ...rest,
    ...(isCold && { isCold }),
    ...(read.seating && { seating: read.seating }),
    ...(read.standing && { standing: read.standing }),
  };
}

export function readBlock({ network, since, note }: BlockRecord): Block {
  return { network, since, note: readName(note) };
}

/** What was stored before a seat could be handed on and on names one person alone who handed it over. */
export function readSeating(text: string): Seating {
  const seating = parsed<Seating>(text, ({ host, seats }) => typeof host === 'string' && Object(seats) === seats);
  const seats = Object.entries(seating.seats).map(([seat, holder]) => {
    return [seat, holder.from === undefined ? holder : { ...holder, from: [holder.from].flat() }];
  });
  return { ...seating, seats: Object.fromEntries(seats) };
}

/** The rows of a journal from number `from` on: what follows a missing one says nothing. */
export function readRows(match: string, from: number, records: readonly RowRecord[]): Row[] {
  return records.map(({ seq, entry, standing, at }, place) =>
    readFor(match, `entry ${from + place}`, () => {
      if (seq !== from + place) throw new RangeError('missing');
      return {
        entry: parsed<Entry>(entry, ({ kind }) => typeof kind === 'string'),
        standing: readStanding(standing),
        at,
      };
    }),
  );
}

export function readMessage({ match, number, message }: MessageRecord): Message {
  return readFor(match, `message ${number}`, () => {
    return { number, ...parsed<Omit<Message, 'number'>>(message, ({ text }) => typeof text === 'string') };
  });
}

export function readMessageIn(record: MessageRecord) {
  return { match: record.match, ...readMessage(record) };
}

/** A message without the name of whoever said it, as it is stored; nothing, if somebody else said it. */
export function nameless(record: MessageRecord, player: PlayerId): string | undefined {
  const [read] = legible([record], readMessage, () => undefined);
  if (read?.player !== player) return undefined;
  const { number: _, ...said } = read;
  return JSON.stringify({ ...said, name: '' });
}

/** What becomes of a match whose player is no more; of one that is damaged, nothing. */
export type Left = { readonly id: MatchId; readonly seating: Seating | undefined };

export function leftBy(player: PlayerId, records: readonly SeatingRecord[]): Left[] {
  const read = ({ id, gathering }: SeatingRecord) =>
    readFor(id, 'row', () => ({ id, seating: withoutPlayer(readSeating(gathering), player) }));
  return legible(records, read, () => undefined);
}

export function readScore({ match, key, game, setup, score, at, told }: ScoreRecord): ListedScore {
  return readFor(match, 'score', () => ({ match, key, game, setupHash: setup, score, at, told: readTold(told) }));
}

/** What is stored of a score, in the order of its columns. */
export function valuesOf({ key, game, setupHash, score, told }: Scored, at: Time) {
  return [key, game, setupHash, score, at, JSON.stringify(told)] as const;
}

export function readScoredSetup({ count, ...best }: CountedScoreRecord): ScoredSetup {
  return { best: readScore(best), count };
}

export function readRank({ better, count, ...scored }: RankRecord): Rank {
  return { scored: readScore(scored), rank: better + 1, count };
}

/** Everybody in whose list a match stands. */
export function seatedIn({ host, seats }: Seating): readonly PlayerId[] {
  const holders = Object.values(seats).flatMap(({ player, from }) => [player ?? [], from ?? []].flat());
  return [...new Set([host, ...holders])];
}
