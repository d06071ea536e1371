import type { Pen, PlaceAsk, PlaceNames } from '@starboard/board/terminal';
import { type SketchedBoard, sketchBoards } from '../show/sketch.ts';
import type { View } from '../view.ts';
import { text } from './words/index.ts';

/** RDA-MOVE-01, 02: a pose is a square times eight and a facing, north first, clockwise. */
const facings = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
type Facing = (typeof facings)[number];

/** West is O in French; no other letter is. */
const typedFacings: { readonly [typed: string]: Facing } = {
  ...Object.fromEntries(facings.map(facing => [facing, facing])),
  O: 'W',
  SO: 'SW',
  NO: 'NW',
};

/** A to Z, then AA to AF. */
export function columnName(col: number): string {
  const letter = String.fromCharCode(65 + (col % 26));
  return col < 26 ? letter : `A${letter}`;
}

/** A square by its column and row as they stand at the rim of the board: `H12`. */
export function squareName({ width }: Pick<SketchedBoard, 'width'>, cell: number): string {
  return `${columnName(cell % width)}${Math.floor(cell / width) + 1}`;
}

export function facingText(facing: Facing, { say }: Pen): string {
  return say(text('terminal.facing', { facing }));
}

/** Squares by column and row; where ships go, with the facing behind: `H12 NE`. */
export const placeNames: PlaceNames<View> = {
  fits: (_, ask) => text(hasFacings(ask) ? 'terminal.fits.pose' : 'terminal.fits.square'),
  tell(view, ask, pen) {
    const board = boardOf(view, ask);
    return stretches(board, facingsBySquare(ask))
      .map(stretch => tellStretch(board, stretch, ask, pen))
      .join(' · ');
  },
  read(view, ask, typed) {
    const [, letters, row, typedFacing] = /^\s*([a-z]{1,2})\s*(\d{1,2})(?:[\s,]*([a-z]{1,2}))?\s*$/i.exec(typed) ?? [];
    if (letters === undefined || row === undefined) return undefined;
    const cell = cellOf(boardOf(view, ask), letters.toUpperCase(), Number(row));
    if (cell === undefined || !hasFacings(ask)) return typedFacing === undefined ? cell : undefined;
    const facing = typedFacing === undefined ? onlyFacing(ask, cell) : typedFacings[typedFacing.toUpperCase()];
    if (facing !== undefined) return cell * 8 + facings.indexOf(facing);
    return typedFacing === undefined ? text('terminal.noFacing', { typed }) : undefined;
  },
};

function hasFacings({ space }: PlaceAsk): boolean {
  return space === 'poses';
}

function boardOf(view: View, { space }: PlaceAsk): SketchedBoard {
  const name = space === 'poses' ? 'orbit' : space;
  return sketchBoards(view).find(board => board.name === name)!;
}

function cellOf({ width, symbols }: SketchedBoard, letters: string, row: number): number | undefined {
  const col = Array.from({ length: width }, (_, at) => columnName(at)).indexOf(letters);
  const cell = (row - 1) * width + col;
  return col < 0 || row < 1 || cell >= symbols.length ? undefined : cell;
}

/** Where a ship can face one way alone, the square is enough. */
function onlyFacing(ask: PlaceAsk, cell: number): Facing | undefined {
  const open = facingsBySquare(ask).get(cell) ?? [];
  return open.length === 1 ? open[0] : undefined;
}

/** By square: the facings that are open there; none where there is no question of facing. */
function facingsBySquare(ask: PlaceAsk): ReadonlyMap<number, readonly Facing[]> {
  const squares = new Map<number, Facing[]>();
  for (let run = 0; run < ask.places.length; run += 2) {
    for (let place = ask.places[run]!; place < ask.places[run]! + ask.places[run + 1]!; place++) {
      if (!hasFacings(ask)) squares.set(place, []);
      else squares.set(place >> 3, [...(squares.get(place >> 3) ?? []), facings[place & 7]!]);
    }
  }
  return squares;
}

/** Squares beside one another in a row, alike in their facings. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly facings: readonly Facing[];
}

function stretches({ width }: SketchedBoard, squares: ReadonlyMap<number, readonly Facing[]>): Stretch[] {
  const found: Stretch[] = [];
  for (const [cell, open] of [...squares].sort(([a], [b]) => a - b)) {
    const last = found.at(-1);
    const goesOn = last?.to === cell - 1 && cell % width !== 0 && last.facings.join() === open.join();
    if (goesOn) found[found.length - 1] = { ...last, to: cell };
    else found.push({ from: cell, to: cell, facings: open });
  }
  return found;
}

function tellStretch(board: SketchedBoard, { from, to, facings: open }: Stretch, ask: PlaceAsk, pen: Pen): string {
  const squares = from === to ? squareName(board, from) : `${squareName(board, from)}–${squareName(board, to)}`;
  if (!hasFacings(ask)) return squares;
  const ways =
    open.length === facings.length
      ? pen.say(text('terminal.anyFacing'))
      : open.map(facing => facingText(facing, pen)).join(' ');
  return `${squares} ${ways}`;
}
