import type { Game } from '@starboard/kernel';
import './compose.ts';
import { campaignReason, departure, goesOn, interlude, missionOver } from './rules/campaign.ts';
import { enemyPhase } from './rules/enemies/phase.ts';
import { reasonOf } from './rules/goals.ts';
import { refugePhase } from './rules/refuge/index.ts';
import { resolutionPhase } from './rules/resolution/resolution.ts';
import { crewOf } from './rules/setup/crew.ts';
import { prepare } from './rules/setup/index.ts';
import { survivorPhase } from './rules/turn/turns.ts';
import { type Setup, setupSchema } from './setup.ts';
import { headline } from './show/headline.ts';
import type { State, TextKey } from './types.ts';
import { imagine, seesAs, type View, view } from './view.ts';
import { worth } from './worth.ts';

/** ETS-ROUND-01, ETS-CAMP-04 */
const phases = {
  survivors: survivorPhase,
  enemies: enemyPhase,
  resolution: resolutionPhase,
  interlude,
  refuge: refugePhase,
  departure,
};

export const endure: Game<State, Setup, View, TextKey> = {
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
