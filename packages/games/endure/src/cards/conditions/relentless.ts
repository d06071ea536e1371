import { bossOf, meetBosses, mendBoss } from '../../rules/enemies/bosses.ts';
import { isBoss } from '../../rules/enemies/kinds.ts';
import { enemyText, say } from '../../rules/table.ts';
import type { ConditionRule, Figure, State } from '../../types.ts';

/** What its last roll gave it, remembered for the activation that follows. */
const actions = 'relentlessActions';

/** ETS-P-2004..2007, 2010, 2011: the boss knows where everybody is, is as fast as a die says, and does not die. */
export const relentless: ConditionRule<'relentless'> = {
  refersTo: () => ({ boss: 'any' }),
  effect: () => ({
    hunts: ({ enemy }) => ('type' in enemy && isBoss(enemy.type) ? true : undefined),
    removed: (removed, { figure }) => removed && !isBoss(figure.type),
    enemyActions: (count, { figure }, _, { memory }) => (isBoss(figure.type) ? (memory[actions] ?? count) : count),
    *bossActs(t, { figure }) {
      const die = t.chance.die();
      const count = die <= 3 ? 2 : 3;
      t.state.memory[actions] = count;
      say(t, 'ETS-P-2007', 'boss.pace', { boss: enemyText(figure.type, 1), die, count });
    },
    *bossHurt(t, { figure }) {
      if (!isDown(t.state, figure)) return;
      figure.stunned = true;
      say(t, 'ETS-P-2005', 'boss.down', { boss: enemyText(figure.type, 1) });
    },
    *survivorPhaseStarts(t) {
      const { state } = t;
      const bosses = state.figures.filter(({ type }) => isBoss(type));
      if (state.round === 1) yield* meetBosses(t, bosses); // ETS-P-2011
      for (const figure of bosses) {
        if (isDown(state, figure)) mendBoss(t, figure, Math.ceil(bossOf(state, figure)!.health / 2), 'ETS-P-2006');
      }
    },
  }),
};

function isDown(state: State, figure: Figure): boolean {
  return figure.hurt >= (bossOf(state, figure)?.health ?? Infinity);
}
