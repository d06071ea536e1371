import { baseOnTable, squaredDistance } from './bases.ts';
import { pointKeepsOff, segmentKeepsOff } from './distance.ts';
import { eachPointNear, eachStepNear, markStep, tableBox } from './steps.ts';
import { latticePoint, latticeSize } from './table.ts';
import type {
  ConvexPolygon,
  LatticeIndex,
  LatticePoint,
  LatticeTable,
  NavigationMap,
  Obstacles,
  QuarterInches,
} from './types.ts';

/** Tests every step of a base of one radius against the table's edge and the unmoving obstacles, once for all. */
export function navigationMap(table: LatticeTable, radius: QuarterInches, obstacles: Obstacles): NavigationMap {
  const { walls, noStanding = [] } = obstacles;
  const passable = passablePoints(table, radius, walls);
  const standable = passable.slice();
  for (const footprint of noStanding) closePoints(table, radius, footprint, standable);
  return { table, radius, walls, open: openSteps(table, radius, walls, passable), passable, standable };
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

function passablePoints(table: LatticeTable, radius: QuarterInches, walls: readonly ConvexPolygon[]): Uint8Array {
  const passable = new Uint8Array(latticeSize(table));
  eachPointNear(table, tableBox(table), 0, (index, { x, y }) => {
    passable[index] = baseOnTable({ x, y, radius }, table) ? 1 : 0;
  });
  for (const wall of walls) closePoints(table, radius, wall, passable);
  return passable;
}

function closePoints(table: LatticeTable, radius: QuarterInches, footprint: ConvexPolygon, points: Uint8Array): void {
  eachPointNear(table, footprint.box, radius, (index, point) => {
    if (!pointKeepsOff(point, footprint, radius)) points[index] = 0;
  });
}

function openSteps(
  table: LatticeTable,
  radius: QuarterInches,
  walls: readonly ConvexPolygon[],
  passable: Uint8Array,
): Uint16Array {
  const closed = new Uint16Array(passable.length);
  for (const wall of walls) {
    eachStepNear(table, wall.box, radius, (from, step, to, a, b) => {
      if (passable[from] === 0 || passable[to] === 0) return;
      if (!segmentKeepsOff(a, b, wall, radius)) markStep(closed, from, step, to);
    });
  }
  const open = new Uint16Array(passable.length);
  eachStepNear(table, tableBox(table), 0, (from, step, to) => {
    if (passable[from] === 0 || passable[to] === 0) return;
    if (((closed[from]! >> step) & 1) === 0) markStep(open, from, step, to);
  });
  return open;
}
