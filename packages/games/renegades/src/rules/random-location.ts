import { npcCardOf } from '../catalogue.ts';
import { type Board, dangerAt, orbitOf, type PlacedTile, surfaceOf } from '../field/board.ts';
import { locations } from '../field/tiles.ts';
import type { NpcId, Renegades, Ship, State } from '../types.ts';
import { nearestInOrbit } from './squares/flying.ts';
import { nearestOnFoot, occupied } from './squares/walking.ts';

/**
 * RDA-RANDLOC-01, 02: a tile of the board at random; some may be drawn again (RDA-ENEMYCARD-05). The deck is shuffled
 * after every card, so that any of its nine cards is as likely as any other.
 */
export function randomTile(t: Renegades, board: 'surface' | 'orbit', but: readonly PlacedTile[] = []): PlacedTile {
  const { tiles } = board === 'surface' ? surfaceOf(t.state) : orbitOf(t.state);
  const cards = tiles.filter(({ tile }) => !but.some(other => other.tile === tile));
  t.reveal();
  return cards[t.roll(1, cards.length)[0]! - 1]!;
}

/** RDA-RANDLOC-03..05: the free squares of a tile from its spawn square outwards. */
export function spawnSquares(t: Renegades, tile: PlacedTile, count: number, npc?: NpcId): readonly number[] {
  const { state } = t;
  if (locations[tile.tile]?.board === 'orbit') return freeOrbitSquares(state, tile, count);
  return freeSquares(
    state,
    surfaceOf(state),
    tile,
    count,
    npc !== undefined && npcCardOf(npc).keywords.includes('giant'),
  );
}

/** RDA-RANDLOC-03, 04: by walking distance; a Giant that cannot stay in a low room goes out of it, even off the tile. */
function freeSquares(state: State, board: Board, tile: PlacedTile, count: number, giant: boolean): readonly number[] {
  const leaves = giant && isLow(board, tile.spawn);
  const taken = occupied(state, board);
  const isFree = (cell: number) =>
    (leaves || isOnTile(board, tile, cell)) &&
    !taken.includes(cell) &&
    !(giant && isLow(board, cell)) &&
    !isUnfit(state, board, cell);
  return nearestOnFoot(state, board, tile.spawn, count, isFree);
}

function isOnTile({ tileAt }: Board, { spawn }: PlacedTile, cell: number): boolean {
  return tileAt[cell] === tileAt[spawn];
}

/** RDA-CREATURE-02: a doorway of a low room is inside it. */
function isLow({ rooms, low }: Board, cell: number): boolean {
  return rooms[cell]!.some(room => low[room]);
}

/** RDA-RANDLOC-05: docks and whatever burns or hurts. */
function isUnfit(state: State, board: Board, cell: number): boolean {
  return board.docks.includes(cell) || state.fires.includes(cell) || dangerAt(state, board, cell) !== undefined;
}

/** RDA-RANDLOC-03, 05: free squares of an orbit tile from its spawn square outwards; a ship that is put there may stand on its own. */
export function freeOrbitSquares(state: State, tile: PlacedTile, count: number, mover?: Ship): readonly number[] {
  const board = orbitOf(state);
  const isTaken = (cell: number) =>
    state.ships.some(ship => ship.where === 'orbit' && ship !== mover && ship.cell === cell) ||
    state.fighters.some(fighter => fighter.cell === cell);
  const isFree = (cell: number) =>
    isOnTile(board, tile, cell) && !isTaken(cell) && dangerAt(state, board, cell) === undefined;
  return nearestInOrbit(state, tile.spawn, count, isFree);
}
