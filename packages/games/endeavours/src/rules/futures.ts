import { colonists } from '../content/colonists.ts';
import { siteAt, zoneOf } from '../map/index.ts';
import type { FutureId, SiteId, Stack, State } from '../types.ts';
import { isColonist } from './cards.ts';
import { hasFeature, hydrationOf, knownSites } from './sites.ts';
import { tanksOf } from './tanks.ts';

/** END-FUTURE-02, 07: what each Future asks for, besides its card and a Human. `stack` holds the card. */
const requirements: { readonly [id in FutureId]: (state: State, stack: Stack) => boolean } = {
  U01: state => hasColonyIn(state, 'Neptune') && hasColonyIn(state, 'Uranus'),
  U02: state => zonesOf(factories(state).filter(site => hydrationOf(state, site) === 4)) >= 3,
  U03: state =>
    factories(state).filter(site => zoneOf(site) === 'Mercury' && hasFeature(state, site, 'push')).length >= 2,
  U04: (state, stack) =>
    stack.node === 'EX-OORT' &&
    isotopesOf(state, stack) >= 6 &&
    stack.cards.some(({ card }) => isColonist(card) && colonists[card].human),
  U05: state =>
    state.stations.filter(({ node }) => node !== null).length >= 2 &&
    state.satellites.some(node => ['Uranus', 'Neptune'].includes(zoneOf(node))),
  U06: (state, stack) => stack.node === 'EX-JSJ' && isotopesOf(state, stack) >= 5,
  U07: (state, stack) =>
    stack.node === 'EX-NEP' &&
    isotopesOf(state, stack) >= 6 &&
    stack.cards.filter(({ card, side }) => isColonist(card) && side === 'purple').length >= 2,
  U08: state => state.waterBridge >= 20,
  U09: state => zonesOf(colonies(state).filter(site => hasFeature(state, site, 'atm'))) >= 2,
  U10: state => state.stacks.some(isCourier),
  U11: state => state.elevators.length >= 2,
  U12: state => factories(state).filter(site => hasFeature(state, site, 'comet')).length >= 2,
  U13: state => new Set(state.bioZones).size >= 2,
  U14: state => colonies(state).filter(site => hasFeature(state, site, 'astro')).length >= 3,
};

export function isFulfilled(state: State, future: FutureId, stack: Stack): boolean {
  return requirements[future](state, stack);
}

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
