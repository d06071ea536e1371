import { clipByPolygon } from './clip.ts';
import { pointKeepsOff, segmentKeepsOff } from './distance.ts';
import { isInside, shiftPolygon } from './polygons.ts';
import { isOnTable, longestStep, steps } from './steps.ts';
import type { ConvexPolygon, LatticeIndex, LatticePoint, LatticeTable, QuarterInches } from './types.ts';

/** The points and steps that an outline meets, in a window around it: the same wherever it lies on the lattice. */
interface Stamp {
  /** Where the window begins, in columns and rows from the lattice point at the outline's north-west corner. */
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
  readonly points: Uint8Array;
  readonly steps: Uint16Array;
}

/** Which points and steps an outline meets; a step is asked about with both ends, a point with the same place twice. */
type Meets = (a: LatticePoint, b: LatticePoint, outline: ConvexPolygon) => boolean;

const stamps = new Map<string, Stamp>();
const mostStamps = 1024;

/** Clears the points and steps that are nearer to an outline than a distance, or in it. */
export function clearNear(
  table: LatticeTable,
  outline: ConvexPolygon,
  distance: QuarterInches,
  points: Uint8Array,
  open?: Uint16Array,
): void {
  const stamp = stampFor(`near ${distance}`, outline, distance, (a, b, there) =>
    a === b ? !pointKeepsOff(a, there, distance) : !segmentKeepsOff(a, b, there, distance),
  );
  press(table, stamp, outline, (at, point, steps) => {
    points[at]! &= ~point;
    if (open !== undefined) open[at]! &= ~steps;
  });
}

/** Marks the points inside an outline, and the steps on the table with a stretch of some length in it. */
export function markInside(table: LatticeTable, outline: ConvexPolygon, points: Uint8Array, marked: Uint16Array): void {
  const stamp = stampFor('inside', outline, 0, (a, b, there) =>
    a === b ? isInside(there, a) : clipByPolygon(a, b, there) !== undefined,
  );
  const onTable = emptyTable(table, 0).steps;
  press(table, stamp, outline, (at, point, steps) => {
    points[at]! |= point;
    marked[at]! |= steps & onTable[at]!;
  });
}

/** The column or row of the lattice at or before a coordinate. */
function latticeLine(coordinate: QuarterInches): number {
  return Math.floor(coordinate / 2);
}

/** Calls back with every point of the table in a stamp's window that it has anything to say about. */
function press(
  table: LatticeTable,
  { west, north, columns, rows, points, steps }: Stamp,
  { box }: ConvexPolygon,
  apply: (at: LatticeIndex, point: number, steps: number) => void,
): void {
  const left = latticeLine(box.west) + west;
  const top = latticeLine(box.north) + north;
  const first = Math.max(0, -left);
  const last = Math.min(columns, table.columns - left);
  for (let row = Math.max(0, -top); row < Math.min(rows, table.rows - top); row++) {
    const shift = (top + row) * table.columns + left - row * columns;
    for (let at = row * columns + first; at < row * columns + last; at++) {
      if (steps[at] !== 0 || points[at] !== 0) apply(at + shift, points[at]!, steps[at]!);
    }
  }
}

function stampFor(kind: string, outline: ConvexPolygon, distance: QuarterInches, meets: Meets): Stamp {
  const x = latticeLine(outline.box.west) * 2;
  const y = latticeLine(outline.box.north) * 2;
  let key = kind;
  for (const point of outline.points) key += ` ${point.x - x} ${point.y - y}`;
  const known = stamps.get(key);
  if (known !== undefined) return known;
  if (stamps.size >= mostStamps) stamps.clear();
  const made = makeStamp(shiftPolygon(outline, -x, -y), distance, meets);
  stamps.set(key, made);
  return made;
}

function makeStamp(outline: ConvexPolygon, distance: QuarterInches, meets: Meets): Stamp {
  const { box } = outline;
  const wide = Math.ceil((distance + longestStep) / 2);
  const columns = latticeLine(box.east) + 2 * wide + 2;
  const rows = latticeLine(box.south) + 2 * wide + 2;
  const points = new Uint8Array(columns * rows);
  const marked = new Uint16Array(points.length);
  for (let at = 0; at < points.length; at++) {
    const a = { x: ((at % columns) - wide) * 2, y: (Math.floor(at / columns) - wide) * 2 };
    if (meets(a, a, outline)) points[at] = 1;
    for (const [k, step] of steps.entries()) {
      const b = { x: a.x + step.columns * 2, y: a.y + step.rows * 2 };
      if (meets(a, b, outline)) marked[at]! |= 1 << k;
    }
  }
  return { west: -wide, north: -wide, columns, rows, points, steps: marked };
}

const tables = new Map<string, { readonly points: Uint8Array; readonly steps: Uint16Array }>();

/** The points of an empty table where a base of some radius lies wholly on it, and the steps between them. Not to be changed. */
export function emptyTable(table: LatticeTable, radius: QuarterInches) {
  const key = `${table.columns} ${table.rows} ${radius}`;
  let empty = tables.get(key);
  if (empty === undefined) {
    if (tables.size >= mostStamps) tables.clear();
    empty = makeEmptyTable(table, radius);
    tables.set(key, empty);
  }
  return empty;
}

function makeEmptyTable(table: LatticeTable, radius: QuarterInches) {
  const points = new Uint8Array(table.columns * table.rows);
  const open = new Uint16Array(points.length);
  const margin = Math.ceil(radius / 2);
  const inner = { columns: table.columns - 2 * margin, rows: table.rows - 2 * margin };
  for (let row = 0; row < inner.rows; row++) {
    for (let column = 0; column < inner.columns; column++) {
      const at = (row + margin) * table.columns + column + margin;
      points[at] = 1;
      for (const [k, step] of steps.entries()) {
        if (isOnTable(inner, column + step.columns, row + step.rows)) open[at]! |= 1 << k;
      }
    }
  }
  return { points, steps: open };
}
