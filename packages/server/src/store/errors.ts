import type { MatchId, PlayerId } from './store.ts';

/** Why the store said no. The codes are stable. */
export type StoreErrorCode =
  | 'folder-in-use'
  | 'folder-unusable'
  | 'database-unreachable'
  | 'newer-database'
  | 'unknown-match'
  | 'unknown-player'
  | 'closed';

/** An error of the store, in words that are fit for whoever runs the server. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
  }
}

export function unknownMatch(id: MatchId): StoreError {
  return new StoreError('unknown-match', `There is no match ${id}.`);
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

/** What an error says, in a line. Some errors of the network have a code and no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
