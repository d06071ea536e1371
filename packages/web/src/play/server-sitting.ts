import type { Followed } from '@starboard/room';
import type { Client } from '@starboard/server/client';
import type { Sitting } from './sitting.ts';

/** A match that the server keeps. */
export function serverSitting(client: Client, id: string): Sitting {
  return {
    where: 'server',
    id,
    follow(onNews, onLost) {
      const following = client.follow(id);
      let isClosed = false;
      void tellAll(following, news => !isClosed && onNews(news)).catch(thrown => !isClosed && onLost(thrown));
      return () => {
        isClosed = true;
        following.close();
      };
    },
    async answer(given) {
      await client.answer(id, writable(given));
    },
    async odds(given, signal) {
      return (await client.odds(id, writable(given), signal)).odds;
    },
    undoPoints: () => client.undoPoints(id),
    async undo(keep) {
      return (await client.undo(id, keep)).done;
    },
    async replyToUndo(agree) {
      await client.replyToUndo(id, agree);
    },
    async resign() {
      await client.resign(id);
    },
    async again() {
      return (await client.rematch(id)).id;
    },
    async report() {
      const { table, position, log, at } = await client.look(id);
      const isOver = position.outcome !== undefined || table.ended !== undefined;
      return isOver ? client.replay(id) : { table, position, log, at };
    },
  };
}

async function tellAll(news: AsyncIterable<Followed>, tell: (followed: Followed) => void): Promise<void> {
  for await (const followed of news) tell(followed);
}

type Writable<T> = T extends readonly (infer Each)[] ? Writable<Each>[] : { -readonly [Key in keyof T]: T[Key] };

/** The client's types come from the checks of requests, which know nothing of `readonly`. */
function writable<T extends object>(given: T): Parameters<Client['answer']>[1] {
  return given as Writable<T> as Parameters<Client['answer']>[1];
}
