import { type Game, type Match, TableError, takeUp } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { Row, Standing, StoredMatch } from '../store/index.ts';
import { hasBots } from './gathering.ts';

/** A match as the database has it. One that another server has gone on with by newer rules is not for this one. */
export function takeUpStored(
  game: Game,
  { head, seed, checkpoint, gathering }: StoredMatch,
  rows: readonly Row[],
): Match {
  // To look ahead from a step that was not kept, all since the last one is run again.
  const checkpointEvery = hasBots(gathering) ? 1 : 16;
  const journal = { ...head, entries: rows.map(({ entry }) => entry) };
  try {
    return takeUp(game, journal, { seed, checkpointEvery }, checkpoint);
  } catch (thrown) {
    if (!isNewer(thrown, game)) throw thrown;
    throw new Refusal('newer-rules', 'This match goes on by newer rules than this server has. Ask another server.');
  }
}

function isNewer(thrown: unknown, game: Game): boolean {
  if (!(thrown instanceof TableError) || thrown.code !== 'other-version') return false;
  return Number(thrown.details['version']) > game.version;
}

/** How a match stands, as far as lists of matches tell it. */
export function standingOf({ waitingFor, outcome, headline }: Match): Standing {
  return { waitingFor, ...(outcome && { outcome }), ...(headline && { headline }) };
}
