import { nothing } from '@starboard/kernel';
import { areDone } from '../../rules/goals.ts';
import { doorNumber, switchOpen } from '../../rules/map/doors.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import type { ConditionRule } from '../../types.ts';

/** ETS-CG-1003, ETS-MISSION-07: once all of them are done the doors open, for good. */
export const opensAfter: ConditionRule<'opensAfter'> = {
  params: ({ objective }, called) => ({ objective: called(objective) }),
  refersTo: ({ objective, doors }) => ({
    objectives: [{ field: 'objective', name: objective, so: 'doable' }],
    doors: doors.map((door, at) => [`doors.${at}`, door]),
  }),
  effect: ({ objective, doors }) => ({
    looked(t) {
      const { state } = t;
      if (!areDone(state, objective)) return nothing;
      const shut = doors.map(door => doorNumber(state, door)).filter(door => state.doors[door]!.locked);
      if (shut.length === 0) return nothing;
      for (const door of shut) switchOpen(t, door, 'ETS-CG-1003');
      return lookAround(t); // ETS-ODD-18
    },
  }),
};
