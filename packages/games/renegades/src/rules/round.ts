import type { Flow } from '@starboard/kernel';
import { effects } from '../hooks.ts';
import type { Renegades } from '../types.ts';
import { turnPrisoners } from './captives.ts';
import { repairShips } from './events/repairs.ts';
import { harm } from './harm.ts';
import { healPatients } from './healing.ts';
import { roundIsOver } from './lasting.ts';
import { checkEnd, endMission, timeOut } from './mission/end.ts';
import { isConscious, nameOf, say } from './table.ts';
import { offerTactics } from './tactics/moments.ts';

/** RDA-PRISONER-09: attempts to turn prisoners; then the surface. */
export function* shipPhaseEnds(t: Renegades): Flow {
  yield* turnPrisoners(t);
  t.state.stage = 'surfacePhase';
}

/** RDA-ROUND-07: healing, repairs, infection, what ends, the clock. */
export function* roundEnds(t: Renegades): Flow {
  const { state } = t;
  yield* offerTactics(t, 'roundEnds', {});
  healPatients(t);
  yield* repairShips(t);
  yield* sicken(t);
  yield* effects.react(t, 'roundEnds', {});
  roundIsOver(state);
  for (const ship of state.ships) ship.declared = null;
  checkEnd(t);
  if (state.lastRound) endMission(t, timeOut(state));
  if (state.events.draw.length === 0) startLastRound(t);
  state.round++;
  state.stage = 'shipPhase';
  say(t, 'RDA-ROUND-01', 'round.begins', { round: state.round });
}

/** RDA-DATA-09: one wound for each who is infected and conscious. */
function* sicken(t: Renegades): Flow {
  for (const crew of t.state.crew) {
    if (!crew.infected || !isConscious(t.state, crew)) continue;
    say(t, 'RDA-DATA-09', 'crew.sickens', { crew: nameOf(crew) });
    yield* harm(t, crew, 1, null);
  }
}

/** RDA-EVENT-08, RDA-QUICK-04 */
function startLastRound(t: Renegades): void {
  t.state.lastRound = true;
  say(t, 'RDA-QUICK-04', 'round.last');
}
