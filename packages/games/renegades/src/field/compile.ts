import { compileGrid, type Grid, type GridTerrain, gridWith } from '@starboard/space';
import { tileGrids } from '../content/tiles.ts';
import { type Planet, readAssembly } from './assembly.ts';
import type { Board, PlacedTile } from './board.ts';
import { boardWidth, type Piece, piecesOf } from './layout.ts';
import { type Danger, orbitLegend, type Sign, surfaceLegend } from './legend.ts';
import { type Rooms, roomsOf } from './rooms.ts';

/** RDA-BOARD-01: a surface or orbit board as its assembly says. */
export function compileBoard(name: 'surface' | 'orbit', written: string, shut: readonly number[]): Board {
  const pieces = piecesOf(readAssembly(written));
  return compile(name, pieces, boardWidth, shut);
}

/** RDA-TILE-01: one piece of 11 × 11. */
export function compileHome(tile: 'EARTH' | 'SAVEN'): Board {
  const rows = tileGrids[tile];
  const piece: Piece = { tile, kind: 'cap', rows, row: 0, col: 0, indoor: false, low: false };
  return compile('home', [piece], rows.length, []);
}

/** A board's squares in one list, and which piece each belongs to. */
export interface Squares {
  readonly width: number;
  readonly symbols: readonly string[];
  readonly areaAt: Int8Array;
}

function compile(name: Board['name'], pieces: readonly Piece[], width: number, shut: readonly number[]): Board {
  const squares = squaresOf(pieces, width);
  const { symbols, areaAt } = squares;
  const legend = name === 'orbit' ? orbitLegend : surfaceLegend;
  const grid = gridOf(squares, legend, shut);
  const cellsOf = cellsByArea(pieces, areaAt);
  const signs = symbols.map(symbol => legend[symbol]);
  const where = (name: 'dock' | 'homeBase') =>
    cellsOf.flatMap(cells => cells.filter(cell => signs[cell]![name] === true));
  const doorway = marked(signs, 'doorway');
  const rooms: Rooms = roomsOf(squares, pieces, cellsOf, grid, doorway);
  return {
    name,
    grid,
    symbols: symbols.join(''),
    areaAt,
    tileAt: areaAt.map(area => (area >= 0 && pieces[area]!.kind !== 'cap' ? area : -1)),
    tiles: pieces.flatMap((piece, area) => placedTile(piece, cellsOf[area]!, signs)),
    ...rooms,
    green: marked(signs, 'green'),
    water: marked(signs, 'water'),
    dangers: dangersOf(signs),
    doorway,
    level: Int8Array.from(grid.lowLevel),
    docks: where('dock'),
    homeBase: where('homeBase'),
    planets: planetsOf(pieces, cellsOf, symbols),
    lines: {},
  };
}

function squaresOf(pieces: readonly Piece[], width: number): Squares {
  const symbols: string[] = new Array(width * width).fill(' ');
  const areaAt = new Int8Array(width * width).fill(-1);
  pieces.forEach(({ rows, row, col }, area) => {
    rows.forEach((line, down) => {
      for (let right = 0; right < line.length; right++) {
        const cell = (row + down) * width + col + right;
        symbols[cell] = line[right]!;
        areaAt[cell] = area;
      }
    });
  });
  return { width, symbols, areaAt };
}

/** RDA-TILE-06: squares outside all tiles do not exist. */
function gridOf({ width, symbols }: Squares, legend: Readonly<Record<string, Sign>>, shut: readonly number[]): Grid {
  const rows = Array.from({ length: symbols.length / width }, (_, row) =>
    symbols.slice(row * width, (row + 1) * width).map(symbol => (symbol === ' ' ? null : symbol)),
  );
  const terrains: Record<string, GridTerrain> = {};
  for (const [symbol, { terrain }] of Object.entries(legend)) terrains[symbol] = terrain;
  const compiled = compileGrid({ rows, terrains });
  if (!compiled.ok) throw new Error(compiled.problems.join(' '));
  return shut.length === 0 ? compiled.value : gridWith(compiled.value, { doors: [], blocked: shut });
}

function cellsByArea(pieces: readonly Piece[], areaAt: Int8Array): readonly (readonly number[])[] {
  const cells: number[][] = pieces.map(() => []);
  areaAt.forEach((area, cell) => {
    if (area >= 0) cells[area]!.push(cell);
  });
  return cells;
}

function marked(signs: readonly (Sign | undefined)[], name: 'green' | 'water' | 'doorway'): Uint8Array {
  const marks = new Uint8Array(signs.length);
  for (let cell = 0; cell < marks.length; cell++) if (signs[cell]?.[name] === true) marks[cell] = 1;
  return marks;
}

/** RDA-DATA-03 */
function placedTile(
  { tile, kind }: Piece,
  cells: readonly number[],
  signs: readonly (Sign | undefined)[],
): PlacedTile | [] {
  if (kind === 'cap') return [];
  const spotOf = (spot: Sign['spot']) => cells.find(cell => signs[cell]!.spot === spot) ?? -1;
  return { tile, kind, cells, crate: spotOf('crate'), spawn: spotOf('spawn'), objective: spotOf('objective') };
}

function dangersOf(signs: readonly (Sign | undefined)[]): ReadonlyMap<number, Danger> {
  const dangers = new Map<number, Danger>();
  signs.forEach((sign, cell) => {
    if (sign?.danger !== undefined) dangers.set(cell, sign.danger);
  });
  return dangers;
}

function planetsOf(
  pieces: readonly Piece[],
  cellsOf: readonly (readonly number[])[],
  symbols: readonly string[],
): Board['planets'] {
  const planets: { [P in Planet]?: readonly number[] } = {};
  pieces.forEach(({ planet }, area) => {
    if (planet !== undefined) planets[planet] = cellsOf[area]!.filter(cell => symbols[cell] === 'P');
  });
  return planets;
}
