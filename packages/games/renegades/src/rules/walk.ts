import { npcCardOf } from '../content/npcs.ts';
import { told } from '../effects.ts';
import type { Board } from '../field/board.ts';
import type { Walk } from '../field/walking.ts';
import type { Figure, State } from '../types.ts';
import { flies } from './stats.ts';
import { areFriends, figuresOutside } from './table.ts';

/** RDA-MOVE-10, 11, 15, RDA-NPC-19, RDA-CREATURE-02: how somebody walks on a board now, and the squares it may not enter. Friends may be passed; where a move may end is another matter (RDA-MOVE-13). */
export function walkOf(state: State, board: Board, figure: Figure): Walk {
  const inTheAir = flies(state, figure);
  const gaits = told(state, 'gait', { by: figure });
  return {
    flies: inTheAir,
    burrows: gaits.includes('burrows'),
    swims: gaits.includes('swims'),
    barred: [
      ...inTheWay(state, board, figure, inTheAir),
      ...state.fires,
      ...floods(state, board, inTheAir),
      ...tooLow(board, figure),
    ],
  };
}

/** Squares of those who do not let it pass; flyers and those in stealth pass everybody. */
function inTheWay(state: State, board: Board, figure: Figure, inTheAir: boolean): number[] {
  if (inTheAir || (figure.kind === 'crew' && figure.stealth)) return [];
  const cells: number[] = [];
  for (const other of figuresOutside(state)) {
    if ((other.on === 'home') === (board.name === 'home') && !areFriends(state, figure, other)) cells.push(other.cell);
  }
  return cells;
}

/** E16 */
function floods(state: State, board: Board, inTheAir: boolean): number[] {
  if (inTheAir || told(state, 'flood', {}).length === 0) return [];
  return Array.from(board.water.keys()).filter(cell => board.water[cell] === 1);
}

/** RDA-CREATURE-02: rooms with a low ceiling, for Giants. */
function tooLow(board: Board, figure: Figure): readonly number[] {
  if (figure.kind !== 'npc' || !npcCardOf(figure.npc).keywords.includes('giant')) return [];
  return board.low.flatMap((low, room) => (low ? board.roomCells[room]! : []));
}
