import { type Effect, effects } from '../hooks.ts';
import { loseHealth } from '../rules/combat/damage.ts';
import { isWeightless } from '../rules/map/gravity.ts';
import { nameOf, say } from '../rules/table.ts';
import { variantsOf } from '../tables/variants.ts';
import type { Injury } from '../types.ts';

/** ETS-DMG-06..09 */
export const injuries: { readonly [I in Injury]: Effect } = {
  head: { attackRange: range => Math.max(0, range - 1) },
  body: {
    *turnStarts(t, { by }) {
      const roll = t.chance.die();
      say(t, 'ETS-DMG-07', 'injury.bleeds', { who: nameOf(by), die: roll });
      if (roll > 3) return;
      yield* loseHealth(t, by, 1, 'ETS-DMG-07');
      yield* effects.react(t, 'bled', { by });
    },
  },
  leg: {
    moveLimit: (limit, _, __, state) =>
      variantsOf(state).legInjury === 'cap2' ? Math.min(limit, isWeightless(state) ? 4 : 2) : limit,
    moveActions: (limit, { by }, _, state) =>
      variantsOf(state).legInjury === 'minus1' ? Math.min(limit, by.turn.given - 1) : limit,
  },
};
