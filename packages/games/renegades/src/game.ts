import type { Flow, Game } from '@starboard/kernel';
import './compose.ts';
import { missionEnds } from './rules/campaign/mission-ends.ts';
import { shoreLeave } from './rules/campaign/shore-leave.ts';
import { eventPhase } from './rules/events/phase.ts';
import { missionBegins } from './rules/mission/begins.ts';
import { outcome } from './rules/mission/end.ts';
import { fightersTurn, npcPhase, npcTurns } from './rules/npcs/turn.ts';
import { shipPhase, shipsTurn } from './rules/orbit/turn.ts';
import { roundEnds, shipPhaseEnds } from './rules/round.ts';
import { draft } from './rules/setup/draft.ts';
import { seatsOf } from './rules/setup/fleet.ts';
import { prepare } from './rules/setup/index.ts';
import { placement } from './rules/setup/placement.ts';
import { partiesTurn, surfacePhase } from './rules/surface/turn.ts';
import { type Setup, setupSchema } from './setup.ts';
import { headline } from './show/headline.ts';
import type { Renegades, Stage, State, TextKey } from './types.ts';
import { imagine, seesAs, type View, view } from './view.ts';
import { worth } from './worth.ts';

/** RDA-ROUND-01: what is played next. A stage hands over by naming the next. */
const stages: { readonly [S in Stage]: (t: Renegades) => Flow } = {
  draft,
  missionBegins,
  placement,
  shipPhase,
  ships: shipsTurn,
  fighters: fightersTurn,
  shipPhaseEnds,
  surfacePhase,
  parties: partiesTurn,
  npcs: npcPhase,
  npcTurns,
  event: eventPhase,
  roundEnds,
  missionEnds,
  shoreLeave,
};

export const renegades: Game<State, Setup, View, TextKey> = {
  id: 'renegades',
  version: 4,
  setup: setupSchema,
  seats: seatsOf,
  begin: prepare,
  step: t => stages[t.state.stage](t),
  outcome,
  view,
  seesAs,
  imagine,
  worth,
  headline,
};
