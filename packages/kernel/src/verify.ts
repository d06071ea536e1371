import type { Seed } from './chance/seed.ts';
import { TableError } from './errors.ts';
import { type Entry, type Journal, parseJournal } from './journal.ts';
import { Match } from './match.ts';
import { same } from './plain.ts';
import { requireSameMatch, requireSameRules } from './record.ts';
import { resigned } from './resigned.ts';
import type { Game } from './types.ts';

/**
 * Plays a journal again from its beginning and checks everything in it: that the seed is the one promised, and that
 * every question, every roll and every line of the log came out as recorded. Hands back the match as its rules left it: that
 * it was given up then is the journal's to tell.
 */
export function verify<S, U, V>(game: Game<S, U, V>, source: unknown, revealed?: Seed): Match<S, U, V> {
  const proving = verifyByEntry(game, parseJournal(source), revealed);
  for (;;) {
    const next = proving.next();
    if (next.done) return next.value;
  }
}

/** The same of a journal that was read already, with a pause after every entry, for whoever has other things to do as well. */
export function* verifyByEntry<S, U, V>(
  game: Game<S, U, V>,
  journal: Journal,
  revealed?: Seed,
): Generator<void, Match<S, U, V>> {
  const seed = revealed ?? journal.seed;
  if (seed === undefined) throw new TableError('wrong-seed', 'The seed is not revealed before the match is over.');
  requireSameMatch(game, journal, seed);
  requireSameRules(game, journal);
  // Without a position kept nearby, each undo would run the match again from its beginning.
  const goesBack = journal.entries.some(({ kind }) => kind === 'undo');
  const options = { seed, checkpointEvery: 16, ...(goesBack && { mostCheckpoints: Number.POSITIVE_INFINITY }) };
  const match =
    journal.start === undefined
      ? Match.begin(game, journal.setup, options)
      : Match.from(game, journal.setup, journal.start as S, options);
  // Read from the first entry on: whoever reads a journal for the first time has all of the match run again.
  if (!same(match.journal().opening, journal.opening)) throw differs(undefined, 0, 'the opening was told otherwise');
  yield;
  for (const [at, entry] of journal.entries.entries()) {
    repeat(match, entry, at);
    if (!same(entry, match.entriesFrom(at)[0])) throw differs(entry, at, 'it came out otherwise');
    yield;
  }
  if (!mayHaveEnded(match, journal))
    throw differs(undefined, journal.entries.length, 'it cannot have been given up so');
  return match;
}

/** Only what goes on can be given up, and whole sides of it lose. */
function mayHaveEnded({ seats, outcome }: Match, { ended }: Journal): boolean {
  if (ended === undefined) return true;
  const losers = seats.map(({ id }) => id).filter(id => !ended.winners.includes(id));
  return outcome === undefined && losers.length > 0 && same(ended, resigned(seats, losers));
}

function repeat(match: Match, entry: Entry, at: number): void {
  try {
    if (entry.kind === 'answer') match.answer(entry.seat, entry.answer);
    else if (entry.kind === 'undo') match.undo(entry.keep, entry.by);
  } catch (refused) {
    throw differs(entry, at, refused instanceof Error ? refused.message : String(refused));
  }
}

function differs(entry: Entry | undefined, at: number, why: string): TableError {
  const where = entry?.kind === 'answer' ? `Step ${entry.step}, "${entry.decision}"` : `Entry ${at}`;
  return new TableError('journal-mismatch', `${where}: ${why}.`, { entry: at });
}
