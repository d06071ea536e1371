import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import type { Endeavours, ObservationId, Observing } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { copyOf, observationOf } from '../copies.ts';
import { strike } from '../missions/bolts.ts';
import { addFound } from '../missions/found.ts';
import { say } from '../table.ts';
import { pickOfSeveral, secondDraw } from './picking.ts';

/** END-OBSCARD-01, 17: one card, or several of which one is resolved. */
export function* drawObservation(t: Endeavours, observing: Observing): Flow {
  const second = secondDraw(t, 'observation');
  const drawn = drawObservations(t, second === undefined ? 1 : 2);
  if (drawn.length === 0) return;
  const card = yield* pickOfSeveral(t, drawn, second);
  for (const other of drawn) if (other !== card) discard(t.state.observation, other);
  say(t, 'END-OBSCARD-01', 'observation.drawn', { card: nameOfCard(card) });
  yield* resolveObservation(t, card, observing);
}

/** The next cards of the deck, as many as there are. */
export function drawObservations(t: Endeavours, count: number): ObservationId[] {
  const drawn: ObservationId[] = [];
  for (let at = 0; at < count; at++) {
    const card = drawAndRenew(t, t.state.observation);
    if (card !== undefined) drawn.push(card);
  }
  return drawn;
}

/** END-OBSCARD-02, 03, 11, 12, 14 */
export function* resolveObservation(t: Endeavours, card: ObservationId, observing: Observing): Flow {
  const { state } = t;
  const title = observationOf(card);
  switch (title.kind) {
    case 'mission':
      addFound(t, card, null);
      return yield* strike(t, card); // END-OBSCARD-13
    case 'astronomy':
    case 'development':
      return void state.hand.push(card);
    case 'ongoing':
      return void state.skies.push({ card, until: state.year + title.years(copyOf(card)) });
    default:
      yield* title.happens(t, copyOf(card), observing);
  }
  discard(state.observation, card);
}
