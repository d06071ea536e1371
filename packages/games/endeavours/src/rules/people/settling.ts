import type { Endeavours, SiteId, State } from '../../types.ts';
import { knownSites, siteOf } from '../sites.ts';
import { nameOfNode, say } from '../table.ts';

/** END-CORE-12: domes stand on Colonies and Anchored Bernals. */
const mostDomes = 7;

export function hasDomeLeft(state: State): boolean {
  const colonies = knownSites(state).filter(({ colony }) => colony).length;
  return colonies + state.bernals.filter(({ anchored }) => anchored).length < mostDomes;
}

/** A dome on a Factory. */
export function foundColonyAt(t: Endeavours, site: SiteId): void {
  siteOf(t.state, site).colony = true;
  say(t, 'END-COLONY-01', 'colony.founded', { site: nameOfNode(site) });
}
