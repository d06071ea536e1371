import type { Secrecy } from '@starboard/kernel/testing';
import type { View } from '../../src/view.ts';

/** Numbers still to be given, and what the mission says by itself; discards and used tokens lie open. */
export const secrecy: Secrecy<View> = {
  bookkeeping: ['nextNo', 'nextCard', 'parameters.*.under.bag'],
  lightOf: ({ piles, used }) => [piles, used],
};
