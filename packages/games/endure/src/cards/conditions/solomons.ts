import type { Rule } from './condition.ts';

/** ETS-CG-0804: no Solomon rolls are made. */
export const noSolomons: Rule<'noSolomons'> = { effect: () => ({ solomonOn: () => 0 }) };

/** ETS-CG-1007: they give no damage bonus. */
export const meekSolomons: Rule<'meekSolomons'> = { effect: () => ({ solomonBonus: () => 0 }) };
