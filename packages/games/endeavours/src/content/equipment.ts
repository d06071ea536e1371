import type { Equipment } from '../types.ts';

/** The 21 kinds of cards, four copies each; General Supplies and Station Module are two faces of one (END-EQUIP-24). */
export const equipment = {
  aerobrake: {
    enters: 'LEO',
    front: { mass: 1, hardness: 6 },
    back: { mass: 1, hardness: 6 },
    promotion: { cost: 4, at: 'LAB' },
    entries: [2, 4],
  },
  array: {
    enters: 'LEO',
    front: { mass: 1, hardness: 4 },
    back: { mass: 1, hardness: 4 },
    promotion: { cost: 3, at: 'BER' },
    survey: [1, 2],
  },
  rover: {
    enters: 'LEO',
    front: { mass: 1, hardness: 5 },
    back: { mass: 1, hardness: 5 },
    promotion: { cost: 4, at: 'BER' },
    explore: [1, 2],
  },
  telescope: {
    enters: 'HOME',
    front: { mass: 1, hardness: 4 },
    back: { mass: 1, hardness: 4 },
    promotion: { cost: 5, at: 'LAB' },
    observe: [1, 2],
  },
  /** Metal Plating, promoted to an EM Force Field. */
  plating: {
    enters: 'LEO',
    front: { mass: 2, hardness: 8 },
    back: { mass: 1, hardness: 6, needs: ['E'] },
    promotion: { cost: 4, at: 'LAB' },
    shielding: [2, 3],
  },
  tractorBeam: {
    enters: 'LAB',
    front: { mass: 2, hardness: 5, needs: ['U'] },
    back: { mass: 2, hardness: 5, needs: ['U'] },
    promotion: { cost: 6, at: 'LAB' },
    tow: [2, 3],
  },
  /** Diagnostic Drone, promoted to a Repair Bot. */
  drone: {
    enters: 'LEO',
    front: { mass: 1, hardness: 5 },
    back: { mass: 1, hardness: 5 },
    promotion: { cost: 3, at: 'BER' },
  },
  supplies: { enters: 'LEO', front: { mass: 2, hardness: 5 }, shares: 'supplies' },
  module: { enters: 'HOME', front: { mass: 3, hardness: 6 }, shares: 'supplies' },
  bioExperiment: { enters: 'LAB', front: { mass: 1, hardness: 3 }, back: { mass: 1, hardness: 3 } },
  fieldExperiment: { enters: 'LEO', front: { mass: 1, hardness: 4 }, back: { mass: 1, hardness: 4 } },
  rescuePod: { enters: 'LEO', front: { mass: 1, hardness: 6 }, back: { mass: 1, hardness: 6 } },
  lifeSciences: { enters: 'LAB', front: { mass: 2, hardness: 5, needs: ['E'] } },
  drill: { enters: 'LEO', front: { mass: 1, hardness: 6, needs: ['E'] } },
  antenna: { enters: 'LEO', front: { mass: 1, hardness: 5, needs: ['E'] }, transmit: 3 },
  satellite: { enters: 'LEO', front: { mass: 1, hardness: 4 } },
  spareParts: { enters: 'LEO', front: { mass: 1, hardness: 7 } },
  /** END-EQUIP-18: charged on its front, spent on its back. */
  battery: {
    enters: 'HOME',
    front: { mass: 1, hardness: 6, supplies: ['E', 'U'] },
    back: { mass: 1, hardness: 6 },
  },
  powersatReceiver: { enters: 'ANY', front: { mass: 1, hardness: 4 } },
  tourists: { enters: 'LEO', front: { mass: 1, hardness: 4 }, human: true },
  struts: { enters: 'LEO', front: { mass: 1, hardness: 7 } },
  cryoTank: { enters: 'ANY', front: { mass: 1, hardness: 6 } },
} as const satisfies { readonly [id: string]: Equipment };

export type EquipmentId = keyof typeof equipment;
export const equipmentIds = Object.keys(equipment) as EquipmentId[];

/** END-EQUIP-26 */
export const copiesOfEach = 4;

/** END-TRACTOR-11: how many burns the beam allows for the mass in tow: up to this mass, that many. */
export const towLimits: readonly [
  front: readonly (readonly [mass: number, burns: number])[],
  back: readonly (readonly [mass: number, burns: number])[],
] = [
  [
    [1, 6],
    [2, 4],
    [3, 2],
  ],
  [
    [2, 6],
    [4, 4],
    [6, 2],
  ],
];
