import type { Deed, DeedRule } from '../../types.ts';
import { breaking } from './break.ts';
import { callingOff } from './call-off.ts';
import { carry } from './carry.ts';
import { dealing } from './deal.ts';
import { giving } from './give.ts';
import { leading } from './lead.ts';
import { repairing } from './repair.ts';
import { sealing } from './seal.ts';
import { switching } from './switch.ts';

/** Everything that objectives are for, by its word. */
export const deeds: { readonly [D in Deed['does']]: DeedRule<D> } = {
  switch: switching,
  give: giving,
  deal: dealing,
  carry,
  repair: repairing,
  break: breaking,
  seal: sealing,
  callOff: callingOff,
  lead: leading,
  mark: {},
};
