import { dist, surfaceOf } from '../../field/board.ts';
import type { Effect } from '../../hooks.ts';
import { checkEnd } from '../../rules/mission/end.ts';
import { walkOf } from '../../rules/squares/walk.ts';
import { walkingCosts } from '../../rules/squares/walking.ts';
import { nameOf, say } from '../../rules/table.ts';
import type { Npc, State } from '../../types.ts';

/** RDA-EPIC-10 */
const notice = 6;

/** RDA-EPIC-09, 10, 13: where the Goliath goes, the docks that it reaches, and who is after it. */
export const goliathsWalk: Effect = {
  quarry: (_about, _owner, { npcs }) => npcs.find(({ npc }) => npc === 'goliath'),
  errand({ by, visible }, _owner, state) {
    if (by.npc !== 'goliath') return undefined;
    const board = surfaceOf(state);
    if (visible.some(({ cell }) => dist(board, cell, by.cell) <= notice)) return undefined;
    return nearestDock(state, by);
  },
  *npcMoved(t, { by }) {
    if (by.npc !== 'goliath') return;
    const { state } = t;
    const board = surfaceOf(state);
    for (const dock of board.docks) {
      if (dist(board, dock, by.cell) > 1 || state.closedDocks.includes(dock)) continue;
      state.closedDocks.push(dock);
      say(t, 'RDA-EPIC-09', 'mission.dockReached', { npc: nameOf(by) });
    }
    checkEnd(t);
  },
};

/** The nearest dock it can reach and has not reached yet; figures in its way may step aside. */
function nearestDock(state: State, goliath: Npc): number | undefined {
  const board = surfaceOf(state);
  const walk = walkOf(state, board, goliath);
  const figures = new Set([...state.crew, ...state.npcs].map(({ cell }) => cell));
  const barred = walk.barred.filter(cell => !figures.has(cell));
  const open = board.docks.filter(dock => !barred.includes(dock) && !state.closedDocks.includes(dock));
  const costs = walkingCosts(state, board, { ...walk, barred }, goliath.cell, open);
  const least = Math.min(...costs);
  return least === Infinity ? undefined : open[costs.indexOf(least)];
}
