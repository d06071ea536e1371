import { stepLengths, stepOffsets, steps } from './steps.ts';
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

/** The part of a table between two neighbouring steps: its every point is so many of the one and so many of the other. */
interface Sector {
  readonly one: number;
  readonly other: number;
}

const byAngle = steps
  .map(({ columns, rows }, step) => ({ step, angle: Math.atan2(rows, columns) }))
  .sort((a, b) => a.angle - b.angle)
  .map(({ step }) => step);

const sectors: readonly Sector[] = byAngle.map((one, nth) => ({ one, other: byAngle[(nth + 1) % byAngle.length]! }));

/**
 * Finds the points that are as near as if the table were empty: most are. Only two steps can be the last of such a way,
 * so that nothing need be searched. Among ways of equal length a point keeps the one whose point before has the lower index.
 */
export function findDirect(search: Search, found: Found): void {
  const { table, start } = search;
  const onward = onwardFor(table);
  onward.fill(0, found.first, found.first + found.step.length);
  enter(search, found, onward, start, short, 0);
  for (const { one } of sectors) goAlong(search, found, onward, one);
  for (const sector of sectors) goBetween(search, found, onward, sector);
}

/** How many more columns and rows there are in the direction of a step. */
function roomFor({ table, start }: Search, { columns, rows }: { readonly columns: number; readonly rows: number }) {
  const column = start % table.columns;
  const row = (start - column) / table.columns;
  return {
    columns: columns > 0 ? table.columns - 1 - column : column,
    rows: rows > 0 ? table.rows - 1 - row : row,
  };
}

/** The points that so many times the same step leads to. */
function goAlong(search: Search, found: Found, onward: Uint16Array, step: number): void {
  const length = stepLengths[step]!;
  const offset = offsetsFor(search.table)[step]!;
  let from = search.start;
  for (let far = length; far <= search.limit && ((onward[from]! >> step) & 1) === 1; far += length) {
    from += offset;
    enter(search, found, onward, from, step + 1, far);
  }
}

/** The points inside a sector, row by row away from its one edge. */
function goBetween(search: Search, found: Found, onward: Uint16Array, { one, other }: Sector): void {
  const { table, start, limit } = search;
  const offsets = offsetsFor(table);
  const offsetOne = offsets[one]!;
  const offsetOther = offsets[other]!;
  const lengthOne = stepLengths[one]!;
  const lengthOther = stepLengths[other]!;
  const isOneLower = offsetOne > offsetOther; // the longer the step in indexes, the lower the point before it
  const a = steps[one]!;
  const b = steps[other]!;
  const room = roomFor(search, { columns: a.columns + b.columns, rows: a.rows + b.rows });
  const across = Math.abs(a.columns);
  const down = Math.abs(a.rows);
  for (let others = 1; ; others++) {
    const far = others * lengthOther;
    const columns = room.columns - others * Math.abs(b.columns);
    const rows = room.rows - others * Math.abs(b.rows);
    if (far > limit || columns < 0 || rows < 0) return;
    let ones = Math.floor((limit - far) / lengthOne);
    if (across > 0) ones = Math.min(ones, across === 1 ? columns : columns >> 1);
    if (down > 0) ones = Math.min(ones, down === 1 ? rows : rows >> 1);
    let at = start + others * offsetOther;
    let bits = onward[at]!;
    let isAnyReached = bits !== 0;
    for (let nth = 1; nth <= ones; nth++) {
      at += offsetOne;
      const byOne = (bits >> one) & 1;
      const byOther = (onward[at - offsetOther]! >> other) & 1;
      if ((byOne | byOther) === 0) {
        bits = 0;
        continue;
      }
      const step = byOne === 1 && (isOneLower || byOther === 0) ? one : other;
      bits = enter(search, found, onward, at, step + 1, far + nth * lengthOne);
      isAnyReached = true;
    }
    if (!isAnyReached) return;
  }
}

/** A way leads there: notes its last step, and tells the steps on from there that count no more than their length. */
function enter(
  { open, avoid, slow, short: most, heed }: Search,
  found: Found,
  onward: Uint16Array,
  point: LatticeIndex,
  step: number,
  length: number,
): number {
  let bits = open[point]!;
  if (avoid !== undefined && (bits & avoid[point]!) !== 0) {
    bits &= ~avoid[point]!;
    if (length <= heed) found.avoided = true;
  }
  if (slow !== undefined) bits &= ~slow.touched[point]!;
  onward[point] = bits;
  found.step[point - found.first] = length <= most ? step | short : step;
  return bits;
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
