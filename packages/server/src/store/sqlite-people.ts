import { unknownPlayer } from './errors.ts';
import { leftBy, nameless, seatedIn } from './records.ts';
import { nobody, sliceSize } from './slices.ts';
import type { Statements } from './sqlite-statements.ts';
import type { MatchId, PlayerId, Seating, SomeDevices } from './store.ts';

// All of it in a transaction.

export function removeDevices(sql: Statements, player: PlayerId, which: SomeDevices): void {
  if ('only' in which) sql.removeDevice(player, which.only);
  else sql.removeOtherDevices(player, which.allBut);
  sql.removeCarryCodes(player);
}

export function deletePlayer(sql: Statements, id: PlayerId): readonly MatchId[] {
  const left = leftBy(id, sql.seatingsOf(id));
  for (const { id: match, seating } of left) {
    if (seating === undefined) {
      removeMatch(sql, match);
    } else {
      sql.putSeating(JSON.stringify(seating), match);
      putSeated(sql, match, seating);
    }
  }
  for (const said of sql.messagesWith(id)) {
    const message = nameless(said, id);
    if (message !== undefined) sql.changeMessage(message, said.match, said.number);
  }
  sql.removeTokens(id);
  sql.removeCarryCodes(id);
  sql.removeFromLists(id);
  if (sql.removePlayer(id) === 0) throw unknownPlayer(id);
  return left.map(({ id: match }) => match);
}

export function putSeated(sql: Statements, id: MatchId, seating: Seating): void {
  sql.removeSeated(id);
  for (const player of seatedIn(seating)) sql.addSeated(player, id);
}

/** Says whether it was there. What it has too much of to be removed at once is left for later. */
export function removeMatch(sql: Statements, id: MatchId): boolean {
  if (sql.revisionOf(id).length === 0) return false;
  sql.removeScore(id);
  sql.removeSeated(id);
  if (removeSlice(sql, id)) {
    sql.markDeleted(id);
    sql.addSeated(nobody, id);
  }
  return true;
}

/** Removes some of what belongs to a deleted match, or at last the match; says whether there may be more. */
function removeSlice(sql: Statements, id: MatchId): boolean {
  if (sql.removeEntries(id, sliceSize) === sliceSize || sql.removeMessages(id, sliceSize) === sliceSize) return true;
  sql.removeSeated(id);
  sql.removeMatch(id);
  return false;
}

/** The same of any match that is deleted; says whether there may be more to remove. */
export function sweepSlice(sql: Statements): boolean {
  const [deleted] = sql.someDeleted(nobody);
  if (deleted !== undefined) removeSlice(sql, deleted.match);
  return deleted !== undefined;
}

/** What is left of a match that was deleted, so that its name is free. */
export function sweepMatch(sql: Statements, id: MatchId): void {
  if (sql.isDeleted(id).length > 0) while (removeSlice(sql, id));
}
