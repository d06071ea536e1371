import type { ConditionRule } from '../../types.ts';

/** ETS-CG-0706: the tokens at certain places leave the game, and nobody learns which they were. */
export const thinnedOut: ConditionRule<'thinnedOut'> = {
  params: ({ tokens }) => ({ count: tokens.length }),
  refersTo: ({ tokens }) => ({ tokens: tokens.map(token => ['tokens', token]) }),
  prepare(state, t, { tokens }) {
    // at set-up a token has the number of its place
    const leaving = state.tokens.filter(({ id }) => tokens.includes(id));
    state.tokens = state.tokens.filter(token => !leaving.includes(token));
    state.unseen.push(...leaving);
    t.say('tokens.thinned', { count: leaving.length }, { rule: 'ETS-CG-0706' });
  },
};
