import { beacon, steadyBot } from '@starboard/beacon';
import type { Answer, Bot, Game } from '@starboard/kernel';
import type { Picture } from '@starboard/room';
import type { Followed } from '@starboard/server/client';
import { deskOf, type FromWorker, type ToWorker } from '../../src/device/desk.ts';
import { House } from '../../src/device/house.ts';
import { Line, type Partner } from '../../src/device/line.ts';
import { serve } from '../../src/device/serve.ts';
import { DeviceSitting } from '../../src/play/device-sitting.ts';
import type { MemoryStore } from './memory-store.ts';

const bots = [steadyBot as Bot];

/** One window of the browser with its worker, both in this process; messages are copied as a browser does. */
export class Window {
  readonly house: House;
  readonly line: Line;
  readonly #others: () => readonly Window[];

  constructor(store: MemoryStore, others: () => readonly Window[] = () => [], game = beacon as Game) {
    this.#others = others;
    this.house = new House({
      store,
      rulesOf: async id => (id === game.id ? { game, bots } : undefined),
      announce: id => {
        for (const other of this.#others()) if (other !== this) void other.house.hear(id);
      },
    });
    this.line = new Line(() => partnerOf(this.house));
  }

  sit(id: string): Table {
    return new Table(new DeviceSitting(id, this.line));
  }
}

function partnerOf(house: House): Partner {
  const partner: Partner = {
    onmessage: null,
    onerror: null,
    postMessage: message => queueMicrotask(() => hear(structuredClone(message) as ToWorker)),
    terminate: () => undefined,
  };
  const tell = (message: FromWorker) => {
    const data = structuredClone(message);
    queueMicrotask(() => partner.onmessage?.({ data } as MessageEvent<FromWorker>));
  };
  const hear = serve(house, deskOf(house), tell);
  return partner;
}

/** A match that is followed, with all that was told of it. */
export class Table {
  readonly sitting: DeviceSitting;
  readonly told: Followed[] = [];
  lost: unknown;
  readonly stop: () => void;

  constructor(sitting: DeviceSitting) {
    this.sitting = sitting;
    this.stop = sitting.follow(
      followed => this.told.push(followed),
      thrown => {
        this.lost = thrown;
      },
    );
  }

  get picture(): Picture {
    const { picture } = this.told.at(-1) ?? {};
    if (picture === undefined) throw new Error('Nothing was told yet.');
    return picture;
  }

  /** Waits until something holds of the picture. */
  async until(holds: (picture: Picture) => boolean): Promise<Picture> {
    for (let i = 0; i < 2_000; i++) {
      const last = this.told.at(-1);
      if (last?.picture !== undefined && last.isSettled && holds(last.picture)) return last.picture;
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    throw new Error('It did not come to that.');
  }

  /** Answers the question that waits. */
  async answer(answer: Answer): Promise<void> {
    const { decision } = this.picture.position;
    await this.sitting.answer({ answer, decision: decision?.id ?? -1 });
  }
}
