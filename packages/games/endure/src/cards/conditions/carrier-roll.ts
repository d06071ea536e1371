import type { Flow } from '@starboard/kernel';
import { loseHealth } from '../../rules/combat/damage.ts';
import { objectivesNamed, objectiveText } from '../../rules/objectives.ts';
import { resolveTest } from '../../rules/resolve/resolve-tests.ts';
import { nameOf, say, survivorOf } from '../../rules/table.ts';
import type { ConditionOf, ConditionRule, Endure, State, Survivor, Words } from '../../types.ts';

type Row = ConditionOf<'carrierRoll'>['rows'][number];

/** Whether it calls in the next Enemy phase. */
const calling = 'carrierRoll';

/** ETS-CG-0205: whoever carries it rolls a die at the start of each of its turns. */
export const carrierRoll: ConditionRule<'carrierRoll'> = {
  params: ({ objective }, called) => ({ objective: called(objective) }),
  rows: ({ rows }) => rows.map(rowText),
  refersTo: ({ objective }) => ({ objectives: [{ field: 'objective', name: objective, so: 'carried' }] }),
  effect: ({ objective: name, rows }) => ({
    *turnStarts(t, { by }) {
      for (const { id, carrier } of objectivesNamed(t.state, name)) {
        if (carrier !== by.id) continue;
        const die = t.chance.die();
        say(t, 'ETS-CG-0205', 'carrierRoll', { who: nameOf(by), die, objective: objectiveText(t.state, id) });
        for (const row of rows) if (row.on.includes(die)) yield* suffer(t, by, row);
      }
    },
    /** ETS-CG-0207: where its carrier is by then. */
    lures: (_, __, state) => (state.memory[calling] === 1 ? carrierZone(state, name) : undefined),
    *enemyPhaseEnds({ state }) {
      delete state.memory[calling];
    },
  }),
};

/** ETS-CG-0206..0208 */
function* suffer(t: Endure, by: Survivor, { test, actions, health, lures }: Row): Flow {
  if (actions !== undefined) loseActions(t, by, actions);
  if (test) yield* resolveTest(t, by, 'ETS-CG-0206');
  yield* loseHealth(t, by, health ?? 0, 'ETS-CG-0208');
  if (!lures) return;
  t.state.memory[calling] = 1;
  say(t, 'ETS-CG-0207', 'carrierRoll.calls');
}

/** ETS-SURV-13: in this turn alone, and never below none. */
function loseActions(t: Endure, by: Survivor, most: number): void {
  const count = Math.min(by.turn.actions, most);
  if (count === 0) return;
  by.turn.actions -= count;
  by.turn.given -= count;
  say(t, 'ETS-CG-0206', 'actions.lost', { who: nameOf(by), count });
}

function carrierZone(state: State, name: string): number | undefined {
  const carrier = objectivesNamed(state, name).find(each => each.carrier !== null && !each.out)?.carrier;
  if (carrier === null || carrier === undefined) return undefined;
  return survivorOf(state, carrier).zone;
}

/** One row of its table, for the mission's page. */
function rowText({ on, test, actions = 0, health = 0, lures }: Row): Words {
  const yesNo = (is: boolean | undefined) => (is ? 'yes' : 'no');
  return {
    key: 'condition.carrierRoll.row',
    params: { on: on.join(', '), test: yesNo(test), actions, health, lures: yesNo(lures) },
  };
}
