import type { Deed } from '../missions/index.ts';
import type { DeedRule } from './deed.ts';
import { switching } from './switch.ts';

/** Everything that objectives are for, by its word. */
export const deeds: { readonly [D in Deed['does']]: DeedRule<D> } = {
  switch: switching,
  give: {},
  deal: {},
  carry: {},
  repair: {},
  break: {},
  seal: {},
  callOff: {},
  lead: {},
  mark: {},
};

/** The rule for what an objective is for, whatever that is. */
export function deedRule({ does }: Deed): DeedRule<Deed['does']> {
  return deeds[does] as DeedRule<Deed['does']>;
}
