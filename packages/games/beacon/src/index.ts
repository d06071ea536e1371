import type { State } from './types.ts';

export { steadyBot } from './bot.ts';
export { beacon } from './game.ts';
export { texts } from './text/index.ts';
export type { Setup, State } from './types.ts';
export type { View } from './view.ts';

/** What is worth counting over many matches: the rounds so far, not the one that is still to be planned. */
export function tally({ phase, round, hull, charge }: State): { rounds: number; hull: number; charge: number } {
  return { rounds: phase === 'plan' ? round - 1 : round, hull, charge };
}
