import { idsOf } from '../../catalogue.ts';
import { type Board, dangerAt } from '../../field/board.ts';
import { listed, squareName } from '../../show/names.ts';
import type { Named, Words } from '../../types.ts';
import { asState, type View } from '../../view.ts';

/** RDA-BOARD-02, RDA-TILE-07..10: what a square is, in words; nothing outside of the board. */
export function squareText(view: View, board: Board, cell: number): Words | undefined {
  if ((board.areaAt[cell] ?? -1) < 0) return undefined;
  const kinds = listed(kindsOf(view, board, cell).map((kind): Words => ({ key: `board.terrain.${kind}` })));
  const square = squareName(board, cell);
  return kinds === undefined ? square : { key: 'board.at', params: { name: square, square: kinds } };
}

type Terrain = Named<'board.terrain'>;

function kindsOf(view: View, board: Board, cell: number): readonly Terrain[] {
  const { grid, doorway, green, water, level, docks, homeBase } = board;
  const isDoor = doorway[cell] === 1;
  const isStopped = grid.stopsSteps[cell] !== 0;
  const danger = dangerAt(asState(view), board, cell);
  const all: { readonly [T in Terrain]?: boolean } = {
    wall: isStopped && !isDoor,
    shut: isStopped && isDoor,
    doorway: !isStopped && isDoor,
    green: green[cell] === 1,
    water: water[cell] === 1,
    high: level[cell] === 1,
    low: level[cell] === -1,
    ...(danger && { [danger]: true }),
    dock: docks.includes(cell),
    planet: board.symbols[cell] === 'P',
    homeBase: homeBase.includes(cell),
    fire: board.name === 'surface' && view.fires.includes(cell),
  };
  return idsOf(all).filter(kind => all[kind]);
}
