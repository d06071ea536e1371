import { checkCell } from './cells.ts';
import { colSteps, rowSteps } from './directions.ts';
import type { Grid, GridBarriers, GridGround, GridMover } from './types.ts';
import { hasWall, isCornerShut } from './walls.ts';

type Ground = GridGround & GridBarriers;

const orthogonals = 0b01010101;

/** East, south-east, south, south-west: a step back is possible whenever the step is. */
const forwards = [2, 3, 4, 5] as const;

/** For each cell a bit for each direction in which a step is possible, levels aside. */
export function possibleFlights(grid: Ground): Uint8Array {
  const flights = new Uint8Array(grid.terrain.length);
  eachForwardStep(grid, (cell, next, direction) => {
    if (grid.stopsSteps[cell] || grid.stopsSteps[next] || isShut(grid, cell, direction)) return;
    flights[cell]! |= 1 << direction;
    flights[next]! |= 1 << (direction ^ 4);
  });
  return flights;
}

/** Those of the flights that keep to one level or use an incline. */
export function possibleSteps(grid: Ground, flights: Uint8Array): Uint8Array {
  const { lowLevel, highLevel } = grid;
  const steps = flights.slice();
  eachForwardStep(grid, (cell, next, direction) => {
    if (lowLevel[cell]! <= highLevel[next]! && lowLevel[next]! <= highLevel[cell]!) return;
    steps[cell]! &= ~(1 << direction);
    steps[next]! &= ~(1 << (direction ^ 4));
  });
  return steps;
}

function eachForwardStep(
  { width, height }: Ground,
  visit: (cell: number, next: number, direction: number) => void,
): void {
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      for (const direction of forwards) {
        const nextRow = row + rowSteps[direction]!;
        const nextCol = col + colSteps[direction]!;
        if (nextRow >= height || nextCol < 0 || nextCol >= width) continue;
        visit(row * width + col, nextRow * width + nextCol, direction);
      }
    }
  }
}

function isShut({ walls, stopsSteps, width }: Ground, cell: number, direction: number): boolean {
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
