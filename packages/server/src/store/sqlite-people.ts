import { unknownPlayer } from './errors.ts';
import { leftBy, nameless, seatedIn } from './records.ts';
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

/** Says whether it was there. */
export function removeMatch(sql: Statements, id: MatchId): boolean {
  sql.removeScore(id);
  sql.removeMessages(id);
  sql.removeJournal(id);
  sql.removeSeated(id);
  return sql.removeMatch(id) > 0;
}
