import type { Journal, LogEntry, Outcome, SeatId, Seed } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { Failure } from '../errors.ts';
import type { Shelved } from '../games.ts';
import { checkSetup } from '../setup/settings.ts';
import { text } from '../text/index.ts';
import { check } from './check.ts';

/** A match out of a file, as it can be told. */
export interface Told {
  readonly shelved: Shelved;
  readonly journal: Journal;
  readonly seats: readonly SeatId[];
  /** How many answers stand. */
  readonly answers: number;
  readonly log: readonly LogEntry[];
  readonly outcome: Outcome | undefined;
  /** The seed that everything was checked with; without one nothing could be. */
  readonly seed: Seed | undefined;
}

/** Plays the match again with everything checked; where nobody has its seed, only repeats what the file says. */
export function tell(shelved: Shelved, journal: Journal, seed: Seed | undefined, language: Language): Told {
  if (seed === undefined) return hearsay(shelved, journal, language);
  const { seats, answers, log, outcome = journal.ended } = check(shelved.game, journal, seed, language);
  return { shelved, journal, seats: seats.map(({ id }) => id), answers, log, outcome, seed };
}

/** What the file says was said to everybody. The rest is secret as long as the match lasts. */
function hearsay(shelved: Shelved, journal: Journal, language: Language): Told {
  const { game } = shelved;
  const checked = checkSetup(shelved, journal.setup, language);
  if ('problems' in checked) throw new Failure(text('cli.replay.setup'), checked.problems);
  const standing = saidByAnswers(journal);
  const log = [journal.opening, ...standing].flat().filter(entry => entry.to === undefined);
  const seats = game.seats(checked.setup).map(({ id }) => id);
  return { shelved, journal, seats, answers: standing.length, log, outcome: journal.ended, seed: undefined };
}

/** What each answer led to; those that were taken back count no more. */
function saidByAnswers({ entries }: Journal): (readonly LogEntry[])[] {
  const said: (readonly LogEntry[])[] = [];
  for (const entry of entries) {
    if (entry.kind === 'answer') said.push(entry.said);
    if (entry.kind === 'undo') said.length = Math.min(said.length, entry.keep);
  }
  return said;
}
