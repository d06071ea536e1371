import type { Effect, Modifier } from '../hooks.ts';
import type { Fighter, Stat, State } from '../types.ts';

/** GSQ-EVENT-06: the hero that was drawn, and nobody else. */
function isDrawn({ event }: State, by: Fighter): boolean {
  return by.kind === 'hero' && by.no === event?.hero;
}

/** An event as a modifier has a name of its own, so that it adds up with everything else (GSQ-EVENT-06). */
function by(event: number, value: number): Modifier {
  return { name: `event${event}`, value };
}

function stat(event: number, which: Stat, value: number): Effect {
  return {
    stat: (about, _, state) => (about.stat === which && isDrawn(state, about.by) ? by(event, value) : undefined),
  };
}

function hit(event: number, how: 'shooting' | 'melee'): Effect {
  return { hit: (strike, _, state) => (strike.how === how && isDrawn(state, strike.by) ? by(event, 1) : undefined) };
}

/** What events change while they are in force, by their number (GSQ-EVENT-13..56); what happens at once is in `rules/wave/events.ts`. */
export const eventEffects: { readonly [event: number]: Effect } = {
  13: stat(13, 'str', -1),
  16: stat(16, 'wil', -1),
  25: stat(25, 'dex', -1),
  32: { block: () => by(32, -1) },
  33: { hit: () => by(33, -1) },
  35: { range: () => by(35, -6) },
  36: { morale: () => by(36, -1) },
  41: { morale: (about, _, state) => (isDrawn(state, about.by) ? by(41, 1) : undefined) },
  42: stat(42, 'dex', 1),
  44: { range: (about, _, state) => (isDrawn(state, about.by) ? by(44, 6) : undefined) },
  51: stat(51, 'wil', 1),
  52: {
    stride: (about, _, state) => (isDrawn(state, about.by) ? by(52, about.move === 'advance' ? 2 : 4) : undefined),
  },
  53: hit(53, 'melee'),
  54: stat(54, 'str', 1),
  55: hit(55, 'shooting'),
  56: { block: (about, _, state) => (isDrawn(state, about.by) ? by(56, 1) : undefined) },
};
