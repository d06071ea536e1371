import { isAlive, nameOf, placeOf, say } from '../../rules/table.ts';
import type { ConditionRule, State, Survivor } from '../../types.ts';

/** ETS-CG-0704, 0705: passive enemies go for whoever has bled in this round. */
export const bloodTrail: ConditionRule<'bloodTrail'> = {
  effect: () => ({
    *bled({ state }, { by }) {
      state.memory['bled'] = bitsOf(state) | (1 << placeOf(state, by));
    },
    *enemyPhaseStarts(t) {
      for (const survivor of bleeding(t.state)) say(t, 'ETS-CG-0704', 'blood.trail', { who: nameOf(survivor) });
    },
    lures: (_, __, state) => bleeding(state).map(({ zone }) => zone),
    *roundEnds({ state }) {
      delete state.memory['bled'];
    },
  }),
};

/** Those who have, one bit each by their place at the table. */
function bitsOf({ memory }: State): number {
  return memory['bled'] ?? 0;
}

function bleeding(state: State): Survivor[] {
  const bits = bitsOf(state);
  return state.survivors.filter((survivor, place) => isAlive(survivor) && (bits & (1 << place)) !== 0);
}
