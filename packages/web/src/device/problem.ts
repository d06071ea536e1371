import { TableError } from '@starboard/kernel';
import { type Failure, Refusal } from '@starboard/room';

/** Why this device cannot do what is wanted, besides what the table and its room refuse. The page has words for each. */
export type DeviceCode =
  | 'no-storage'
  | 'storage-full'
  | 'storage-failed'
  | 'newer-page'
  | 'no-worker'
  | 'no-seed'
  | 'unknown-game';

export class DeviceRefusal extends Refusal<DeviceCode> {}

/** What the worker has refused, on the page. */
export class RelayedRefusal extends Refusal {
  constructor({ code, message, details }: Failure) {
    super(code, message, details);
  }
}

/** A refusal as it travels from the worker to the page. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof TableError || thrown instanceof Refusal) {
    const { code, message, details } = thrown;
    return { code, message, ...(details && { details }) };
  }
  return {
    code: 'device-broken',
    message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
  };
}
