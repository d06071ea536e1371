import type { FreeActionName } from '../free/free-action.ts';
import type { OperationName } from '../operations/operation.ts';

/** What can be done in a year, by what it is about: whoever looks for it finds it there. */
export type Family = 'earth' | 'science' | 'industry' | 'settling' | 'cargo' | 'free';

export const operationFamilies: { readonly [name in OperationName]: Family } = {
  research: 'earth',
  income: 'earth',
  freeMarket: 'earth',
  boost: 'earth',
  purchase: 'earth',
  prospect: 'science',
  explore: 'science',
  observe: 'science',
  drill: 'science',
  experiment: 'science',
  rescue: 'science',
  transmit: 'science',
  refuel: 'industry',
  airEater: 'industry',
  industrialize: 'industry',
  production: 'industry',
  elevator: 'industry',
  tractor: 'industry',
  repair: 'industry',
  anchoring: 'settling',
  promotion: 'settling',
  settlement: 'settling',
  future: 'settling',
};

/** Loading and unloading have a place of their own; the rest is done by the way. */
const loading: readonly FreeActionName[] = [
  'transfer',
  'load',
  'unload',
  'convert',
  'jettison',
  'dirtRefuel',
  'scrap',
  'role',
  'release',
  'carryDrift',
];

export function freeFamily(name: FreeActionName): Family {
  return loading.includes(name) ? 'cargo' : 'free';
}
