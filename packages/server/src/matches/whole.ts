import type { LogEntry } from '@starboard/kernel';
import {
  logFor,
  type MessageView,
  messageView,
  type Position,
  positionFor,
  type Room,
  type TableView,
} from '@starboard/room';
import type { PlayerId } from '../store/index.ts';

const mostMessages = 100;

/** A match as one person may see it now. */
export interface Whole {
  readonly at: number;
  readonly table: TableView;
  readonly position: Position;
  readonly log: readonly LogEntry[];
  readonly chat: readonly MessageView[];
}

export function wholeFor(
  room: Room,
  player: PlayerId | undefined,
  pinned: string | undefined,
  address: string,
): Promise<Whole> {
  return room.upToDate(async match => {
    const eyes = room.eyesOf(player, pinned);
    room.look(match, { player, address });
    const messages = await room.around.store.messages(room.id, 0, mostMessages);
    return {
      at: match.entries,
      table: await room.tableFor(player, match),
      position: positionFor(match, eyes, room.ended),
      log: logFor(match, eyes),
      chat: messages.map(message => messageView(message, player)),
    };
  });
}
