import type { Sql } from './postgres-start.ts';
import {
  type CountedScoreRecord,
  legible,
  type RankRecord,
  readRank,
  readScore,
  readScoredSetup,
  type ScoreRecord,
} from './records.ts';
import type { Hash, ListedScore, MatchId, Rank, ScoredSetup, Tell } from './store.ts';

export async function bestScores(
  sql: Sql,
  game: string,
  setupHash: Hash | undefined,
  most: number,
  tell: Tell,
): Promise<readonly ListedScore[]> {
  const only = setupHash ?? null;
  const found = await sql<ScoreRecord[]>`
    select match, key, game, setup, score, at, told from scores
    where game = ${game} and (${only}::text is null or setup = ${only})
    order by score desc, at, match limit ${most}`;
  return legible(found, readScore, tell);
}

export async function setupsWithScores(
  sql: Sql,
  game: string,
  most: number,
  tell: Tell,
): Promise<readonly ScoredSetup[]> {
  const found = await sql<CountedScoreRecord[]>`
    select best.*, count from (
      select setup, count(*) as count, max(at) as last from scores where game = ${game}
      group by setup order by last desc, setup limit ${most}
    ) as played
    join lateral (
      select match, key, game, setup, score, at, told from scores
      where game = ${game} and setup = played.setup order by score desc, at, match limit 1
    ) as best on true
    order by last desc, played.setup`;
  return legible(found, readScoredSetup, tell);
}

export async function scoreByKey(sql: Sql, key: string): Promise<ListedScore | undefined> {
  const found = await sql<ScoreRecord[]>`
    select match, key, game, setup, score, at, told from scores where key = ${key}`;
  return found.map(readScore)[0];
}

export async function rankAmongScores(sql: Sql, id: MatchId): Promise<Rank | undefined> {
  const found = await sql<RankRecord[]>`
    select own.match, own.key, own.game, own.setup, own.score, own.at, own.told,
      count(*) as count, count(*) filter (where other.score > own.score) as better
    from scores as own join scores as other on other.game = own.game and other.setup = own.setup
    where own.match = ${id}
    group by own.match`;
  return found.map(readRank)[0];
}
