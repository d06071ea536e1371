import { isAlive, nameOf, placeOf } from '../../rules/table.ts';
import type { ConditionRule } from '../../types.ts';

/** ETS-CG-0703, 0709: somebody starts with a body injury, whatever would protect it, and keeps it. */
export const openWound: ConditionRule<'openWound'> = {
  prepare(state, t) {
    const living = state.survivors.filter(isAlive);
    const wounded = living[t.chance.below(living.length)]!;
    if (!wounded.injuries.includes('body')) wounded.injuries.push('body');
    state.memory['openWound'] = placeOf(state, wounded);
    t.say('wound.open', { who: nameOf(wounded) }, { rule: 'ETS-CG-0703' });
  },
  effect: () => ({
    incurable: ({ by }, _, state) => (state.memory['openWound'] === placeOf(state, by) ? 'body' : undefined),
  }),
};
