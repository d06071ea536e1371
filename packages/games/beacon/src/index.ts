import type { Game } from '@starboard/kernel';
import { z } from 'zod';
import { seatNames } from './content.ts';
import { outcome, prepare, step } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { Setup, State } from './types.ts';
import { imagine, type View, view } from './view.ts';

export { steadyBot } from './bot.ts';
export type { Setup, State, View };

export const texts = { en, fr };

export const beacon: Game<State, Setup, View> = {
  id: 'beacon',
  version: 1,
  setup: z.strictObject({ season: z.enum(['calm', 'usual', 'storm']).default('usual') }),
  seats: () => seatNames.map(id => ({ id })),
  begin: prepare,
  step,
  outcome,
  view,
  imagine,
  worth: (before, after) => ({ charge: after.charge - before.charge, damage: before.hull - after.hull }),
  settled: (before, now) => now.round > before.round,
  headline: ({ round }) => ({ title: { key: 'title' }, round }),
};

/** What is worth counting over many matches: the rounds so far, not the one that is still to be planned. */
export function tally({ phase, round, hull, charge }: State): { rounds: number; hull: number; charge: number } {
  return { rounds: phase === 'plan' ? round - 1 : round, hull, charge };
}
