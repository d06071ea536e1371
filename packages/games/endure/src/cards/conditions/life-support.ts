import type { ConditionRule } from '../../types.ts';

/** ETS-CG-0406: what Life Support Failure costs every biological figure. */
export const lifeSupport: ConditionRule<'lifeSupport'> = {
  params: ({ loss }) => ({ loss }),
  effect: ({ loss }) => ({ lifeSupport: () => loss }),
};
