import type { TacticalCard } from '../types.ts';

/** RDA-TACT-04, 13: the station's or friend's test beside the commander's, and the moment. What they do is in `rules/tactics`. */
export const surfaceTactics = {
  flankingOrder: { no: 'UT01', moment: 'own' },
  coveringFire: { no: 'UT02', moment: 'any', test: { by: 'friend', skill: 'weapons', target: 5 } },
  holdTheLine: { no: 'UT03', moment: 'any' },
  focusFire: { no: 'UT04', moment: 'own' },
  silentApproach: { no: 'UT05', moment: 'own' },
  secondWind: { no: 'UT06', moment: 'own', test: { by: 'medic', skill: 'medical', target: 5 } },
  standAndFight: { no: 'UT07', moment: 'own' },
  decoy: { no: 'UT08', moment: 'any', test: { by: 'commander', skill: 'stealth', target: 5 } },
  quickHands: { no: 'UT09', moment: 'own' },
  intimidate: { no: 'UT10', moment: 'any' },
  tacticalWithdrawal: { no: 'UT11', moment: 'own' },
  callTheBall: { no: 'UT12', moment: 'own', test: { by: 'navigation', skill: 'piloting', target: 5 } },
  breachAndClear: { no: 'UT13', moment: 'own', test: { by: 'anyFriend', skill: 'tech', target: 5 } },
  adrenaline: { no: 'UT14', moment: 'own' },
  readTheGround: { no: 'UT15', moment: 'own', test: { by: 'friend', skill: 'search', target: 5 } },
  inspire: { no: 'UT16', moment: 'testFailed' },
} as const satisfies Readonly<Record<string, TacticalCard>>;

export type SurfaceTactic = keyof typeof surfaceTactics;
