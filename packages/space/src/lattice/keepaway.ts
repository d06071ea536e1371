import { segmentCutsDisc } from './clip.ts';
import { isOnTable, steps } from './steps.ts';
import { latticePoint, squaredBetween } from './table.ts';
import type { BindingKeepAway, KeepAway, LatticeIndex, LatticePoint, LatticeTable } from './types.ts';

/** The steps that come too near to a disc, as bits by point around its centre: the same wherever the disc stands. */
interface Stencil {
  readonly columns: Int16Array;
  readonly rows: Int16Array;
  readonly closed: Uint16Array;
  /** No point is further off, in columns or rows. */
  readonly furthest: number;
}

const stencils = new Map<number, Stencil>();
const mostStencils = 512;

/** What the discs ask of a mover that began at `origin`: their distance, or the one it began with if that is less. */
export function bindKeepAway(
  table: LatticeTable,
  discs: readonly KeepAway[],
  origin: LatticeIndex,
): readonly BindingKeepAway[] {
  return discs.map(({ at, pass }) => {
    const { x, y } = latticePoint(table, at);
    return { x, y, passSquared: Math.min(pass * pass, squaredBetween(table.columns, at, origin)) };
  });
}

/** Closes the steps that come nearer to the disc than it allows. */
export function closeSteps(table: LatticeTable, disc: BindingKeepAway, open: Uint16Array): void {
  const { columns, rows, closed, furthest } = stencilFor(disc.passSquared);
  const column = disc.x / 2;
  const row = disc.y / 2;
  const isInside =
    isOnTable(table, column - furthest, row - furthest) && isOnTable(table, column + furthest, row + furthest);
  for (let i = 0; i < closed.length; i++) {
    const c = column + columns[i]!;
    const r = row + rows[i]!;
    if (isInside || isOnTable(table, c, r)) open[r * table.columns + c]! &= ~closed[i]!;
  }
}

/** Clears the points nearer to the disc than a move may end. */
export function closeEnds(table: LatticeTable, { at, end }: KeepAway, ends: Uint8Array): void {
  const column = at % table.columns;
  const row = (at - column) / table.columns;
  const squared = (end * end) / 4;
  const furthest = Math.ceil(end / 2);
  for (let r = Math.max(0, row - furthest); r <= Math.min(table.rows - 1, row + furthest); r++) {
    const width = lastBelow(squared - (r - row) * (r - row));
    if (width < 0) continue;
    const west = Math.max(0, column - width);
    const east = Math.min(table.columns - 1, column + width);
    ends.fill(0, r * table.columns + west, r * table.columns + east + 1);
  }
}

/** True if the straight leg keeps the distance every disc asks for. */
export function legKeepsAway(from: LatticePoint, to: LatticePoint, discs: readonly BindingKeepAway[]): boolean {
  for (const disc of discs) {
    if (segmentCutsDisc(from, to, disc, disc.passSquared)) return false;
  }
  return true;
}

/** The greatest whole n with n² below a value, or -1. */
function lastBelow(value: number): number {
  if (value <= 0) return -1;
  let n = Math.ceil(Math.sqrt(value));
  while (n * n >= value) n--;
  return n;
}

function stencilFor(squared: number): Stencil {
  const known = stencils.get(squared);
  if (known) return known;
  if (stencils.size >= mostStencils) stencils.clear();
  const made = makeStencil(squared);
  stencils.set(squared, made);
  return made;
}

function makeStencil(squared: number): Stencil {
  const columns: number[] = [];
  const rows: number[] = [];
  const closed: number[] = [];
  const furthest = Math.ceil(Math.sqrt(squared) / 2) + 2;
  for (let row = -furthest; row <= furthest; row++) {
    for (let column = -furthest; column <= furthest; column++) {
      const bits = closedSteps({ x: column * 2, y: row * 2 }, squared);
      if (bits === 0) continue;
      columns.push(column);
      rows.push(row);
      closed.push(bits);
    }
  }
  return { columns: Int16Array.from(columns), rows: Int16Array.from(rows), closed: Uint16Array.from(closed), furthest };
}

function closedSteps(from: LatticePoint, squared: number): number {
  return steps.reduce((bits, step, k) => {
    const to = { x: from.x + step.columns * 2, y: from.y + step.rows * 2 };
    return segmentCutsDisc(from, to, { x: 0, y: 0 }, squared) ? bits | (1 << k) : bits;
  }, 0);
}
