import { squaredDistance } from './bases.ts';
import { clearNear, emptyTable } from './stamp.ts';
import { latticePoint } from './table.ts';
import type { LatticeIndex, LatticePoint, LatticeTable, NavigationMap, Obstacles, QuarterInches } from './types.ts';

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

/** The point nearest to a place where the base may end a move; ties go to lower y, then lower x. */
export function nearestStandable(map: NavigationMap, place: LatticePoint): LatticeIndex | undefined {
  let best: LatticeIndex | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < map.standable.length; i++) {
    if (map.standable[i] === 0) continue;
    const squared = squaredDistance(latticePoint(map.table, i), place);
    if (squared < least) {
      least = squared;
      best = i;
    }
  }
  return best;
}
