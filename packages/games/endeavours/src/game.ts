import type { Flow, Game } from '@starboard/kernel';
import './compose.ts';
import { outcome } from './rules/missions/score.ts';
import { layPlaymats, placeHomeBernal, prepare, startingFactory, startingHand } from './rules/setup/index.ts';
import { endOfYearChecks, playerPhase, profit, sunspotEvent } from './rules/year/index.ts';
import { type Setup, seatsOf, setupSchema } from './setup.ts';
import { headline } from './show/headline.ts';
import type { Endeavours, Stage, State, TextKey } from './types.ts';
import { imagine, type View, view } from './view.ts';
import { worth } from './worth.ts';

/** END-SETUP-15, END-CORE-17: what is played next. A stage hands over by naming the next. */
const stages: { readonly [S in Exclude<Stage, 'over'>]: (t: Endeavours) => Flow } = {
  startingHand,
  homeBernal: placeHomeBernal,
  startingFactory,
  mats: layPlaymats,
  profit,
  year: playerPhase,
  checks: endOfYearChecks,
  event: sunspotEvent,
};

export const endeavours: Game<State, Setup, View, TextKey> = {
  id: 'endeavours',
  version: 4,
  setup: setupSchema,
  seats: seatsOf,
  begin: prepare,
  step: t => stages[t.state.stage as Exclude<Stage, 'over'>](t),
  outcome,
  view,
  imagine,
  worth,
  headline,
};
