import { squaredDistance } from './bases.ts';
import { segmentKeepsOff } from './distance.ts';
import { bindKeepAway, legKeepsAway } from './keepaway.ts';
import { latticeReach, latticeWay } from './reach.ts';
import { runsOf, runsPoints } from './runs.ts';
import { latticePoint, latticeTolerance, polylineLength } from './table.ts';
import type {
  BindingKeepAway,
  ConvexPolygon,
  KeepAway,
  LatticeGround,
  LatticeIndex,
  LatticePoint,
  LatticeReach,
  NavigationMap,
  QuarterInches,
  ReachRequest,
} from './types.ts';

/** True if a base can go from one point straight to another, past walls, table edge and discs. */
export function isLegalLeg(
  map: NavigationMap,
  from: LatticeIndex,
  to: LatticeIndex,
  keepAway: readonly KeepAway[] = [],
): boolean {
  if (map.passable[from] === 0 || map.passable[to] === 0) return false;
  const binding = bindKeepAway(map.table, keepAway, from);
  return legIsFree(map.walls, map.radius, latticePoint(map.table, from), latticePoint(map.table, to), binding);
}

/** True if a base may end a move on a point. */
export function isLegalEnd(map: NavigationMap, at: LatticeIndex, keepAway: readonly KeepAway[] = []): boolean {
  if (map.standable[at] !== 1) return false;
  const place = latticePoint(map.table, at);
  return keepAway.every(disc => squaredDistance(place, latticePoint(map.table, disc.at)) >= disc.end * disc.end);
}

/**
 * The way to a point pulled straight: from the start it jumps to the furthest point of the lattice way that one legal
 * leg reaches, and so on. A leg touches none of the reach's grounds that the steps it replaces do not touch.
 */
export function pulledWay(reach: LatticeReach, to: LatticeIndex): LatticeIndex[] {
  const way = latticeWay(reach, to);
  const points = way.map(index => latticePoint(reach.map.table, index));
  const touches = reach.grounds.map(ground => touchesSoFar(points, ground));
  const last = points.length - 1;
  const pulled = way.slice(0, 1);

  function mayJump(from: number, next: number): boolean {
    const a = points[from]!;
    const b = points[next]!;
    if (!legIsFree(reach.map.walls, reach.map.radius, a, b, reach.keepAway)) return false;
    return reach.grounds.every((ground, g) => touches[g]![next]! > touches[g]![from]! || !ground.touches(a, b));
  }

  for (let at = 0; at < last; ) {
    let next = last;
    while (next > at + 1 && !mayJump(at, next)) next--;
    pulled.push(way[next]!);
    at = next;
  }
  return pulled;
}

/** The length of the way to a point pulled straight; Infinity out of reach. */
export function pulledLength(reach: LatticeReach, to: LatticeIndex): QuarterInches {
  if (reach.length[to] === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  return polylineLength(reach.map.table, pulledWay(reach, to));
}

/**
 * Like `latticeReach`, but a point is an end if its way pulled straight is within the limit. Lattice ways up to
 * `stretch` times the limit are searched and pulled; on open ground none is 1.03 times as long as its straight line.
 */
export function pulledReach(map: NavigationMap, request: ReachRequest, stretch = 1.1): LatticeReach {
  const reach = latticeReach(map, { ...request, limit: request.limit * stretch });
  const most = request.limit + latticeTolerance;
  const start = latticePoint(map.table, request.start);
  const isEnd = (end: LatticeIndex): boolean => {
    if (reach.length[end]! <= most) return true;
    return squaredDistance(start, latticePoint(map.table, end)) <= most * most && pulledLength(reach, end) <= most;
  };
  return { ...reach, ends: runsOf(runsPoints(reach.ends).filter(isEnd)) };
}

/** True if the straight leg of a base keeps off the walls and away from the discs. */
export function legIsFree(
  walls: readonly ConvexPolygon[],
  radius: QuarterInches,
  from: LatticePoint,
  to: LatticePoint,
  keepAway: readonly BindingKeepAway[],
): boolean {
  for (const wall of walls) {
    if (!segmentKeepsOff(from, to, wall, radius)) return false;
  }
  return legKeepsAway(from, to, keepAway);
}

/** How many of the way's steps up to each point touch the ground. */
function touchesSoFar(points: readonly LatticePoint[], ground: LatticeGround): readonly number[] {
  const sums = [0];
  for (let i = 1; i < points.length; i++) {
    sums.push(sums[i - 1]! + (ground.touches(points[i - 1]!, points[i]!) ? 1 : 0));
  }
  return sums;
}
