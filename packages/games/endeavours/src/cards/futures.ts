import { siteAt, zoneOf } from '../map/index.ts';
import { isColonist, isHuman } from '../rules/cards.ts';
import { hasFeature, hydrationOf, knownSites } from '../rules/sites.ts';
import { tanksOf } from '../rules/tanks.ts';
import type { FutureCard, FutureId, SiteId, Stack, State } from '../types.ts';

/** END-FUTURE-02, 07 */
export const futures: { readonly [F in FutureId]: FutureCard } = {
  U01: { points: 14, isFulfilled: state => hasColonyIn(state, 'Neptune') && hasColonyIn(state, 'Uranus') },
  U02: {
    points: 10,
    isFulfilled: state => zonesOf(factories(state).filter(site => hydrationOf(state, site) === 4)) >= 3,
  },
  U03: {
    points: 8,
    powersatThrust: () => 2,
    isFulfilled: state =>
      factories(state).filter(site => zoneOf(site) === 'Mercury' && hasFeature(state, site, 'push')).length >= 2,
  },
  U04: {
    points: 16,
    adAstra: true,
    isFulfilled: (state, stack) =>
      stack.node === 'EX-OORT' &&
      isotopesOf(state, stack) >= 6 &&
      stack.cards.some(({ card }) => isColonist(card) && isHuman(card)),
  },
  U05: {
    points: 12,
    isFulfilled: state =>
      state.stations.filter(({ node }) => node !== null).length >= 2 &&
      state.satellites.some(node => ['Uranus', 'Neptune'].includes(zoneOf(node))),
  },
  U06: {
    points: 14,
    adAstra: true,
    isFulfilled: (state, stack) => stack.node === 'EX-JSJ' && isotopesOf(state, stack) >= 5,
  },
  U07: {
    points: 18,
    adAstra: true,
    isFulfilled: (state, stack) =>
      stack.node === 'EX-NEP' &&
      isotopesOf(state, stack) >= 6 &&
      stack.cards.filter(({ card, side }) => isColonist(card) && side === 'purple').length >= 2,
  },
  U08: { points: 8, isFulfilled: state => state.waterBridge >= 20 },
  U09: {
    points: 9,
    isFulfilled: state => zonesOf(colonies(state).filter(site => hasFeature(state, site, 'atm'))) >= 2,
  },
  U10: { points: 11, endgame: true, isFulfilled: state => state.stacks.some(isCourier) },
  U11: { points: 12, isFulfilled: state => state.elevators.length >= 2 },
  U12: {
    points: 9,
    isFulfilled: state => factories(state).filter(site => hasFeature(state, site, 'comet')).length >= 2,
  },
  U13: { points: 10, isFulfilled: state => new Set(state.bioZones).size >= 2 },
  U14: {
    points: 13,
    isFulfilled: state => colonies(state).filter(site => hasFeature(state, site, 'astro')).length >= 3,
  },
};

/** U10: the promoted freighter at one of the outer exits; looked at again in year 84 (END-FUTURE-04). */
function isCourier({ kind, node, cards }: Stack): boolean {
  if (kind !== 'freighter' && kind !== 'slipstream') return false;
  return (node === 'EX-NEP' || node === 'EX-OORT') && cards[0]?.side === 'purple';
}

function factories(state: State): SiteId[] {
  return knownSites(state)
    .filter(({ factory }) => factory)
    .map(({ id }) => id);
}

function colonies(state: State): SiteId[] {
  return knownSites(state)
    .filter(({ colony }) => colony)
    .map(({ id }) => id);
}

function hasColonyIn(state: State, zone: string): boolean {
  return colonies(state).some(site => siteAt(site).zone === zone);
}

function zonesOf(sites: readonly SiteId[]): number {
  return new Set(sites.map(zoneOf)).size;
}

/** Cargo and wet isotope tanks. */
function isotopesOf(state: State, stack: Stack): number {
  const carried = Object.values(stack.cargo.isotope).reduce((sum, count) => sum + count, 0);
  return stack.fuel === 'isotope' ? carried + tanksOf(state, stack) : carried;
}
