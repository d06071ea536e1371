import { effects } from '../hooks.ts';
import { isSite, printedFeatures, siteAt } from '../map/index.ts';
import type { Feature, NodeId, SiteId, SiteState, Stack, State } from '../types.ts';

/** What has happened at a Site; it is noted down the first time it is asked for in order to be changed. */
export function siteOf(state: State, id: SiteId): SiteState {
  state.sites[id] ??= {
    id,
    visited: false,
    hazard: [],
    terrain: 0,
    potential: 0,
    explored: false,
    claim: false,
    busted: false,
    factory: false,
    plant: null,
    colony: false,
    gone: false,
    ongoing: [],
    refuelled: 0,
    stormUntil: 0,
  };
  return state.sites[id];
}

/** Sites that something has happened at. */
export function knownSites(state: State): SiteState[] {
  return Object.values(state.sites) as SiteState[];
}

export function hasFactory(state: State, node: NodeId): boolean {
  return isSite(node) && state.sites[node]?.factory === true;
}

export function hasColony(state: State, node: NodeId): boolean {
  return isSite(node) && state.sites[node]?.colony === true;
}

/** END-CLAIM-04: a Factory stands on a Claim. */
export function hasClaim(state: State, node: NodeId): boolean {
  return isSite(node) && (state.sites[node]?.claim === true || state.sites[node]?.factory === true);
}

/** END-CORE-12 */
const mostClaims = 9;

export function hasClaimLeft(state: State): boolean {
  let claims = 0;
  for (const id in state.sites) if (state.sites[id as SiteId]!.claim) claims++;
  return claims < mostClaims;
}

/** The printed features and those that ongoing cards add. */
export function featuresOf(state: State, site: SiteId): readonly Feature[] {
  const added = effects.tell(state, 'siteFeature', { site }).flat();
  return added.length === 0 ? printedFeatures(site) : [...printedFeatures(site), ...added];
}

export function hasFeature(state: State, site: SiteId, feature: Feature): boolean {
  return featuresOf(state, site).includes(feature);
}

export function hydrationOf(state: State, site: SiteId): number {
  return effects.change(state, 'hydration', siteAt(site).hydration, { site });
}

/** END-MOVE-11: the net thrust to land or leave. */
export function liftValueOf(state: State, stack: Stack, site: SiteId): number {
  return Math.max(0, effects.change(state, 'liftValue', siteAt(site).size + 1, { by: stack, site }));
}

/** END-TRACTOR-04: its comet was towed away: nothing is done there any more, not even by who was left behind. */
export function isGone(state: State, site: SiteId): boolean {
  return state.sites[site]?.gone === true;
}

/** The Site that a Stack is on and may work at. */
export function siteUnder(state: State, { node }: Stack): SiteId | undefined {
  return node !== null && isSite(node) && !isGone(state, node) ? node : undefined;
}

/** END-HOLE-01: a black hole covers it. */
export function isCovered(state: State, node: NodeId): boolean {
  return state.holes.some(hole => hole.includes(node));
}
