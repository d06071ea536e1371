import type { Board } from './board.ts';

/** What is known of a line between two squares. */
const shut = 1;
const green = 2;

/** RDA-RANGED-09..11, 13, 14: whether the line between two squares is clear, by walls, doorways and levels alone. */
export function isClear(board: Board, a: number, b: number): boolean {
  return (lineFacts(board, a, b) & shut) === 0;
}

/** Whether it crosses green squares on the way, both ends left out. */
export function isGreenBetween(board: Board, a: number, b: number): boolean {
  return (lineFacts(board, a, b) & green) !== 0;
}

/** Lines that were asked for lately, of all boards: a line's place is told by its ends, and whose it is by its key. */
const places = 1 << 15;
const keys = new Float64Array(places).fill(-1);
const facts = new Uint8Array(places);

/** A line is the same from both ends; so it is looked at once. */
function lineFacts(board: Board, a: number, b: number): number {
  const low = a < b ? a : b;
  const high = a < b ? b : a;
  const key = (board.no * mostCells + low) * mostCells + high;
  const place = (low * 613 + high) & (places - 1);
  if (keys[place] !== key) {
    keys[place] = key;
    facts[place] = (isOpen(board, a, b, board.grid.stopsSight) ? 0 : shut) | greenFact(board, a, b);
  }
  return facts[place]!;
}

const mostCells = 1024;

function greenFact(board: Board, a: number, b: number): number {
  for (const cell of cellsBetween(board, a, b)) if (cell !== b && board.green[cell] === 1) return green;
  return 0;
}

/** Whether a line is clear where these squares stop sight. The ends themselves never do. */
export function isOpen(board: Board, a: number, b: number, stops: Uint8Array): boolean {
  const { level, grid } = board;
  const { width } = grid;
  const cells = cellsBetween(board, a, b);
  const highest = Math.max(level[a]!, level[b]!);
  let last = a;
  for (const cell of cells) {
    const step = cell - last;
    const down = step > 1 ? 1 : step < -1 ? -1 : 0;
    const right = step - down * width;
    // RDA-RANGED-11: between two blocking squares that touch at a corner
    if (down !== 0 && right !== 0 && stops[last + right] === 1 && stops[last + down * width] === 1) return false;
    // RDA-RANGED-11, 14
    if (cell !== b && (stops[cell] === 1 || level[cell]! > highest)) return false;
    last = cell;
  }
  return level[a] === level[b] || isOnEdge(level, cells, a, b);
}

/** RDA-RANGED-09, 10, 13: the higher end is on the edge: the next square towards the lower one is lower already. */
function isOnEdge(level: Int8Array, cells: readonly number[], a: number, b: number): boolean {
  const isDown = level[a]! > level[b]!;
  const next = isDown ? cells[0]! : (cells.at(-2) ?? a);
  return level[next]! < level[isDown ? a : b]!;
}

/** RDA-RANGED-11: the squares whose inside the segment between two centers crosses, the first left out, the last included. */
export function cellsBetween({ grid: { width } }: Board, from: number, to: number): number[] {
  const rows = ((to / width) | 0) - ((from / width) | 0);
  const cols = (to % width) - (from % width);
  const down = rows < 0 ? -width : width;
  const right = cols < 0 ? -1 : 1;
  const height = rows < 0 ? -rows : rows;
  const breadth = cols < 0 ? -cols : cols;
  const cells: number[] = [];
  let cell = from;
  for (let row = 0, col = 0; row < height || col < breadth; ) {
    // Which edge comes first: 2n + 1 half squares lie before the n-th; both at once are a corner.
    const order = (2 * col + 1) * height - (2 * row + 1) * breadth;
    if (order >= 0) {
      row++;
      cell += down;
    }
    if (order <= 0) {
      col++;
      cell += right;
    }
    cells.push(cell);
  }
  return cells;
}

/** Whether a square other than the first lies on the segment between two centers, the last included. */
export function isOnLine({ grid: { width } }: Board, from: number, to: number, cell: number): boolean {
  if (cell === from) return false;
  const row = (from / width) | 0;
  const col = from % width;
  const rows = ((to / width) | 0) - row;
  const cols = (to % width) - col;
  const down = ((cell / width) | 0) - row;
  const right = (cell % width) - col;
  if (rows < 0 ? down > 0 || down < rows : down < 0 || down > rows) return false;
  if (cols < 0 ? right > 0 || right < cols : right < 0 || right > cols) return false;
  // How far its center is from the line, against half of what the line can cross of a square.
  return 2 * Math.abs(rows * right - cols * down) < Math.abs(rows) + Math.abs(cols);
}
