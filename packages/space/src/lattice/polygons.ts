import type { BoundingBox, ConvexPolygon, LatticePoint } from './types.ts';

/** A convex polygon from its corners in either order; throws with everything `polygonProblems` finds. */
export function convexPolygon(corners: readonly LatticePoint[]): ConvexPolygon {
  const problems = polygonProblems(corners);
  if (problems.length > 0) throw new RangeError(problems.join(' '));
  const points = doubleArea(corners) > 0 ? [...corners] : [...corners].reverse();
  return { points, box: boundingBox(points), edges: edgeLines(points) };
}

/** The same polygon somewhere else, by whole quarter inches. */
export function shiftPolygon({ points, box, edges }: ConvexPolygon, dx: number, dy: number): ConvexPolygon {
  const moved = edges.slice();
  for (let e = 0; e < moved.length; e += 3) moved[e + 2]! -= moved[e]! * dx + moved[e + 1]! * dy;
  return {
    points: points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    box: { west: box.west + dx, north: box.north + dy, east: box.east + dx, south: box.south + dy },
    edges: moved,
  };
}

/** A rectangle by its north-west corner and its sides. */
export function rectangle(x: number, y: number, width: number, height: number): ConvexPolygon {
  return convexPolygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
}

/** Everything that keeps these corners from being a convex polygon on the quarter-inch grid, in words. */
export function polygonProblems(corners: readonly LatticePoint[]): string[] {
  const problems: string[] = [];
  if (corners.length < 3) problems.push(`An outline needs three corners, not ${corners.length}.`);
  for (const { x, y } of corners) {
    if (!Number.isInteger(x) || !Number.isInteger(y))
      problems.push(`Corner (${x}, ${y}) is off the quarter-inch grid.`);
  }
  if (problems.length > 0) return problems;
  const area = doubleArea(corners);
  if (area === 0) return ['The outline encloses nothing.'];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    if (a.x === b.x && a.y === b.y) problems.push(`Corner (${a.x}, ${a.y}) is listed twice in a row.`);
    else if (corners.some(p => side(a, b, p) * area < 0)) {
      problems.push(`The outline is not convex along (${a.x}, ${a.y}) to (${b.x}, ${b.y}).`);
    }
  }
  return problems;
}

/** True strictly inside; the outline itself is outside. */
export function isInside(polygon: ConvexPolygon, point: LatticePoint): boolean {
  return leastSide(polygon, point) > 0;
}

/** True on the outline. */
export function isOnOutline(polygon: ConvexPolygon, point: LatticePoint): boolean {
  return leastSide(polygon, point) === 0;
}

function leastSide({ edges }: ConvexPolygon, { x, y }: LatticePoint): number {
  let least = Number.POSITIVE_INFINITY;
  for (let e = 0; e < edges.length; e += 3) least = Math.min(least, edges[e]! * x + edges[e + 1]! * y + edges[e + 2]!);
  return least;
}

function edgeLines(points: readonly LatticePoint[]): Float64Array {
  const lines = points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    return [a.y - b.y, b.x - a.x, a.x * b.y - a.y * b.x];
  });
  return Float64Array.from(lines);
}

function side(a: LatticePoint, b: LatticePoint, point: LatticePoint): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/** The smallest upright box around some points. */
export function boundingBox(points: readonly LatticePoint[]): BoundingBox {
  let west = Number.POSITIVE_INFINITY;
  let north = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let south = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x);
    south = Math.max(south, y);
  }
  return { west, north, east, south };
}

/** True if the boxes are nearer than `distance` to one another along both axes. */
export function boxesNear(a: BoundingBox, b: BoundingBox, distance: number): boolean {
  return (
    a.west < b.east + distance &&
    b.west < a.east + distance &&
    a.north < b.south + distance &&
    b.north < a.south + distance
  );
}

/** True if the segment from a to b passes by the inside of a box grown by `distance` on every side. */
export function segmentMissesBox(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  box: BoundingBox,
  distance: number,
): boolean {
  const west = box.west - distance;
  const east = box.east + distance;
  const north = box.north - distance;
  const south = box.south + distance;
  if ((ax <= west && bx <= west) || (ax >= east && bx >= east)) return true;
  if ((ay <= north && by <= north) || (ay >= south && by >= south)) return true;
  const dx = bx - ax;
  const dy = by - ay;
  const across = dx * (north + south - 2 * ay) - dy * (west + east - 2 * ax);
  const reach = Math.abs(dx) * (south - north) + Math.abs(dy) * (east - west);
  return reach > 0 && Math.abs(across) >= reach;
}

function doubleArea(corners: readonly LatticePoint[]): number {
  let sum = 0;
  let a = corners[corners.length - 1]!;
  for (const b of corners) {
    sum += a.x * b.y - a.y * b.x;
    a = b;
  }
  return sum;
}
