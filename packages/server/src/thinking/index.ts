import { availableParallelism } from 'node:os';
import type { Offer } from '../offered.ts';
import type { Settings } from '../settings.ts';
import type { Brain } from './brain.ts';
import { brainHere } from './here.ts';
import { ThreadBrain } from './thread.ts';

export { Thinker } from './thinker.ts';

/** One core is left to those who play; more threads than these are of little use to one server. */
const mostUsual = 4;

/** What a server thinks with: threads, if there is a program for them, or else its own. */
export function brainsFor(offer: Offer, settings: Settings, program: URL | undefined): readonly Brain[] {
  if (program === undefined) return [brainHere(offer)];
  const count = settings.thinkingThreads || Math.min(mostUsual, Math.max(1, availableParallelism() - 1));
  const millis = settings.longestThought * 1_000;
  return Array.from({ length: count }, () => new ThreadBrain(program, millis));
}
