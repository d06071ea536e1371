import { catalogue } from '../../catalogue.ts';
import { siteIds } from '../../map/sites.ts';
import { homeBernal } from '../../rules/bernals.ts';
import type { Quest } from '../../rules/missions/quest.ts';
import { isOfKind } from '../../rules/operations/promotion.ts';
import { hasColony } from '../../rules/sites.ts';
import type { BernalId, SiteId, State } from '../../types.ts';
import { weights } from '../weights.ts';
import { settling } from './settling.ts';
import { type Sketch, worthOf } from './want.ts';

/** END-CORE-21, END-PATENT-05: a Colony by which the Home Bernal can become a Lab, for a mission that waits for one. */
export function foundingLab(state: State, quest: Quest): Sketch[] {
  const sites = labSites(state);
  if (sites.some(site => hasColony(state, site))) return []; // the promotion alone is missing
  return sites.flatMap(site => settling(state, site)).map(each => ({ ...each, worth: worthOf(quest) * weights.lab }));
}

/** The Sites of the Home Bernal's kind. */
function labSites(state: State): SiteId[] {
  const home = homeBernal(state);
  if (!home?.anchored) return [];
  const { promotesAt } = catalogue.bernals[home.card as BernalId];
  return siteIds.filter(site => isOfKind(state, site, promotesAt));
}
