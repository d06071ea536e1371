import { zoneOf } from '../map/index.ts';
import { equipmentOf, isEquipment } from '../rules/cards.ts';
import { bringSlipstream } from '../rules/slipstream.ts';
import type { DriftCard, DriftId } from '../types.ts';
import { giveWater, placeOf } from './places.ts';

/** B14, END-DRIFT-12 */
export const driftBernals: { readonly [D in DriftId]: DriftCard } = {
  /** END-DRIFT-18 */
  D01: {
    supports: ['generator', 'reactor'],
    arrives: bringSlipstream,
  },
  D02: {
    supports: ['refinery', 'generator'],
    workshops: (_, owner) => ({
      node: placeOf(owner),
      takes: card => isEquipment(card) && equipmentOf(card).enters === 'ANY',
    }),
  },
  D03: {
    supports: ['generator', 'radiator'],
    observatory: (_, owner) => ({ node: placeOf(owner), value: 1 }),
  },
  D04: {
    supports: ['generator', 'robonaut'],
    placeTransmits: ({ node }, owner) => (node === placeOf(owner) ? 4 : undefined),
  },
  D05: {
    supports: ['refinery', 'radiator'],
    *yearBegins(t, _, owner) {
      giveWater(t, placeOf(owner), 1);
    },
  },
  D06: {
    supports: ['generator', 'refinery'],
    neverIsolated: ({ by }, owner) => (by.node === placeOf(owner) ? true : undefined),
    recovers: ({ by }, owner) => (by.node === placeOf(owner) ? true : undefined),
  },
  D07: {
    supports: ['reactor', 'refinery'],
    boostPlaces: (_, owner) => ({
      node: placeOf(owner),
      takes: card => isEquipment(card) && ['LEO', 'HOME'].includes(equipmentOf(card).enters),
      price: mass => mass,
    }),
  },
  D08: {
    supports: ['generator', 'reactor'],
    handLimit: limit => Math.max(limit, 6),
  },
  D09: {
    supports: ['radiator', 'robonaut'],
    beads: (count, { node }, owner) => (zoneOf(node) === zoneOf(placeOf(owner)) ? count + 1 : count),
  },
  D10: {
    supports: ['reactor', 'radiator'],
    netThrust: (thrust, { from }, owner) => (from === placeOf(owner) ? thrust + 2 : thrust),
  },
  D11: {
    supports: ['generator', 'radiator'],
    banks: (_, owner) => placeOf(owner),
  },
};
