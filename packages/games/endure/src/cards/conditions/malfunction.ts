import { enemyText, say } from '../../rules/table.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { ConditionRule, Endure, Figure, State, Token, Words } from '../../types.ts';
import { isSentry } from './sentries.ts';

/** ETS-CO-1203, 1406, ETS-ENEMY-26: tokens and Sentries roll before the states are fixed, and may shut down for the round. */
export const malfunction: ConditionRule<'malfunction'> = {
  params: ({ upTo }) => ({ upTo }),
  effect: ({ upTo }) => ({
    *survivorPhaseStarts({ state }) {
      for (const figure of rusty(state)) figure.stunned = true;
    },
    *enemyPhaseStarts(t) {
      const { state } = t;
      standUp(state);
      const those = [...state.tokens, ...state.figures.filter(isSentry)];
      if (those.length === 0) return;
      const dice = t.roll(those.length);
      say(t, 'ETS-CO-1203', 'malfunction', { dice: dice.join(' '), upTo });
      for (const enemy of those.filter((_, at) => dice[at]! <= upTo)) shutDown(t, enemy);
    },
    // ETS-STUN-05: whoever is stunned as it lies stays down for the rest of this round too
    *stunned({ state }, { figures }) {
      for (const figure of figures) delete state.memory[keyOf(figure)];
    },
  }),
};

/** ETS-VAR-28: where it can be salvaged it lies, after the round, until the next Enemy phase begins. */
function shutDown(t: Endure, enemy: Figure | Token): void {
  const isFigure = 'type' in enemy;
  enemy.stunned = true;
  if (isFigure && variantsOf(t.state).salvageRusty === 'yes') t.state.memory[keyOf(enemy)] = 1;
  const token: Words = { key: 'enemies.token', params: { count: 1 } };
  say(t, 'ETS-CO-1203', 'shutDown', { who: isFigure ? enemyText(enemy.type, 1) : token });
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
