import { canonical, type Outcome, type Plain } from '@starboard/kernel';
import type { RankedScore, ScoredSetup } from '@starboard/server/client';
import type { DeviceMatch } from '../device/device.ts';

export type Where = 'device' | 'server';

/** What a match has scored, wherever it was played. */
export interface ScoreRow {
  readonly where: Where;
  /** Of the match on this device; of the score on the server. */
  readonly id: string;
  readonly version: number;
  readonly setup: unknown;
  /** Rows with the same one are compared. */
  readonly setupKey: string;
  readonly score: number;
  /** 1 is the best; equals share it. */
  readonly rank: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** Each person once; without a name, whoever owns this device, or on the server somebody. */
  readonly people: readonly string[];
  readonly bots: number;
}

/** A set-up with which something was scored. */
export interface SetupChoice {
  readonly key: string;
  readonly version: number;
  readonly setup: unknown;
  readonly count: number;
}

/** What of these matches scored, the best first and of equals the earlier. */
export function rowsOfDevice(matches: readonly DeviceMatch[], game: string): readonly ScoreRow[] {
  const rows = matches.flatMap(match => {
    const { outcome, isBrought } = match;
    if (match.game !== game || isBrought || outcome?.score === undefined) return [];
    return [rowOfDevice(match, outcome, outcome.score)];
  });
  return ranked(rows.sort((a, b) => b.score - a.score || a.ended - b.ended));
}

function rowOfDevice({ id, version, setup, updated, seats }: DeviceMatch, outcome: Outcome, score: number) {
  const holders = Object.values(seats);
  return {
    where: 'device',
    id,
    version,
    setup,
    setupKey: keyOf(version, setup),
    score,
    ended: updated,
    outcome,
    people: [...new Set(holders.flatMap(holder => ('person' in holder ? [holder.person] : [])))],
    bots: holders.filter(holder => 'bot' in holder).length,
  } as const;
}

function keyOf(version: number, setup: Plain): string {
  return canonical([version, setup]);
}

export function rowOfServer({ seats, setupHash, ...score }: RankedScore): ScoreRow {
  const { id, version, setup, ended, outcome, rank } = score;
  const people = seats.flatMap(({ held, name }) => (held === 'person' ? [name ?? ''] : []));
  return {
    where: 'server',
    id,
    version,
    setup,
    setupKey: setupHash,
    score: score.score,
    rank,
    ended,
    outcome,
    people: [...new Set(people)],
    bots: seats.filter(({ held }) => held === 'bot').length,
  };
}

/** The same rows with their ranks among themselves. */
export function ranked(rows: readonly Omit<ScoreRow, 'rank'>[]): readonly ScoreRow[] {
  return rows.map(row => ({ ...row, rank: 1 + rows.filter(({ score }) => score > row.score).length }));
}

/** The set-ups of these rows, that with the most of them first. */
export function setupsIn(rows: readonly ScoreRow[]): readonly SetupChoice[] {
  const found = new Map<string, SetupChoice>();
  for (const { setupKey: key, version, setup } of rows) {
    found.set(key, { key, version, setup, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

export function setupOfServer({ setupHash, version, setup, count }: ScoredSetup): SetupChoice {
  return { key: setupHash, version, setup, count };
}

/** Where a match stands among those with its set-up. */
export interface Standing {
  readonly id: string;
  readonly setupKey: string;
  readonly rank: number;
  readonly count: number;
}

export function standingIn(rows: readonly ScoreRow[], id: string): Standing | undefined {
  const own = rows.find(row => row.id === id);
  if (own === undefined) return undefined;
  const alike = rows.filter(({ setupKey }) => setupKey === own.setupKey);
  const better = alike.filter(({ score }) => score > own.score);
  return { id, setupKey: own.setupKey, rank: better.length + 1, count: alike.length };
}

export function replayAddress({ where, id }: Pick<ScoreRow, 'where' | 'id'>): string {
  return `/replay/${where === 'device' ? 'device' : 'score'}/${id}`;
}
