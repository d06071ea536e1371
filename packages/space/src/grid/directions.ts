import type { GridDirection } from './types.ts';

/** All eight directions, clockwise from north; a direction's place here is its number in compiled arrays. */
export const gridDirections: readonly GridDirection[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Steps of each direction by its number. */
export const rowSteps: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];
export const colSteps: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

export function directionNumber(direction: GridDirection): number {
  return gridDirections.indexOf(direction);
}

/** The direction after some clockwise eighths of a turn (negative: anticlockwise). */
export function gridTurn(direction: GridDirection, eighths: number): GridDirection {
  return gridDirections[(((directionNumber(direction) + eighths) % 8) + 8) % 8]!;
}

/** The next direction anticlockwise. */
export function gridTurnLeft(direction: GridDirection): GridDirection {
  return gridTurn(direction, -1);
}

/** The next direction clockwise. */
export function gridTurnRight(direction: GridDirection): GridDirection {
  return gridTurn(direction, 1);
}

/** The direction straight back. */
export function gridOpposite(direction: GridDirection): GridDirection {
  return gridTurn(direction, 4);
}

/** Whether a direction is one of the four between the sides. */
export function isGridDiagonal(direction: GridDirection): boolean {
  return direction.length === 2;
}
