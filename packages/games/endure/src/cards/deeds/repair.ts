import { lookAround } from '../../rules/map/look-around.ts';
import { objectiveText } from '../../rules/objectives.ts';
import { nameOf, say } from '../../rules/table.ts';
import type { DeedRule } from '../../types.ts';
import { whyNotOfClass } from './of-class.ts';

/** ETS-CG-0306: by one class, and all its actions in one turn. */
export const repairing: DeedRule<'repair'> = {
  params: ({ actions }) => ({ actions }),
  cost: ({ actions }) => actions,
  whyNot: (_, by, __, { only }) => whyNotOfClass(by, only, 'ETS-CG-0306'),
  *do(t, by, objective) {
    objective.done = true;
    say(t, 'ETS-CG-0306', 'repaired', { who: nameOf(by), objective: objectiveText(t.state, objective.id) });
    yield* lookAround(t);
  },
};
