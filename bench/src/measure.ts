/** One figure: what was measured, what it should be, and how to read it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: { readonly atLeast: number } | { readonly atMost: number };
  readonly what: string;
}

/** How long and how often to measure: `quick` shows only that everything runs. */
export interface Effort {
  readonly roundMillis: number;
  readonly rounds: number;
}

export const usualEffort: Effort = { roundMillis: 30, rounds: 100 };
export const quickEffort: Effort = { roundMillis: 20, rounds: 1 };

/** Something that does a piece of work and says how many units it was. */
export type Work = () => number;

/**
 * Units per second of several pieces of work, measured in turns so that whatever disturbs the machine disturbs all of
 * them; of each the best round counts, the one least disturbed.
 */
export function ratesOf(works: readonly Work[], { roundMillis, rounds }: Effort): number[] {
  const best = works.map(() => 0);
  for (const work of works) rateOf(work, roundMillis * 10);
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => {
      best[i] = Math.max(best[i]!, rateOf(work, roundMillis));
    });
  }
  return best;
}

function rateOf(work: Work, millis: number): number {
  const start = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < millis) {
    units += work();
    spent = performance.now() - start;
  }
  return (units / spent) * 1_000;
}

/** The middle one of many. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

export function isMet({ value, aim }: Figure): boolean {
  if (aim === undefined) return true;
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}
