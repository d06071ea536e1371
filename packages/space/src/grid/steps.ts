import { checkCell } from './cells.ts';
import { colSteps, rowSteps } from './directions.ts';
import type { Grid, GridGround, GridMover } from './types.ts';
import { hasWall, isCornerShut } from './walls.ts';

type Barriers = Pick<Grid, 'width' | 'height' | 'walls' | 'stopsSteps'>;

const orthogonals = 0b01010101;

/** East, south-east, south, south-west: a step back is possible whenever the step is. */
const forwards = [2, 3, 4, 5] as const;

/** For each cell a bit for each direction in which a step is possible, levels aside. */
export function possibleFlights(grid: Barriers): Uint8Array {
  const { width, height, stopsSteps } = grid;
  const flights = new Uint8Array(width * height);
  const hasWalls = grid.walls.some(wall => wall !== 0);
  for (let cell = 0; cell < flights.length; cell++) {
    if (stopsSteps[cell] !== 0) continue;
    const col = cell % width;
    for (let nth = 0; nth < 4; nth++) {
      const direction = forwards[nth]!;
      const nextCol = col + colSteps[direction]!;
      const next = cell + rowSteps[direction]! * width + colSteps[direction]!;
      if (next >= flights.length || nextCol < 0 || nextCol >= width) continue;
      if (stopsSteps[next] !== 0) continue;
      const mayBeShut = hasWalls || direction % 2 === 1; // without walls only corners are
      if (mayBeShut && isShut(grid, cell, direction)) continue;
      flights[cell]! |= 1 << direction;
      flights[next]! |= 1 << (direction ^ 4);
    }
  }
  return flights;
}

/** Those of the flights that keep to one level or use an incline. */
export function possibleSteps({ width, lowLevel, highLevel }: GridGround, flights: Uint8Array): Uint8Array {
  const steps = flights.slice();
  for (let cell = 0; cell < steps.length; cell++) {
    for (let nth = 0; nth < 4; nth++) {
      const direction = forwards[nth]!;
      if ((flights[cell]! & (1 << direction)) === 0) continue;
      const next = cell + rowSteps[direction]! * width + colSteps[direction]!;
      if (lowLevel[cell]! <= highLevel[next]! && lowLevel[next]! <= highLevel[cell]!) continue;
      steps[cell]! &= ~(1 << direction);
      steps[next]! &= ~(1 << (direction ^ 4));
    }
  }
  return steps;
}

function isShut({ walls, stopsSteps, width }: Barriers, cell: number, direction: number): boolean {
  const down = rowSteps[direction]!;
  const right = colSteps[direction]!;
  if (down !== 0 && right !== 0) return isCornerShut(walls, stopsSteps, width, cell, down, right);
  return hasWall(walls, cell, down, right);
}

/** The steps that a mover can make from each cell, barred cells aside. */
export function stepsOf(grid: Grid, mover: GridMover): { readonly steps: Uint8Array; readonly allowed: number } {
  return { steps: mover.ignoresLevels ? grid.flights : grid.steps, allowed: mover.orthogonal ? orthogonals : 0xff };
}

/** How far each direction's step leads in cell numbers. */
export function strides(grid: Grid): readonly number[] {
  return rowSteps.map((down, direction) => down * grid.width + colSteps[direction]!);
}

/** The cells one step away: north before south, then west before east. */
export function gridNeighbours(grid: Grid, cell: number, mover: GridMover = {}): readonly number[] {
  checkCell(grid, cell);
  const { steps, allowed } = stepsOf(grid, mover);
  const open = steps[cell]! & allowed;
  const cells = strides(grid).flatMap((stride, direction) => (open & (1 << direction) ? cell + stride : []));
  return cells.filter(next => !mover.barred?.includes(next)).sort((a, b) => a - b);
}

/** Whether one step leads from one cell to the other: no wall, level or shut corner lies between them. */
export function isGridAdjacent(grid: Grid, a: number, b: number, mover: GridMover = {}): boolean {
  checkCell(grid, b);
  return gridNeighbours(grid, a, mover).includes(b);
}
