import { type Board, centerOf, type PlacedTile } from '../../field/board.ts';
import type { Renegades, Spot } from '../../types.ts';

const kinds = { sides: 'side', corners: 'corner' } as const;

/** RDA-MISSION-04: the tiles that a spot names; random ones are drawn without replacement. */
export function tilesAt(t: Renegades, board: Board, spot: Spot): PlacedTile[] {
  const { tiles } = board;
  if ('center' in spot) return [centerOf(board)];
  if ('tile' in spot) return tiles.filter(({ tile }) => tile === spot.tile);
  if ('each' in spot) return tiles.filter(({ kind }) => kind === kinds[spot.each]);
  const { random, count, besides } = spot;
  const candidates = tiles.filter(({ kind, tile }) => tile !== besides && (random === 'any' || kind === kinds[random]));
  return t.shuffle([...candidates]).slice(0, count);
}
