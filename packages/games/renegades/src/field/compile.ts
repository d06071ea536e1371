import { compileGrid, type Grid, type GridSpec, type GridTerrain, gridWith } from '@starboard/space';
import { type Planet, planetNames, readAssembly } from './assembly.ts';
import type { Board, PlacedTile } from './board.ts';
import { boardWidth, type Piece, piecesOf } from './layout.ts';
import { type Danger, orbitLegend, type Sign, surfaceLegend } from './legend.ts';
import { type Rooms, roomsOf } from './rooms.ts';
import { tileGrids } from './tiles.ts';

/** RDA-BOARD-01: a surface or orbit board as its assembly says. */
export function compileBoard(name: 'surface' | 'orbit', written: string, shut: readonly number[]): Board {
  const pieces = piecesOf(readAssembly(written));
  return compile(name, pieces, boardWidth, shut);
}

/** RDA-TILE-01: one piece of 11 × 11. */
export function compileHome(tile: 'EARTH' | 'SAVEN'): Board {
  const rows = tileGrids[tile];
  const piece: Piece = { kind: 'cap', rows, row: 0, col: 0, indoor: false, low: false };
  return compile('home', [piece], rows.length, []);
}

/** A board's squares in one list, and which piece each belongs to. */
export interface Squares {
  readonly width: number;
  readonly symbols: readonly string[];
  readonly areaAt: Int8Array;
}

/** How many boards there were. */
let compiled = 0;

function compile(name: Board['name'], pieces: readonly Piece[], width: number, shut: readonly number[]): Board {
  const squares = squaresOf(pieces, width);
  const { symbols, areaAt } = squares;
  const signs = name === 'orbit' ? orbitSigns : surfaceSigns;
  const grid = gridOf(squares, name === 'orbit' ? orbitTerrains : surfaceTerrains, shut);
  const cellsOf = cellsByArea(pieces, areaAt);
  const marked = (name: Mark) => markedSquares(grid, signs[name]);
  const where = (name: Mark) => inOrderOf(cellsOf, marked(name));
  const doorway = marked('doorway');
  const rooms: Rooms = roomsOf(squares, pieces, cellsOf, grid, doorway);
  return {
    name,
    grid,
    symbols: symbols.join(''),
    areaAt,
    tileAt: tilesAt(pieces, areaAt),
    tiles: pieces.flatMap((piece, area) => placedTile(piece, cellsOf[area]!, grid, signs.spot)),
    ...rooms,
    green: marked('green'),
    water: marked('water'),
    dangers: dangersOf(grid, signs.danger),
    doorway,
    level: Int8Array.from(grid.lowLevel),
    docks: where('dock'),
    homeBase: where('homeBase'),
    planets: planetsOf(pieces, cellsOf, symbols),
    no: compiled++,
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
function gridOf({ width, symbols }: Squares, terrains: GridSpec['terrains'], shut: readonly number[]): Grid {
  const rows: (string | null)[][] = [];
  for (let first = 0; first < symbols.length; first += width) {
    const row: (string | null)[] = symbols.slice(first, first + width);
    for (let col = 0; col < width; col++) if (row[col] === ' ') row[col] = null;
    rows.push(row);
  }
  const grid = compileGrid({ rows, terrains });
  if (!grid.ok) throw new Error(grid.problems.join(' '));
  return shut.length === 0 ? grid.value : gridWith(grid.value, { doors: [], blocked: shut });
}

const surfaceTerrains = terrainsOf(surfaceLegend);
const orbitTerrains = terrainsOf(orbitLegend);

function terrainsOf(legend: Legend): Readonly<Record<string, GridTerrain>> {
  return Object.fromEntries(Object.entries(legend).map(([symbol, { terrain }]) => [symbol, terrain]));
}

function tilesAt(pieces: readonly Piece[], areaAt: Int8Array): Int8Array {
  const tileAt = areaAt.slice();
  const caps = pieces.findIndex(({ kind }) => kind === 'cap'); // they come last
  for (let cell = 0; cell < tileAt.length; cell++) if (tileAt[cell]! >= caps) tileAt[cell] = -1;
  return tileAt;
}

function cellsByArea(pieces: readonly Piece[], areaAt: Int8Array): readonly (readonly number[])[] {
  const cells: number[][] = pieces.map(() => []);
  for (let cell = 0; cell < areaAt.length; cell++) if (areaAt[cell]! >= 0) cells[areaAt[cell]!]!.push(cell);
  return cells;
}

type Legend = Readonly<Record<string, Sign>>;
type Mark = 'green' | 'water' | 'doorway' | 'dock' | 'homeBase';

/** Signs by the number of their terrain: they are looked up once for a legend, not for each square. */
const surfaceSigns = signsOf(surfaceLegend);
const orbitSigns = signsOf(orbitLegend);

function signsOf(legend: Legend) {
  const signs = Object.keys(legend)
    .sort()
    .map(symbol => legend[symbol]!);
  const marked = (mark: Mark) => signs.map(sign => (sign[mark] === true ? 1 : 0));
  return {
    green: marked('green'),
    water: marked('water'),
    doorway: marked('doorway'),
    dock: marked('dock'),
    homeBase: marked('homeBase'),
    danger: signs.map(({ danger }) => danger),
    spot: signs.map(({ spot }) => spot),
  };
}

type Signs = ReturnType<typeof signsOf>;

function markedSquares({ terrain }: Grid, byTerrain: readonly number[]): Uint8Array {
  const marks = new Uint8Array(terrain.length);
  for (let cell = 0; cell < marks.length; cell++) if (terrain[cell]! >= 0) marks[cell] = byTerrain[terrain[cell]!]!;
  return marks;
}

/** Those that are marked, piece by piece. */
function inOrderOf(cellsOf: readonly (readonly number[])[], marks: Uint8Array): number[] {
  const cells: number[] = [];
  for (const area of cellsOf) for (const cell of area) if (marks[cell] === 1) cells.push(cell);
  return cells;
}

/** RDA-DATA-03 */
function placedTile(
  piece: Piece,
  cells: readonly number[],
  { terrain }: Grid,
  byTerrain: Signs['spot'],
): PlacedTile | [] {
  if (piece.kind === 'cap') return [];
  const { tile, kind } = piece;
  const placed = { tile, kind, cells, crate: -1, spawn: -1, objective: -1 };
  for (const cell of cells) {
    const spot = byTerrain[terrain[cell]!];
    if (spot !== undefined && placed[spot] < 0) placed[spot] = cell;
  }
  return placed;
}

function dangersOf({ terrain }: Grid, byTerrain: Signs['danger']): ReadonlyMap<number, Danger> {
  const dangers = new Map<number, Danger>();
  for (let cell = 0; cell < terrain.length; cell++) {
    const danger = terrain[cell]! < 0 ? undefined : byTerrain[terrain[cell]!];
    if (danger !== undefined) dangers.set(cell, danger);
  }
  return dangers;
}

function planetsOf(
  pieces: readonly Piece[],
  cellsOf: readonly (readonly number[])[],
  symbols: readonly string[],
): Board['planets'] {
  const planets: { [P in Planet]?: readonly number[] } = {};
  for (const name of planetNames) {
    const area = pieces.findIndex(piece => piece.kind === 'cap' && piece.planet === name);
    if (area >= 0) planets[name] = cellsOf[area]!.filter(cell => symbols[cell] === 'P');
  }
  return planets;
}
