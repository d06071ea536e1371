import type { TileId } from '../types.ts';
import type { Assembly, Cap, Planet } from './assembly.ts';
import { locations, tileGrids } from './tiles.ts';

/** RDA-TILE-01: 26 × 26 squares and the caps around them. */
export const boardWidth = 32;
const rim = 3;

/** A tile or cap as it lies: its rows turned, and where its north-western square is. */
export interface Piece {
  readonly tile: TileId;
  readonly kind: 'center' | 'side' | 'corner' | 'cap';
  readonly rows: readonly string[];
  readonly row: number;
  readonly col: number;
  readonly planet?: Planet;
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
    lay(center, 'center', [8, 8], turn),
    ...sides.map((tile, slot) => lay(tile, 'side', sideSlots[slot]!, slot)),
    ...corners.map((tile, slot) => lay(tile, 'corner', cornerSlots[slot]!, slot)),
    ...caps.map((cap, slot) => layCap(cap, slot)),
  ];
}

/** Every tile with every turn, as it was once laid. */
const laid = new Map<string, readonly string[]>();

function lay(tile: TileId, kind: Piece['kind'], [row, col]: readonly [number, number], turn: number): Piece {
  const { indoor = false, low = false } = locations[tile] ?? {};
  const key = `${tile} ${turn}`;
  const rows = laid.get(key) ?? turned(tileGrids[tile], turn);
  laid.set(key, rows);
  return { tile, kind, rows, row: row + rim, col: col + rim, indoor, low };
}

/** RDA-TILE-04 */
function layCap(cap: Cap, slot: number): Piece {
  if (isDock(cap)) return lay(cap, 'cap', capSlots[slot]!, slot);
  return { ...lay('PLANET', 'cap', capSlots[slot]!, slot), planet: cap };
}

function isDock(cap: Cap): cap is 'DK1' | 'DK2' | 'DK3' | 'DK4' {
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
