import type {
  Gathering,
  Listed,
  ListedScore,
  Message,
  Player,
  PlayerId,
  Rank,
  Row,
  Scored,
  ScoredSetup,
  StoredMatch,
  Time,
} from './store.ts';

// What both databases answer with: the columns have the same names there, and the values are of the same kinds.

export interface PlayerRecord {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

export interface MatchRecord {
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
  readonly head: string;
  readonly created: number;
  readonly updated: number;
  readonly gathering: string;
  readonly standing: string;
}

export interface RowRecord {
  readonly entry: string;
  readonly standing: string;
  readonly at: number;
}

export interface MessageRecord {
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

export function readPlayer({ id, name, seen }: PlayerRecord): Player {
  return { id, name: JSON.parse(name), seen };
}

export function readMatch({ id, seed, created, revision, ...texts }: MatchRecord): StoredMatch {
  return {
    id,
    head: JSON.parse(texts.head),
    seed,
    created,
    standing: JSON.parse(texts.standing),
    gathering: readGathering(texts.gathering),
    revision,
    ...(texts.checkpoint === null ? {} : { checkpoint: JSON.parse(texts.checkpoint) }),
  };
}

export function readListed({ id, head, created, updated, gathering, standing }: ListedRecord): Listed {
  const { game, setup } = JSON.parse(head) as StoredMatch['head'];
  return { id, game, setup, created, updated, gathering: readGathering(gathering), standing: JSON.parse(standing) };
}

/** What was stored before a seat could be handed on and on names one person alone who handed it over. */
function readGathering(text: string): Gathering {
  const gathering = JSON.parse(text) as Gathering;
  const seats = Object.entries(gathering.seats).map(([seat, holder]) => {
    return [seat, holder.from === undefined ? holder : { ...holder, from: [holder.from].flat() }];
  });
  return { ...gathering, seats: Object.fromEntries(seats) };
}

export function readRow({ entry, standing, at }: RowRecord): Row {
  return { entry: JSON.parse(entry), standing: JSON.parse(standing), at };
}

export function readMessage({ number, message }: MessageRecord): Message {
  return { number, ...JSON.parse(message) };
}

export function readScore({ match, key, game, setup, score, at, told }: ScoreRecord): ListedScore {
  return { match, key, game, setupHash: setup, score, at, told: JSON.parse(told) };
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
export function seatedIn({ host, seats }: Gathering): readonly PlayerId[] {
  const holders = Object.values(seats).flatMap(({ player, from }) => [player ?? [], from ?? []].flat());
  return [...new Set([host, ...holders])];
}
