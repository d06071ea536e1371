import { npcCardOf } from '../../catalogue.ts';
import type { Board } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Figure, State } from '../../types.ts';
import { flies } from '../stats.ts';
import { areFriends, figuresOutside } from '../table.ts';
import type { Walk } from './walking.ts';

/** RDA-MOVE-10, 11, 15, RDA-NPC-19, RDA-CREATURE-02: how somebody walks on a board now, and the squares it may not enter. Friends may be passed; where a move may end is another matter (RDA-MOVE-13). */
export function walkOf(state: State, board: Board, figure: Figure): Walk & { readonly barred: number[] } {
  const walk = { ...gaitOf(state, figure), barred: [...state.fires] };
  if (!walk.flies) {
    barOthers(state, board, figure, walk.barred);
    barFloods(state, board, walk.barred);
  }
  barLowRooms(board, figure, walk.barred);
  return walk;
}

/** How somebody walks, whatever is in its way. */
export function gaitOf(state: State, figure: Figure): Walk {
  const gaits = effects.tell(state, 'gait', { by: figure });
  return {
    flies: flies(state, figure),
    burrows: gaits.includes('burrows'),
    swims: gaits.includes('swims'),
    barred: [],
  };
}

/** Squares of those who do not let it pass; whoever is in stealth passes everybody. */
function barOthers(state: State, board: Board, figure: Figure, barred: number[]): void {
  if (figure.kind === 'crew' && figure.stealth) return;
  for (const other of figuresOutside(state)) {
    if ((other.on === 'home') === (board.name === 'home') && !areFriends(state, figure, other)) barred.push(other.cell);
  }
}

/** E16 */
function barFloods(state: State, { name, water }: Board, barred: number[]): void {
  if (name !== 'surface' || !effects.holds(state, 'flood', {})) return;
  for (let cell = 0; cell < water.length; cell++) if (water[cell] === 1) barred.push(cell);
}

/** RDA-CREATURE-02: rooms with a low ceiling, for Giants. */
function barLowRooms({ low, roomCells }: Board, figure: Figure, barred: number[]): void {
  if (figure.kind !== 'npc' || !npcCardOf(figure.npc).keywords.includes('giant')) return;
  low.forEach((isLow, room) => {
    if (isLow) barred.push(...roomCells[room]!);
  });
}
