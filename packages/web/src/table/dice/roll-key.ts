import type { Roll } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';

/** A roll further back than this is not rolled again. */
const farthest = 200;

/** Which roll of a match the last one is: the same dice rolled once more are another roll, and so are some rolled anew. */
export function rollKeyOf(log: readonly LogEntry[], lastRoll: (log: readonly LogEntry[]) => Roll | undefined): string {
  const dice = lastRoll(log)?.dice.map(({ face }) => face) ?? [];
  const first = Math.max(0, log.length - farthest);
  for (let at = log.length - 1; at >= first; at--) {
    if (lastRoll(log.slice(at)) !== undefined) return `${at} ${dice}`;
  }
  return `${dice}`;
}
