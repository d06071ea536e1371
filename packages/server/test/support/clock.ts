import { onTestFinished, vi } from 'vitest';

export const minute = 60_000;

/** Holds all clocks of this process. They go on by what is handed back, and after the test by themselves. */
export function holdClock(): (millis: number) => void {
  let now = Math.floor(performance.now()) - (performance.timeOrigin % 1);
  const held = vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + now });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => held.mockRestore());
  return millis => {
    now += millis;
    vi.setSystemTime(performance.timeOrigin + now);
  };
}

/** Sets the machine's clock forth or back, as far as this process sees it, and holds it there until the test ends. */
export function setClock(millis: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + millis });
  onTestFinished(() => void vi.useRealTimers());
}
