import { doorName } from '../../rules/map/doors.ts';
import { groundOf } from '../../rules/mission.ts';
import { say } from '../../rules/table.ts';
import type { ConditionRule } from '../../types.ts';

/** The exit by which the first has left. */
const chosen = 'oneExit';

/** ETS-CG-0407, 0408: the first to leave decides by which exit all do; no other works any more. */
export const oneExit: ConditionRule<'oneExit'> = {
  effect: () => ({
    whyNotExit: ({ exit }, _, { memory }) =>
      (memory[chosen] ?? exit) === exit
        ? undefined
        : { reason: { key: 'bar.otherExit' }, rule: 'ETS-CG-0408', forGood: true },
    *left(t, { exit }) {
      const { state } = t;
      if (state.memory[chosen] !== undefined) return;
      state.memory[chosen] = exit;
      const { map, exits } = groundOf(state);
      for (const [at] of exits.entries()) {
        const other = map.doors.length + at;
        if (other !== exit) say(t, 'ETS-CG-0408', 'exit.closed', { door: doorName(state, other) });
      }
    },
  }),
};
