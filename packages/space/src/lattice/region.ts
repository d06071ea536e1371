import type { LatticeIndex, LatticeTable } from './types.ts';

/**
 * Where somebody will ask for a place: in a disc. Points from which even what is to go makes a way longer than `most` need
 * not be looked at. Lengths here are in lattice steps, half an inch each.
 */
export interface Guide {
  /** The centre of the disc, which need not be a lattice point. */
  readonly column: number;
  readonly row: number;
  readonly radius: number;
  readonly most: number;
  /**
   * If it is further to go than to the disc. It shrinks by no more than a step's length with each step; above `enough` any
   * number will do that is above it too.
   */
  readonly toGo?: ((from: LatticeIndex, enough: number) => number) | undefined;
}

/** Whether a way that goes on from a point, already so long, may still be wanted. */
export function isWanted(guide: Guide | undefined, columns: number, point: LatticeIndex, length: number): boolean {
  if (guide === undefined) return true;
  const left = guide.most - length;
  if (left < 0) return false;
  const column = point % columns;
  const across = column - guide.column;
  const down = (point - column) / columns - guide.row;
  const far = left + guide.radius;
  if (across * across + down * down > far * far) return false;
  return guide.toGo === undefined || guide.toGo(point, left) <= left;
}

/** The part of a table that a search looks at: the rows from north to south, and in each the columns from west to east. */
export interface Region {
  north: number;
  south: number;
  /** By row of the table. */
  west: Int16Array;
  east: Int16Array;
}

/** What was asked for last: the parts of a search ask one after the other. */
let asked: { table: LatticeTable; start: LatticeIndex; limit: number; guide: Guide | undefined } | undefined;

/** Every search uses it again. */
const region: Region = { north: 0, south: 0, west: new Int16Array(0), east: new Int16Array(0) };

/** So much wider than reckoned, lest a point on the edge be missed. */
const margin = 1e-3;

/**
 * The points up to so many steps from the start, the start among them, that a guide may want: nobody goes by a shorter way
 * than as the crow flies, so they lie in an ellipse. It holds until the next region is asked for.
 */
export function regionOf(table: LatticeTable, start: LatticeIndex, limit: number, guide: Guide | undefined): Region {
  if (asked?.start === start && asked.limit === limit && asked.guide === guide && asked.table === table) return region;
  asked = { table, start, limit, guide };
  const { columns, rows } = table;
  if (region.west.length < rows) Object.assign(region, { west: new Int16Array(rows), east: new Int16Array(rows) });
  const column = start % columns;
  const row = (start - column) / columns;
  const reach = Math.min(limit, columns + rows) + margin;
  region.north = row;
  region.south = row;
  for (let r = Math.max(0, Math.ceil(row - reach)); r <= Math.min(rows - 1, Math.floor(row + reach)); r++) {
    const half = Math.sqrt(reach * reach - (r - row) * (r - row));
    let west = column - half;
    let east = column + half;
    if (guide !== undefined) {
      // By ends of the way: |p - start| + |p - centre| = most + radius, solved for the column.
      const whole = guide.most + guide.radius + margin;
      const apart = guide.column - column;
      const denominator = whole * whole - apart * apart;
      const up = (r - row) * (r - row);
      const middle = whole * whole - apart * apart + up - (r - guide.row) * (r - guide.row);
      const root = middle * middle - 4 * up * denominator;
      if (root < 0 || denominator <= 0) east = Number.NEGATIVE_INFINITY;
      else {
        const wide = whole * Math.sqrt(root);
        west = Math.max(west, column + (middle * apart - wide) / (2 * denominator));
        east = Math.min(east, column + (middle * apart + wide) / (2 * denominator));
      }
    }
    region.west[r] = Math.max(0, Math.ceil(west));
    region.east[r] = Math.max(-1, Math.min(columns - 1, Math.floor(east)));
    if (region.west[r]! > region.east[r]!) continue;
    region.north = Math.min(region.north, r);
    region.south = Math.max(region.south, r);
  }
  region.west[row] = Math.min(region.west[row]!, column);
  region.east[row] = Math.max(region.east[row]!, column);
  return region;
}
