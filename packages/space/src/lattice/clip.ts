import { segmentMissesBox } from './polygons.ts';
import type { ConvexPolygon, LatticePoint, RoundBase, SegmentPart } from './types.ts';

/**
 * The part of a segment that lies in the interior of a convex polygon, if it has any length. Exact for whole
 * coordinates: equal fractions round to equal numbers, and unequal ones are much further apart than rounding.
 */
export function clipByPolygon(a: LatticePoint, b: LatticePoint, polygon: ConvexPolygon): SegmentPart | undefined {
  return clip(a.x, a.y, b.x, b.y, polygon);
}

/** Plain numbers, because this is where sight and movement spend their time. */
function clip(ax: number, ay: number, bx: number, by: number, { box, edges }: ConvexPolygon): SegmentPart | undefined {
  if (segmentMissesBox(ax, ay, bx, by, box, 0)) return undefined;
  let from = 0;
  let to = 1;
  for (let e = 0; e < edges.length; e += 3) {
    const atA = edges[e]! * ax + edges[e + 1]! * ay + edges[e + 2]!;
    const atB = edges[e]! * bx + edges[e + 1]! * by + edges[e + 2]!;
    if (atA > 0) {
      if (atB > 0) continue;
      to = Math.min(to, atA / (atA - atB));
    } else {
      if (atB <= 0) return undefined;
      from = Math.max(from, atA / (atA - atB));
    }
    if (from >= to) return undefined;
  }
  return { from, to };
}

/** Whether any stretch of a segment lies in the interior of a convex polygon: whether `clipByPolygon` finds a part. */
export function crossesPolygon(a: LatticePoint, b: LatticePoint, { box, edges }: ConvexPolygon): boolean {
  const { x: ax, y: ay } = a;
  const { x: bx, y: by } = b;
  if (segmentMissesBox(ax, ay, bx, by, box, 0)) return false;
  let from = 0;
  let to = 1;
  for (let e = 0; e < edges.length; e += 3) {
    const atA = edges[e]! * ax + edges[e + 1]! * ay + edges[e + 2]!;
    const atB = edges[e]! * bx + edges[e + 1]! * by + edges[e + 2]!;
    if (atA > 0) {
      if (atB > 0) continue;
      to = Math.min(to, atA / (atA - atB));
    } else {
      if (atB <= 0) return false;
      from = Math.max(from, atA / (atA - atB));
    }
    if (from >= to) return false;
  }
  return true;
}

/** The part of a segment that lies in the interior of a disc, if it has any length. */
export function clipByDisc(a: LatticePoint, b: LatticePoint, disc: RoundBase): SegmentPart | undefined {
  if (!segmentCutsDisc(a, b, disc, disc.radius * disc.radius)) return undefined;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return { from: 0, to: 1 };
  const along = dx * (disc.x - a.x) + dy * (disc.y - a.y);
  const across = dx * (disc.y - a.y) - dy * (disc.x - a.x);
  const half = Math.sqrt(Math.max(0, disc.radius * disc.radius * length2 - across * across));
  return { from: Math.max(0, (along - half) / length2), to: Math.min(1, (along + half) / length2) };
}

/** True if some point of the segment is nearer to `centre` than the root of `squared`; exact for whole coordinates. */
export function segmentCutsDisc(a: LatticePoint, b: LatticePoint, centre: LatticePoint, squared: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const cx = centre.x - a.x;
  const cy = centre.y - a.y;
  const along = dx * cx + dy * cy;
  if (along <= 0) return cx * cx + cy * cy < squared;
  const length2 = dx * dx + dy * dy;
  if (along >= length2) return (cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) < squared;
  const across = dx * cy - dy * cx;
  return across * across < squared * length2;
}
