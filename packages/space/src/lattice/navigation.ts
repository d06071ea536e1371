import { clearNear, emptyTable } from './stamp.ts';
import type { LatticeIndex, LatticeTable, NavigationMap, Obstacles, QuarterInches } from './types.ts';

/** Where a base of one radius can go past the table's edge and the unmoving obstacles, found once for all. */
export function navigationMap(table: LatticeTable, radius: QuarterInches, obstacles: Obstacles): NavigationMap {
  const { walls, noStanding = [] } = obstacles;
  const empty = emptyTable(table, radius);
  const open = empty.steps.slice();
  const passable = empty.points.slice();
  for (const wall of walls) clearNear(table, wall, radius, passable, open);
  const standable = passable.slice();
  for (const footprint of noStanding) clearNear(table, footprint, radius, standable);
  return { table, radius, walls, open, passable, standable };
}

/** The point nearest to another where the base may end a move; ties go to lower y, then lower x. */
export function nearestStandable({ table, standable }: NavigationMap, to: LatticeIndex): LatticeIndex | undefined {
  return nearestWhere(table, to, at => standable[at] === 1);
}

/** The point nearest to another that a test holds of; ties go to lower y, then lower x. */
export function nearestWhere(
  { columns, rows }: LatticeTable,
  to: LatticeIndex,
  isFit: (at: LatticeIndex) => boolean,
): LatticeIndex | undefined {
  const column = to % columns;
  const row = (to - column) / columns;
  let best: LatticeIndex | undefined;
  let least = Number.POSITIVE_INFINITY;
  // Squares around the place, each a step wider; what lies outside one is further away than its half side.
  for (let wide = 0; wide * wide <= least && wide < Math.max(columns, rows); wide++) {
    for (let r = Math.max(0, row - wide); r <= Math.min(rows - 1, row + wide); r++) {
      const across = Math.abs(r - row) === wide ? 1 : 2 * wide;
      for (let c = column - wide; c <= column + wide; c += across) {
        if (c < 0 || c >= columns) continue;
        const squared = (c - column) ** 2 + (r - row) ** 2;
        const at = r * columns + c;
        if (squared > least || (squared === least && at > best!) || !isFit(at)) continue;
        least = squared;
        best = at;
      }
    }
  }
  return best;
}
