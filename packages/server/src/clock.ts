import type { Time } from './store/index.ts';

/** Milliseconds that only ever count up, whatever is done to the machine's clock: for all that is in memory alone. */
export function uptime(): number {
  return performance.now();
}

/**
 * The time when the server was started, and what has passed since. A clock that is set under way moves nobody's presence and
 * revives no code that has run out.
 */
export function steadyTime(): Time {
  return Math.round(performance.timeOrigin + performance.now());
}
