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

/** Units per second of several pieces of work, window by window. They take turns, so what disturbs one disturbs all. */
function windowsOf(works: readonly Work[], { roundMillis, rounds }: Effort): number[][] {
  for (const work of works) rateOf(work, roundMillis * 10);
  const windows = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => {
      windows[i]!.push(rateOf(work, roundMillis));
    });
  }
  return windows;
}

/** Units per second of a piece of work, in the window that was disturbed least. */
export function bestRate(work: Work, effort: Effort): number {
  return Math.max(...windowsOf([work], effort)[0]!);
}

/** Microseconds that one call takes, in the window that was disturbed least. */
export function bestMicros(call: () => unknown, effort: Effort): number {
  const once = () => {
    call();
    return 1;
  };
  return 1e6 / bestRate(once, effort);
}

/** The best rates of two pieces of work, and how many times the first is the faster: the median over pairs of windows. */
export function headToHead(ours: Work, theirs: Work, effort: Effort): { ours: number; theirs: number; times: number } {
  const [left, right] = windowsOf([ours, theirs], effort) as [number[], number[]];
  const times = median(left.map((rate, i) => rate / right[i]!));
  return { ours: Math.max(...left), theirs: Math.max(...right), times };
}

/** Units per second over so long a time, whatever disturbed it. */
export function rateOf(work: Work, millis: number): number {
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
