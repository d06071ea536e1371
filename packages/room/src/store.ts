import type { Checkpoint } from '@starboard/kernel';
import type { MatchId, Message, Row, Seating, StoredMatch } from './record.ts';

/**
 * Where a room keeps its match. Others may write to it, too: of two that want to write the same thing, one comes first, and
 * the other is told so. What a promise has been kept for is there from then on. That there is no such match is an error with
 * the code `unknown-match`.
 */
export interface RoomStore {
  /** What is kept of it by itself; its entries may only have become more by the time that they are read. */
  match(id: MatchId): Promise<StoredMatch | undefined>;
  /** How often its seating was changed, for whoever wants to know whether to look again. */
  revisionOf(id: MatchId): Promise<number | undefined>;
  /** Replaces the seating if it still has this revision; says whether it had. */
  changeSeating(id: MatchId, revision: number, seating: Seating): Promise<boolean>;
  /**
   * Adds entry number `seq` to a journal, unless somebody has added that one already; says whether it was added. What the
   * match scored with it is added with it, or not at all. If it fails, nobody knows: the connection may have been lost before or after. Whoever asked looks the journal up again.
   */
  append(id: MatchId, seq: number, row: Row): Promise<boolean>;
  /** The entries of a journal from number `from` on, with whatever else is kept of each. */
  rows(id: MatchId, from: number): Promise<readonly Pick<Row, 'entry'>[]>;
  /** Keeps the position after `entries` entries, unless a later one is kept. */
  keepCheckpoint(id: MatchId, entries: number, checkpoint: Checkpoint): Promise<void>;
  /** The messages after number `after`, at most the last so many. */
  messages(id: MatchId, after: number, most: number): Promise<readonly Message[]>;
}
