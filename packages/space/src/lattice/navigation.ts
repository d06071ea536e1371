import { squaredDistance } from './bases.ts';
import { emptyTable, stampNear } from './stamp.ts';
import { latticePoint, latticeSize } from './table.ts';
import type { LatticeIndex, LatticePoint, LatticeTable, NavigationMap, Obstacles, QuarterInches } from './types.ts';

/** Where a base of one radius can go past the table's edge and the unmoving obstacles, found once for all. */
export function navigationMap(table: LatticeTable, radius: QuarterInches, obstacles: Obstacles): NavigationMap {
  const { walls, noStanding = [] } = obstacles;
  const empty = emptyTable(table, radius);
  const closedPoints = new Uint8Array(latticeSize(table));
  const closedSteps = new Uint16Array(closedPoints.length);
  for (const wall of walls) stampNear(table, wall, radius, closedPoints, closedSteps);
  const open = without(empty.steps, closedSteps);
  const passable = without(empty.points, closedPoints);
  for (const footprint of noStanding) stampNear(table, footprint, radius, closedPoints);
  return { table, radius, walls, open, passable, standable: without(empty.points, closedPoints) };
}

/** The bits of the one that are not in the other. */
function without<Bits extends Uint8Array | Uint16Array>(all: Bits, closed: Bits): Bits {
  const left = all.slice() as Bits;
  for (let at = 0; at < left.length; at++) left[at]! &= ~closed[at]!;
  return left;
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
