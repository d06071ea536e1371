import { clipByDisc, clipByPolygon, segmentCutsDisc } from './clip.ts';
import { segmentMissesBox } from './polygons.ts';
import type { LatticePoint, SegmentPart, SightPiece, SightPoint, SightTarget } from './types.ts';

/** Heights nearer than this are equal; a ray at exactly the height of a top passes over it. */
const heightTolerance = 1e-9;

/**
 * True if the piece stops the ray: inside one of its outlines the ray is somewhere lower than its top. Touching an edge
 * or a corner never stops a ray.
 */
export function stopsRay(piece: SightPiece, from: SightPoint, to: SightPoint): boolean {
  const least = Math.min(from.z, to.z);
  if (least >= piece.top) return false;
  if (piece.shape === 'cylinder') return isLow(clipByDisc(from, to, piece), piece.top, from, to);
  for (const outline of piece.outlines) {
    if (isLow(clipByPolygon(from, to, outline), piece.top, from, to)) return true;
  }
  return false;
}

/** True if a stretch of the ray lies inside the piece, at whatever height. */
export function rayCrosses(piece: SightPiece, from: LatticePoint, to: LatticePoint): boolean {
  if (piece.shape === 'cylinder') return clipByDisc(from, to, piece) !== undefined;
  return piece.outlines.some(outline => clipByPolygon(from, to, outline) !== undefined);
}

/** True if none of the pieces stops the ray. */
export function isRayClear(from: SightPoint, to: SightPoint, pieces: readonly SightPiece[]): boolean {
  for (const piece of pieces) {
    if (stopsRay(piece, from, to)) return false;
  }
  return true;
}

/** The pieces the ray crosses, at whatever height, in the order given. */
export function piecesCrossed<Piece extends SightPiece>(
  from: LatticePoint,
  to: LatticePoint,
  pieces: readonly Piece[],
): Piece[] {
  return pieces.filter(piece => rayCrosses(piece, from, to));
}

/** Where the five rays to a base end: its centre, then its rim to the east, west, south and north. */
export function fiveRayEnds({ x, y, z, radius }: SightTarget): SightPoint[] {
  return [
    { x, y, z },
    { x: x + radius, y, z },
    { x: x - radius, y, z },
    { x, y: y + radius, z },
    { x, y: y - radius, z },
  ];
}

/** How many of the five rays to a base pass a test. */
export function countRays(target: SightTarget, test: (to: SightPoint) => boolean): number {
  let passed = 0;
  for (const to of fiveRayEnds(target)) {
    if (test(to)) passed++;
  }
  return passed;
}

/** How many of the five rays to a base are clear; only pieces that `counts` accepts are in the way. */
export function clearRays<Piece extends SightPiece>(
  from: SightPoint,
  target: SightTarget,
  pieces: readonly Piece[],
  counts: (piece: Piece) => boolean = always,
): number {
  const inTheWay = pieces.filter(piece => isNearRays(piece, from, target) && counts(piece));
  return countRays(target, to => isRayClear(from, to, inTheWay));
}

/** True if at least one of the five rays to a base is clear. */
export function seesBase<Piece extends SightPiece>(
  from: SightPoint,
  target: SightTarget,
  pieces: readonly Piece[],
  counts: (piece: Piece) => boolean = always,
): boolean {
  const inTheWay = pieces.filter(piece => isNearRays(piece, from, target) && counts(piece));
  return inTheWay.length === 0 || fiveRayEnds(target).some(to => isRayClear(from, to, inTheWay));
}

const always = (): boolean => true;

/** False only for a piece that none of the five rays can cross: none strays from the middle one by more than the radius. */
function isNearRays(piece: SightPiece, from: SightPoint, target: SightTarget): boolean {
  if (piece.shape === 'cylinder') return segmentCutsDisc(from, target, piece, (piece.radius + target.radius) ** 2);
  for (const { box } of piece.outlines) {
    if (!segmentMissesBox(from.x, from.y, target.x, target.y, box, target.radius)) return true;
  }
  return false;
}

/** The ray is straight, so its lowest point inside is where it enters or leaves. */
function isLow(inside: SegmentPart | undefined, top: number, from: SightPoint, to: SightPoint): boolean {
  if (!inside) return false;
  const rise = to.z - from.z;
  const lowest = from.z + rise * (rise > 0 ? inside.from : inside.to);
  return lowest < top - heightTolerance;
}
