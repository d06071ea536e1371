import type { Headline, Journal, Outcome, Plain, SeatId } from '@starboard/kernel';
import { DeviceSitting } from '../play/device-sitting.ts';
import type { Sitting } from '../play/sitting.ts';
import { IdbStore } from './idb-store.ts';
import type { DeviceRecord } from './store.ts';
import { WorkerClient } from './worker-client.ts';

/** Who plays a seat around this screen. Several seats may be one person's. */
export type Holder = { readonly person: string } | { readonly bot: string };

/** A match that is kept in this browser. */
export interface DeviceMatch {
  readonly id: string;
  readonly game: string;
  /** Of the rules by which it was begun. */
  readonly version: number;
  readonly setup: Plain;
  readonly created: number;
  readonly updated: number;
  readonly seats: { readonly [seat: SeatId]: Holder };
  readonly waitingFor: readonly SeatId[];
  readonly outcome?: Outcome;
  readonly headline?: Headline;
  /** It came from a file: at least its beginning was not played here. */
  readonly isBrought: boolean;
}

export interface NewDeviceMatch {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: { readonly [seat: SeatId]: Holder };
}

/** The games of this browser: played by the kernel in a worker, kept in its database, with or without a server. */
export interface Device {
  /** The one that was played last comes first. */
  list(): Promise<readonly DeviceMatch[]>;
  /** The id of the new match. */
  begin(match: NewDeviceMatch): Promise<string>;
  sit(id: string): Sitting;
  remove(id: string): Promise<void>;
  /** With its seed, so that it can be taken in and played on elsewhere. */
  journal(id: string): Promise<Journal>;
  /** Takes in a journal from a file, to be watched or, if it is not over, played on. */
  bring(journal: unknown): Promise<string>;
  /** Plays a journal again and checks everything in it; how it ended by its rules. Throws what is wrong with it. */
  prove(journal: unknown): Promise<Outcome | undefined>;
}

const worker = new WorkerClient(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
const store = new IdbStore();

export const device: Device = {
  // Read without the worker: whoever only looks at the shelf needs no rules.
  list: async () => {
    const records = await store.records();
    return records.map(listed).sort((a, b) => b.updated - a.updated);
  },
  begin: async match => {
    askToKeep();
    return worker.ask('begin', match);
  },
  sit: id => new DeviceSitting(id, worker),
  remove: id => worker.ask('remove', id),
  journal: id => worker.ask('journal', id),
  bring: async journal => {
    askToKeep();
    return worker.ask('bring', journal);
  },
  prove: journal => worker.ask('prove', journal),
};

function listed({ id, head, seats, created, updated, standing, ended, brought }: DeviceRecord): DeviceMatch {
  const { game, version, setup } = head;
  const isBrought = brought === true;
  const match = { id, game, version, setup, created, updated, seats, isBrought };
  return { ...match, ...standing, ...(ended && { waitingFor: [], outcome: ended }) };
}

let hasAskedToKeep = false;

/** A browser that runs short of space throws away first what nobody asked it to keep. */
function askToKeep(): void {
  if (hasAskedToKeep) return;
  hasAskedToKeep = true;
  void navigator.storage?.persist?.().catch(() => false);
}
