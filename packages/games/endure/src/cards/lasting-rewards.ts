import type { Effect } from '../hooks.ts';
import { nameOf, say } from '../rules/table.ts';
import { spendLasting } from '../rules/turn/abilities.ts';

/** What rewards change after they were used, by name. */
export const lastingRewards: { readonly [what: string]: Effect } = {
  makingItLast: {
    usedUp: () => false,
    *used(_, { by }) {
      spendLasting(by, 'makingItLast');
    },
  },
  nothingToFear: {
    *testDue(t, { by, test }) {
      if (!spendLasting(by, 'nothingToFear')) return;
      test.passed = true;
      say(t, 'ETS-ADECK-01', 'test.fearless', { who: nameOf(by) });
    },
  },
};
