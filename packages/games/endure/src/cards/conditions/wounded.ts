import { bossOf } from '../../rules/enemies/bosses.ts';
import { makeLastingNoise } from '../../rules/map/noise.ts';
import { isBelowHalf } from '../../rules/turn/piloting.ts';
import type { ConditionRule, Figure, State } from '../../types.ts';

/** ETS-CG-1107, ETS-ERR-18: a boss below half its Health makes a noise from then on, wherever it goes. */
export const wounded: ConditionRule<'wounded'> = {
  params: ({ noise }) => ({ noise }),
  refersTo: () => ({ boss: 'any' }),
  effect: ({ noise }) => ({
    *bossHurt(t, { figure }) {
      const lives = figure.hurt < bossOf(t.state, figure)!.health;
      if (lives && isBelowHalf(t.state, figure) && !isHeard(t.state, figure)) {
        makeLastingNoise(t, noise, { figure: figure.id });
      }
    },
  }),
};

function isHeard({ noises }: State, { id }: Figure): boolean {
  return noises.some(noise => noise.with !== undefined && 'figure' in noise.with && noise.with.figure === id);
}
