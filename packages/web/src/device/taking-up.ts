import { type Checkpoint, type Entry, type Game, Match, same, TableError } from '@starboard/kernel';
import type { Addition, DeviceStore, Standing, StoredMatch } from './store.ts';

/** Undo and looking ahead start from a position nearby. */
const checkpointEvery = 16;

/** A match as it was stored, at its last entry. */
export function takeUp(
  game: Game,
  { head, seed }: StoredMatch,
  entries: readonly Entry[],
  checkpoint?: Checkpoint,
): Match {
  const journal = { ...head, entries };
  const options = { seed, checkpointEvery };
  try {
    return Match.resume(game, journal, options, checkpoint);
  } catch (thrown) {
    // It stood on answers that were taken back since.
    if (thrown instanceof TableError && thrown.code === 'outdated-checkpoint')
      return Match.resume(game, journal, options);
    throw thrown;
  }
}

/** Does again what was done in another window; false if it does not come out the same. */
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

export function standingOf({ waitingFor, outcome }: Match): Standing {
  return { waitingFor, ...(outcome && { outcome }) };
}

/** What the last answer or undo adds to what is stored. */
export function additionOf(match: Match, seq: number, at: number): Addition {
  const [entry] = match.entriesFrom(seq) as [Entry];
  return { entry, standing: standingOf(match), at };
}

export interface Loaded {
  readonly match: Match;
  readonly checkpoint: Checkpoint | undefined;
}

/** The match as it is stored. If its rules have a new version, the journal says so from here on. */
export async function load(game: Game, stored: StoredMatch, store: DeviceStore): Promise<Loaded> {
  const { id, updated } = stored;
  for (;;) {
    // In this order: another window may write meanwhile, and a position must not stand on entries that we lack.
    const checkpoint = await store.checkpoint(id);
    const entries = await store.entries(id, 0);
    const match = takeUp(game, stored, entries, checkpoint);
    const isNew = match.entries > entries.length;
    // Another window may be quicker to say it.
    if (isNew && !(await store.append(id, entries.length, additionOf(match, entries.length, updated)))) continue;
    return { match, checkpoint };
  }
}
