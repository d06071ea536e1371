import { onTestFinished, vi } from 'vitest';

export const minute = 60_000;

/** Holds the clock of servers in this process. It goes on by what is handed back, and after the test by itself. */
export function holdClock(): (millis: number) => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  return millis => vi.setSystemTime(Date.now() + millis);
}
