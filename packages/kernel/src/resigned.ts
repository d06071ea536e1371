import type { Outcome, Seat, SeatId } from './types.ts';

/** A match that was given up is over, whatever its rules say. */
export interface Resigned extends Outcome {
  readonly reason: { readonly key: 'ended.resigned' };
}

/** The sides of these seats have lost: the others win, or nobody where all play together. */
export function resigned(seats: readonly Seat[], given: readonly SeatId[]): Resigned {
  const lost = new Set(seats.filter(({ id }) => given.includes(id)).map(({ side }) => side));
  const winners = seats.filter(({ side }) => !lost.has(side)).map(({ id }) => id);
  return { winners, reason: { key: 'ended.resigned' } };
}

export function isResigned(outcome: Outcome | undefined): outcome is Resigned {
  return outcome?.reason.key === 'ended.resigned';
}
