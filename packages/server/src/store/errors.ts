import type { MatchId, PlayerId } from './store.ts';

/** Why the store said no. The codes are stable. */
export type StoreErrorCode =
  | 'folder-in-use'
  | 'folder-unusable'
  | 'database-unreachable'
  | 'database-failed'
  | 'newer-database'
  | 'older-database'
  | 'unfitting-database'
  | 'no-database'
  | 'damaged-database'
  | 'lost-data'
  | 'copied-alone'
  | 'damaged-row'
  | 'unknown-match'
  | 'unknown-player'
  | 'no-copy'
  | 'no-partitions'
  | 'changing-database'
  | 'no-replica'
  | 'no-data'
  | 'closed';

/** What else there is to say of an error, for words in any language. */
export type StoreErrorDetails = { readonly [name: string]: string | number };

/** An error of the store, in words that are fit for whoever runs the server. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly details: StoreErrorDetails;

  constructor(code: StoreErrorCode, message: string, details: StoreErrorDetails = {}) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
    this.details = details;
  }
}

const troubles: readonly StoreErrorCode[] = ['database-unreachable', 'database-failed', 'closed'];

/** Whether an error says that the database does not work just now, whatever was asked of it. */
export function isTrouble(error: unknown): boolean {
  return error instanceof StoreError && troubles.includes(error.code);
}

export function unknownMatch(id: MatchId): StoreError {
  return new StoreError('unknown-match', `There is no match ${id}.`, { match: id });
}

export function unknownPlayer(id: PlayerId): StoreError {
  return new StoreError('unknown-player', `There is no player ${id}.`);
}

export function newerDatabase(found: number, known: number): StoreError {
  return new StoreError(
    'newer-database',
    `The database was written by a newer version of Starboard: its format is ${found}, this version knows ${known}.`,
  );
}

export function changing(place: string): StoreError {
  return new StoreError(
    'changing-database',
    `The tables of ${place} are being brought to what this version needs, here or by another server. Where much is stored that takes minutes; do not stop it.`,
  );
}

export function failed(error: unknown): StoreError {
  return new StoreError('database-failed', `The database does not work: ${reasonOf(error)}`);
}

/** What an error says, in a line. Some errors of the network have a code and no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
