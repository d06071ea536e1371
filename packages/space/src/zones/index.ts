export { layZoneBlocks, turnCells, turnZoneBlock, zoneRows } from './blocks.ts';
export { compileZones } from './compile.ts';
export { zoneDoorNumber, zoneNumber } from './names.ts';
export { turnZoneSide, zoneSides, zoneSidesFrom } from './sides.ts';
export { zoneBeams, zoneSight, zoneSightLines, zonesInSight } from './sight.ts';
export { allZoneDoorsOpen, surveyZones } from './survey.ts';
export type * from './types.ts';
export {
  zoneDistance,
  zoneFirstSteps,
  zoneNeighbours,
  zoneNeighboursOn,
  zoneSteps,
  zonesTouching,
  zonesWithinSteps,
  zonesWithinTouch,
  zoneTouchDistance,
} from './ways.ts';
