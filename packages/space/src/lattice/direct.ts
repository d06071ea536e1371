import { type Chart, chartOf } from './chart.ts';
import { type Guide, regionOf } from './region.ts';
import type { LatticeIndex, LatticeTable } from './types.ts';

/** Ways that are looked for; lengths here are in lattice steps, half an inch each. */
export interface Search {
  readonly table: LatticeTable;
  /** The steps that may be taken from each point; like the guide it is set anew before each part of a search. */
  open: Uint16Array;
  readonly start: LatticeIndex;
  /** The greatest true length of a way that matters, and the greatest of one that is marked as `short`. */
  readonly limit: number;
  readonly short: number;
  /** Steps that are not taken, and the length of a way up to which it is told that one was not. */
  readonly avoid?: Uint16Array | undefined;
  readonly heed: number;
  /** Steps that count `factor` times when ways are compared. */
  readonly slow?: { readonly touched: Uint16Array; readonly factor: number } | undefined;
  guide: Guide | undefined;
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
export function findDirect(search: Search, found: Found): void {
  const { table, start, limit, guide } = search;
  const chart = chartOf(table);
  const column = start % table.columns;
  const row = (start - column) / table.columns;
  chart.onward.fill(0, found.first, found.first + found.step.length);
  goOnFrom(search, found, chart, start, 0);
  found.step[start - found.first] = short; // no step leads there
  const { north, south, west, east } = regionOf(table, start, limit, guide);
  // Outwards, so that each point comes after those that a step leads to it from.
  for (let r = row; r <= south; r++) findInRow(search, found, chart, r, west[r]!, east[r]!);
  for (let r = row - 1; r >= north; r--) findInRow(search, found, chart, r, west[r]!, east[r]!);
}

function findInRow(search: Search, found: Found, chart: Chart, row: number, west: number, east: number): void {
  const middle = Math.min(Math.max(search.start % search.table.columns, west), east);
  findAlong(search, found, chart, row, middle, east, 1);
  findAlong(search, found, chart, row, middle - 1, west, -1);
}

function findAlong(
  search: Search,
  found: Found,
  chart: Chart,
  row: number,
  from: number,
  to: number,
  by: 1 | -1,
): void {
  const { table, start, limit, short: most } = search;
  const { first, step: last } = found;
  const { offsets, lengths, lastStep, otherStep, onward } = chart;
  const column = start % table.columns;
  const down = row - (start - column) / table.columns;
  const far = Math.abs(down) * table.columns;
  const middle = chart.middle + down * chart.width;
  for (let c = from; (to - c) * by >= 0; c += by) {
    const across = c - column;
    const length = lengths[far + Math.abs(across)]!;
    const at = row * table.columns + c;
    if (length > limit || at === start) continue;
    let step = lastStep[middle + across]!;
    if (((onward[at - offsets[step]!]! >> step) & 1) === 0) {
      step = otherStep[middle + across]!;
      if (((onward[at - offsets[step]!]! >> step) & 1) === 0) continue;
    }
    goOnFrom(search, found, chart, at, length);
    last[at - first] = length <= most ? (step + 1) | short : step + 1;
  }
}

/** Notes the steps that direct ways take on from a point. */
function goOnFrom({ open, avoid, heed, slow }: Search, found: Found, chart: Chart, at: LatticeIndex, length: number) {
  let bits = open[at]!;
  if (avoid !== undefined && (bits & avoid[at]!) !== 0) {
    bits &= ~avoid[at]!;
    if (length <= heed) found.avoided = true;
  }
  if (slow !== undefined) bits &= ~slow.touched[at]!; // a way over slow steps counts more than its length
  chart.onward[at] = bits;
}
