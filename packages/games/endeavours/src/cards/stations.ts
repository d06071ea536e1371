import type { Effect } from '../hooks.ts';
import { zoneIndexOf, zoneModifiers, zoneOf, zones } from '../map/index.ts';
import { equipmentOf, isAsterisk, isColonist, isEquipment, isHuman } from '../rules/cards.ts';
import { hasColony, knownSites } from '../rules/sites.ts';
import { isUsed, noteUse } from '../rules/table.ts';
import type { Endeavours, Named, NodeId, StationCard, StationId } from '../types.ts';
import { giveWater, placeOf } from './places.ts';

/** What the next zone towards the Sun is better by. */
function sunwardGain(node: NodeId): number {
  return zoneModifiers[zones[Math.max(0, zoneIndexOf(node) - 1)]!] - zoneModifiers[zoneOf(node)];
}

/** A gift that is fetched once a year, as a free action. */
function yearlyWater(use: Named<'offer'>, amountOf: (t: Endeavours['state'], node: NodeId) => number): Effect {
  return {
    offers: (_, owner, state) =>
      isUsed({ state }, use)
        ? undefined
        : [
            {
              key: `offer.${use}`,
              label: { key: `offer.${use}` },
              refs: [`node:${placeOf(owner)}`],
              *take(t) {
                noteUse(t, use);
                giveWater(t, placeOf(owner), amountOf(t.state, placeOf(owner)));
              },
            },
          ],
  };
}

/** B13, END-STATION-09 */
export const stations: { readonly [S in StationId]: StationCard } = {
  flyeyeObservatory: { on: 'site', observatory: (_, owner) => ({ node: placeOf(owner), value: 2 }) },
  solarPowerCollection: { on: 'space', zones: ['Mercury', 'Venus', 'Earth', 'Mars'], powersat: () => true },
  orbitalShipyard: { on: 'space', workshops: (_, owner) => ({ node: placeOf(owner), takes: isEquipment }) },
  fuelDepot: { on: 'space', ...yearlyWater('fuelDepot', () => 2) },
  deepSpaceBeacon: { on: 'space', transmit: 4, relay: (_, owner) => placeOf(owner) },
  quarantineDock: { on: 'space', labs: (_, owner) => placeOf(owner) },
  refineryAnnex: {
    on: 'site',
    refuelYield: (amount, { site, again }, owner) => (site === placeOf(owner) && !again ? amount + 3 : amount),
  },
  missionArchive: {
    on: 'space',
    secondDraw: () => 'missionArchive',
  },
  slingshotArray: {
    on: 'space',
    bonusBurns: (burns, { from }, owner) => (from === placeOf(owner) ? burns + 2 : burns),
  },
  surveyCentre: { on: 'site', survey: ({ site }, owner) => (zoneOf(site) === zoneOf(placeOf(owner)) ? 2 : undefined) },
  medicalWing: {
    on: 'space',
    spared: ({ card }, owner) =>
      isColonist(card.card) && isHuman(card.card) ? { use: 'medicalWing', to: placeOf(owner) } : undefined,
  },
  foundryRing: {
    on: 'space',
    boostPlaces: (_, owner) => ({
      node: placeOf(owner),
      takes: card => isEquipment(card) && ['LEO', 'HOME'].includes(equipmentOf(card).enters),
      price: mass => mass * 2,
    }),
  },
  geologyHall: {
    on: 'site',
    target: (number, { purpose, node }, owner) =>
      purpose === 'drill' && zoneOf(node) === zoneOf(placeOf(owner)) ? Math.min(number, 2) : number,
  },
  rescueCoordination: {
    on: 'space',
    target: (number, { purpose }) => (purpose === 'rescue' ? Math.min(number, 2) : number),
  },
  recyclingPlant: {
    on: 'site',
    spared: ({ card }) => (isEquipment(card.card) ? { use: 'recyclingPlant', to: 'hand' } : undefined),
  },
  observatoryRing: { on: 'space', interferometry: x => x + 1 },
  coldStorage: {
    on: 'site',
    ...yearlyWater('coldStorage', (state, node) => {
      const colonies = knownSites(state).filter(({ id }) => hasColony(state, id) && zoneOf(id) === zoneOf(node));
      return 1 + colonies.length;
    }),
  },
  crewQuarters: {
    on: 'space',
    neverIsolated: ({ by, card }, owner) =>
      isAsterisk(card.card) && by.node !== null && zoneOf(by.node) === zoneOf(placeOf(owner)) ? true : undefined,
  },
  powerGrid: {
    on: 'site',
    zoneModifier: (modifier, { from }, owner) =>
      zoneOf(from) === zoneOf(placeOf(owner)) ? modifier + sunwardGain(from) : modifier,
    sunlit: ({ node }, owner) => (zoneOf(node) === zoneOf(placeOf(owner)) ? true : undefined),
  },
  trainingAcademy: { on: 'space', handLimit: limit => Math.max(limit, 5) },
  debrisRadar: { on: 'space', eventImmunity: ({ event }) => (event === 'padExplosion' ? true : undefined) },
  lifeSupportFoundry: { on: 'site', colonistLimit: limit => limit + 1 },
  instrumentWorkshop: {
    on: 'space',
    promotionPrice: (price, { node }, owner) => (node === placeOf(owner) ? price - 1 : price),
  },
  supplyExchange: { on: 'space', purchasePrice: price => Math.max(0, price - 1) },
};
