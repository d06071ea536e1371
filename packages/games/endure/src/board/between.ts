import type { Phase } from '../types.ts';

/** What lies between two missions of a campaign. */
export const between: readonly Phase[] = ['interlude', 'refuge', 'departure'];

export function isBetween({ phase }: { readonly phase: Phase }): boolean {
  return between.includes(phase);
}
