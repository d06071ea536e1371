import type { GridSide } from './types.ts';

const sideBits: Readonly<Record<GridSide, number>> = { N: 1, E: 2, S: 4, W: 8 };
const opposites: Readonly<Record<GridSide, GridSide>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The cell on the other side of an edge, or undefined beyond the rim. */
export function cellAcross(width: number, size: number, cell: number, side: GridSide): number | undefined {
  const col = cell % width;
  if (side === 'N') return cell >= width ? cell - width : undefined;
  if (side === 'S') return cell + width < size ? cell + width : undefined;
  if (side === 'E') return col + 1 < width ? cell + 1 : undefined;
  return col > 0 ? cell - 1 : undefined;
}

/** Notes a wall in both cells that it parts. */
export function putWall(walls: Uint8Array, width: number, cell: number, side: GridSide): void {
  walls[cell]! |= sideBits[side];
  const other = cellAcross(width, walls.length, cell, side);
  if (other !== undefined) walls[other]! |= sideBits[opposites[side]];
}

/** Whether a wall parts a cell from the next one `down` rows and `right` columns away (one of the two is 0). */
export function hasWall(walls: Uint8Array, cell: number, down: number, right: number): boolean {
  const bit = down < 0 ? sideBits.N : down > 0 ? sideBits.S : right > 0 ? sideBits.E : sideBits.W;
  return (walls[cell]! & bit) !== 0;
}

/**
 * Whether a diagonal cannot be taken, be it by a step or by a line through the corner: on both ways round the corner
 * there is a blocking cell or a wall.
 */
export function isCornerShut(
  walls: Uint8Array,
  stops: Uint8Array,
  width: number,
  cell: number,
  down: number,
  right: number,
): boolean {
  const beside = cell + right;
  const below = cell + down * width;
  const besideShut = stops[beside] !== 0 || hasWall(walls, cell, 0, right) || hasWall(walls, beside, down, 0);
  return besideShut && (stops[below] !== 0 || hasWall(walls, cell, down, 0) || hasWall(walls, below, 0, right));
}
