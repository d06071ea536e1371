import { type Entry, type Game, Match, same, TableError } from '@starboard/kernel';
import type { Row, Standing, StoredMatch } from '../store/index.ts';

/** A match as it was stored, at its last entry. */
export function takeUp(game: Game, { head, seed, checkpoint }: StoredMatch, rows: readonly Row[]): Match {
  const journal = { ...head, entries: rows.map(({ entry }) => entry) };
  const options = { seed, checkpointEvery: 16 };
  try {
    return Match.resume(game, journal, options, checkpoint);
  } catch (thrown) {
    // It stood on answers that were taken back since.
    if (thrown instanceof TableError && thrown.code === 'outdated-checkpoint')
      return Match.resume(game, journal, options);
    throw thrown;
  }
}

/** Does again what another server did; false if it does not come out the same. */
export function repeats(match: Match, entry: Entry): boolean {
  const { entries } = match;
  try {
    if (entry.kind === 'answer') match.answer(entry.seat, entry.answer);
    else if (entry.kind === 'undo') match.undo(entry.keep, entry.by);
    else return false;
  } catch {
    return false;
  }
  return same(match.entriesFrom(entries)[0], entry);
}

/** How a match stands, as far as lists of matches tell it. */
export function standingOf({ waitingFor, outcome }: Match): Standing {
  return { waitingFor, ...(outcome && { outcome }) };
}
