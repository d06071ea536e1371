import type { Flow } from '@starboard/kernel';
import { creditKills, fell } from '../../rules/combat/felling.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { missionOf } from '../../rules/mission.ts';
import { objectiveText } from '../../rules/objectives.ts';
import { classOf, enemyText, nameOf, say } from '../../rules/table.ts';
import type { Action, ConditionRule, Endure, Figure, Survivor } from '../../types.ts';
import { stunnedWith } from './sentries.ts';

/** ETS-CO-1404, 1405: stunned Sentries can be taken apart. */
export const salvage: ConditionRule<'salvage'> = {
  params: ({ by, gives }, called) => ({ class: { key: `class.${by}` }, objective: called(gives) }),
  refersTo: ({ gives }) => ({ objectives: [{ field: 'gives', name: gives, so: 'carried' }] }),
  effect: ({ by: only, gives }, { mission }) => {
    const pattern = mission.objectives.findIndex(({ name }) => name === gives);
    const salvaging = salvageFor(pattern);
    return {
      offers: ({ by }, _, state) =>
        classOf(by.id) === only && stunnedWith(state, by).length > 0 ? salvaging : undefined,
    };
  },
};

/** ETS-CO-1404: the most actions that can be declared. */
const mostActions = 3;

function salvageFor(pattern: number): Action {
  return {
    key: 'salvage',
    group: 'interact',
    cost: 1,
    describe: () => ({ label: { key: 'act.salvage' } }),
    *do(t, by) {
      const most = Math.min(mostActions, by.turn.actions);
      const options = stunnedWith(t.state, by).flatMap(figure =>
        Array.from({ length: most }, (_, at) => ({ key: `${figure.type}:${at + 1}`, figure, actions: at + 1 })),
      );
      const { figure, actions } = yield* t.choose(by.seat, 'salvage', options, {
        takeOnly: true,
        describe: each => ({
          label: {
            key: 'salvage.declare',
            params: { enemy: enemyText(each.figure.type, 1), actions: each.actions, needed: neededWith(each.actions) },
          },
        }),
      });
      yield* takeApart(t, by, figure, actions, pattern);
    },
  };
}

/** ETS-CO-1404: 5+, 4+ or 3+. */
function neededWith(actions: number): number {
  return 6 - actions;
}

/** ETS-CO-1405: the actions are spent in any case. */
function* takeApart(t: Endure, by: Survivor, figure: Figure, actions: number, pattern: number): Flow {
  by.turn.actions -= actions;
  const die = t.chance.die();
  const needed = neededWith(actions);
  const params = { who: nameOf(by), enemy: enemyText(figure.type, 1), die, needed };
  say(t, 'ETS-CO-1404', die >= needed ? 'salvaged' : 'salvage.failed', params);
  if (die < needed) return;
  yield* fell(t, [figure], { killer: by, attack: null });
  yield* creditKills(t, by, 1);
  gainObjective(t, by, pattern);
  yield* lookAround(t);
}

/** One more of a name: what the mission says of the first of them holds for it too. */
function gainObjective(t: Endure, by: Survivor, id: number): void {
  if (missionOf(t.state).objectives[id] === undefined) return;
  const { id: carrier, zone } = by;
  t.state.objectives.push({ id, zone, carrier, done: false, taken: true, out: false, hurt: 0 });
  say(t, 'ETS-CO-1405', 'salvage.gained', { who: nameOf(by), objective: objectiveText(t.state, id) });
}
