import type { Board } from './board.ts';

/** Row and column of a step in each direction from N clockwise, which is also the order of RDA-NPC-10. */
export const rowSteps = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
export const colSteps = [0, 1, 1, 1, 0, -1, -1, -1] as const;

const stridesByWidth = new Map<number, Int32Array>();

/** How far each direction's step leads in cell numbers. */
export function stridesOf({ grid: { width } }: Board): Int32Array {
  let strides = stridesByWidth.get(width);
  if (strides === undefined) {
    strides = Int32Array.from(rowSteps, (down, direction) => down * width + colSteps[direction]!);
    stridesByWidth.set(width, strides);
  }
  return strides;
}

/** The eight squares around one, those beyond a wall or the board included. */
export function cellsBeside(board: Board, cell: number): number[] {
  const cells: number[] = [];
  for (const stride of stridesOf(board)) cells.push(cell + stride);
  return cells;
}

/** The direction of a neighbour by its number; -1 if it is none. */
export function directionTo({ grid: { width } }: Board, from: number, to: number): number {
  const down = ((to / width) | 0) - ((from / width) | 0);
  const right = (to % width) - (from % width);
  if (down < -1 || down > 1 || right < -1 || right > 1) return -1;
  return directions[(down + 1) * 3 + right + 1]!;
}

/** NW, N, NE, W, none, E, SW, S, SE. */
const directions = [7, 0, 1, 6, -1, 2, 5, 4, 3] as const;

/** RDA-BOARD-03, 04, RDA-TERRAIN-06..08: whether one step leads from square to square; levels matter to none who flies. */
export function isStep(board: Board, from: number, to: number, flies: boolean): boolean {
  const direction = directionTo(board, from, to);
  if (direction < 0) return false;
  const steps = flies ? board.grid.flights : board.grid.steps;
  return (steps[from]! & (1 << direction)) !== 0;
}

/** All squares so many steps around, rooms only. */
export function squaresAround({ grid: { width, height }, rooms }: Board, from: number, steps: number): number[] {
  const row = (from / width) | 0;
  const col = from % width;
  const cells: number[] = [];
  for (let r = Math.max(0, row - steps); r <= Math.min(height - 1, row + steps); r++) {
    for (let c = Math.max(0, col - steps); c <= Math.min(width - 1, col + steps); c++) {
      if (rooms[r * width + c]!.length > 0) cells.push(r * width + c);
    }
  }
  return cells;
}
