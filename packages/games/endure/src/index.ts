import type { Game } from '@starboard/kernel';
import { headline } from './headline.ts';
import { campaignReason, departure, goesOn, interlude, missionOver } from './rules/campaign.ts';
import { enemyPhase } from './rules/enemies/phase.ts';
import { reasonOf } from './rules/goals.ts';
import { refugePhase } from './rules/refuge/index.ts';
import { resolutionPhase } from './rules/resolution.ts';
import { prepare } from './rules/setup/index.ts';
import { survivorPhase } from './rules/turns.ts';
import { crewOf, type Setup, setupSchema } from './setup.ts';
import type { State } from './types.ts';
import { imagine, seesAs, type View, view } from './view.ts';
import { worth } from './worth.ts';

export { sensibleBot } from './bot/index.ts';
export { checkMission } from './check/index.ts';
export { missionIds } from './content/missions/index.ts';
export { type Edge, type FloorPlan, floorPlan } from './plan.ts';
export { texts } from './text/index.ts';
export type { Setup, State, View };

/** ETS-ROUND-01, ETS-CAMP-04 */
const phases = {
  survivors: survivorPhase,
  enemies: enemyPhase,
  resolution: resolutionPhase,
  interlude,
  refuge: refugePhase,
  departure,
};

export const endure: Game<State, Setup, View> = {
  id: 'endure',
  version: 5,
  setup: setupSchema,
  seats: setup => crewOf(setup).map(id => ({ id })),
  begin: prepare,
  step: t => (t.state.result === null ? phases[t.state.phase](t) : missionOver(t)),
  outcome(state) {
    const { campaign, result, survivors } = state;
    if (result === null || goesOn(state)) return undefined;
    const winners = result === 'won' ? survivors.map(({ seat }) => seat) : []; // ETS-GAME-01
    return { winners, reason: campaign === null ? reasonOf(state) : campaignReason(state) };
  },
  view,
  seesAs,
  imagine,
  worth,
  headline,
};

/** What is worth counting over many matches. */
export function tally({ round, survivors, campaign, result, tally: { kills, revealed, searches } }: State) {
  const living = survivors.filter(({ status }) => status !== 'dead').length;
  const everybody = campaign?.used.length ?? survivors.length;
  const missions = (campaign?.won ?? 0) + (result === 'won' ? 1 : 0);
  return {
    missions,
    rounds: round + (campaign?.rounds ?? 0),
    kills,
    deaths: everybody - living,
    revealed,
    searches,
  };
}
