import type { AccomplishmentId } from '../../types.ts';

/** How often each task must be counted until its reward is unlocked (ETS-ADECK-01). */
export const accomplishmentNeeds: { readonly [A in AccomplishmentId]: number } = {
  pushComesToShove: 1,
  combatTraining: 3,
  theGambit: 1,
  makingItLast: 2,
  strengthInNumbers: 1,
  aloneTime: 2,
  weCanBeatThis: 6,
  silentTreatment: 2,
  conservingEnergy: 2,
  nothingToFear: 3,
  cooperationIsKey: 2,
  practiceMakesPerfect: 3,
  ninja: 2,
  keepYourGuardUp: 3,
  onARoll: 1,
  burstOfSpeed: 3,
  annihilator: 1,
  collector: 1,
};
