import { nothing } from '@starboard/kernel';
import { areDone } from '../../rules/goals.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { say } from '../../rules/table.ts';
import type { ConditionRule } from '../../types.ts';

/** ETS-CG-0304, 0305, 0310: in force besides the cards that are drawn; nothing ends it but what the mission names. */
export const lastingEvent: ConditionRule<'lastingEvent'> = {
  params: ({ event, until }, called) => ({ event: { key: `event.${event}` }, objective: called(until) }),
  refersTo: ({ until }) => ({ objectives: [{ field: 'until', name: until, so: 'doable' }] }),
  prepare(state, t, { event }) {
    state.standing = event;
    t.say('event.standing', { event: { key: `event.${event}` } }, { rule: 'ETS-CG-0304' });
  },
  effect: ({ event, until }) => ({
    looked(t) {
      const { state } = t;
      if (state.standing !== event || !areDone(state, until)) return nothing;
      state.standing = null;
      say(t, 'ETS-CG-0305', 'event.over', { event: { key: `event.${event}` } });
      return lookAround(t); // ETS-ODD-18
    },
  }),
};
