import type { State } from './types.ts';

export { sensibleBot } from './bot/index.ts';
export { horde } from './game.ts';
export type { Setup } from './setup.ts';
export { texts } from './text/index.ts';
export type { State } from './types.ts';
export type { View } from './view.ts';

/** GSQ-END-03: how far a mission got says more than its mean; wave 10 is the last. */
export const spread = { of: 'waves', most: 10 };

/** What is worth counting over many matches. */
export function tally({ finishedWaves, earned, tally: { kills, searches, falls } }: State) {
  return { waves: finishedWaves, score: earned * finishedWaves, xp: earned, kills, searches, falls };
}
