import type { Effect } from '../hooks.ts';
import type { Condition } from '../types.ts';

/** GSQ-COND-02..05. Diseased is asked about where wounds and Power are restored. */
export const conditions: { readonly [C in Condition]: Effect } = {
  afflicted: {
    stat: () => ({ name: 'afflicted', value: -1 }),
    morale: (_, owner) => (owner?.kind === 'unit' ? { name: 'afflicted', value: -1 } : undefined),
  },
  diseased: {},
  impaired: { stride: ({ move }) => ({ name: 'impaired', value: move === 'advance' ? -2 : -4 }) },
  crippled: { hit: () => ({ name: 'crippled', value: -1 }) },
};
