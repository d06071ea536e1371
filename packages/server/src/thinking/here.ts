import { setImmediate } from 'node:timers/promises';
import type { Conclusion, Thought } from '@starboard/room';
import { inSlices, think } from '@starboard/room';
import { findGame, type Offer } from '../offered.ts';
import { pace } from '../pace.ts';
import type { Brain } from './brain.ts';

/** Thinks in this very thread, in slices: for whoever hands over games that no other thread can load. */
export function brainHere(offer: Offer): Brain {
  return {
    async think(thought: Thought): Promise<Conclusion> {
      await setImmediate(); // Others get their turn in between.
      return inSlices(think(findGame(offer, thought.game), thought), pace);
    },
    close: async () => undefined,
  };
}
