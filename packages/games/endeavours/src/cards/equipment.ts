import type { Effect } from '../hooks.ts';
import type { Card, Equipment, EquipmentId } from '../types.ts';

/** Diagnostic Drone */
const drone: Effect = { glitchFix: (_, owner) => `drone:${(owner as Card).no}` };

/** Repair Bot, and who acts as one. */
export const repairBot: Effect = { ...drone, repairs: () => true };

/** The 21 kinds of cards, four copies each; General Supplies and Station Module are two faces of one (END-EQUIP-24). */
export const equipment: { readonly [E in EquipmentId]: Equipment } = {
  aerobrake: {
    enters: 'LEO',
    front: { mass: 1, hardness: 6 },
    back: { mass: 1, hardness: 6 },
    promotion: { cost: 4, at: 'LAB', spots: ['green', 'yellow'] },
    entries: [2, 4],
  },
  array: {
    enters: 'LEO',
    front: { mass: 1, hardness: 4 },
    back: { mass: 1, hardness: 4 },
    promotion: { cost: 3, at: 'BER', spots: ['green', 'purple'] },
    survey: [1, 2],
  },
  rover: {
    enters: 'LEO',
    front: { mass: 1, hardness: 5 },
    back: { mass: 1, hardness: 5 },
    promotion: { cost: 4, at: 'BER', spots: ['green', 'red'] },
    explore: [1, 2],
    drives: true,
  },
  telescope: {
    enters: 'HOME',
    front: { mass: 1, hardness: 4 },
    back: { mass: 1, hardness: 4 },
    promotion: { cost: 5, at: 'LAB', spots: ['purple', 'yellow'] },
    observe: [1, 2],
  },
  /** Metal Plating, promoted to an EM Force Field. */
  plating: {
    enters: 'LEO',
    front: { mass: 2, hardness: 8 },
    back: { mass: 1, hardness: 6, needs: ['E'] },
    promotion: { cost: 4, at: 'LAB', spots: ['purple', 'red'] },
    shielding: [2, 3],
  },
  tractorBeam: {
    enters: 'LAB',
    front: { mass: 2, hardness: 5, needs: ['U'] },
    back: { mass: 2, hardness: 5, needs: ['U'] },
    promotion: { cost: 6, at: 'LAB', spots: ['red', 'yellow'] },
    tow: [2, 3],
    towLimits: [
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
    ],
  },
  /** Diagnostic Drone, promoted to a Repair Bot. */
  drone: {
    enters: 'LEO',
    front: { mass: 1, hardness: 5, aboard: drone },
    back: { mass: 1, hardness: 5, aboard: repairBot },
    promotion: { cost: 3, at: 'BER', spots: ['white', 'white'] },
  },
  supplies: { enters: 'LEO', front: { mass: 2, hardness: 5 }, shares: 'supplies', provisions: true },
  module: { enters: 'HOME', front: { mass: 3, hardness: 6 }, shares: 'supplies', builds: true },
  bioExperiment: { enters: 'LAB', front: { mass: 1, hardness: 3 }, back: { mass: 1, hardness: 3 }, experiment: 'bio' },
  fieldExperiment: {
    enters: 'LEO',
    front: { mass: 1, hardness: 4 },
    back: { mass: 1, hardness: 4 },
    experiment: 'field',
  },
  rescuePod: { enters: 'LEO', front: { mass: 1, hardness: 6 }, back: { mass: 1, hardness: 6 }, rescues: true },
  lifeSciences: { enters: 'LAB', front: { mass: 2, hardness: 5, needs: ['E'] }, runsBio: true },
  drill: { enters: 'LEO', front: { mass: 1, hardness: 6, needs: ['E'] }, drills: true },
  antenna: { enters: 'LEO', front: { mass: 1, hardness: 5, needs: ['E'] }, transmit: 3 },
  satellite: { enters: 'LEO', front: { mass: 1, hardness: 4 }, deploys: true },
  spareParts: { enters: 'LEO', front: { mass: 1, hardness: 7 }, mends: true },
  /** END-EQUIP-18: charged on its front, spent on its back. */
  battery: {
    enters: 'HOME',
    front: { mass: 1, hardness: 6, supplies: ['E', 'U'] },
    back: { mass: 1, hardness: 6 },
    drains: true,
  },
  /** END-EQUIP-19 */
  powersatReceiver: { enters: 'ANY', front: { mass: 1, hardness: 4, aboard: { pushable: () => true } } },
  tourists: { enters: 'LEO', front: { mass: 1, hardness: 4 }, human: true, tours: true },
  struts: {
    enters: 'LEO',
    front: {
      mass: 1,
      hardness: 7,
      aboard: { liftValue: value => value - 2, hazardSum: (sum, { lander }) => (lander ? Math.max(1, sum - 2) : sum) },
    },
  },
  cryoTank: { enters: 'ANY', front: { mass: 1, hardness: 6, aboard: { tanks: () => ({ holds: 4, halves: true }) } } },
};
