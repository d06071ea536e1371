import type { Grid } from '@starboard/space';
import type { Board } from './board.ts';
import type { Squares } from './compile.ts';
import type { Piece } from './layout.ts';

export type Rooms = Pick<Board, 'rooms' | 'roomCells' | 'low' | 'enclosed' | 'sheltered'>;

/** RDA-BOARD-05, RDA-TILE-07, RDA-STEALTH-12: rooms, their ceilings, and the squares next to walls. */
export function roomsOf(
  squares: Squares,
  pieces: readonly Piece[],
  cellsOf: readonly (readonly number[])[],
  grid: Grid,
  doorway: Uint8Array,
): Rooms {
  const rooms: (readonly number[])[] = new Array(squares.symbols.length).fill(noRooms);
  const low: boolean[] = [];
  const enclosed: boolean[] = [];
  pieces.forEach((piece, area) => {
    for (const cell of cellsOf[area]!) {
      if (!isFloor(squares, doorway, cell) || rooms[cell] !== noRooms) continue;
      const room = enclosed.length;
      const cells = flood(squares, doorway, cell, room, rooms);
      enclosed.push(piece.indoor || (piece.kind !== 'cap' && !cells.some(each => isOnRim(squares, piece, each))));
      low.push(piece.low && enclosed[room]!);
    }
  });
  joinDoorways(squares, doorway, rooms);
  return {
    rooms,
    roomCells: cellsByRoom(rooms, enclosed.length),
    low,
    enclosed,
    sheltered: shelteredSquares(squares, pieces, grid, doorway),
  };
}

/** Of walls; all floor of a room shares one list, too. */
const noRooms: readonly number[] = [];

function isFloor({ symbols }: Squares, doorway: Uint8Array, cell: number): boolean {
  return symbols[cell] !== '#' && symbols[cell] !== ' ' && doorway[cell] === 0;
}

/** All floor of one piece that hangs together; corners never connect what sides do not. */
function flood(
  squares: Squares,
  doorway: Uint8Array,
  from: number,
  room: number,
  rooms: (readonly number[])[],
): number[] {
  const { width, areaAt } = squares;
  const cells = [from];
  const here = [room];
  rooms[from] = here;
  for (const cell of cells) {
    for (let side = 0; side < 4; side++) {
      const next = beside(width, cell, side);
      if (areaAt[next] !== areaAt[from] || rooms[next] !== noRooms || !isFloor(squares, doorway, next)) continue;
      rooms[next] = here;
      cells.push(next);
    }
  }
  return cells;
}

/** The cell N, S, W or E. It may lie beyond the board, or in another piece beyond its rim. */
function beside(width: number, cell: number, side: number): number {
  return side === 0 ? cell - width : side === 1 ? cell + width : side === 2 ? cell - 1 : cell + 1;
}

/** A doorway is of each room of its tile that it touches. */
function joinDoorways({ width, areaAt }: Squares, doorway: Uint8Array, rooms: (readonly number[])[]): void {
  for (let cell = 0; cell < doorway.length; cell++) {
    if (doorway[cell] === 0) continue;
    const touched = new Set<number>();
    for (let side = 0; side < 4; side++) {
      const next = beside(width, cell, side);
      if (areaAt[next] === areaAt[cell] && doorway[next] === 0) for (const room of rooms[next]!) touched.add(room);
    }
    rooms[cell] = [...touched];
  }
}

function cellsByRoom(rooms: readonly (readonly number[])[], count: number): number[][] {
  const cells: number[][] = Array.from({ length: count }, () => []);
  for (let cell = 0; cell < rooms.length; cell++) for (const room of rooms[cell]!) cells[room]!.push(cell);
  return cells;
}

function isOnRim({ width }: Squares, { rows, row, col }: Piece, cell: number): boolean {
  const down = ((cell / width) | 0) - row;
  const right = (cell % width) - col;
  return down === 0 || right === 0 || down === rows.length - 1 || right === rows[0]!.length - 1;
}

/** RDA-STEALTH-12: next to a blocking square, on the rim of an indoor tile, or in a doorway. */
function shelteredSquares(
  squares: Squares,
  pieces: readonly Piece[],
  { stopsSteps, terrain }: Grid,
  doorway: Uint8Array,
): Uint8Array {
  const { width, areaAt } = squares;
  const marks = new Uint8Array(areaAt.length);
  for (let cell = 0; cell < marks.length; cell++) {
    if (terrain[cell]! < 0) continue;
    if (stopsSteps[cell] === 1) markAround(marks, width, cell);
    else if (doorway[cell] === 1) marks[cell] = 1;
    else if (pieces[areaAt[cell]!]!.indoor && isOnRim(squares, pieces[areaAt[cell]!]!, cell)) marks[cell] = 1;
  }
  for (let cell = 0; cell < marks.length; cell++) if (stopsSteps[cell] === 1) marks[cell] = 0;
  return marks;
}

/** Around a wall; what lies beyond the board is never looked at. */
function markAround(marks: Uint8Array, width: number, wall: number): void {
  const first = wall % width > 0 ? -1 : 0;
  const last = wall % width < width - 1 ? 1 : 0;
  for (let middle = wall - width; middle <= wall + width; middle += width) {
    for (let right = first; right <= last; right++) marks[middle + right] = 1;
  }
}
