import type { Checked } from '../checked.ts';
import { checkCell } from './cells.ts';
import { readCells, readDoors, readWalls } from './read.ts';
import { possibleFlights, possibleSteps } from './steps.ts';
import type { Grid, GridBarriers, GridGround, GridSpec, GridState } from './types.ts';
import { putWall } from './walls.ts';

/** Compiles a grid, all its doors shut, or lists everything that is wrong with it. */
export function compileGrid(spec: GridSpec): Checked<Grid> {
  const problems: string[] = [];
  const cells = readCells(spec, problems);
  const walls = readWalls(spec, cells, problems);
  const doors = readDoors(spec, cells, problems);
  if (problems.length > 0) return { ok: false, problems };
  const { stopsSteps, stopsSight, ...ground } = cells;
  const fixed = { walls, stopsSteps, stopsSight };
  return { ok: true, value: gridWith({ ...ground, doors, fixed }, { doors: doors.map(() => false) }) };
}

/** The same grid with other doors open and other cells blocked. Keep the result until that changes. */
export function gridWith(ground: GridGround, state: GridState): Grid {
  const { width, height, terrainNames, terrain, lowLevel, highLevel, doors, fixed } = ground;
  const { walls, stopsSteps, stopsSight } = barriersIn(ground, state);
  const flights = possibleFlights({ width, height, walls, stopsSteps });
  const steps = possibleSteps(ground, flights);
  // Named one by one: all grids are then alike to the compiler, which reads them all the time.
  return {
    width,
    height,
    terrainNames,
    terrain,
    lowLevel,
    highLevel,
    doors,
    fixed,
    walls,
    stopsSteps,
    stopsSight,
    flights,
    steps,
  };
}

function barriersIn(ground: GridGround, { doors, blocked = [] }: GridState): GridBarriers {
  if (doors.length !== ground.doors.length) {
    throw new RangeError(`The grid has ${ground.doors.length} doors, but the state of ${doors.length} was given.`);
  }
  for (const cell of blocked) checkCell(ground, cell);
  const barriers = {
    walls: ground.fixed.walls.slice(),
    stopsSteps: ground.fixed.stopsSteps.slice(),
    stopsSight: ground.fixed.stopsSight.slice(),
  };
  const shut = ground.doors.filter((_, door) => !doors[door]);
  for (const { cell, side } of shut.flatMap(door => door.edges)) {
    putWall(barriers.walls, ground.width, cell, side);
  }
  for (const cell of [...shut.flatMap(door => door.cells), ...blocked]) {
    barriers.stopsSteps[cell] = 1;
    barriers.stopsSight[cell] = 1;
  }
  return barriers;
}
