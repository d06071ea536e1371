import { setImmediate } from 'node:timers/promises';
import { inSlices } from '../matches/slices.ts';
import { findGame, type Offer } from '../offered.ts';
import type { Brain } from './brain.ts';
import type { Conclusion, Thought } from './thought.ts';
import { think } from './thought.ts';

/** Thinks in this very thread, in slices: for whoever hands over games that no other thread can load. */
export function brainHere(offer: Offer): Brain {
  return {
    async think(thought: Thought): Promise<Conclusion> {
      await setImmediate(); // Others get their turn in between.
      return inSlices(think(findGame(offer, thought.game), thought));
    },
    close: async () => undefined,
  };
}
