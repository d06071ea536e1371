import type { Effect } from '../../hooks.ts';
import type { Card, EquipmentId, Side } from '../../types.ts';

/** Repair Bot, and who acts as one. */
export const repairBot: Effect = { glitchFix: (_, owner) => `drone:${(owner as Card).no}`, repairs: () => true };

/** What equipment does for its Stack besides its figures (B11); what needs a rule of its own is in that rule. */
export const equipmentAbilities: { readonly [id in EquipmentId]?: { readonly [side in Side]?: Effect } } = {
  /** Diagnostic Drone, Repair Bot */
  drone: {
    front: { glitchFix: (_, owner) => `drone:${(owner as Card).no}` },
    back: repairBot,
  },
  /** END-EQUIP-19 */
  powersatReceiver: { front: { pushable: () => true } },
  /** Landing Struts */
  struts: {
    front: { liftValue: value => value - 2, hazardSum: (sum, { lander }) => (lander ? Math.max(1, sum - 2) : sum) },
  },
  cryoTank: { front: { tanks: () => ({ holds: 4, halves: true }) } },
};
