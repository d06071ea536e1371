import type { Flow, Game } from '@starboard/kernel';
import './compose.ts';
import { heroesTurn } from './rules/activation.ts';
import { shop } from './rules/after/shop.ts';
import { waveEnds } from './rules/after/wave-ends.ts';
import { outcome } from './rules/end.ts';
import { enemiesTurn } from './rules/enemies/turn.ts';
import { roundBegins, roundEnds } from './rules/round.ts';
import { deployment } from './rules/setup/deployment.ts';
import { prepare } from './rules/setup/index.ts';
import { seatsOf } from './rules/setup/party.ts';
import { waveBegins } from './rules/wave/wave-begins.ts';
import { type Setup, setupSchema } from './setup.ts';
import { headline } from './show/headline.ts';
import type { Horde, Stage, State, TextKey } from './types.ts';
import { imagine, seesAs, type View, view } from './view.ts';
import { worth } from './worth.ts';

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

export const horde: Game<State, Setup, View, TextKey> = {
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
