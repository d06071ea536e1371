import type { PlacedTile } from '../../field/board.ts';
import { say } from '../../rules/table.ts';
import type { Renegades } from '../../types.ts';

export function announced(t: Renegades, tile: PlacedTile): PlacedTile {
  say(t, 'RDA-RANDLOC-01', 'event.at', { tile: { key: `tile.${tile.tile}` } });
  return tile;
}
