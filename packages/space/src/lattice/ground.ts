import { crossesPolygon } from './clip.ts';
import { markInside } from './stamp.ts';
import { eachPointNear, eachStepNear, markStep, tableBox } from './steps.ts';
import { latticePoint, latticeSize } from './table.ts';
import type { BoundingBox, ConvexPolygon, LatticeGround, LatticeIndex, LatticePoint, LatticeTable } from './types.ts';

/** Ground made of polygons: touched by a stretch of some length in an interior, never along an outline. */
export function polygonGround(table: LatticeTable, polygons: readonly ConvexPolygon[]): LatticeGround {
  const inside = new Uint8Array(latticeSize(table));
  const touched = new Uint16Array(inside.length);
  for (const polygon of polygons) markInside(table, polygon, inside, touched);
  return { inside, touched, touches: (a, b) => crossesAny(polygons, a, b) };
}

/**
 * Ground by any rule that tells whether a straight leg touches it, the same in both directions; asked with the same
 * point twice, it tells whether that point is inside. All of it lies in the box, by default the table's.
 */
export function groundWhere(
  table: LatticeTable,
  touches: LatticeGround['touches'],
  box: BoundingBox = tableBox(table),
): LatticeGround {
  const inside = new Uint8Array(latticeSize(table));
  const touched = new Uint16Array(inside.length);
  eachPointNear(table, box, 0, (index, point) => {
    if (touches(point, point)) inside[index] = 1;
  });
  eachStepNear(table, box, 0, (from, step, to, a, b) => {
    if (touches(a, b)) markStep(touched, from, step, to);
  });
  return { inside, touched, touches };
}

/** The ground that is touched wherever one of these is. */
export function joinGrounds(grounds: readonly LatticeGround[]): LatticeGround {
  const [first, ...rest] = grounds;
  if (!first) throw new RangeError('There is no ground to join.');
  const inside = first.inside.slice();
  const touched = first.touched.slice();
  for (const ground of rest) {
    for (let i = 0; i < inside.length; i++) {
      inside[i]! |= ground.inside[i]!;
      touched[i]! |= ground.touched[i]!;
    }
  }
  return { inside, touched, touches: (from, to) => grounds.some(ground => ground.touches(from, to)) };
}

/** True if a way of straight legs touches the ground; a way of one point does if that point is inside. */
export function wayTouchesGround(table: LatticeTable, way: readonly LatticeIndex[], ground: LatticeGround): boolean {
  return way.some((point, i) => {
    if (ground.inside[point] === 1) return true;
    return i > 0 && ground.touches(latticePoint(table, way[i - 1]!), latticePoint(table, point));
  });
}

function crossesAny(polygons: readonly ConvexPolygon[], a: LatticePoint, b: LatticePoint): boolean {
  for (const polygon of polygons) {
    if (crossesPolygon(a, b, polygon)) return true;
  }
  return false;
}
