import type { LogEntry } from '@starboard/kernel';

/** The tests that were taken, in order. */
export function testsIn({ log }: { readonly log: readonly LogEntry[] }): readonly LogEntry[] {
  return log.filter(({ key }) => key.startsWith('test.'));
}
