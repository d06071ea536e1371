import type { Desk, FromWorker, ToWorker } from './desk.ts';
import type { House } from './house.ts';
import { failureOf } from './problem.ts';
import type { Listener } from './room.ts';

type AnyDesk = { readonly [name: string]: (...args: readonly unknown[]) => unknown };

/** Answers the page's messages. */
export function serve(house: House, desk: Desk, tell: (message: FromWorker) => void): (message: ToWorker) => void {
  const followings = new Map<number, { readonly id: string; readonly listener: Listener }>();

  async function answer(number: number, name: keyof Desk, args: readonly unknown[]): Promise<void> {
    try {
      tell({ kind: 'done', number, value: await (desk as AnyDesk)[name]?.(...args) });
    } catch (thrown) {
      tell({ kind: 'failed', number, failure: failureOf(thrown) });
    }
  }

  async function follow(number: number, id: string): Promise<void> {
    const listener: Listener = {
      tell: news => tell({ kind: 'news', number, news }),
      lose: thrown => {
        followings.delete(number);
        tell({ kind: 'lost', number, failure: failureOf(thrown) });
      },
    };
    followings.set(number, { id, listener });
    try {
      await house.follow(id, listener);
      // It may have been left while the room was being opened.
      if (!followings.has(number)) await house.leave(id, listener);
    } catch (thrown) {
      listener.lose(thrown);
    }
  }

  async function leave(number: number): Promise<void> {
    const following = followings.get(number);
    followings.delete(number);
    if (following !== undefined) await house.leave(following.id, following.listener);
  }

  return message => {
    if (message.kind === 'ask') void answer(message.number, message.name, message.args);
    else if (message.kind === 'follow') void follow(message.number, message.id);
    else void leave(message.number);
  };
}
