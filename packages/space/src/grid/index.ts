export { gridBeside, gridCell, gridKingDistance, gridLevel, gridSpot, gridTerrain } from './cells.ts';
export { compileGrid, gridWith } from './compile.ts';
export { gridDirections, gridOpposite, gridTurn, gridTurnLeft, gridTurnRight, isGridDiagonal } from './directions.ts';
export { gridFacingCostTo, gridFacingPathTo, gridFacingReach } from './facing.ts';
export { gridFireLines, gridFront, gridRay } from './fire.ts';
export { gridCostTo, gridNearest, gridPathTo, gridReach, gridWalkingDistance } from './reach.ts';
export { gridLine, gridSight } from './sight.ts';
export { gridNeighbours, isGridAdjacent } from './steps.ts';
export type * from './types.ts';
