import type { Device, ExplorationsOf, Face } from '../../types.ts';
import { nth } from '../copies.ts';

/** B16: mass 1 and rad-hardness 5, 6, 7; what it supplies or does besides. */
function device(besides: (copy: number) => Partial<Face>): Device {
  return { kind: 'device', copies: 3, face: copy => ({ mass: 1, hardness: 4 + copy, ...besides(copy) }) };
}

export const devices: ExplorationsOf<'XD', Device> = {
  /** Neutrino Trigger */
  XD1: { ...device(() => ({ supplies: ['A'] })), uses: copy => copy },
  XD2: device(copy => ({ cooling: copy })),
  XD3: device(copy => ({ supplies: copy === 3 ? ['U', 'E'] : ['U'] })),
  XD4: device(copy => ({ supplies: copy === 3 ? ['E', 'U'] : ['E'] })),
  XD5: device(copy => ({ shielding: copy === 3 ? 3 : 2 })),
  XD6: device(() => ({ aboard: { bonusPivots: pivots => pivots + 1 } })),
  XD7: device(copy => ({ aboard: { tanks: () => ({ holds: copy * 2, halves: false }) } })),
  XD8: device(() => ({ aboard: { testDice: (dice, { purpose }) => (purpose === 'observe' ? dice + 1 : dice) } })),
  XD9: device(() => ({ aboard: { sizeRoll: die => die - 1 } })),
  XD10: device(() => ({ aboard: { testDice: (dice, { purpose }) => (purpose === 'tow' ? dice + 1 : dice) } })),
  XD11: device(copy => ({ aboard: { antenna: () => copy + 1 } })),
  XD12: device(copy => ({
    aboard: { refuelYield: (amount, { again }) => (again ? amount : amount + nth(copy, 1, 1, 2)) },
  })),
};
