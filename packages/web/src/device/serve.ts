import { everybody, type Listener } from '@starboard/room';
import type { Desk, FromWorker, ToWorker } from './desk.ts';
import type { DeviceMatches } from './matches.ts';
import { DeviceRefusal, failureOf } from './problem.ts';

type AnyDesk = { readonly [name: string]: (...args: readonly unknown[]) => unknown };

/** Answers the page's messages. */
export function serve(
  matches: DeviceMatches,
  desk: Desk,
  tell: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const followings = new Map<number, { readonly id: string; readonly listener: Listener }>();

  async function answer(number: number, name: keyof Desk, args: readonly unknown[]): Promise<void> {
    try {
      tell({ kind: 'done', number, value: await (desk as AnyDesk)[name]?.(...args) });
    } catch (thrown) {
      tell({ kind: 'failed', number, failure: failureOf(thrown) });
    }
  }

  async function follow(number: number, id: string): Promise<void> {
    const lose = (thrown: unknown) => {
      if (followings.delete(number)) tell({ kind: 'lost', number, failure: failureOf(thrown) });
    };
    const listener: Listener = {
      player: everybody,
      pinned: undefined,
      get isGone() {
        return !followings.has(number);
      },
      tell: news => tell({ kind: 'news', number, news: [news] }),
      tellAnew: news => tell({ kind: 'news', number, news }),
      end: (why = new DeviceRefusal('newer-page', 'Another window goes on by newer rules.')) => lose(why),
    };
    followings.set(number, { id, listener });
    try {
      await matches.follow(id, listener);
      // It may have been left while the room was being opened.
      if (listener.isGone) await matches.leave(id, listener);
    } catch (thrown) {
      lose(thrown);
    }
  }

  async function leave(number: number): Promise<void> {
    const following = followings.get(number);
    followings.delete(number);
    if (following !== undefined) await matches.leave(following.id, following.listener);
  }

  return message => {
    if (message.kind === 'ask') void answer(message.number, message.name, message.args);
    else if (message.kind === 'follow') void follow(message.number, message.id);
    else void leave(message.number);
  };
}
