import { canonical, type Match, type SeatId } from '@starboard/kernel';
import { hashOf } from '../keys.ts';
import type { Hash, MatchRecord, Scored, ScoreTold, Seating } from '../store/index.ts';

/**
 * What a match has scored, if it is over by its own rules and anybody may watch it again. One whose rules changed on the
 * way cannot be proved, and is not compared.
 */
export function scoredOf(match: Match, { id, head }: MatchRecord, { seats, watchable }: Seating): Scored | undefined {
  const { outcome } = match;
  if (outcome?.score === undefined || !watchable) return undefined;
  if (match.entriesFrom(0).some(({ kind }) => kind === 'rules')) return undefined;
  const { game, version, setup } = head;
  const told = { version, setup, outcome, seats: whoSat(seats) };
  // From the key nobody finds the match: its chat and what was played after it are not for everybody.
  const key = hashOf(`score of ${id}`).slice(0, 32);
  return { key, game, setupHash: setupHashOf(version, setup), score: outcome.score, told };
}

/** The same for the same set-up by the same rules, whatever the order of its fields. */
function setupHashOf(version: number, setup: ScoreTold['setup']): Hash {
  return hashOf(canonical([version, setup]));
}

/** Without the keys of invitations. */
function whoSat(seats: Seating['seats']): ScoreTold['seats'] {
  const sat = Object.entries(seats).map(([seat, { player, bot }]): [SeatId, ScoreTold['seats'][SeatId]] => [
    seat,
    player !== undefined ? { player } : bot !== undefined ? { bot } : {},
  ]);
  return Object.fromEntries(sat);
}
