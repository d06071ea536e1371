import { enemyText, say } from '../../rules/table.ts';
import type { Endure, Figure, State } from '../../types.ts';
import { variant } from '../variants.ts';
import type { Rule } from './condition.ts';
import { isSentry } from './sentries.ts';

/** ETS-CO-1203, 1406, ETS-ENEMY-26: tokens and Sentries roll before the states are fixed, and may shut down for the round. */
export const malfunction: Rule<'malfunction'> = {
  effect: ({ upTo }) => ({
    *survivorPhaseStarts({ state }) {
      for (const figure of rusty(state)) figure.stunned = true;
    },
    *enemyPhaseStarts(t) {
      standUp(t.state);
      for (const token of t.state.tokens) {
        if (t.chance.die() > upTo) continue;
        token.stunned = true;
        say(t, 'ETS-CO-1203', 'shutDown', { who: { key: 'enemies.token', params: { count: 1 } } });
      }
      for (const figure of t.state.figures.filter(isSentry)) if (t.chance.die() <= upTo) shutDown(t, figure);
    },
  }),
};

/** ETS-VAR-28: where it can be salvaged it lies, after the round, until the next Enemy phase begins. */
function shutDown(t: Endure, figure: Figure): void {
  figure.stunned = true;
  if (variant(t.state, 'salvageRusty') === 'yes') t.state.memory[keyOf(figure)] = 1;
  say(t, 'ETS-CO-1203', 'shutDown', { who: enemyText(figure.type, 1) });
}

/** The marker comes off all at the end of a round (ETS-STUN-08), so that who keeps it is remembered. */
function keyOf({ id }: Figure): string {
  return `rusty:${id}`;
}

function rusty({ figures, memory }: State): Figure[] {
  return figures.filter(figure => memory[keyOf(figure)] !== undefined);
}

function standUp(state: State): void {
  for (const figure of rusty(state)) figure.stunned = false;
  for (const what of Object.keys(state.memory)) if (what.startsWith('rusty:')) delete state.memory[what];
}
