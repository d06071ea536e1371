import { colSteps, directionNumber, rowSteps } from './directions.ts';
import type { Grid, GridDirection, GridGround, GridSpot } from './types.ts';

/** The number of the cell at a row and column; undefined outside the board. */
export function gridCell(grid: Grid, row: number, col: number): number | undefined {
  if (!Number.isInteger(row) || !Number.isInteger(col)) return undefined;
  if (row < 0 || row >= grid.height || col < 0 || col >= grid.width) return undefined;
  const cell = row * grid.width + col;
  return grid.terrain[cell]! < 0 ? undefined : cell;
}

/** The row and column of a cell. */
export function gridSpot(grid: Grid, cell: number): GridSpot {
  return { row: Math.floor(cell / grid.width), col: cell % grid.width };
}

/** The name of a cell's terrain. */
export function gridTerrain(grid: Grid, cell: number): string {
  checkCell(grid, cell);
  return grid.terrainNames[grid.terrain[cell]!]!;
}

/** The level of a cell, for an incline its lowest. */
export function gridLevel(grid: Grid, cell: number): number {
  checkCell(grid, cell);
  return grid.lowLevel[cell]!;
}

/** The next cell in a direction, whatever is in between; undefined outside the board. */
export function gridBeside(grid: Grid, cell: number, direction: GridDirection): number | undefined {
  const number = directionNumber(direction);
  const { row, col } = gridSpot(grid, cell);
  return gridCell(grid, row + rowSteps[number]!, col + colSteps[number]!);
}

/** King-move distance: the larger of the distances in rows and in columns. */
export function gridKingDistance(grid: Grid, a: number, b: number): number {
  const one = gridSpot(grid, a);
  const other = gridSpot(grid, b);
  return Math.max(Math.abs(one.row - other.row), Math.abs(one.col - other.col));
}

export function checkCell(grid: GridGround, cell: number): void {
  if (!((grid.terrain[cell] ?? -1) >= 0)) throw new RangeError(`There is no cell number ${cell} on the board.`);
}
