import { emptyCatalogue } from '@starboard/kernel';
import type { Rule } from './cards/conditions/condition.ts';
import type { DeedRule } from './cards/deeds/deed.ts';
import type { ConditionName, Deed } from './cards/missions/index.ts';

/** What the rules know of cards and missions; `index.ts` fills it. */
export const catalogue = emptyCatalogue<{
  /** Everything that objectives are for, by its word. */
  readonly deeds: { readonly [D in Deed['does']]: DeedRule<D> };
  /** Every special condition by its word. */
  readonly conditions: { readonly [C in ConditionName]: Rule<C> };
}>();
