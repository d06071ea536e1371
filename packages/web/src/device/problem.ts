import { TableError } from '@starboard/kernel';

/** Why this device cannot do what is wanted, besides what the table itself refuses. The page has words for each. */
export type DeviceCode =
  | 'no-storage'
  | 'storage-full'
  | 'storage-failed'
  | 'newer-page'
  | 'no-worker'
  | 'no-seed'
  | 'unknown-match'
  | 'unknown-game'
  | 'unknown-bot'
  | 'overtaken';

export class DeviceProblem extends Error {
  readonly code: DeviceCode;

  constructor(code: DeviceCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeviceProblem';
    this.code = code;
  }
}

/** A problem as it travels from the worker to the page. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof TableError) return { code: thrown.code, message: thrown.message, details: thrown.details };
  if (thrown instanceof DeviceProblem) return { code: thrown.code, message: thrown.message };
  return {
    code: 'device-broken',
    message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
  };
}
