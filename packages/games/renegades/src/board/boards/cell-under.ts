import type { Board } from '../../field/board.ts';
import { square } from '../art/index.ts';

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** The square of a board under a point of the window. */
export function cellUnder(board: Board, root: SVGGElement | null, { clientX, clientY }: Spot): number | undefined {
  const matrix = root?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  const [col, row] = [Math.floor(x / square), Math.floor(y / square)];
  const { width, height } = board.grid;
  return col >= 0 && row >= 0 && col < width && row < height ? row * width + col : undefined;
}
