import { distance } from '../../field/scale.ts';
import type { Named, Words } from '../../types.ts';
import type { Mind } from './mind.ts';

/** Why a unit does what it does: the rule, and what it saw that the rule asks for (`why.…` among the texts). */
export interface Reason {
  readonly rule: string;
  readonly why: Words;
}

export function because(rule: string, why: Named<'why'>): Reason {
  return { rule, why: { key: `why.${why}` } };
}

/** Because of its Goal (GSQ-AI-03). */
export function keeping({ goal: { no } }: Mind, rule: string, why: Named<'why'>): Reason {
  return { rule, why: { key: `why.${why}`, params: { no } } };
}

/** Because of what is, or is not, within so many printed inches; told as they count on this table (GSQ-TABLE-04). */
export function within({ state }: Mind, printed: number, rule: string, why: Named<'why'>): Reason {
  return { rule, why: { key: `why.${why}`, params: { inches: distance(state, printed) / 4 } } };
}
