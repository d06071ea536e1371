import type { TileId } from '../types.ts';
import type { Assembly, Cap, Planet } from './assembly.ts';
import { locations, type PrintedId, tileGrids } from './tiles.ts';

/** RDA-TILE-01: 26 × 26 squares and the caps around them. */
export const boardWidth = 32;
const rim = 3;

/** A tile or cap as it lies. */
export type Piece = (LaidTile | LaidCap) & Lying;

interface LaidTile {
  readonly kind: 'center' | 'side' | 'corner';
  readonly tile: TileId;
}

/** It is no tile, and is called by its planet if at all. */
interface LaidCap {
  readonly kind: 'cap';
  readonly planet?: Planet;
}

/** What is printed, its rows turned; where its north-western square is, and what is over it. */
interface Lying {
  readonly rows: readonly string[];
  readonly row: number;
  readonly col: number;
  readonly indoor: boolean;
  /** RDA-TILE-07 */
  readonly low: boolean;
}

/** RDA-TILE-05: rows and columns of sides and caps N, E, S, W, of corners NW, NE, SE, SW. */
const sideSlots = [
  [0, 8],
  [8, 18],
  [18, 8],
  [8, 0],
] as const;
const cornerSlots = [
  [0, 0],
  [0, 18],
  [18, 18],
  [18, 0],
] as const;
const capSlots = [
  [-3, 11],
  [11, 26],
  [26, 11],
  [11, -3],
] as const;

/** RDA-LOC-02, RDA-TILE-02..05: center, sides, corners, caps; all but the center are turned with their slot. */
export function piecesOf({ center, sides, corners, caps, turn }: Assembly): Piece[] {
  return [
    layTile(center, 'center', [8, 8], turn),
    ...sides.map((tile, slot) => layTile(tile, 'side', sideSlots[slot]!, slot)),
    ...corners.map((tile, slot) => layTile(tile, 'corner', cornerSlots[slot]!, slot)),
    ...caps.map((cap, slot) => layCap(cap, slot)),
  ];
}

/** Everything printed with every turn, as it was once laid. */
const laid = new Map<string, readonly string[]>();

function lay(printed: PrintedId, [row, col]: readonly [number, number], turn: number) {
  const key = `${printed} ${turn}`;
  const rows = laid.get(key) ?? turned(tileGrids[printed], turn);
  laid.set(key, rows);
  return { rows, row: row + rim, col: col + rim };
}

function layTile(tile: TileId, kind: LaidTile['kind'], slot: readonly [number, number], turn: number): Piece {
  const { indoor = false, low = false } = locations[tile] ?? {};
  return { tile, kind, ...lay(tile, slot, turn), indoor, low };
}

/** RDA-TILE-04 */
function layCap(cap: Cap, slot: number): Piece {
  const open = { kind: 'cap', indoor: false, low: false } as const;
  if (isDock(cap)) return { ...open, ...lay(cap, capSlots[slot]!, slot) };
  return { ...open, planet: cap, ...lay('PLANET', capSlots[slot]!, slot) };
}

export function isDock(cap: Cap): cap is 'DK1' | 'DK2' | 'DK3' | 'DK4' {
  return cap in tileGrids;
}

/** Rows turned clockwise by so many quarters. */
export function turned(rows: readonly string[], quarters: number): readonly string[] {
  if (quarters % 4 === 0) return rows;
  const quarter = Array.from(rows[0]!, (_, col) =>
    rows
      .map(row => row[col]!)
      .reverse()
      .join(''),
  );
  return turned(quarter, quarters - 1);
}
