import { type Checkpoint, type Entry, type Game, type Match, takeUp } from '@starboard/kernel';
import type { Addition, DeviceStore, Standing, StoredMatch } from './store.ts';

/** Undo and looking ahead start from a position nearby. */
const checkpointEvery = 16;

/** A match as this browser has it. */
export function takeUpStored(
  game: Game,
  { head, seed }: StoredMatch,
  entries: readonly Entry[],
  checkpoint?: Checkpoint,
): Match {
  return takeUp(game, { ...head, entries }, { seed, checkpointEvery }, checkpoint);
}

export function standingOf({ waitingFor, outcome, headline }: Match): Standing {
  return { waitingFor, ...(outcome && { outcome }), ...(headline && { headline }) };
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
    const match = takeUpStored(game, stored, entries, checkpoint);
    const isNew = match.entries > entries.length;
    // Another window may be quicker to say it.
    if (isNew && !(await store.append(id, entries.length, additionOf(match, entries.length, updated)))) continue;
    return { match, checkpoint };
  }
}
