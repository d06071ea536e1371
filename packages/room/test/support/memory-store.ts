import { type Checkpoint, copy } from '@starboard/kernel';
import {
  type MatchRecord,
  type RoomStore,
  type Row,
  type Seating,
  type StoredMatch,
  unknownMatch,
} from '@starboard/room';

/** Keeps matches as a database would: as copies. */
export class MemoryStore implements RoomStore {
  readonly #matches = new Map<string, StoredMatch>();
  readonly #rows = new Map<string, Row[]>();

  async add(record: MatchRecord, seating: Seating) {
    this.#matches.set(record.id, copy({ ...record, seating, revision: 0 }) as StoredMatch);
    this.#rows.set(record.id, []);
  }

  async remove(id: string) {
    this.#matches.delete(id);
    this.#rows.delete(id);
  }

  async match(id: string) {
    const match = this.#matches.get(id);
    return match && (copy(match) as StoredMatch);
  }

  async revisionOf(id: string) {
    return this.#matches.get(id)?.revision;
  }

  async changeSeating(id: string, revision: number, seating: Seating) {
    const match = this.#find(id);
    if (match.revision !== revision) return false;
    this.#matches.set(id, copy({ ...match, seating, revision: revision + 1 }) as StoredMatch);
    return true;
  }

  async append(id: string, seq: number, row: Row) {
    this.#find(id);
    const rows = this.#rows.get(id)!;
    if (seq < rows.length) return false;
    rows.push(copy(row) as Row);
    return true;
  }

  async rows(id: string, from: number) {
    return copy(this.#rows.get(id)?.slice(from) ?? []) as Row[];
  }

  async keepCheckpoint(id: string, entries: number, checkpoint: Checkpoint) {
    const match = this.#find(id);
    if ((match.checkpoint?.entries ?? 0) > entries) return;
    this.#matches.set(id, copy({ ...match, checkpoint }) as StoredMatch);
  }

  async messages(): Promise<readonly []> {
    return [];
  }

  #find(id: string): StoredMatch {
    const match = this.#matches.get(id);
    if (match === undefined) throw unknownMatch(id);
    return match;
  }
}
