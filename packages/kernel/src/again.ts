import { TableError } from './errors.ts';
import type { Checkpoint, Entry, Journal } from './journal.ts';
import { Match, type MatchOptions } from './match.ts';
import { same } from './plain.ts';
import type { Game } from './types.ts';

/** A match as it was stored, at its last entry. A checkpoint that stands on answers that were taken back since is no use. */
export function takeUp(game: Game, journal: Journal, options: MatchOptions, checkpoint?: Checkpoint): Match {
  try {
    return Match.resume(game, journal, options, checkpoint);
  } catch (thrown) {
    const isOutdated = thrown instanceof TableError && thrown.code === 'outdated-checkpoint';
    if (isOutdated) return Match.resume(game, journal, options);
    throw thrown;
  }
}

/** Does again what was done to a twin of this match elsewhere; false if it does not come out the same. */
export function repeats(match: Match, entry: Entry): boolean {
  const { entries } = match;
  try {
    if (entry.kind === 'answer') match.answer(entry.seat, entry.answer);
    else if (entry.kind === 'undo') match.undo(entry.keep, entry.by);
  } catch {
    return false;
  }
  return same(match.entriesFrom(entries)[0], entry);
}
