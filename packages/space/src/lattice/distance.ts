import { crossesPolygon } from './clip.ts';
import { isInside, segmentMissesBox } from './polygons.ts';
import { latticeTolerance } from './table.ts';
import type { ConvexPolygon, LatticePoint, QuarterInches } from './types.ts';

/** The squared distance from a point to a segment. */
export function pointToSegmentSquared(point: LatticePoint, a: LatticePoint, b: LatticePoint): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = point.x - a.x;
  const py = point.y - a.y;
  const along = dx * px + dy * py;
  if (along <= 0) return px * px + py * py;
  const length2 = dx * dx + dy * dy;
  if (along >= length2) return (px - dx) * (px - dx) + (py - dy) * (py - dy);
  const across = dx * py - dy * px;
  return (across * across) / length2;
}

/** The squared distance from a point to a polygon; 0 inside. */
export function pointToPolygonSquared(point: LatticePoint, polygon: ConvexPolygon): number {
  return isInside(polygon, point) ? 0 : pointToOutlineSquared(point, polygon);
}

/** The squared distance from a segment to a polygon; 0 if they meet. */
export function segmentToPolygonSquared(a: LatticePoint, b: LatticePoint, polygon: ConvexPolygon): number {
  return crossesPolygon(a, b, polygon) ? 0 : segmentToOutlineSquared(a, b, polygon);
}

/** The squared distance from one polygon to another; 0 if they meet. */
export function polygonToPolygonSquared(p: ConvexPolygon, q: ConvexPolygon): number {
  if (isInside(p, q.points[0]!)) return 0;
  let least = Number.POSITIVE_INFINITY;
  let a = p.points[p.points.length - 1]!;
  for (const b of p.points) {
    least = Math.min(least, segmentToPolygonSquared(a, b, q));
    a = b;
  }
  return least;
}

/** True if the point is at least `distance` from the polygon and not inside it, with the tolerance in its favour. */
export function pointKeepsOff(point: LatticePoint, polygon: ConvexPolygon, distance: QuarterInches): boolean {
  return segmentKeepsOff(point, point, polygon, distance);
}

/** True if the segment stays at least `distance` from the polygon and out of it, with the tolerance in its favour. */
export function segmentKeepsOff(
  a: LatticePoint,
  b: LatticePoint,
  polygon: ConvexPolygon,
  distance: QuarterInches,
): boolean {
  if (segmentMissesBox(a.x, a.y, b.x, b.y, polygon.box, distance)) return true;
  if (crossesPolygon(a, b, polygon)) return false;
  return distance <= 0 || segmentToOutlineSquared(a, b, polygon) >= (distance - latticeTolerance) ** 2;
}

/** For a segment that does not cross the interior: the nearest points include a corner or an end of the segment. */
function segmentToOutlineSquared(a: LatticePoint, b: LatticePoint, polygon: ConvexPolygon): number {
  let least = Math.min(pointToOutlineSquared(a, polygon), pointToOutlineSquared(b, polygon));
  for (const corner of polygon.points) least = Math.min(least, pointToSegmentSquared(corner, a, b));
  return least;
}

function pointToOutlineSquared(point: LatticePoint, { points }: ConvexPolygon): number {
  let least = Number.POSITIVE_INFINITY;
  let a = points[points.length - 1]!;
  for (const b of points) {
    least = Math.min(least, pointToSegmentSquared(point, a, b));
    a = b;
  }
  return least;
}
