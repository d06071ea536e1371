import type { State } from './types.ts';

export { type Idea, ideas, sensibleBot } from './bot/index.ts';
export { endeavours } from './game.ts';
export { enginesOf } from './rules/move/drives.ts';
export { routesOf } from './rules/move/routes.ts';
export type { Setup } from './setup.ts';
export { type Digest, digest } from './show/digest.ts';
export { texts } from './text/index.ts';
export type { State } from './types.ts';
export type { View } from './view.ts';

/** What is worth counting over many matches. */
export function tally({ result, missions, futures, year }: State) {
  const done = missions.filter(({ status }) => status === 'done').length;
  return { won: result?.won ? 1 : 0, score: result?.score ?? 0, missions: done, futures: futures.length, years: year };
}
