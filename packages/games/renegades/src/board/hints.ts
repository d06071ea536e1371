import type { Hint } from '@starboard/board';
import type { View } from '../view.ts';

type Now = Parameters<Hint<View>['isDue']>[0];

function hint(id: string, rule: string, isDue: (now: Now) => boolean): Hint<View> {
  return { id, text: { key: `face.hint.${id}` }, rule, isDue };
}

function isAsked({ decision }: Now, ...names: readonly string[]): boolean {
  return decision?.ask !== undefined && names.includes(decision.name);
}

/** One sentence each, at the moment it matters: what presses most comes first. */
export const hints: readonly Hint<View>[] = [
  hint('fly', 'RDA-MOVE-01', now => isAsked(now, 'fly', 'start')),
  hint('pair', 'RDA-ATTACK-11', now => isAsked(now, 'pair')),
];
