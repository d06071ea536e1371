import { segmentMissesBox } from './polygons.ts';
import type { ConvexPolygon, QuarterInches } from './types.ts';

/** Heights nearer than this are equal; a ray at exactly the height of a top passes over it. */
const heightTolerance = 1e-9;

/**
 * `stopsRay` for one outline, in plain numbers: true if inside it the ray from a to b is somewhere lower than the top. With
 * a top of Infinity it tells whether the ray crosses the outline at whatever height.
 */
export function outlineStopsRay(
  { box, edges }: ConvexPolygon,
  top: QuarterInches,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): boolean {
  if (az >= top && bz >= top) return false;
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
  const rise = bz - az;
  return az + rise * (rise > 0 ? from : to) < top - heightTolerance;
}
