import { stepNumber, stepOffsets } from './steps.ts';
import { latticeSize } from './table.ts';
import type { LatticeTable } from './types.ts';

/** What is the same for every search on tables of one size. */
export interface Chart {
  /** What each step adds to an index. */
  readonly offsets: Int32Array;
  /** The length of the shortest way on an empty table, in steps: by rows apart times columns of the table, plus columns apart. */
  readonly lengths: Float64Array;
  /**
   * Of a way as short as can be only two steps can be the last, of neighbouring directions: that whose point before has the
   * lower index, and the other; twice the same if there is but one. By rows away times `width`, plus columns away, plus `middle`.
   */
  readonly lastStep: Uint8Array;
  readonly otherStep: Uint8Array;
  readonly width: number;
  readonly middle: number;
  /** The steps on from the points that a search has found; the next one uses it again. */
  readonly onward: Uint16Array;
}

const charts = new Map<number, Chart>();

export function chartOf(table: LatticeTable): Chart {
  const key = table.columns * 0x10000 + table.rows;
  let chart = charts.get(key);
  if (chart === undefined) {
    chart = makeChart(table);
    charts.set(key, chart);
  }
  return chart;
}

function makeChart(table: LatticeTable): Chart {
  const { columns, rows } = table;
  const size = latticeSize(table);
  const offsets = stepOffsets(table);
  const width = 2 * columns - 1;
  const lastStep = new Uint8Array(width * (2 * rows - 1));
  const otherStep = new Uint8Array(lastStep.length);
  for (let at = 0; at < lastStep.length; at++) {
    const last = lastSteps((at % width) - columns + 1, Math.floor(at / width) - rows + 1);
    last.sort((a, b) => offsets[b]! - offsets[a]!); // the longer the step in indexes, the lower the point before it
    lastStep[at] = last[0] ?? 0;
    otherStep[at] = last.at(-1) ?? 0;
  }
  return {
    offsets,
    lengths: Float64Array.from({ length: size }, (_, at) => directLength(at % columns, Math.floor(at / columns))),
    lastStep,
    otherStep,
    width,
    middle: (rows - 1) * width + columns - 1,
    onward: new Uint16Array(size),
  };
}

/** The steps that can be the last of a way as short as can be, so many columns and rows away. */
function lastSteps(columns: number, rows: number): number[] {
  const isWide = Math.abs(columns) >= Math.abs(rows);
  const long = Math.max(Math.abs(columns), Math.abs(rows));
  const less = Math.min(Math.abs(columns), Math.abs(rows));
  const step = (along: number, across: number) =>
    stepNumber(Math.sign(columns) * (isWide ? along : across), Math.sign(rows) * (isWide ? across : along));
  const last: number[] = [];
  if (long > 2 * less) last.push(step(1, 0));
  if (less > 0 && long > less) last.push(step(2, 1));
  if (2 * less > long) last.push(step(1, 1));
  return last;
}

function directLength(columns: number, rows: number): number {
  const long = Math.max(columns, rows);
  const less = Math.min(columns, rows);
  return long >= 2 * less
    ? long - 2 * less + less * Math.sqrt(5)
    : (long - less) * Math.sqrt(5) + (2 * less - long) * Math.SQRT2;
}

/** How many steps a way has that is as short as can be. */
export function directSteps(columns: number, rows: number): number {
  const long = Math.max(columns, rows);
  const less = Math.min(columns, rows);
  return Math.max(long - less, less);
}
