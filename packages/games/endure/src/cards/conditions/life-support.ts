import type { Rule } from './condition.ts';

/** ETS-CG-0406: what Life Support Failure costs every biological figure. */
export const lifeSupport: Rule<'lifeSupport'> = { effect: ({ loss }) => ({ lifeSupport: () => loss }) };
