import type { Condition, ConditionCard } from '../types.ts';

export const conditions: { readonly [C in Condition]: ConditionCard } = {
  /** GSQ-COND-02 */
  afflicted: {
    stat: () => ({ name: 'afflicted', value: -1 }),
    morale: (_, owner) => (owner?.kind === 'unit' ? { name: 'afflicted', value: -1 } : undefined),
  },
  /** GSQ-COND-03 */
  diseased: { barsHealing: true },
  /** GSQ-COND-04 */
  impaired: { stride: ({ move }) => ({ name: 'impaired', value: move === 'advance' ? -2 : -4 }) },
  /** GSQ-COND-05 */
  crippled: { hit: () => ({ name: 'crippled', value: -1 }) },
};
