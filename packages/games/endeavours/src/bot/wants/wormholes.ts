import { bordersBetween } from '../../map/index.ts';
import { openMissions } from '../../rules/missions/quest.ts';
import { wormsAt } from '../../rules/move/plan.ts';
import { lastYear } from '../../rules/season.ts';
import type { State } from '../../types.ts';
import { weights } from '../weights.ts';
import type { Sketch } from './want.ts';

/** OM1: through a wormhole, by those of whom nothing else is expected any more: nobody knows where a new one leads (END-WORM-03). */
export function traversing(state: State, borders: number): Sketch[] {
  if (openMissions(state).length > 0 && state.year < lastYear - weights.farewell) return [];
  return state.wormholes.flatMap(({ entrance, exit }) => {
    if (exit !== null && bordersBetween(entrance, exit) < borders) return [];
    const chance = exit === null ? chanceOfExit(borders) : 1;
    const mouths = exit === null ? [entrance] : [entrance, exit];
    return mouths
      .filter(node => wormsAt(state, node).length > 0)
      .map(node => ({ node, deed: 'traverse' as const, manned: true, years: 0, chance }));
  });
}

/** That a new exit is so many zones away, about. */
function chanceOfExit(borders: number): number {
  return Math.max(0.3, 1 - 0.15 * borders);
}
