import { type LatticeIndex, type LatticeTable, latticeTolerance, type QuarterInches } from '@starboard/space';
import type { Mover } from './mover.ts';

/** Calls back with every point of the table within a distance of one, by lower y, then lower x. */
export function eachWithin(
  table: LatticeTable,
  of: LatticeIndex,
  most: QuarterInches,
  visit: (point: LatticeIndex) => void,
): void {
  const column = of % table.columns;
  const row = (of - column) / table.columns;
  const reach = most / 2;
  const first = Math.max(0, Math.ceil(row - reach));
  const last = Math.min(table.rows - 1, Math.floor(row + reach));
  for (let r = first; r <= last; r++) {
    const width = Math.sqrt(reach * reach - (r - row) * (r - row));
    const west = Math.max(0, Math.ceil(column - width));
    const east = Math.min(table.columns - 1, Math.floor(column + width));
    for (let c = west; c <= east; c++) visit(r * table.columns + c);
  }
}

/**
 * Calls back with the points of the table within a limit of a mover that are at most so far from a goal, more or less the
 * nearest to it first. The callback tells how far from the goal points are still of interest.
 */
export function eachTowards(
  { map: { table }, start }: Mover,
  limit: QuarterInches,
  goal: LatticeIndex,
  most: QuarterInches,
  visit: (point: LatticeIndex) => QuarterInches,
): void {
  const column = start % table.columns;
  const row = (start - column) / table.columns;
  const goalColumn = goal % table.columns;
  const goalRow = (goal - goalColumn) / table.columns;
  const reach = (limit + latticeTolerance) / 2;
  const north = Math.max(0, Math.ceil(row - reach));
  const south = Math.min(table.rows - 1, Math.floor(row + reach));
  const nearest = Math.min(Math.max(goalRow, north), south);
  let left = most / 2;
  // From the nearest row to the south, then from the one before it to the north.
  for (let step = 1; step >= -1; step -= 2) {
    for (let r = step > 0 ? nearest : nearest - 1; r >= north && r <= south; r += step) {
      const down = Math.abs(r - goalRow);
      if (down > left) break;
      const width = Math.sqrt(reach * reach - (r - row) * (r - row));
      const west = Math.max(0, Math.ceil(column - width));
      const east = Math.min(table.columns - 1, Math.floor(column + width));
      const middle = Math.min(Math.max(goalColumn, west), east);
      for (let c = middle; c <= east && isWithin(c - goalColumn, down, left); c++) {
        left = visit(r * table.columns + c) / 2;
      }
      for (let c = middle - 1; c >= west && isWithin(c - goalColumn, down, left); c--) {
        left = visit(r * table.columns + c) / 2;
      }
    }
  }
}

function isWithin(across: number, down: number, distance: number): boolean {
  return across * across + down * down <= distance * distance;
}
