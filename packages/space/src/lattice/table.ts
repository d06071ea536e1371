import type { LatticeIndex, LatticePoint, LatticeTable, QuarterInches } from './types.ts';

/** Two measures less than this apart are equal: a millionth of an inch. */
export const latticeTolerance: QuarterInches = 0.000004;

/** A measure given in inches. */
export function inches(n: number): QuarterInches {
  return n * 4;
}

/** The lattice of a table with these sides, which must be whole half inches. */
export function latticeTable(width: QuarterInches, height: QuarterInches): LatticeTable {
  for (const side of [width, height]) {
    if (!Number.isInteger(side / 2) || side <= 0)
      throw new RangeError(`A table side of ${side / 4}" is off the lattice.`);
  }
  return { columns: width / 2 + 1, rows: height / 2 + 1 };
}

/** How many lattice points a table has. */
export function latticeSize(table: LatticeTable): number {
  return table.columns * table.rows;
}

/** True for a point of the lattice that lies on the table. */
export function isLatticePoint(table: LatticeTable, { x, y }: LatticePoint): boolean {
  const column = x / 2;
  const row = y / 2;
  return (
    Number.isInteger(column) &&
    Number.isInteger(row) &&
    column >= 0 &&
    row >= 0 &&
    column < table.columns &&
    row < table.rows
  );
}

/** The number of a lattice point; throws for any other place. */
export function latticeIndex(table: LatticeTable, point: LatticePoint): LatticeIndex {
  if (!isLatticePoint(table, point)) {
    throw new RangeError(`(${point.x / 4}", ${point.y / 4}") is not a lattice point of this table.`);
  }
  return (point.y / 2) * table.columns + point.x / 2;
}

/** The place of a lattice point, by its number. */
export function latticePoint(table: LatticeTable, index: LatticeIndex): LatticePoint {
  const column = index % table.columns;
  return { x: column * 2, y: ((index - column) / table.columns) * 2 };
}

/** The squared distance between two lattice points of a table with so many columns. */
export function squaredBetween(columns: number, a: LatticeIndex, b: LatticeIndex): number {
  const across = (a % columns) - (b % columns);
  const down = (a - b - across) / columns;
  return 4 * (across * across + down * down);
}

/** The length of a way made of straight legs. */
export function polylineLength(table: LatticeTable, way: readonly LatticeIndex[]): QuarterInches {
  let sum = 0;
  for (let i = 1; i < way.length; i++) {
    sum += Math.sqrt(squaredBetween(table.columns, way[i - 1]!, way[i]!));
  }
  return sum;
}
