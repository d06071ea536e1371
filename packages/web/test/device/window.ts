import { beacon, steadyBot } from '@starboard/beacon';
import type { Answer, Bot, Game } from '@starboard/kernel';
import type { Followed, Picture } from '@starboard/room';
import { deskOf, type FromWorker, type ToWorker } from '../../src/device/desk.ts';
import { DeviceMatches } from '../../src/device/matches.ts';
import { serve } from '../../src/device/serve.ts';
import { type Partner, WorkerClient } from '../../src/device/worker-client.ts';
import { DeviceSitting } from '../../src/play/device-sitting.ts';
import type { MemoryStore } from './memory-store.ts';

const bots = [steadyBot as Bot];

/** One window of the browser with its worker, both in this process; messages are copied as a browser does. */
export class Window {
  readonly matches: DeviceMatches;
  readonly worker: WorkerClient;
  readonly #others: () => readonly Window[];

  constructor(store: MemoryStore, others: () => readonly Window[] = () => [], game = beacon as Game) {
    this.#others = others;
    this.matches = new DeviceMatches({
      store,
      rulesOf: async id => (id === game.id ? { game, bots } : undefined),
      announce: id => {
        for (const other of this.#others()) if (other !== this) void other.matches.hear(id);
      },
    });
    this.worker = new WorkerClient(() => partnerOf(this.matches));
  }

  sit(id: string): Table {
    return new Table(new DeviceSitting(id, this.worker));
  }
}

function partnerOf(matches: DeviceMatches): Partner {
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
  const hear = serve(matches, deskOf(matches), tell);
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
    const { decision, seat } = this.picture.position;
    await this.sitting.answer({ answer, decision: decision?.id ?? -1, seat });
  }
}
