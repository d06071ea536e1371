import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { siteAt } from '../../map/index.ts';
import { facTable } from '../../map/location-tables.ts';
import type { Endeavours, Need, SiteId, State } from '../../types.ts';
import { rollLocation } from '../map-hazards.ts';
import { siteRolls } from '../move/landing.ts';
import { siteOf } from '../sites.ts';
import { nameOfNode, say } from '../table.ts';

/** END-START-09..12: a Claim and a Factory by the FAC table, and the Site's rolls. */
export function* startingFactory(t: Endeavours): Flow {
  const { state } = t;
  let site = rollLocation(t, 'fac') as SiteId;
  // END-START-10, END-RULE-06; where missions name every Site of the table, nothing could be rolled again for.
  while (hasUnnamedSite(state) && isNamed(state, site)) site = rollLocation(t, 'fac') as SiteId;
  Object.assign(siteOf(state, site), { claim: true, factory: true });
  say(t, 'END-START-09', 'setup.factory', { site: nameOfNode(site) });
  yield* siteRolls(t, site, null);
  state.stage = 'mats';
}

/** Missions of many types and features may between them name all of the table. */
function hasUnnamedSite(state: State): boolean {
  return facTable.flat().some(site => !isNamed(state, site as SiteId));
}

/** END-START-10, 14: a mission drawn names the Site, or a feature, type or hydration that it has. */
function isNamed({ missions }: State, site: SiteId): boolean {
  return missions.some(({ card }) => names(catalogue.baseMissions[card].need, site));
}

function names(need: Need, id: SiteId): boolean {
  const site = siteAt(id);
  const { features, type, hydration } = site;
  switch (need.kind) {
    case 'siteExploration':
    case 'zoneClaims':
      return features.includes(need.feature);
    case 'colonyHydration':
      return hydration === need.hydration;
    case 'hydration':
      return need.site === id || hydration === 4; // END-MISSION-30
    case 'industrialization':
      return type === need.type;
    case 'zoneSamples':
      return need.types.includes(type);
    case 'tour':
      return need.sites.includes(id);
    case 'radio':
      return need.between.includes(id);
    case 'elevators':
      return need.pairs.some(pair => pair.split('/').includes(id));
    case 'cometRedirection':
      return need.comets.includes(id);
    default:
      return 'site' in need && need.site === id;
  }
}
