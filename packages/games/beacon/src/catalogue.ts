import { type Effect, emptyCatalogue } from '@starboard/kernel';
import type { Hooks } from './hooks.ts';
import type { Storm, Tool } from './types.ts';

/** A storm card: how many there are, what it does to the hull, and what stays in force for a round. */
export interface StormCard extends Effect<Hooks> {
  readonly count: number;
  readonly damage: number;
  /** Still in force in the round after. */
  readonly lasts?: boolean;
}

/** What the rules know of the cards; `game.ts` fills it. */
export const catalogue = emptyCatalogue<{
  readonly storms: { readonly [S in Storm]: StormCard };
  readonly tools: { readonly [T in Tool]: Effect<Hooks> };
}>();
