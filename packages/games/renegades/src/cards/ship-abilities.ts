import type { Effect } from '../hooks.ts';

/** RDA-ABIL-01: what a ship ability leaves at work. */
export const shipAbilities: { readonly [what: string]: Effect } = {
  inCommand: { shipInitiative: initiative => initiative + 1 },
};
