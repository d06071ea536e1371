import type { Picture } from '@starboard/room';
import type { Client, Followed, FollowOptions, Whole } from '@starboard/server/client';
import { expect, onTestFinished } from 'vitest';
import { until } from './until.ts';

/** Somebody who follows a match by its stream, and remembers how it stood after each entry. */
export class Watcher {
  readonly #client: Client;
  readonly #match: string;
  readonly #seat: string | undefined;
  readonly #byEntries = new Map<number, Picture>();
  #last: Followed | undefined;
  #end: { readonly thrown?: unknown } | undefined;

  constructor(client: Client, match: string, options: FollowOptions = {}) {
    this.#client = client;
    this.#match = match;
    this.#seat = options.seat;
    const following = client.follow(match, options);
    const reading = this.#read(following);
    onTestFinished(async () => {
      following.close();
      await reading;
    });
  }

  get picture(): Picture {
    if (!this.#last?.picture) throw new Error('Nothing was told yet.');
    return this.#last.picture;
  }

  /** Waits until the picture is like this. */
  sees(what: string, isSo: (picture: Picture) => boolean): Promise<Picture> {
    return until(what, () => (this.#last?.picture && isSo(this.#last.picture) ? this.#last.picture : undefined));
  }

  /** Waits until the stream has ended for good; hands back why. */
  async ends(): Promise<unknown> {
    const { thrown } = await until('the stream ends', () => this.#end);
    return thrown;
  }

  /** Looks at the match, and finds that what the stream told of this moment is the same. */
  async agrees(): Promise<Whole> {
    const { at, ...whole } = await this.#client.look(this.#match, this.#seat);
    const told = await until(`the stream tells of entry ${at}`, () => this.#toldOf(at));
    // What happened while the stream was on its way was never told.
    if (told === 'before it began') return this.agrees();
    // A change of seats tells table and position one after the other.
    const picture = () => ({ ...this.#byEntries.get(at)!, table: whole.table, chat: whole.chat });
    await expect.poll(picture).toEqual(whole);
    return { at, ...whole };
  }

  #toldOf(entries: number): 'told' | 'before it began' | undefined {
    if (this.#byEntries.has(entries)) return 'told';
    return Math.min(...this.#byEntries.keys()) > entries && this.#byEntries.size > 0 ? 'before it began' : undefined;
  }

  /** As `agrees`, when nothing is under way: table and chat are the same, too. */
  async agreesInAll(): Promise<void> {
    const { at, ...whole } = await this.agrees();
    await until('the stream tells of the chat', () => this.picture.chat.at(-1)?.number === whole.chat.at(-1)?.number);
    await expect.poll(() => this.picture).toEqual(whole);
    expect(Math.max(...this.#byEntries.keys())).toBe(at);
  }

  async #read(following: AsyncIterable<Followed>): Promise<void> {
    try {
      for await (const followed of following) {
        this.#last = followed;
        const [entries = ''] = followed.lastEventId.split('.');
        if (followed.picture && entries !== '') this.#byEntries.set(Number(entries), followed.picture);
      }
      this.#end = {};
    } catch (thrown) {
      this.#end = { thrown };
    }
  }
}
