export {
  baseFullyWithin,
  baseGap,
  baseOnTable,
  basesInContact,
  basesOverlap,
  basesWithin,
  squaredDistance,
} from './bases.ts';
export { clipByDisc, clipByPolygon, segmentCutsDisc } from './clip.ts';
export {
  pointKeepsOff,
  pointToPolygonSquared,
  pointToSegmentSquared,
  polygonToPolygonSquared,
  segmentKeepsOff,
  segmentToPolygonSquared,
} from './distance.ts';
export { groundWhere, joinGrounds, polygonGround, wayTouchesGround } from './ground.ts';
export { navigationMap, nearestStandable, nearestWhere } from './navigation.ts';
export { outlinesBox, placeOutlines, shiftOutlines, turnOutlines } from './outlines.ts';
export {
  boundingBox,
  boxesNear,
  convexPolygon,
  isInside,
  isOnOutline,
  polygonProblems,
  rectangle,
  segmentMissesBox,
  shiftPolygon,
} from './polygons.ts';
export { isLegalEnd, isLegalLeg, pulledLength, pulledReach, pulledWay } from './pull.ts';
export { outlineStopsRay } from './ray.ts';
export { latticeReach, latticeWay, reachable } from './reach.ts';
export {
  runsHave,
  runsIntersection,
  runsOf,
  runsOfFlags,
  runsPick,
  runsPoints,
  runsSize,
  runsUnion,
} from './runs.ts';
export {
  clearRays,
  countRays,
  fiveRayEnds,
  isRayClear,
  piecesCrossed,
  rayCrosses,
  seesBase,
  stopsRay,
} from './sight.ts';
export { leadsStraight } from './straight.ts';
export {
  inches,
  isLatticePoint,
  latticeIndex,
  latticePoint,
  latticeSize,
  latticeTable,
  latticeTolerance,
  polylineLength,
  squaredBetween,
} from './table.ts';
export type * from './types.ts';
export { Walks } from './walks.ts';
export { endFlags, Ways, type WaysGuide, type WaysRequest } from './ways.ts';
