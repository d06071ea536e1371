import type { ConditionRule } from '../../types.ts';

/** ETS-CG-0804: no Solomon rolls are made. */
export const noSolomons: ConditionRule<'noSolomons'> = { effect: () => ({ solomonOn: () => 0 }) };

/** ETS-CG-1007: they give no damage bonus. */
export const meekSolomons: ConditionRule<'meekSolomons'> = { effect: () => ({ solomonBonus: () => 0 }) };
