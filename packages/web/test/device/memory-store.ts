import { type Checkpoint, copy, type Entry, type Resigned } from '@starboard/kernel';
import { DeviceProblem } from '../../src/device/problem.ts';
import { type Addition, type DeviceStore, mayTake, type StoredMatch } from '../../src/device/store.ts';

/** Keeps matches in memory as a database would: as copies, and it can be full. */
export class MemoryStore implements DeviceStore {
  readonly #matches = new Map<string, StoredMatch>();
  readonly #entries = new Map<string, Entry[]>();
  readonly #checkpoints = new Map<string, Checkpoint>();
  isFull = false;
  /** How many entries were ever written. */
  written = 0;

  async matches() {
    return [...this.#matches.values()].map(copy) as StoredMatch[];
  }

  async match(id: string) {
    const match = this.#matches.get(id);
    return match && (copy(match) as StoredMatch);
  }

  async entries(id: string, from: number) {
    return copy(this.#entries.get(id)?.slice(from) ?? []) as Entry[];
  }

  async checkpoint(id: string) {
    const checkpoint = this.#checkpoints.get(id);
    return checkpoint && (copy(checkpoint) as Checkpoint);
  }

  async add(match: StoredMatch, entries: readonly Entry[]) {
    this.#requireRoom();
    this.#matches.set(match.id, copy(match) as StoredMatch);
    this.#entries.set(match.id, copy([...entries]) as Entry[]);
  }

  async append(id: string, seq: number, { entry, standing, at }: Addition) {
    this.#requireRoom();
    const match = this.#matches.get(id);
    const entries = this.#entries.get(id);
    if (match === undefined || entries === undefined || seq < entries.length || !mayTake(match, entry)) return false;
    if (seq > entries.length) throw new Error(`Entry ${seq} leaves a gap after ${entries.length}.`);
    entries.push(copy(entry) as Entry);
    this.written += 1;
    this.#matches.set(id, copy({ ...match, standing, updated: at }) as StoredMatch);
    return true;
  }

  async end(id: string, entries: number, ended: Resigned, at: number) {
    this.#requireRoom();
    const match = this.#matches.get(id);
    if (match === undefined || match.ended !== undefined || entries < this.#entries.get(id)!.length) return false;
    this.#matches.set(id, { ...match, ended, updated: at });
    return true;
  }

  async keepCheckpoint(id: string, checkpoint: Checkpoint) {
    this.#requireRoom();
    this.#checkpoints.set(id, copy(checkpoint) as Checkpoint);
  }

  async keepNext(id: string, next: string) {
    this.#requireRoom();
    const match = this.#matches.get(id);
    if (match !== undefined) this.#matches.set(id, { ...match, next });
  }

  async remove(id: string) {
    this.#matches.delete(id);
    this.#entries.delete(id);
    this.#checkpoints.delete(id);
  }

  #requireRoom(): void {
    if (this.isFull) throw new DeviceProblem('storage-full', 'The disk is full.');
  }
}
