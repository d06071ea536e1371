import type { Roll } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';

export function lastRoll(_log: readonly LogEntry[]): Roll | undefined {
  return undefined;
}
