import type { Game } from '@starboard/kernel';
import { enemyPhase } from './rules/enemies/phase.ts';
import { resolutionPhase } from './rules/resolution.ts';
import { prepare } from './rules/setup/index.ts';
import { survivorPhase } from './rules/turns.ts';
import { crewOf, type Setup, setupSchema } from './setup.ts';
import type { State } from './types.ts';
import { imagine, type View, view } from './view.ts';
import { worth } from './worth.ts';

export { sensibleBot } from './bot/index.ts';
export { type Edge, type FloorPlan, floorPlan } from './plan.ts';
export { texts } from './text/index.ts';
export type { Setup, State, View };

/** ETS-ROUND-01 */
const phases = { survivors: survivorPhase, enemies: enemyPhase, resolution: resolutionPhase };

export const endure: Game<State, Setup, View> = {
  id: 'endure',
  version: 2,
  setup: setupSchema,
  seats: setup => crewOf(setup).map(id => ({ id })),
  begin: prepare,
  step: t => phases[t.state.phase](t),
  outcome({ result, reason, survivors, round }) {
    if (result === null) return undefined;
    const winners = result === 'won' ? survivors.map(({ seat }) => seat) : []; // ETS-GAME-01
    return { winners, reason: { key: reason, params: { round } } };
  },
  view,
  imagine,
  worth,
};

/** What is worth counting over many matches. */
export function tally({ round, survivors, tally: { kills, revealed, searches } }: State) {
  const deaths = survivors.filter(({ status }) => status === 'dead').length;
  return { rounds: round, kills, deaths, revealed, searches };
}
