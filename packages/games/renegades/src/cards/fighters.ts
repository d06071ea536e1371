import type { FighterCard, FighterRace } from '../types.ts';

/** RDA-COMP-02, RDA-FIGHTER-05..07 */
export const fighters: { readonly [F in FighterRace]: FighterCard } = {
  syphon: { no: 'F1', hull: 2, speed: 6, range: 4, attack: 3 },
  zurathi: { no: 'F2', hull: 2, speed: 5, range: 3, attack: 4 },
  dregg: { no: 'F3', hull: 3, speed: 5, range: 5, attack: 3 },
};
