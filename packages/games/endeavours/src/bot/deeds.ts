import { freeActions } from '../rules/free/index.ts';
import { operations } from '../rules/operations/index.ts';
import type { State } from '../types.ts';
import type { Deed } from './wants/want.ts';

const free: readonly Deed[] = ['deliver', 'foundColony', 'deploySatellite'];

/** The option by which something is done at a place. */
export function keyOfDeed(deed: Deed): string {
  if (deed === 'board') return 'free.transfer';
  return `${free.includes(deed) ? 'free' : 'operation'}.${deed}`;
}

/** Whether it can be done now, be there a right left for it or not. */
export function isFeasible(state: State, deed: Deed): boolean {
  if (deed === 'arrive' || deed === 'board') return true;
  return [...operations, ...freeActions].find(({ name }) => name === deed)!.isPossible(state);
}
