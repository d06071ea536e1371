import { boundingBox } from './polygons.ts';
import type { BoundingBox, LatticePoint } from './types.ts';

/** The outlines of one piece, as drawn before it is placed. */
type Outlines = readonly (readonly LatticePoint[])[];

/**
 * The outlines of one piece after some quarter turns clockwise, their common box moved to (0, 0). One turn takes (x, y)
 * of a piece of height h to (h - y, x).
 */
export function turnOutlines(outlines: Outlines, quarterTurns: number): LatticePoint[][] {
  let turned = shiftToOrigin(outlines);
  for (let turns = ((quarterTurns % 4) + 4) % 4; turns > 0; turns--) turned = turnOnce(turned);
  return turned;
}

/** The outlines moved by a vector. */
export function shiftOutlines(outlines: Outlines, by: LatticePoint): LatticePoint[][] {
  return outlines.map(corners => corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })));
}

/** The outlines turned, and placed with the north-west corner of their common box at a point. */
export function placeOutlines(outlines: Outlines, quarterTurns: number, northWest: LatticePoint): LatticePoint[][] {
  return shiftOutlines(turnOutlines(outlines, quarterTurns), northWest);
}

/** The common box of the outlines of one piece. */
export function outlinesBox(outlines: Outlines): BoundingBox {
  return boundingBox(outlines.flat());
}

function shiftToOrigin(outlines: Outlines): LatticePoint[][] {
  const { west, north } = outlinesBox(outlines);
  return shiftOutlines(outlines, { x: -west, y: -north });
}

function turnOnce(outlines: Outlines): LatticePoint[][] {
  const height = outlinesBox(outlines).south;
  return outlines.map(corners => corners.map(({ x, y }) => ({ x: height - y, y: x })));
}
