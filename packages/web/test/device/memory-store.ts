import { type Checkpoint, copy, type Entry } from '@starboard/kernel';
import { type Row, type Seating, type StoredMatch, unknownMatch } from '@starboard/room';
import { DeviceRefusal } from '../../src/device/problem.ts';
import { type DeviceRecord, type DeviceStore, mayTake, reseated, storedMatch } from '../../src/device/store.ts';

/** Keeps matches in memory as a database would: as copies, and it can be full. */
export class MemoryStore implements DeviceStore {
  readonly #records = new Map<string, DeviceRecord>();
  readonly #entries = new Map<string, Entry[]>();
  readonly #checkpoints = new Map<string, Checkpoint>();
  isFull = false;
  /** How many entries were ever written. */
  written = 0;

  async records() {
    return [...this.#records.values()].map(copy) as DeviceRecord[];
  }

  async match(id: string) {
    const record = this.#records.get(id);
    return record && (copy(storedMatch(record, this.#checkpoints.get(id))) as StoredMatch);
  }

  async revisionOf(id: string) {
    return (await this.match(id))?.revision;
  }

  async rows(id: string, from: number) {
    const entries = copy(this.#entries.get(id)?.slice(from) ?? []) as Entry[];
    return entries.map(entry => ({ entry }));
  }

  async messages(): Promise<readonly []> {
    return [];
  }

  async add(record: DeviceRecord, entries: readonly Entry[]) {
    this.#requireRoom();
    this.#records.set(record.id, copy(record) as DeviceRecord);
    this.#entries.set(record.id, copy([...entries]) as Entry[]);
  }

  async append(id: string, seq: number, { entry, standing, at }: Row) {
    this.#requireRoom();
    const record = this.#find(id);
    const entries = this.#entries.get(id)!;
    if (seq < entries.length || !mayTake(record, entry)) return false;
    if (seq > entries.length) throw new Error(`Entry ${seq} leaves a gap after ${entries.length}.`);
    entries.push(copy(entry) as Entry);
    this.written += 1;
    this.#records.set(id, copy({ ...record, standing, updated: at }) as DeviceRecord);
    return true;
  }

  async changeSeating(id: string, revision: number, seating: Seating) {
    this.#requireRoom();
    const record = this.#find(id);
    if ((record.revision ?? 0) !== revision) return false;
    this.#records.set(id, copy(reseated(record, seating, Date.now())) as DeviceRecord);
    return true;
  }

  async keepCheckpoint(id: string, entries: number, checkpoint: Checkpoint) {
    this.#requireRoom();
    if ((this.#checkpoints.get(id)?.entries ?? 0) <= entries) this.#checkpoints.set(id, copy(checkpoint) as Checkpoint);
  }

  async remove(id: string) {
    this.#records.delete(id);
    this.#entries.delete(id);
    this.#checkpoints.delete(id);
  }

  #find(id: string): DeviceRecord {
    const record = this.#records.get(id);
    if (record === undefined) throw unknownMatch(id);
    return record;
  }

  #requireRoom(): void {
    if (this.isFull) throw new DeviceRefusal('storage-full', 'The disk is full.');
  }
}

/** The entries of its journal, from number `from` on. */
export async function entriesOf(store: MemoryStore, id: string, from: number): Promise<readonly Entry[]> {
  return (await store.rows(id, from)).map(({ entry }) => entry);
}
