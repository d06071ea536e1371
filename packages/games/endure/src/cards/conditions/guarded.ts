import { isBoss } from '../../rules/enemies/kinds.ts';
import type { ConditionRule, Figure, State } from '../../types.ts';
import { enemies } from '../enemies.ts';

/** ETS-ROP-1907: the boss cannot be targeted while others of its faction are in its zone. */
export const guarded: ConditionRule<'guarded'> = {
  refersTo: () => ({ boss: 'any' }),
  effect: () => ({
    targetable: (can, { figure }, _, state) => can && !(isBoss(figure.type) && hasGuards(state, figure)),
  }),
};

function hasGuards({ figures }: State, { zone, type }: Figure): boolean {
  const { faction } = enemies[type];
  return figures.some(each => each.zone === zone && !isBoss(each.type) && enemies[each.type].faction === faction);
}
