import { Refusal } from '../refusal.ts';
import type { Player } from '../store/index.ts';
import { isHost, seatsOf } from './gathering.ts';
import type { Room } from './room.ts';

/** Says something to everybody; those who only watch keep silent. */
export function sayIn(room: Room, player: Player, text: string): Promise<number> {
  return room.upToDate(async () => {
    const { gathering, house } = room;
    if (seatsOf(gathering, player.id).length === 0 && !isHost(gathering, player.id)) {
      throw new Refusal('not-seated', 'Only those at the table may speak.');
    }
    const message = { player: player.id, name: player.name, text, at: Date.now() };
    const { number } = await house.store.addMessage(room.id, message);
    await room.tellMessages();
    return number;
  });
}
