/** Why a room says no. The codes are stable: servers send them on, pages translate them. */
export type RoomCode =
  | 'not-seated'
  | 'not-watchable'
  | 'not-yours'
  | 'unknown-seat'
  | 'unknown-bot'
  | 'unknown-match'
  | 'bad-key'
  | 'match-deleted'
  | 'seat-taken'
  | 'still-here'
  | 'several-seats'
  | 'no-undo-wish'
  | 'match-full'
  | 'too-much-thinking'
  | 'overtaken'
  | 'thought-cut-off'
  | 'store-failed'
  | 'newer-rules';

/** What somebody wants cannot be. Nothing was changed. */
export abstract class Refusal<Code extends string = string> extends Error {
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: Code, message: string, details?: Readonly<Record<string, unknown>>, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export class RoomRefusal extends Refusal<RoomCode> {}

/** How a refusal is told, wherever it is told. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export function unknownMatch(id: string): RoomRefusal {
  return new RoomRefusal('unknown-match', 'There is no such match.', { match: id });
}

/** Whether an error says that just this match is not there. Stores may have errors of their own for it. */
export function isMissingMatch(thrown: unknown, id: string): boolean {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== 'unknown-match') return false;
  const details = 'details' in thrown ? (thrown.details as { readonly match?: unknown } | undefined) : undefined;
  return details?.match === id;
}
