import { checkCell, gridBeside } from './cells.ts';
import { colSteps, directionNumber, gridTurn, isGridDiagonal, rowSteps } from './directions.ts';
import type { Grid, GridDirection, GridFront, GridRayOptions } from './types.ts';
import { hasWall, isCornerShut } from './walls.ts';

/**
 * The cells of a straight line that begins with `start` and runs on for at most `range` cells. It ends before a cell
 * that stops sight, a wall, a shut corner or the rim.
 */
export function gridRay(
  grid: Grid,
  start: number,
  direction: GridDirection,
  range: number,
  { throughCorners = false }: GridRayOptions = {},
): readonly number[] {
  checkCell(grid, start);
  const down = rowSteps[directionNumber(direction)]!;
  const right = colSteps[directionNumber(direction)]!;
  const isShut = (cell: number) =>
    isGridDiagonal(direction)
      ? !throughCorners && isCornerShut(grid.walls, grid.stopsSight, grid.width, cell, down, right)
      : hasWall(grid.walls, cell, down, right);
  const cells: number[] = [];
  let next: number | undefined = start;
  while (next !== undefined && cells.length < range && !grid.stopsSight[next]) {
    cells.push(next);
    next = isShut(next) ? undefined : gridBeside(grid, next, direction);
  }
  return cells;
}

/**
 * Where the three lines ahead of a piece begin: in front of it and, facing a side, left and right of that cell; facing
 * diagonally, at the two cells beside both the piece and the cell in front.
 */
export function gridFront(grid: Grid, cell: number, facing: GridDirection): GridFront {
  return {
    left: gridBeside(grid, cell, gridTurn(facing, -1)),
    front: gridBeside(grid, cell, facing),
    right: gridBeside(grid, cell, gridTurn(facing, 1)),
  };
}

/** The three parallel lines ahead of a piece, left, front and right; what lies between it and their first cells is not looked at. */
export function gridFireLines(
  grid: Grid,
  cell: number,
  facing: GridDirection,
  range: number,
  options: GridRayOptions = {},
): { readonly left: readonly number[]; readonly front: readonly number[]; readonly right: readonly number[] } {
  const starts = gridFront(grid, cell, facing);
  const line = (start: number | undefined) => (start === undefined ? [] : gridRay(grid, start, facing, range, options));
  return { left: line(starts.left), front: line(starts.front), right: line(starts.right) };
}
