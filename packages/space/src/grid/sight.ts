import { checkCell, gridSpot } from './cells.ts';
import type { Grid, GridSightLine, GridSightOptions } from './types.ts';
import { hasWall, isCornerShut } from './walls.ts';

/**
 * The segment between two cell centres. It is blocked by a cell on the way that stops sight, by a wall that it
 * crosses, and at a corner where both ways round are shut. The two ends themselves never block.
 */
export function gridSight(grid: Grid, from: number, to: number, options: GridSightOptions = {}): GridSightLine {
  checkCell(grid, from);
  checkCell(grid, to);
  const stops = sightStops(grid, options);
  const highest = options.higherBlocks ? Math.max(grid.lowLevel[from]!, grid.lowLevel[to]!) : Infinity;
  const cells: number[] = [];
  let clear = true;
  let last = from;
  eachCrossing(grid, from, to, (cell, down, right) => {
    const diagonal = down !== 0 && right !== 0;
    const shut = diagonal
      ? isCornerShut(grid.walls, stops, grid.width, last, down, right)
      : hasWall(grid.walls, last, down, right);
    if (shut || (cell !== to && (stops[cell] || grid.lowLevel[cell]! > highest))) clear = false;
    cells.push(cell);
    last = cell;
  });
  return { clear, cells };
}

/** The cells whose inside the segment between two cell centres crosses, without the first and with the last. */
export function gridLine(grid: Grid, from: number, to: number): readonly number[] {
  checkCell(grid, from);
  checkCell(grid, to);
  const cells: number[] = [];
  eachCrossing(grid, from, to, cell => cells.push(cell));
  return cells;
}

function sightStops(grid: Grid, { seeThrough = [] }: GridSightOptions): Uint8Array {
  if (seeThrough.length === 0) return grid.stopsSight;
  const stops = grid.stopsSight.slice();
  for (const cell of seeThrough) stops[cell] = 0;
  return stops;
}

/**
 * Visits the cells along a segment with the step that led there. Of its 2 × cols half columns 2n + 1 lie before its
 * n-th upright edge, and likewise for rows: the smaller share of the way comes first, equal shares are a corner.
 */
function eachCrossing(
  grid: Grid,
  from: number,
  to: number,
  visit: (cell: number, down: number, right: number) => void,
): void {
  const start = gridSpot(grid, from);
  const end = gridSpot(grid, to);
  const down = Math.sign(end.row - start.row);
  const right = Math.sign(end.col - start.col);
  const rows = Math.abs(end.row - start.row);
  const cols = Math.abs(end.col - start.col);
  let cell = from;
  for (let row = 0, col = 0; row < rows || col < cols; ) {
    const order = (2 * col + 1) * rows - (2 * row + 1) * cols;
    const goesDown = order >= 0;
    const goesRight = order <= 0;
    if (goesDown) row++;
    if (goesRight) col++;
    const stepDown = goesDown ? down : 0;
    const stepRight = goesRight ? right : 0;
    cell += stepDown * grid.width + stepRight;
    visit(cell, stepDown, stepRight);
  }
}
