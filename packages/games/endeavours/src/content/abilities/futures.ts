import type { Effect } from '../../hooks.ts';
import type { FutureId } from '../../types.ts';

/** What a completed Future changes for good. */
export const futureAbilities: { readonly [id in FutureId]?: Effect } = {
  /** Sunward Grid */
  U03: { powersatThrust: () => 2 },
};
