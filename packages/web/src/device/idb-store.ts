import type { Checkpoint, Entry } from '@starboard/kernel';
import { Refusal, type Row, type Seating, type StoredMatch, unknownMatch } from '@starboard/room';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { DeviceRefusal } from './problem.ts';
import { type DeviceRecord, type DeviceStore, mayTake, reseated, storedMatch } from './store.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: DeviceRecord };
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

  records(): Promise<readonly DeviceRecord[]> {
    return this.#use(db => db.getAll('matches'));
  }

  match(id: string): Promise<StoredMatch | undefined> {
    return this.#use(async db => {
      const tx = db.transaction(['matches', 'checkpoints']);
      const [record, checkpoint] = await Promise.all([
        tx.objectStore('matches').get(id),
        tx.objectStore('checkpoints').get(id),
      ]);
      return record && storedMatch(record, checkpoint);
    });
  }

  async revisionOf(id: string): Promise<number | undefined> {
    return (await this.match(id))?.revision;
  }

  rows(id: string, from: number): Promise<readonly Pick<Row, 'entry'>[]> {
    return this.#use(async db => {
      const entries = await db.getAll('entries', entriesOf(id, from));
      return entries.map(entry => ({ entry }));
    });
  }

  /** Whoever sits around one screen can talk without it. */
  async messages(): Promise<readonly []> {
    return [];
  }

  async add(match: DeviceRecord, entries: readonly Entry[]): Promise<void> {
    await this.#write(tx =>
      Promise.all([
        tx.objectStore('matches').add(match),
        ...entries.map((entry, seq) => tx.objectStore('entries').add(entry, [match.id, seq])),
      ]),
    );
  }

  append(id: string, seq: number, { entry, standing, at }: Row): Promise<boolean> {
    return this.#write(async tx => {
      const matches = tx.objectStore('matches');
      const entries = tx.objectStore('entries');
      const [match, taken] = await Promise.all([matches.get(id), entries.getKey([id, seq])]);
      if (match === undefined) throw unknownMatch(id);
      if (taken !== undefined || !mayTake(match, entry)) return false;
      await Promise.all([entries.add(entry, [id, seq]), matches.put({ ...match, standing, updated: at })]);
      return true;
    });
  }

  changeSeating(id: string, revision: number, seating: Seating): Promise<boolean> {
    return this.#write(async tx => {
      const matches = tx.objectStore('matches');
      const match = await matches.get(id);
      if (match === undefined) throw unknownMatch(id);
      if ((match.revision ?? 0) !== revision) return false;
      await matches.put(reseated(match, seating, Date.now()));
      return true;
    });
  }

  keepCheckpoint(id: string, entries: number, checkpoint: Checkpoint): Promise<void> {
    return this.#write(async tx => {
      const checkpoints = tx.objectStore('checkpoints');
      const [match, kept] = await Promise.all([tx.objectStore('matches').getKey(id), checkpoints.get(id)]);
      const isOlder = kept !== undefined && kept.entries > entries;
      if (match !== undefined && !isOlder) await checkpoints.put(checkpoint, id);
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
      if (isNamed(cause, 'VersionError'))
        throw new DeviceRefusal('newer-page', 'The database is newer.', undefined, { cause });
      throw new DeviceRefusal('no-storage', 'This browser cannot store games.', undefined, { cause });
    }
  }
}

function entriesOf(id: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);
}

function isNamed(thrown: unknown, named: string): boolean {
  return thrown instanceof DOMException && thrown.name === named;
}

function storageProblem(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  if (isNamed(cause, 'QuotaExceededError'))
    return new DeviceRefusal('storage-full', 'The disk is full.', undefined, { cause });
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DeviceRefusal('storage-failed', `It could not be stored: ${why}`, undefined, { cause });
}
