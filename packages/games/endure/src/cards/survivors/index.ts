import type { SurvivorId } from '../../types.ts';
import { lastingBlows } from '../bosses.ts';
import { lastingRewards } from '../lasting-rewards.ts';
import type { AbilitySet, Lasts } from './ability.ts';
import { captain } from './captain.ts';
import { engineer } from './engineer.ts';
import { marine } from './marine.ts';
import { medic } from './medic.ts';
import { psychic } from './psychic.ts';
import { scout } from './scout.ts';
import { technician } from './technician.ts';

/** ETS-ABIL-09: every class has two sets. */
export const abilitySets: { readonly [S in SurvivorId]: AbilitySet } = {
  ...captain,
  ...marine,
  ...psychic,
  ...engineer,
  ...medic,
  ...scout,
  ...technician,
};

/** What goes on after an ability or a reward was used, by its name. */
export const lastingEffects: { readonly [what: string]: Lasts | undefined } = {
  ...lastingRewards,
  ...lastingBlows,
  ...Object.fromEntries(
    Object.values(abilitySets).flatMap(({ active, crisis }) =>
      [active, crisis].map(({ name, lasting }) => [name, lasting] as const),
    ),
  ),
};
