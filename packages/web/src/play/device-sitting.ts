import type { Odds } from '@starboard/kernel';
import type { Picture } from '@starboard/room';
import type { Followed, UndoPoints } from '@starboard/server/client';
import type { Line } from '../device/line.ts';
import { applyNews } from '../device/news.ts';
import type { Given, Sitting } from './sitting.ts';

/** A match on this device: a worker plays it, and tells it in the same form as a server would. */
export class DeviceSitting implements Sitting {
  readonly where = 'device';
  readonly id: string;
  readonly #line: Line;

  constructor(id: string, line: Line) {
    this.id = id;
    this.#line = line;
  }

  follow(onNews: (followed: Followed) => void, onLost: (thrown: unknown) => void): () => void {
    let picture: Picture | undefined;
    return this.#line.follow(this.id, {
      onNews: news => {
        const pictures = applyNews(picture, news);
        picture = pictures.at(-1);
        for (const each of pictures) {
          onNews({ picture: each, isConnected: true, isSettled: each === picture, lastEventId: '' });
        }
      },
      onLost,
    });
  }

  answer(given: Given): Promise<void> {
    return this.#line.ask('answer', this.id, given);
  }

  odds(given: Given): Promise<Odds> {
    return this.#line.ask('odds', this.id, given);
  }

  async undoPoints(): Promise<UndoPoints> {
    return (await this.#line.ask('undoPoints', this.id)) as UndoPoints;
  }

  /** Everybody sits around this screen and has agreed. */
  async undo(keep: number): Promise<boolean> {
    await this.#line.ask('undo', this.id, keep);
    return true;
  }

  async replyToUndo(): Promise<void> {}

  resign(): Promise<void> {
    return this.#line.ask('resign', this.id);
  }

  again(): Promise<string> {
    return this.#line.ask('again', this.id);
  }

  report(): Promise<unknown> {
    return this.#line.ask('journal', this.id);
  }
}
