import { type Effort, usualEffort } from './bench/measure.ts';

/** How long is played and measured; tests have less time. */
export interface Pace {
  readonly bench: Effort;
  /** For how long each thread of a simulation plays before it counts. */
  readonly warmUpMillis: number;
}

export const usualPace: Pace = { bench: usualEffort, warmUpMillis: 500 };
