import type { Faction, TokenFace } from '../types.ts';

function tokens(counts: { readonly [face: TokenFace]: number }): readonly TokenFace[] {
  return Object.entries(counts).flatMap(([face, count]) => Array<TokenFace>(count).fill(face as TokenFace));
}

/** ETS-RTOK-01..03: the tokens of a faction; the Titan's is left out unless the mission lays it (ETS-SETUP-15). */
export const radarTokens: { readonly [F in Faction]: readonly TokenFace[] } = {
  gep: tokens({
    '4 swarmer': 2,
    '5 swarmer': 2,
    '6 swarmer': 2,
    '3 jaeger': 1,
    '4 jaeger': 3,
    '5 jaeger': 1,
    '3 icarus': 1,
    '4 icarus': 3,
    '5 icarus': 1,
  }),
  sentry: tokens({ '2 artemis': 2, '3 artemis': 2, '2 sip': 2, '3 sip': 2 }),
  redeemer: tokens({ '2 fanatic': 2, '3 fanatic': 2, '2 zealot': 2, '3 zealot': 2 }),
};
