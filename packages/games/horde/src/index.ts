import type { Flow, Game } from '@starboard/kernel';
import { headline } from './headline.ts';
import { heroesTurn } from './rules/activation.ts';
import { shop } from './rules/after/shop.ts';
import { waveEnds } from './rules/after/wave-ends.ts';
import { outcome } from './rules/end.ts';
import { enemiesTurn } from './rules/enemies/turn.ts';
import { roundBegins, roundEnds } from './rules/round.ts';
import { deployment } from './rules/setup/deployment.ts';
import { prepare } from './rules/setup/index.ts';
import { waveBegins } from './rules/wave/wave-begins.ts';
import { type Setup, seatsOf, setupSchema } from './setup.ts';
import type { Horde, Stage, State } from './types.ts';
import { imagine, seesAs, type View, view } from './view.ts';
import { worth } from './worth.ts';

export { sensibleBot } from './bot/index.ts';
export { type BattlePlan, battlePlan, greasePools, inchesAt, placeAt } from './plan.ts';
export { textOf } from './rules/table.ts';
export { texts } from './text/index.ts';
export type { Setup, State, View };

/** GSQ-FLOW-01, 06..08: what is played next. A stage hands over by naming the next. */
const stages: { readonly [S in Stage]: (t: Horde) => Flow } = {
  deployment,
  waveBegins,
  roundBegins,
  heroes: heroesTurn,
  enemies: enemiesTurn,
  roundEnds,
  waveEnds,
  shop,
};

export const horde: Game<State, Setup, View> = {
  id: 'horde',
  version: 5,
  setup: setupSchema,
  seats: setup => seatsOf(setup).map(id => ({ id })),
  begin: prepare,
  step: t => stages[t.state.stage](t),
  outcome,
  view,
  seesAs,
  imagine,
  worth,
  headline,
};

/** GSQ-END-03: how far a mission got says more than its mean; wave 10 is the last. */
export const spread = { of: 'waves', most: 10 };

/** What is worth counting over many matches. */
export function tally({ finishedWaves, earned, tally: { kills, searches, falls } }: State) {
  return { waves: finishedWaves, score: earned * finishedWaves, xp: earned, kills, searches, falls };
}
