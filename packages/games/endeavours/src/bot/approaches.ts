import { edgesFrom } from '../map/index.ts';
import { siteIds } from '../map/sites.ts';
import type { NodeId, SiteId } from '../types.ts';

const approaches = new Map<NodeId, readonly NodeId[]>(siteIds.map(site => [site, edgesFrom(site).map(({ to }) => to)]));

/** The spaces from which a Site is landed on. */
export function approachesOf(site: SiteId): readonly NodeId[] {
  return approaches.get(site)!;
}

const landerBurns = new Map<NodeId, number>(
  siteIds.map(site => [site, Math.min(...edgesFrom(site).map(({ burns, lander }) => burns + lander))]),
);

/** The burns of a landing or lift-off. */
export function landerBurnsOf(site: SiteId): number {
  return landerBurns.get(site)!;
}
