import type { BoundingBox, LatticeIndex, LatticePoint, LatticeTable, QuarterInches } from './types.ts';

/** Along an axis, diagonal, or two by one. */
type StepKind = 0 | 1 | 2;

export interface Step {
  readonly columns: number;
  readonly rows: number;
  readonly kind: StepKind;
}

const forward: readonly Step[] = [
  { columns: 1, rows: 0, kind: 0 },
  { columns: 0, rows: 1, kind: 0 },
  { columns: 1, rows: 1, kind: 1 },
  { columns: -1, rows: 1, kind: 1 },
  { columns: 2, rows: 1, kind: 2 },
  { columns: 1, rows: 2, kind: 2 },
  { columns: -1, rows: 2, kind: 2 },
  { columns: -2, rows: 1, kind: 2 },
];

/** The sixteen steps; the second eight are the first eight turned round. */
export const steps: readonly Step[] = [
  ...forward,
  ...forward.map(({ columns, rows, kind }) => ({ columns: -columns, rows: -rows, kind })),
];

/** The number of a step, which is also its bit; -1 if there is no such step. */
export function stepNumber(columns: number, rows: number): number {
  return numbers[(rows + 2) * 5 + columns + 2]!;
}

const numbers = Int8Array.from({ length: 25 }, (_, at) =>
  steps.findIndex(step => step.columns === (at % 5) - 2 && step.rows === Math.floor(at / 5) - 2),
);

/** Step k is undone by step k + 8. */
const forwardSteps = 8;

/** The step that undoes a step. */
export function undoing(step: number): number {
  return step ^ forwardSteps;
}

export const everyStep = 0xffff;

/** The bits of the steps of each kind. */
export const stepsOfKind: readonly [number, number, number] = [bitsOf(0), bitsOf(1), bitsOf(2)];

/** In lattice steps along an axis. */
export const stepLengths: Float64Array = Float64Array.from(steps, ({ kind }) => [1, Math.SQRT2, Math.sqrt(5)][kind]!);

/**
 * By a step: those worth taking after it, if the point before it could take any step at all, none of them slow. Where one
 * step leads to the same place as two, two are longer.
 */
export const worthwhileAfter: Uint16Array = Uint16Array.from(steps, first =>
  steps.reduce((bits, { columns, rows }, k) => {
    const across = first.columns + columns;
    const down = first.rows + rows;
    const isOneStep = Math.abs(across) <= 2 && Math.abs(down) <= 2 && stepNumber(across, down) >= 0;
    return isOneStep || (across === 0 && down === 0) ? bits : bits | (1 << k);
  }, 0),
);

/** The box of the whole table. */
export function tableBox(table: LatticeTable): BoundingBox {
  return { west: 0, north: 0, east: (table.columns - 1) * 2, south: (table.rows - 1) * 2 };
}

/** What each step adds to an index. */
export function stepOffsets(table: LatticeTable): Int32Array {
  return Int32Array.from(steps, ({ columns, rows }) => rows * table.columns + columns);
}

/** No step is longer than this, along an axis or in all. */
export const longestStep: QuarterInches = 4.5;

/** Sets the bit of a forward step from one point, and of its reverse from the other. */
export function markStep(bits: Uint16Array, from: LatticeIndex, step: number, to: LatticeIndex): void {
  bits[from]! |= 1 << step;
  bits[to]! |= 1 << (step + forwardSteps);
}

/** Calls back with the points of the table that are at most `distance` from a box along both axes. */
export function eachPointNear(
  table: LatticeTable,
  box: BoundingBox,
  distance: QuarterInches,
  visit: (index: LatticeIndex, point: LatticePoint) => void,
): void {
  const west = Math.max(0, Math.ceil((box.west - distance) / 2));
  const east = Math.min(table.columns - 1, Math.floor((box.east + distance) / 2));
  const north = Math.max(0, Math.ceil((box.north - distance) / 2));
  const south = Math.min(table.rows - 1, Math.floor((box.south + distance) / 2));
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) {
      visit(row * table.columns + column, { x: column * 2, y: row * 2 });
    }
  }
}

/** Calls back with the forward steps between points of the table that may come within `distance` of a box. */
export function eachStepNear(
  table: LatticeTable,
  box: BoundingBox,
  distance: QuarterInches,
  visit: (from: LatticeIndex, step: number, to: LatticeIndex, a: LatticePoint, b: LatticePoint) => void,
): void {
  eachPointNear(table, box, distance + longestStep, (from, a) => {
    for (let k = 0; k < forwardSteps; k++) {
      const { columns, rows } = steps[k]!;
      const b = { x: a.x + columns * 2, y: a.y + rows * 2 };
      if (isOnTable(table, b.x / 2, b.y / 2)) visit(from, k, from + rows * table.columns + columns, a, b);
    }
  });
}

export function isOnTable(table: LatticeTable, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < table.columns && row < table.rows;
}

function bitsOf(kind: StepKind): number {
  return steps.reduce((bits, step, k) => (step.kind === kind ? bits | (1 << k) : bits), 0);
}
