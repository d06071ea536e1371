import type { Checkpoint, Entry, Resigned } from '@starboard/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { DeviceProblem } from './problem.ts';
import { type Addition, type DeviceStore, mayTake, type StoredMatch } from './store.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  entries: { key: [id: string, seq: number]; value: Entry };
  checkpoints: { key: string; value: Checkpoint };
}

const name = 'starboard';
const version = 1;
const all: ('matches' | 'entries' | 'checkpoints')[] = ['matches', 'entries', 'checkpoints'];

type Writing = IDBPTransaction<Schema, typeof all, 'readwrite'>;

/** The matches of this browser in its own database. */
export class IdbStore implements DeviceStore {
  #opening: Promise<IDBPDatabase<Schema>> | undefined;

  matches(): Promise<readonly StoredMatch[]> {
    return this.#use(db => db.getAll('matches'));
  }

  match(id: string): Promise<StoredMatch | undefined> {
    return this.#use(db => db.get('matches', id));
  }

  entries(id: string, from: number): Promise<readonly Entry[]> {
    return this.#use(db => db.getAll('entries', entriesOf(id, from)));
  }

  checkpoint(id: string): Promise<Checkpoint | undefined> {
    return this.#use(db => db.get('checkpoints', id));
  }

  async add(match: StoredMatch, entries: readonly Entry[]): Promise<void> {
    await this.#write(tx =>
      Promise.all([
        tx.objectStore('matches').add(match),
        ...entries.map((entry, seq) => tx.objectStore('entries').add(entry, [match.id, seq])),
      ]),
    );
  }

  append(id: string, seq: number, { entry, standing, at }: Addition): Promise<boolean> {
    return this.#write(async tx => {
      const matches = tx.objectStore('matches');
      const entries = tx.objectStore('entries');
      const [match, taken] = await Promise.all([matches.get(id), entries.getKey([id, seq])]);
      if (match === undefined || taken !== undefined || !mayTake(match, entry)) return false;
      await Promise.all([entries.add(entry, [id, seq]), matches.put({ ...match, standing, updated: at })]);
      return true;
    });
  }

  end(id: string, entries: number, ended: Resigned, at: number): Promise<boolean> {
    return this.#write(async tx => {
      const matches = tx.objectStore('matches');
      const [match, next] = await Promise.all([matches.get(id), tx.objectStore('entries').getKey([id, entries])]);
      if (match === undefined || next !== undefined || match.ended !== undefined) return false;
      await matches.put({ ...match, ended, updated: at });
      return true;
    });
  }

  keepCheckpoint(id: string, checkpoint: Checkpoint): Promise<void> {
    return this.#write(async tx => {
      const isStillThere = (await tx.objectStore('matches').getKey(id)) !== undefined;
      if (isStillThere) await tx.objectStore('checkpoints').put(checkpoint, id);
    });
  }

  keepNext(id: string, next: string): Promise<void> {
    return this.#write(async tx => {
      const matches = tx.objectStore('matches');
      const match = await matches.get(id);
      if (match !== undefined) await matches.put({ ...match, next });
    });
  }

  async remove(id: string): Promise<void> {
    await this.#write(tx =>
      Promise.all([
        tx.objectStore('matches').delete(id),
        tx.objectStore('entries').delete(entriesOf(id, 0)),
        tx.objectStore('checkpoints').delete(id),
      ]),
    );
  }

  /** All of it is written, or nothing. */
  #write<T>(work: (tx: Writing) => Promise<T>): Promise<T> {
    return this.#use(async db => {
      const tx = db.transaction(all, 'readwrite');
      const worked = work(tx).then(result => {
        // Nothing more will come: whoever waits for the answer need not wait for the browser to find that out.
        tx.commit();
        return result;
      });
      const [result] = await Promise.all([worked, tx.done]);
      return result;
    });
  }

  async #use<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    this.#opening ??= this.#open();
    const db = await this.#opening;
    try {
      return await work(db);
    } catch (thrown) {
      throw storageProblem(thrown);
    }
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opening = undefined;
    };
    try {
      if (globalThis.indexedDB === undefined) throw new Error('There is no IndexedDB.');
      return await openDB<Schema>(name, version, {
        upgrade(db) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('entries');
          db.createObjectStore('checkpoints');
        },
        // A later page wants to change the database: let it.
        blocking: (_current, _blocked, event) => {
          forget();
          (event.target as IDBDatabase).close();
        },
        terminated: forget,
      });
    } catch (cause) {
      forget();
      if (isNamed(cause, 'VersionError')) throw new DeviceProblem('newer-page', 'The database is newer.', { cause });
      throw new DeviceProblem('no-storage', 'This browser cannot store games.', { cause });
    }
  }
}

function entriesOf(id: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

function isNamed(thrown: unknown, named: string): boolean {
  return thrown instanceof DOMException && thrown.name === named;
}

function storageProblem(cause: unknown): DeviceProblem {
  if (isNamed(cause, 'QuotaExceededError')) return new DeviceProblem('storage-full', 'The disk is full.', { cause });
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DeviceProblem('storage-failed', `It could not be stored: ${why}`, { cause });
}
