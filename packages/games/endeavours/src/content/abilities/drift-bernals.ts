import type { Effect } from '../../hooks.ts';
import { zoneOf } from '../../map/index.ts';
import { equipmentOf, isEquipment } from '../../rules/cards.ts';
import type { DriftId } from '../../types.ts';
import { giveWater, placeOf } from './stations.ts';

/** What each Drift Bernal does while it is Anchored (B14, END-DRIFT-12). The owner is the Drift Bernal. D01 brings its freighter when it is anchored. */
export const driftAbilities: { readonly [id in DriftId]?: Effect } = {
  D02: {
    workshops: (_, owner) => ({
      node: placeOf(owner),
      takes: card => isEquipment(card) && equipmentOf(card).enters === 'ANY',
    }),
  },
  D03: { observatory: (_, owner) => ({ node: placeOf(owner), value: 1 }) },
  D04: { placeTransmits: ({ node }, owner) => (node === placeOf(owner) ? 4 : undefined) },
  D05: {
    *yearBegins(t, _, owner) {
      giveWater(t, placeOf(owner), 1);
    },
  },
  D06: {
    neverIsolated: ({ by }, owner) => (by.node === placeOf(owner) ? true : undefined),
    recovers: ({ by }, owner) => (by.node === placeOf(owner) ? true : undefined),
  },
  D07: {
    boostPlaces: (_, owner) => ({
      node: placeOf(owner),
      takes: card => isEquipment(card) && ['LEO', 'HOME'].includes(equipmentOf(card).enters),
      price: mass => mass,
    }),
  },
  D08: { handLimit: limit => Math.max(limit, 6) },
  D09: { beads: (count, { node }, owner) => (zoneOf(node) === zoneOf(placeOf(owner)) ? count + 1 : count) },
  D10: { netThrust: (thrust, { from }, owner) => (from === placeOf(owner) ? thrust + 2 : thrust) },
  D11: { banks: (_, owner) => placeOf(owner) },
};
