import { siteAt } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import type { Quest } from '../../rules/missions/quest.ts';
import { isCovered } from '../../rules/sites.ts';
import type { SiteId, State } from '../../types.ts';
import { weights } from '../weights.ts';
import { settling } from './settling.ts';
import { plain, type Sketch, type Want, worthOf } from './want.ts';

/** Sites that are to be fully explored; large ones count more where sizes add up. */
export function exploring(state: State, quest: Quest, isMeant: (site: SiteId) => boolean, sizes: number): Sketch[] {
  return siteIds
    .filter(site => isMeant(site) && state.sites[site]?.explored !== true)
    .map(node => ({
      node,
      deed: 'explore',
      kit: ['rover'],
      manned: true,
      years: state.sites[node]?.potential || 3.5,
      ...(sizes > 0 && { worth: (worthOf(quest) * Math.min(sizes, siteAt(node).size)) / sizes }),
    }));
}

/** END-MISSION-14: three Sites to explore, a Colony on a fourth. */
export function siteExploration(state: State, quest: Quest, isMeant: (site: SiteId) => boolean): Sketch[] {
  const explored = quest.places.length >= 3 ? [] : exploring(state, quest, isMeant, 0);
  const hasColonyApart = quest.tokens.length > 0;
  const colonies = hasColonyApart
    ? []
    : siteIds.filter(site => isMeant(site) && !quest.places.includes(site)).flatMap(site => settling(state, site));
  return [...explored, ...colonies];
}

/** Sites where a Rover finds something. */
export function explorations(state: State): Want[] {
  return siteIds
    .filter(site => state.sites[site]?.explored !== true && !isCovered(state, site))
    .map(node => {
      const { potential = 3.5, terrain = 3.5 } = state.sites[node]?.visited ? state.sites[node] : {};
      const worth = (potential * (7 - terrain) * weights.exploration) / 6;
      return { ...plain, quest: null, node, deed: 'explore', kit: ['rover'], years: potential, worth };
    });
}
