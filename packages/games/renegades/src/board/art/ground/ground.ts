import type { Board } from '../../../field/board.ts';
import { locations, tileGrids } from '../../../field/tiles.ts';
import type { TileId } from '../../../types.ts';

/** Squares as they are drawn, be they a whole board or one tile. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** By cell, ' ' outside: see `field/legend.ts`. */
  readonly symbols: string;
  readonly areaAt: ArrayLike<number>;
  /** By area; caps and home boards are none. */
  readonly tiles: readonly TileId[];
  /** Doorways that are kept shut. */
  readonly shut: readonly number[];
  /** Squares under a low ceiling. */
  readonly low: readonly number[];
}

export function groundOf({ grid, symbols, areaAt, tiles, doorway, roomCells, low }: Board): Ground {
  const shut = [...doorway.keys()].filter(cell => doorway[cell] === 1 && grid.stopsSteps[cell] === 1);
  return {
    width: grid.width,
    height: grid.height,
    symbols,
    areaAt,
    tiles: tiles.map(({ tile }) => tile),
    shut,
    low: roomCells.flatMap((cells, room) => (low[room] ? cells : [])),
  };
}

/** A tile by itself, as it is printed. */
export function groundOfTile(tile: TileId): Ground {
  const rows = tileGrids[tile];
  const symbols = rows.join('');
  return {
    width: rows[0]!.length,
    height: rows.length,
    symbols,
    areaAt: new Int8Array(symbols.length),
    tiles: [tile],
    shut: [],
    low: [],
  };
}

export function cellsWith({ symbols }: Pick<Ground, 'symbols'>, wanted: string): number[] {
  return [...symbols].flatMap((symbol, cell) => (wanted.includes(symbol) ? [cell] : []));
}

export function allCells({ symbols }: Ground): number[] {
  return [...symbols].flatMap((symbol, cell) => (symbol === ' ' ? [] : [cell]));
}

/** The tile of a square; none on caps and home boards. */
export function tileAt({ areaAt, tiles }: Ground, cell: number): TileId | undefined {
  return tiles[areaAt[cell]!];
}

export function isIndoors(ground: Ground, cell: number): boolean {
  const tile = tileAt(ground, cell);
  return tile !== undefined && locations[tile]?.indoor === true;
}

/** Clockwise from north, as the quarters of a turn. */
export const sides = [0, 1, 2, 3] as const;
export type Side = (typeof sides)[number];

const across = [0, 1, 0, -1] as const;
const down = [-1, 0, 1, 0] as const;

/** The square on one side; -1 beyond the rim. */
export function nextTo({ width, height }: Pick<Ground, 'width' | 'height'>, cell: number, side: Side): number {
  const col = (cell % width) + across[side];
  const row = Math.floor(cell / width) + down[side];
  return col < 0 || row < 0 || col >= width || row >= height ? -1 : row * width + col;
}

/** The symbol of the square on one side; ' ' beyond the rim. */
export function symbolNextTo(ground: Ground, cell: number, side: Side): string {
  return ground.symbols[nextTo(ground, cell, side)] ?? ' ';
}

export interface Rim {
  readonly cell: number;
  readonly side: Side;
}

/** The sides on which squares border on something else. */
export function rimsOf(ground: Ground, cells: Iterable<number>, isElse: (symbol: string, cell: number) => boolean) {
  return [...cells].flatMap(cell =>
    sides.flatMap((side): Rim[] =>
      isElse(symbolNextTo(ground, cell, side), nextTo(ground, cell, side)) ? [{ cell, side }] : [],
    ),
  );
}
