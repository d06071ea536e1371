import { meetBosses } from '../../rules/enemies/bosses.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { enemyText, nameOf, say } from '../../rules/table.ts';
import type { Action, Boss, ConditionRule, Figure } from '../../types.ts';

/** ETS-CO-1503, 1507..1510: offline it is no enemy and only fills its places, until somebody wakes it. */
export const asleep: ConditionRule<'asleep'> = {
  refersTo: () => ({ boss: 'placed' }),
  prepare(state) {
    for (const boss of state.bosses) {
      const figure = state.figures.find(({ type }) => type === boss.type);
      if (figure === undefined) continue;
      state.figures = state.figures.filter(each => each !== figure);
      boss.sleepsIn = figure.zone;
      boss.status = 'hidden';
    }
  },
  effect: () => ({
    offers: ({ by }, _, { bosses }) => {
      const boss = bosses.find(({ sleepsIn }) => sleepsIn === by.zone);
      return boss === undefined ? undefined : waking(boss);
    },
    whyNotExit: (_, __, { bosses }) =>
      bosses.some(({ sleepsIn }) => sleepsIn >= 0) ? { reason: { key: 'bar.asleep' }, rule: 'ETS-CO-1508' } : undefined,
  }),
};

/** ETS-CO-1503, 1509, 1510: that is its reveal; the look around calls for the test for a new type. */
function waking({ type }: Boss): Action {
  return {
    key: 'wake',
    group: 'interact',
    cost: 1,
    describe: () => ({ label: { key: 'act.wake', params: { boss: enemyText(type, 1) } }, refs: [`asleep:${type}`] }),
    *do(t, by) {
      const { state } = t;
      const boss = state.bosses.find(each => each.type === type)!;
      by.turn.actions -= 1;
      const figure: Figure = { id: state.nextId++, type, zone: boss.sleepsIn, hurt: 0, stunned: false, saw: 0 };
      boss.sleepsIn = -1;
      state.figures.push(figure);
      say(t, 'ETS-CO-1503', 'woken', { who: nameOf(by), boss: enemyText(type, 1) });
      yield* meetBosses(t, [figure]);
      yield* lookAround(t);
    },
  };
}
