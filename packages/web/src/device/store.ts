import type { Checkpoint, Entry, JournalHead, Outcome, SeatId } from '@starboard/kernel';
import type { RoomStore, Seating, Standing, StoredMatch } from '@starboard/room';
import type { Holder } from './device.ts';

/** A match as this browser stores it, but for its entries and its position. It does not grow while the match is played. */
export interface DeviceRecord {
  readonly id: string;
  readonly head: JournalHead;
  readonly seed: string;
  readonly seats: { readonly [seat: SeatId]: Holder };
  readonly created: number;
  readonly updated: number;
  readonly standing: Standing;
  /** The match was given up: it is over, whatever its rules say. */
  readonly ended?: Outcome;
  /** It was taken in from a file. */
  readonly brought?: true;
  /** The match that was begun after this one. */
  readonly next?: string;
  /** Counts up with every change of what was agreed upon; matches that were stored long ago begin at 0. */
  readonly revision?: number;
}

/** Where this browser keeps its matches. Several windows may share it. Whatever fails changes nothing. */
export interface DeviceStore extends RoomStore {
  records(): Promise<readonly DeviceRecord[]>;
  add(record: DeviceRecord, entries: readonly Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export function storedMatch(record: DeviceRecord, checkpoint: Checkpoint | undefined): StoredMatch {
  const { id, head, seed, created, standing, revision = 0 } = record;
  return { id, head, seed, created, standing, seating: seatingOf(record), revision, ...(checkpoint && { checkpoint }) };
}

/** Around one screen people have no more than a name. */
function seatingOf({ seats, ended, next }: DeviceRecord): Seating {
  const holders = Object.entries(seats).map(([seat, holder]) => [
    seat,
    'bot' in holder ? holder : { player: holder.person },
  ]);
  return {
    host: '',
    watchable: false,
    seats: Object.fromEntries(holders),
    ...(ended && { ended }),
    ...(next !== undefined && { next }),
  };
}

/** What a change of the seating leaves of a record. */
export function reseated(record: DeviceRecord, { seats, ended, next }: Seating, now: number): DeviceRecord {
  const isGivenUpNow = ended !== undefined && record.ended === undefined;
  return {
    ...record,
    seats: holdersOf(seats),
    ...(ended && { ended }),
    ...(next !== undefined && { next }),
    ...(isGivenUpNow && { updated: now }),
    revision: (record.revision ?? 0) + 1,
  };
}

export function holdersOf(seats: Seating['seats']): DeviceRecord['seats'] {
  const holders = Object.entries(seats).map(([seat, { player = '', bot }]): [SeatId, Holder] => [
    seat,
    bot === undefined ? { person: player } : { bot },
  ]);
  return Object.fromEntries(holders);
}

/** What was given up takes no more answers; that its rules have changed may still be noted. */
export function mayTake({ ended }: DeviceRecord, { kind }: Entry): boolean {
  return ended === undefined || kind === 'rules';
}
