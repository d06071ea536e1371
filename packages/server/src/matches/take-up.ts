import { type Game, type Match, takeUp } from '@starboard/kernel';
import type { Row, Standing, StoredMatch } from '../store/index.ts';

/** A match as the database has it. */
export function takeUpStored(game: Game, { head, seed, checkpoint }: StoredMatch, rows: readonly Row[]): Match {
  const journal = { ...head, entries: rows.map(({ entry }) => entry) };
  return takeUp(game, journal, { seed, checkpointEvery: 16 }, checkpoint);
}

/** How a match stands, as far as lists of matches tell it. */
export function standingOf({ waitingFor, outcome, headline }: Match): Standing {
  return { waitingFor, ...(outcome && { outcome }), ...(headline && { headline }) };
}
