import { type Game, type Match, TableError, takeUp } from '@starboard/kernel';
import type { Row, Standing, StoredMatch } from './record.ts';
import { RoomRefusal } from './refusal.ts';
import { hasBots } from './seating.ts';

/** A match as it is stored. One that somebody else has gone on with by newer rules is not for us. */
export function resumeStored(
  game: Game,
  { head, seed, checkpoint, seating }: StoredMatch,
  rows: readonly Pick<Row, 'entry'>[],
): Match {
  // To look ahead from a step that was not kept, all since the last one is run again.
  const checkpointEvery = hasBots(seating) ? 1 : 16;
  const journal = { ...head, entries: rows.map(({ entry }) => entry) };
  try {
    return takeUp(game, journal, { seed, checkpointEvery }, checkpoint);
  } catch (thrown) {
    if (!isNewer(thrown, game)) throw thrown;
    throw new RoomRefusal('newer-rules', 'This match goes on by newer rules than there are here. Ask elsewhere.');
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
