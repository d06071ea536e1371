import { isHost, type Room, RoomRefusal, seatsOf } from '@starboard/room';
import type { Player, Store } from '../store/index.ts';

/** Says something to everybody; those who only watch keep silent. */
export function sayIn(store: Store, room: Room, player: Player, text: string): Promise<number> {
  return room.upToDate(async () => {
    const { seating } = room;
    if (seatsOf(seating, player.id).length === 0 && !isHost(seating, player.id)) {
      throw new RoomRefusal('not-seated', 'Only those at the table may speak.');
    }
    const message = { player: player.id, name: player.name, text, at: Date.now() };
    const { number } = await store.addMessage(room.id, message);
    await room.tellMessages();
    return number;
  });
}
