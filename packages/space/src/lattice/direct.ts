import { discFor } from './disc.ts';
import { stepOffsets } from './steps.ts';
import { latticeSize } from './table.ts';
import type { LatticeIndex, LatticeTable } from './types.ts';

/** Ways that are looked for; lengths here are in lattice steps, half an inch each. */
export interface Search {
  readonly table: LatticeTable;
  /** The steps that may be taken from each point. */
  readonly open: Uint16Array;
  readonly start: LatticeIndex;
  /** The greatest true length of a way that matters, and the greatest of one that is marked as `short`. */
  readonly limit: number;
  readonly short: number;
  /** Steps that are not taken, and the length of a way up to which it is told that one was not. */
  readonly avoid?: Uint16Array | undefined;
  readonly heed: number;
  /** Steps that count `factor` times when ways are compared. */
  readonly slow?: { readonly touched: Uint16Array; readonly factor: number } | undefined;
}

/**
 * Where hidden ways need not be looked for: at points from which even `toGo` more would make a way longer than `most`. `toGo`
 * shrinks by no more than a step's length with each step; above `enough` any number will do that is above it too.
 */
export interface Guide {
  toGo(from: LatticeIndex, enough: number): number;
  readonly most: number;
}

/** What was found, in whole rows of the table. */
export interface Found {
  /** The first point of the first row. */
  readonly first: LatticeIndex;
  /** By point: the last step of the way there, from 1, and maybe `short` and `around`; 0 where no way is known. */
  readonly step: Uint8Array;
  /** A step was left out because it is to be avoided. */
  avoided: boolean;
  /** A step may have counted several times. */
  slowed: boolean;
}

/** Marks a way that is within the search's `short`. */
export const short = 0x80;

/** Marks a way that is not direct. */
export const around = 0x40;

/** The number of the step, from 1. */
export const stepBits = 0x1f;

/**
 * Finds the points that are as near as if the table were empty: most are. Only two steps can be the last of such a way,
 * so that nothing need be searched. Among ways of equal length a point keeps the one whose point before has the lower index.
 */
export function findDirect({ table, open, start, limit, short: most, avoid, heed, slow }: Search, found: Found): void {
  const { length, column, row, offset, step, otherStep } = discFor(table, limit);
  const { first, step: last } = found;
  const offsets = offsetsFor(table);
  const onward = onwardFor(table);
  const startColumn = start % table.columns;
  const startRow = (start - startColumn) / table.columns;
  onward.fill(0, first, first + last.length);
  for (let i = 0; i < length.length; i++) {
    const c = startColumn + column[i]!;
    const r = startRow + row[i]!;
    if (c < 0 || r < 0 || c >= table.columns || r >= table.rows || length[i]! > limit) continue;
    const at = start + offset[i]!;
    let by = step[i]!;
    if (at !== start && ((onward[at - offsets[by]!]! >> by) & 1) === 0) {
      by = otherStep[i]!;
      if (((onward[at - offsets[by]!]! >> by) & 1) === 0) continue;
    }
    let bits = open[at]!;
    if (avoid !== undefined && (bits & avoid[at]!) !== 0) {
      bits &= ~avoid[at]!;
      if (length[i]! <= heed) found.avoided = true;
    }
    if (slow !== undefined) bits &= ~slow.touched[at]!; // a way over slow steps counts more than its length
    onward[at] = bits;
    last[at - first] = length[i]! <= most ? (by + 1) | short : by + 1;
  }
  last[start - first] = short; // no step leads there
}

const onwards = new Map<number, Uint16Array>();

/** The steps on from the points that were found; every search uses it again. */
function onwardFor(table: LatticeTable): Uint16Array {
  const size = latticeSize(table);
  let onward = onwards.get(size);
  if (onward === undefined) {
    onward = new Uint16Array(size);
    onwards.set(size, onward);
  }
  return onward;
}

const offsetsByColumns = new Map<number, Int32Array>();

/** What each step adds to an index. */
export function offsetsFor(table: LatticeTable): Int32Array {
  let offsets = offsetsByColumns.get(table.columns);
  if (offsets === undefined) {
    offsets = stepOffsets(table);
    offsetsByColumns.set(table.columns, offsets);
  }
  return offsets;
}

const lengthsByColumns = new Map<number, Float64Array>();

/** The length of the shortest way on an empty table, in steps: by rows, then columns apart. */
export function directLengths({ columns, rows }: LatticeTable): Float64Array {
  const size = columns * rows;
  let lengths = lengthsByColumns.get(size);
  if (lengths === undefined) {
    lengths = Float64Array.from({ length: size }, (_, at) => directLength(at % columns, Math.floor(at / columns)));
    lengthsByColumns.set(size, lengths);
  }
  return lengths;
}

function directLength(columns: number, rows: number): number {
  const long = Math.max(columns, rows);
  const less = Math.min(columns, rows);
  return long >= 2 * less
    ? long - 2 * less + less * Math.sqrt(5)
    : (long - less) * Math.sqrt(5) + (2 * less - long) * Math.SQRT2;
}

/** How many steps such a way has. */
export function directSteps(columns: number, rows: number): number {
  const long = Math.max(columns, rows);
  const less = Math.min(columns, rows);
  return Math.max(long - less, less);
}
