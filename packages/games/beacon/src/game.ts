import { fillCatalogue, type Game, sourceOf } from '@starboard/kernel';
import { z } from 'zod';
import { storms, tools } from './cards.ts';
import { catalogue } from './catalogue.ts';
import { effects, type Hooks } from './hooks.ts';
import { outcome, prepare, seatNames, step } from './rules.ts';
import type { Setup, State, TextKey } from './types.ts';
import { imagine, type View, view } from './view.ts';

fillCatalogue(catalogue, { storms, tools });

/** In this order: last round's storm, then the tools. */
effects.from([
  sourceOf<Hooks>(storms, (having, state, show) => {
    if (state.last !== null) show(having.get(state.last), 'keeper');
  }),
  sourceOf<Hooks>(tools, (having, state, show) => {
    for (const seat of seatNames) show(having.get(state.crew[seat].tool), seat);
  }),
]);

export const beacon: Game<State, Setup, View, TextKey> = {
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
