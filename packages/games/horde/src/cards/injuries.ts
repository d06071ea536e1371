import type { Effect } from '../hooks.ts';
import type { Injury, Stat } from '../types.ts';

function worse(name: Injury, stat: Stat): Effect {
  return { stat: about => (about.stat === stat ? { name, value: -1 } : undefined) };
}

/** GSQ-INJURY-05..10, 14, in the order of the die. */
export const injuries: { readonly [I in Injury]: Effect } = {
  chestWound: { block: () => ({ name: 'chestWound', value: -1 }) },
  blindedEye: {
    hit: () => ({ name: 'blindedEye', value: -1 }),
    morale: () => ({ name: 'blindedEye', value: -1 }),
  },
  smashedLeg: { stride: ({ move }) => ({ name: 'smashedLeg', value: move === 'advance' ? -2 : -4 }) },
  brokenArm: worse('brokenArm', 'str'),
  spinalInjury: worse('spinalInjury', 'dex'),
  crushedSpirit: worse('crushedSpirit', 'wil'),
};
