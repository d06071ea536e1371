import type { Odds } from '@starboard/kernel';
import {
  applyNews,
  blank,
  type Followed,
  type Given,
  isWhole,
  type ShownUndoPoint,
  type Sketch,
} from '@starboard/room';
import type { WorkerClient } from '../device/worker-client.ts';
import type { Sitting } from './sitting.ts';

/** A match on this device: a worker plays it, and tells it as a server would. */
export class DeviceSitting implements Sitting {
  readonly where = 'device';
  readonly id: string;
  readonly #worker: WorkerClient;

  constructor(id: string, worker: WorkerClient) {
    this.id = id;
    this.#worker = worker;
  }

  follow(onNews: (followed: Followed) => void, onLost: (thrown: unknown) => void): () => void {
    let sketch: Sketch = blank;
    return this.#worker.follow(this.id, {
      onNews: news => {
        const sketches = news.flatMap(each => {
          const drawn = applyNews(sketch, each);
          sketch = drawn.at(-1)!;
          return drawn;
        });
        for (const picture of sketches) {
          if (isWhole(picture)) onNews({ picture, isConnected: true, isSettled: picture === sketch });
        }
      },
      onLost,
    });
  }

  async answer(given: Given): Promise<void> {
    await this.#worker.ask('answer', this.id, given);
  }

  odds(given: Given): Promise<Odds> {
    return this.#worker.ask('odds', this.id, given);
  }

  undoPoints(): Promise<readonly ShownUndoPoint[]> {
    return this.#worker.ask('undoPoints', this.id);
  }

  undo(keep: number): Promise<boolean> {
    return this.#worker.ask('undo', this.id, keep);
  }

  async replyToUndo(): Promise<void> {}

  resign(): Promise<void> {
    return this.#worker.ask('resign', this.id);
  }

  again(): Promise<string> {
    return this.#worker.ask('again', this.id);
  }

  report(): Promise<unknown> {
    return this.#worker.ask('journal', this.id);
  }
}
