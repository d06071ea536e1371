import type { Effect } from '../../hooks.ts';
import type { MissionId } from '../../types.ts';
import { answerFromTheDark, burningThrone, goliathWalks } from './epics.ts';
import {
  beastGuards,
  blanks,
  bloodSickens,
  doubleEvents,
  firesBreakOut,
  giantSleeps,
  guardsAtTokens,
  infectsOnFailure,
  lateArrivals,
  priceOfFreedom,
  princessHides,
  relayVoice,
  shutDoorsOf,
  slowCompany,
  targetLeavesParameter,
} from './special-rules.ts';

/** RDA-MISSION-06: special rules of missions and endings. */
export const missionEffects: { readonly [M in MissionId]?: Effect } = {
  runawayPrincess: princessHides,
  ransomForAPrince: shutDoorsOf('C8', 'objective', 'tech'),
  slaveMarket: priceOfFreedom,
  poisonedChalice: lateArrivals,
  palaceCoup: { ...shutDoorsOf('CT1', 'all', null), ...targetLeavesParameter },
  deadSignal: relayVoice,
  patientZero: { ...blanks, ...infectsOnFailure },
  scrapSaints: guardsAtTokens,
  foundryOfBlades: firesBreakOut,
  rustingGiant: giantSleeps,
  androidsConfession: targetLeavesParameter,
  staticInTheBlood: bloodSickens,
  chainsOfIron: slowCompany,
  beastInTheVault: beastGuards,
  raceForTheBeacon: doubleEvents,
  burningThrone,
  answerFromTheDark,
  goliathWalks,
};
