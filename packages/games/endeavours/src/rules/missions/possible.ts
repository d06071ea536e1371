import { isSite, siteAt } from '../../map/index.ts';
import { diskSpots } from '../../tables/playmats.ts';
import type { NodeId, SiteId, State } from '../../types.ts';
import { hasClaim, hasColony, isCovered, isGone } from '../sites.ts';
import type { Quest } from './quest.ts';
import { carries, isCreditedElsewhere } from './tokens.ts';

/** END-MISSION-50: covered by a black hole, or a comet that was towed away. */
export function isShut(state: State, node: NodeId): boolean {
  return isCovered(state, node) || (isSite(node) && isGone(state, node));
}

/** END-MISSION-50: nothing is impossible before one of these has come about; quickly told. */
export function isAnythingLost({ holes, disksRemoved, sites }: State): boolean {
  if (holes.length > 0 || disksRemoved >= diskSpots.length) return true;
  for (const id in sites) {
    const { explored, gone, colony } = sites[id as SiteId]!;
    if (explored || gone || colony) return true;
  }
  return false;
}

/** END-MISSION-50: busted, and no busted disk can be removed any more. */
function isBustedForGood(state: State, site: SiteId): boolean {
  return state.sites[site]?.busted === true && state.disksRemoved >= diskSpots.length;
}

/** A Claim stands there, or may still come. */
export function mayBeClaimed(state: State, site: SiteId): boolean {
  return !isShut(state, site) && (hasClaim(state, site) || !isBustedForGood(state, site));
}

/**
 * Whether a Site may yet carry such a token for this mission. One that serves another mission could be removed and set again, but never under
 * a dome (END-CORE-12).
 */
export function mayCarry(state: State, quest: Quest, kind: 'claim' | 'factory' | 'colony', site: SiteId): boolean {
  if (!carries(state, kind, site)) return mayBeClaimed(state, site);
  return !hasColony(state, site) || !isCreditedElsewhere(state, `${kind}:${site}`, quest);
}

/** Whether a Site can still be fully explored. */
export function mayBeExplored(state: State, site: SiteId): boolean {
  return state.sites[site]?.explored !== true && !isShut(state, site);
}

/** Whether so many of these do; looked at only as far as it takes. */
export function areEnough<T>(count: number, all: readonly T[], does: (each: T) => boolean): boolean {
  let found = 0;
  for (const each of all) if (does(each) && ++found >= count) return true;
  return false;
}

/** Whether the sizes of those Sites that do add up to so much. */
export function isSizeEnough(size: number, sites: readonly SiteId[], does: (site: SiteId) => boolean): boolean {
  let sum = 0;
  for (const site of sites) {
    if (does(site)) sum += siteAt(site).size;
    if (sum >= size) return true;
  }
  return false;
}
