import { isBoss, readFace } from '../../rules/enemies/kinds.ts';
import type { ConditionRule, State, Token } from '../../types.ts';

/** ETS-CG-1105: the boss is under one of the first tokens, with some of the others; the rest lie at the other places. */
export const hiddenBoss: ConditionRule<'hiddenBoss'> = {
  params: ({ places }) => ({ places }),
  refersTo: ({ places }) => ({ boss: 'any', radar: [['places', places]] }),
  prepare(state, t, { places }) {
    const faces = state.tokens.map(({ face }) => face); // dealt at random before
    const own = faces.filter(isBossFace);
    const others = faces.filter(face => !own.includes(face));
    const first = t.shuffle([...own, ...others.splice(0, places - own.length)]);
    const dealt = [...first, ...others];
    state.tokens = state.tokens.map((token, at) => ({ ...token, face: dealt[at]! }));
  },
  imagine(state, viewer, chance, { places }) {
    const hidden = tokensOfSetup(state).filter(({ knownTo }) => !knownTo.some(id => id === viewer));
    const boss = hidden.find(({ face }) => isBossFace(face));
    const first = hidden.filter(({ id }) => id <= places); // they were numbered place by place
    if (boss === undefined || boss.id <= places || first.length === 0) return;
    const other = first[chance.below(first.length)]!;
    [boss.face, other.face] = [other.face, boss.face];
  },
};

function isBossFace(face: Token['face']): boolean {
  return isBoss(readFace(face).type);
}

function tokensOfSetup({ tokens, unseen }: State): { -readonly [K in keyof Token]: Token[K] }[] {
  return [...tokens, ...unseen].filter(({ spawned }) => !spawned);
}
