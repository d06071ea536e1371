import type { Secrecy } from '@starboard/kernel/testing';
import type { View } from '../../src/index.ts';

/** Set up with the mission, still to be given, or seen by everybody as it happened. */
const bookkeeping = [
  'variants',
  'crewSize',
  'nextId',
  'reason',
  'memory',
  'campaign.technicians',
  'campaign.start',
  'doors.*.holds',
  'aside.power', // all of a kind
  'allies.*.hurt',
  'unseen.*.id',
  'unseen.*.zone',
  'unseen.*.stunned',
  'unseen.*.spawned',
  'tokens.*.spawned',
  'tokens.*.knownTo.*',
  'survivors.*.stunRound',
  'survivors.*.inView',
  'survivors.*.heldIn',
  'survivors.*.usedThisRound',
  'survivors.*.resolveCards.*.waits',
  'figures.*.saw',
  'noises.*.late',
  'noises.*.maker',
];

/** What is found is told before its finder has room for it. */
export const secrecy: Secrecy<View> = { bookkeeping, lightOf: ({ decks }) => decks, openly: ['found'] };
