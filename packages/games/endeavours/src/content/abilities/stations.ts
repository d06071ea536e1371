import type { Effect } from '../../hooks.ts';
import { zoneIndexOf, zoneModifiers, zoneOf, zones } from '../../map/index.ts';
import { equipmentOf, isAsterisk, isColonist, isEquipment } from '../../rules/cards.ts';
import { hasColony, knownSites } from '../../rules/sites.ts';
import { stackHere, whileReweighing } from '../../rules/stacks.ts';
import { isUsed, noteUse, say } from '../../rules/table.ts';
import type { Card, Drift, Endeavours, NodeId, SiteState, Station, StationId } from '../../types.ts';
import { colonists } from '../colonists.ts';

/** The place of a station that is built; effects of others are never shown with one. */
export function placeOf(owner: Card | Station | Drift | SiteState | null): NodeId {
  return (owner as Station).node!;
}

/** Water that a place gives to a Stack there; with no Stack and no outpost left it is lost (END-EXPCARD-15). */
export function giveWater(t: Endeavours, node: NodeId, amount: number): void {
  const stack = stackHere(t.state, node);
  if (stack === undefined) return;
  whileReweighing(t.state, stack, () => {
    stack.cargo.water += amount;
  });
  say(t, 'END-STATION-09', 'water.given', { amount });
}

/** What the next zone towards the Sun is better by. */
function sunwardGain(node: NodeId): number {
  return zoneModifiers[zones[Math.max(0, zoneIndexOf(node) - 1)]!] - zoneModifiers[zoneOf(node)];
}

/** A gift that is fetched once a year, as a free action. */
function yearlyWater(use: string, amountOf: (t: Endeavours['state'], node: NodeId) => number): Effect {
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

/** What each station does from the moment it is built (B13, END-STATION-09). The owner is the station. */
export const stationAbilities: { readonly [id in StationId]?: Effect } = {
  flyeyeObservatory: { observatory: (_, owner) => ({ node: placeOf(owner), value: 2 }) },
  solarPowerCollection: { powersat: () => true },
  orbitalShipyard: { workshops: (_, owner) => ({ node: placeOf(owner), takes: isEquipment }) },
  fuelDepot: yearlyWater('fuelDepot', () => 2),
  deepSpaceBeacon: { relay: (_, owner) => placeOf(owner) },
  quarantineDock: { labs: (_, owner) => placeOf(owner) },
  refineryAnnex: {
    refuelYield: (amount, { site, again }, owner) => (site === placeOf(owner) && !again ? amount + 3 : amount),
  },
  missionArchive: {
    cardsDrawn: (count, _, __, state) => (isUsed({ state }, 'missionArchive') ? count : Math.max(count, 2)),
  },
  slingshotArray: { bonusBurns: (burns, { from }, owner) => (from === placeOf(owner) ? burns + 2 : burns) },
  surveyCentre: { survey: ({ site }, owner) => (zoneOf(site) === zoneOf(placeOf(owner)) ? 2 : undefined) },
  medicalWing: {
    spared: ({ card }, owner) =>
      isColonist(card.card) && colonists[card.card].human ? { use: 'medicalWing', to: placeOf(owner) } : undefined,
  },
  foundryRing: {
    boostPlaces: (_, owner) => ({
      node: placeOf(owner),
      takes: card => isEquipment(card) && ['LEO', 'HOME'].includes(equipmentOf(card).enters),
      price: mass => mass * 2,
    }),
  },
  geologyHall: {
    target: (number, { purpose, node }, owner) =>
      purpose === 'drill' && zoneOf(node) === zoneOf(placeOf(owner)) ? Math.min(number, 2) : number,
  },
  rescueCoordination: { target: (number, { purpose }) => (purpose === 'rescue' ? Math.min(number, 2) : number) },
  recyclingPlant: {
    spared: ({ card }) => (isEquipment(card.card) ? { use: 'recyclingPlant', to: 'hand' } : undefined),
  },
  observatoryRing: { interferometry: x => x + 1 },
  coldStorage: yearlyWater('coldStorage', (state, node) => {
    const colonies = knownSites(state).filter(({ id }) => hasColony(state, id) && zoneOf(id) === zoneOf(node));
    return 1 + colonies.length;
  }),
  crewQuarters: {
    neverIsolated: ({ by, card }, owner) =>
      isAsterisk(card.card) && by.node !== null && zoneOf(by.node) === zoneOf(placeOf(owner)) ? true : undefined,
  },
  powerGrid: {
    zoneModifier: (modifier, { from }, owner) =>
      zoneOf(from) === zoneOf(placeOf(owner)) ? modifier + sunwardGain(from) : modifier,
    sunlit: ({ node }, owner) => (zoneOf(node) === zoneOf(placeOf(owner)) ? true : undefined),
  },
  trainingAcademy: { handLimit: limit => Math.max(limit, 5) },
  debrisRadar: { eventImmunity: ({ event }) => (event === 'padExplosion' ? true : undefined) },
  lifeSupportFoundry: { colonistLimit: limit => limit + 1 },
  instrumentWorkshop: { promotionPrice: (price, { node }, owner) => (node === placeOf(owner) ? price - 1 : price) },
  supplyExchange: { purchasePrice: price => Math.max(0, price - 1) },
};
