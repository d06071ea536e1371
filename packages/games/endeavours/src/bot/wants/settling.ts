import { siteAt } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import { hasClaim, hasColony, hasFactory, hasFeature } from '../../rules/sites.ts';
import type { SiteId, State } from '../../types.ts';
import { approachesOf } from '../approaches.ts';
import { isLarge } from '../ships.ts';
import type { Sketch } from './want.ts';

/** A Claim first, if there is none. */
export function supplies(state: State, node: SiteId): Sketch[] {
  const common = { node, kit: ['supplies'], manned: true } as const;
  if (hasClaim(state, node)) return [{ ...common, deed: 'deliver' }];
  if (state.sites[node]?.busted) return [];
  const isru = siteAt(node).hydration + 2;
  return [{ ...common, deed: 'prospect', isru, years: 2, chance: chanceOfClaim(node) }];
}

/** END-PROSPECT-02 */
function chanceOfClaim(site: SiteId): number {
  return Math.min(1, siteAt(site).size / 6);
}

/** On the Site, or by rays from orbit where no atmosphere is in the way (END-PROSPECT-04). */
export function claiming(state: State, isMeant: (site: SiteId) => boolean): Sketch[] {
  return siteIds
    .filter(site => isMeant(site) && !hasClaim(state, site) && !state.sites[site]?.busted)
    .flatMap(site => {
      const sketch = { deed: 'prospect', isru: siteAt(site).hydration + 2, chance: chanceOfClaim(site) } as const;
      const orbits = hasFeature(state, site, 'atm') || !isLarge(site) ? [] : approachesOf(site);
      return [{ ...sketch, node: site }, ...orbits.map(node => ({ ...sketch, node, rays: true }))];
    });
}

export function building(state: State, sites: readonly SiteId[]): Sketch[] {
  return sites
    .filter(site => !hasFactory(state, site) && !(state.sites[site]?.busted && !hasClaim(state, site)))
    .flatMap(node => {
      const isClaimed = hasClaim(state, node);
      const sketch: Sketch = {
        node,
        deed: isClaimed ? 'industrialize' : 'prospect',
        builders: true,
        isru: isClaimed ? null : siteAt(node).hydration + 2,
        years: 2,
        chance: isClaimed ? 1 : chanceOfClaim(node),
      };
      return isLarge(node) ? [sketch, { ...sketch, manned: true }] : [sketch];
    });
}

export function settling(state: State, site: SiteId): Sketch[] {
  if (hasColony(state, site)) return [];
  if (hasFactory(state, site)) return [{ node: site, deed: 'foundColony', manned: true, years: 0 }];
  return building(state, [site])
    .slice(0, 1)
    .map(each => ({ ...each, manned: true }));
}
