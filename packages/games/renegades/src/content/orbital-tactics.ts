import type { TacticalCard } from '../types.ts';

/** RDA-TACT-04, 13: the station's or friend's test beside the commander's, and the moment. What they do is in `rules/tactics`. */
export const orbitalTactics = {
  quantumBoost: { no: 'OT01', moment: 'own', test: { by: 'engineering', skill: 'tech', target: 5 } },
  broadsideDrill: { no: 'OT02', moment: 'own', test: { by: 'weapons', skill: 'weapons', target: 5 } },
  rallyTheBridge: { no: 'OT03', moment: 'abilityFailed' },
  shieldHarmonics: { no: 'OT04', moment: 'any', test: { by: 'engineering', skill: 'tech', target: 5 } },
  hardToStarboard: { no: 'OT05', moment: 'own' },
  lockOn: { no: 'OT06', moment: 'own', test: { by: 'communications', skill: 'search', target: 5 } },
  braceForImpact: { no: 'OT07', moment: 'beforeDamage' },
  scrambleSensors: { no: 'OT08', moment: 'any', test: { by: 'communications', skill: 'tech', target: 5 } },
  emergencyPower: { no: 'OT09', moment: 'own', test: { by: 'engineering', skill: 'tech', target: 5 } },
  precisionVolley: { no: 'OT10', moment: 'own', test: { by: 'weapons', skill: 'weapons', target: 5 } },
  ghostRunning: { no: 'OT11', moment: 'any', test: { by: 'navigation', skill: 'piloting', target: 5 } },
  rammingSpeed: { no: 'OT12', moment: 'afterMove', test: { by: 'navigation', skill: 'piloting', target: 5 } },
  tractorSnare: { no: 'OT13', moment: 'own', test: { by: 'engineering', skill: 'tech', target: 5 } },
  repelBoarders: { no: 'OT14', moment: 'boardingAttack' },
  doubleShift: { no: 'OT15', moment: 'own' },
  surgeonOnCall: { no: 'OT16', moment: 'roundEnds', test: { by: 'medic', skill: 'medical', target: 5 } },
  feint: { no: 'OT17', moment: 'afterHits', test: { by: 'navigation', skill: 'piloting', target: 5 } },
  overloadTorpedo: { no: 'OT18', moment: 'own', test: { by: 'weapons', skill: 'weapons', target: 6 } },
  signalJam: { no: 'OT19', moment: 'any', test: { by: 'communications', skill: 'tech', target: 5 } },
  seizeTheMoment: { no: 'OT20', moment: 'shipPhaseBegins' },
} as const satisfies Readonly<Record<string, TacticalCard>>;

export type OrbitalTactic = keyof typeof orbitalTactics;
