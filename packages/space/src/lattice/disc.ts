import { stepLengths, stepOffsets, steps } from './steps.ts';
import type { LatticeTable } from './types.ts';

/**
 * All points up to so many steps from one, as if the table were empty: the same wherever that one is. They come row by row
 * and outwards, so that neighbours in memory follow each other, and each after those that a step leads to it from. Of a way
 * as short as can be, only two steps can be the last, of neighbouring directions.
 */
export interface Disc {
  /** In lattice steps. */
  readonly length: Float64Array;
  /** Columns and rows away, and as an index. */
  readonly column: Int16Array;
  readonly row: Int16Array;
  readonly offset: Int32Array;
  /** The last step. If either of two will do, that whose point before has the lower index. */
  readonly step: Uint8Array;
  /** The other that may be the last; the same again if there is but one. */
  readonly otherStep: Uint8Array;
}

/** By columns of the table, then by radius. */
const discs = new Map<number, Disc[]>();

/** The points up to so many steps away, and some more: what is off a table of this size may be missing. */
export function discFor(table: LatticeTable, limit: number): Disc {
  const radius = Math.ceil(Math.min(limit, Math.max(table.columns, table.rows) * Math.SQRT2));
  let known = discs.get(table.columns);
  if (known === undefined) {
    known = [];
    discs.set(table.columns, known);
  }
  known[radius] ??= makeDisc(table, radius);
  return known[radius]!;
}

const byAngle = steps
  .map(({ columns, rows }, step) => ({ step, angle: Math.atan2(rows, columns) }))
  .sort((a, b) => a.angle - b.angle)
  .map(({ step }) => step);

interface Place {
  readonly column: number;
  readonly row: number;
  readonly length: number;
  /** The steps that may be the last. */
  readonly last: readonly number[];
}

/** The part of a disc between two neighbouring directions, with its one edge: so many steps of the one and of the other. */
function sector(one: number, other: number, radius: number): Place[] {
  const places: Place[] = [];
  for (let others = 0; others * stepLengths[other]! <= radius; others++) {
    for (let ones = 1; ones * stepLengths[one]! + others * stepLengths[other]! <= radius; ones++) {
      places.push({
        column: ones * steps[one]!.columns + others * steps[other]!.columns,
        row: ones * steps[one]!.rows + others * steps[other]!.rows,
        length: ones * stepLengths[one]! + others * stepLengths[other]!,
        last: others === 0 ? [one] : [one, other],
      });
    }
  }
  return places;
}

function makeDisc(table: LatticeTable, radius: number): Disc {
  const offsets = stepOffsets(table);
  const places: Place[] = [{ column: 0, row: 0, length: 0, last: [0] }];
  for (const [nth, one] of byAngle.entries()) places.push(...sector(one, byAngle[(nth + 1) % byAngle.length]!, radius));
  places.sort((a, b) => Math.abs(a.row) - Math.abs(b.row) || a.row - b.row || Math.abs(a.column) - Math.abs(b.column));
  // The longer the step in indexes, the lower the point before it.
  const first = places.map(({ last }) => last.reduce((a, b) => (offsets[b]! > offsets[a]! ? b : a)));
  return {
    length: Float64Array.from(places, ({ length }) => length),
    column: Int16Array.from(places, ({ column }) => column),
    row: Int16Array.from(places, ({ row }) => row),
    offset: Int32Array.from(places, ({ column, row }) => row * table.columns + column),
    step: Uint8Array.from(first),
    otherStep: Uint8Array.from(places, ({ last }, i) => last.find(step => step !== first[i]) ?? first[i]!),
  };
}
