import { lookAround } from '../../rules/map/look-around.ts';
import { makeLastingNoise } from '../../rules/map/noise.ts';
import { objectiveOf, objectiveText } from '../../rules/objectives.ts';
import { isAlive, nameOf, say } from '../../rules/table.ts';
import { actionsPerTurn } from '../../rules/turn/turns.ts';
import type { DeedRule, State } from '../../types.ts';
import { whyNotOfClass } from './of-class.ts';

/** ETS-CG-0805..0807, 0811: a captive goes where its keeper goes, loudly, and stays where that one falls. */
export const leading: DeedRule<'lead'> = {
  whyNot: (_, by, __, { only }) => whyNotOfClass(by, only, 'ETS-CG-0805'),
  *do(t, by, captive, { noise }) {
    captive.carrier = by.id;
    say(t, 'ETS-CG-0805', 'led', { who: nameOf(by), objective: objectiveText(t.state, captive.id) });
    if (!isLoud(t.state, captive.id)) makeLastingNoise(t, noise, { objective: captive.id });
    yield* lookAround(t);
  },
  effect: (_, id) => ({
    /** ETS-CG-0806: the die stands for the usual three actions; what else gives or takes some still does. */
    *turnStarts(t, { by }) {
      if (objectiveOf(t.state, id)?.carrier !== by.id || !isAlive(by) || by.stun === 'out') return;
      const die = t.chance.die();
      const actions = Math.ceil(die / 2);
      by.turn.actions = Math.max(0, by.turn.actions + actions - actionsPerTurn);
      by.turn.given = by.turn.actions;
      say(t, 'ETS-CG-0806', 'led.rolled', { who: nameOf(by), die, actions: by.turn.actions });
    },
  }),
};

function isLoud({ noises }: State, id: number): boolean {
  return noises.some(({ with: source }) => source !== undefined && 'objective' in source && source.objective === id);
}
