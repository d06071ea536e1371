import { discard, draw, type Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Renegades, Ship, State, Words } from '../../types.ts';
import { inOrder } from '../orbit/turn.ts';
import { isSurfaceInPlay } from '../surface/party.ts';
import { isOnBoard, nameOf, say } from '../table.ts';

/** RDA-EVENT-01, 04..06, 10, RDA-QUICK-03, RDA-TIER-08, 13: the catalogue.events of this round. */
export function* eventPhase(t: Renegades): Flow {
  const { state } = t;
  if (isDrawing(state)) {
    const nth = (state.notes['eventPhases'] ?? 0) + 1;
    state.notes['eventPhases'] = nth;
    const count = effects.change(state, 'eventCount', 1, { nth });
    for (let drawn = 0; drawn < count; drawn++) yield* drawEvent(t);
  }
  yield* effects.react(t, 'eventPhase', {});
  state.stage = 'roundEnds';
}

/** RDA-ROUND-04, 05, RDA-QUICK-04: in a timed mission from orbit only once somebody has stood on the surface; never in the last round. */
function isDrawing(state: State): boolean {
  if (!state.drawing && state.crew.some(isOnBoard)) state.drawing = true;
  return state.drawing && !state.lastRound;
}

function* drawEvent(t: Renegades): Flow {
  const { state } = t;
  const event = draw(t, state.events);
  if (event === undefined) return;
  discard(state.events, event);
  const reader = yield* readerOf(t);
  const name: Words = { key: `event.${event}` };
  if (reader === undefined) say(t, 'RDA-EVENT-04', 'event.drawn', { event: name });
  else say(t, 'RDA-EVENT-04', 'event.read', { event: name, ship: nameOf(reader) });
  const [where] = catalogue.events[event].keywords;
  if (where === 'surface' && !isSurfaceInPlay(state)) return say(t, 'RDA-TIER-13', 'event.lost');
  yield* catalogue.events[event].happens(t);
}

/** RDA-EVENT-04: the Coalition player with the highest initiative reads; without one the table does. */
function* readerOf(t: Renegades): Flow<Ship | undefined> {
  const coalition = t.state.ships.filter(({ faction, seat }) => faction === 'coalition' && seat !== null);
  const isOnePlayer = new Set(coalition.map(({ seat }) => seat)).size === 1;
  const readers = coalition.length === 0 || isOnePlayer ? coalition : yield* inOrder(t, coalition);
  return readers[0];
}
