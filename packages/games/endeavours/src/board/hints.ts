import type { Hint } from '@starboard/board';
import type { View } from '../view.ts';

type Now = Parameters<Hint<View>['isDue']>[0];

function hint(id: string, rule: string, isDue: (now: Now) => boolean): Hint<View> {
  return { id, text: { key: `face.hint.${id}` }, rule, isDue };
}

function isAsked({ decision }: Now, ...names: readonly string[]): boolean {
  return decision?.ask !== undefined && names.includes(decision.name);
}

function isOffered(now: Now, key: string): boolean {
  return isAsked(now, 'act') && now.decision?.ask?.options.some(option => option.key === key) === true;
}

/** One sentence each, at the moment it matters: what presses most comes first. */
export const hints: readonly Hint<View>[] = [
  hint('hand', 'END-START-04', now => isAsked(now, 'startingHand')),
  hint('course', 'END-MOVE-17', now => isAsked(now, 'move.course')),
  hint('boost', 'END-BOOST-01', now => isAsked(now, 'boost.what')),
  hint('hazard', 'END-HAZARD-02', now => isAsked(now, 'hazard')),
  hint('aim', 'END-SETUP-10', now => isAsked(now, 'act') && now.view.year === 1),
  hint('plan', 'END-MOVE-17', now => isAsked(now, 'act') && now.view.stacks.some(({ kind }) => kind === 'rocket')),
  hint('explore', 'END-EXPLORE-01', now => isOffered(now, 'operation.explore')),
  hint('observe', 'END-OBSERVE-01', now => isOffered(now, 'operation.observe')),
  hint('refuel', 'END-REFUEL-01', now => isOffered(now, 'operation.refuel')),
  hint('prospect', 'END-PROSPECT-01', now => isOffered(now, 'operation.prospect')),
  hint('unlock', 'END-DISC-06', now => isOffered(now, 'free.unlock')),
  hint('third', 'END-RULE-21', now => isAsked(now, 'act') && now.view.year % 3 === 0),
];
