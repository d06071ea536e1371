/** How often and how long to measure. */
export interface Effort {
  readonly windows: number;
  readonly windowMillis: number;
  /** How long to work before it counts: a big game takes seconds until it is compiled. */
  readonly warmUpMillis: number;
}

export const usualEffort: Effort = { windows: 30, windowMillis: 100, warmUpMillis: 6_000 };

/** Units per second in the window that was disturbed least: a machine's speed swings. */
export function bestRate(work: () => number, { windows, windowMillis, warmUpMillis }: Effort): number {
  rateOf(work, warmUpMillis);
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
