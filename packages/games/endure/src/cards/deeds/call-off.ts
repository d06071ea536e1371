import { removeCards, reshuffle } from '@starboard/kernel';
import { lookAround } from '../../rules/map/look-around.ts';
import { expireEvent } from '../../rules/resolution/resolution.ts';
import { nameOf, say } from '../../rules/table.ts';
import type { DeedRule, EventId, State } from '../../types.ts';

/** ETS-CG-0707, ETS-ODD-28: however many there are, the one that lies open among them. */
export const callingOff: DeedRule<'callOff'> = {
  remote: true,
  params: ({ event }) => ({ event: { key: `event.${event}` } }),
  whyNot: (state, _, __, { event }) =>
    isLeft(state, event) ? undefined : { reason: { key: 'bar.noUse' }, rule: 'ETS-ODD-33' },
  *do(t, by, objective, { event }) {
    const { state } = t;
    objective.done = true;
    if (state.event === event) yield* expireEvent(t);
    const count = removeCards(state.events, event);
    reshuffle(t, state.events);
    say(t, 'ETS-CG-0707', 'event.calledOff', { who: nameOf(by), count, event: { key: `event.${event}` } });
    yield* lookAround(t);
  },
};

function isLeft({ event, events: { draw, discard } }: State, card: EventId): boolean {
  return event === card || draw.includes(card) || discard.includes(card);
}
