import type { TileId } from '../types.ts';

/** RDA-LOC-02, RDA-TILE-05: which face lies in which slot. */
export interface Assembly {
  readonly center: TileId;
  /** N, E, S, W. */
  readonly sides: readonly TileId[];
  /** NW, NE, SE, SW. */
  readonly corners: readonly TileId[];
  /** N, E, S, W: docks, or planets by name. */
  readonly caps: readonly Cap[];
  /** RDA-VAR-20: quarter turns of the center. */
  readonly turn: number;
}

/** RDA-LOC-03, RDA-BOARD-06 */
export type Cap = 'DK1' | 'DK2' | 'DK3' | 'DK4' | Planet;
export const planetNames = ['portSaven', 'earth', 'neutral', 'mission'] as const;
export type Planet = (typeof planetNames)[number];

/** In one line, as the state keeps it: `CT1 S2 S5 S8 S3 C1 C4 C6 C8 DK2 DK1 DK4 DK3 0`. */
export function writeAssembly({ center, sides, corners, caps, turn }: Assembly): string {
  return [center, ...sides, ...corners, ...caps, turn].join(' ');
}

export function readAssembly(written: string): Assembly {
  const words = written.split(' ');
  return {
    center: words[0] as TileId,
    sides: words.slice(1, 5) as TileId[],
    corners: words.slice(5, 9) as TileId[],
    caps: words.slice(9, 13) as Cap[],
    turn: Number(words[13]),
  };
}
