import { effects } from '../../hooks.ts';
import type { Crew, Ship, State } from '../../types.ts';

/** RDA-EVENT-03 */
export function isImmune(state: State, by: Crew | Ship, keyword: string): boolean {
  return effects.holds(state, 'immunity', { by, keyword });
}
