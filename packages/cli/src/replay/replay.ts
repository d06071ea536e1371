import { createFormatter, type Language, mergeTexts } from '@starboard/kernel/text';
import { Complaint, Failure, reasonOf } from '../errors.ts';
import { gameIds, maybeShelf, type Shelved, type Shelves, takeDown } from '../games.ts';
import { inJson } from '../print.ts';
import { readSeed } from '../sitting.ts';
import { openTerminal, type Surroundings } from '../terminal.ts';
import { text, words } from '../text/index.ts';
import { readJournal } from './read.ts';
import { reportData, reportLines, verdictLines } from './report.ts';
import { type Told, tell } from './tell.ts';

/** What was asked for on the command line, unchecked. */
export interface ReplayFlags {
  readonly language: Language;
  readonly seed?: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** Tells a saved match again, and whether it is true. */
export async function replay(file: string, shelves: Shelves, flags: ReplayFlags, around: Surroundings): Promise<void> {
  const { print } = openTerminal(around);
  try {
    const told = await tellFile(file, shelves, flags);
    print(flags.json ? [inJson(reportData(told))] : linesOf(told, flags, around));
  } catch (thrown) {
    if (flags.json && thrown instanceof Complaint) {
      const problem = createFormatter(words, flags.language)(thrown.text);
      print([inJson({ verified: false, problem })]);
    }
    throw thrown;
  }
}

async function tellFile(file: string, shelves: Shelves, { seed, language }: ReplayFlags): Promise<Told> {
  const journal = readJournal(file, language);
  const shelved = await onShelf(shelves, journal.game);
  return tell(shelved, journal, seed === undefined ? journal.seed : readSeed(seed), language);
}

async function onShelf(shelves: Shelves, id: string): Promise<Shelved> {
  const shelf = maybeShelf(shelves, id);
  if (shelf !== undefined) return takeDown(shelf);
  throw new Failure(text('cli.replay.otherGame', { game: id, games: gameIds(shelves).join(', ') }));
}

function linesOf(told: Told, { language, quiet }: ReplayFlags, around: Surroundings): string[] {
  const { width, paint } = openTerminal(around);
  const say = createFormatter(mergeTexts(words, told.shelved.texts), language);
  const pen = { say, paint, width };
  if (quiet) return verdictLines(told, pen);
  try {
    return reportLines(told, pen);
  } catch (thrown) {
    throw new Failure(text('cli.replay.fails', { reason: reasonOf(thrown) })); // hearsay may hold anything
  }
}
