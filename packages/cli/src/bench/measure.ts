/** How often and how long to measure. */
export interface Effort {
  readonly windows: number;
  readonly windowMillis: number;
}

export const usualEffort: Effort = { windows: 10, windowMillis: 100 };

/** Units per second in the window that was disturbed least: a machine's speed swings. */
export function bestRate(work: () => number, { windows, windowMillis }: Effort): number {
  rateOf(work, 3 * windowMillis); // until the compiler has seen it all
  return Math.max(...Array.from({ length: windows }, () => rateOf(work, windowMillis)));
}

function rateOf(work: () => number, millis: number): number {
  const start = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < millis) {
    units += work();
    spent = performance.now() - start;
  }
  return (units / spent) * 1_000;
}
