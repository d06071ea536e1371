import type { Box, Point } from '@starboard/board';

/** Units of the drawing for a square: as a stage shows its content, some 20 pixels of them from afar and 40 in a close-up. */
export const square = 40;

interface Wide {
  readonly grid: { readonly width: number; readonly height: number };
}

/** The middle of a square. */
export function spotOf({ grid: { width } }: Wide, cell: number): Point {
  return { x: ((cell % width) + 0.5) * square, y: (Math.floor(cell / width) + 0.5) * square };
}

/** What a board takes up, with a little room around it. */
export function boardBox({ grid: { width, height } }: Wide): Box {
  const margin = square * 0.75;
  return { x: -margin, y: -margin, width: width * square + 2 * margin, height: height * square + 2 * margin };
}
