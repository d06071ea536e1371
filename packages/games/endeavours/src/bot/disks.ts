import { isBase } from '../rules/missions/quest.ts';
import type { SiteId, SiteState, State } from '../types.ts';
import { remembered } from './memory.ts';
import { wantsOf } from './wants/index.ts';

/** The busted Site that a base mission would make most of if its disk were removed (END-DISC-10). */
export function siteToClear(state: State): SiteId | undefined {
  const busted = Object.values(state.sites).filter(site => site.busted && !site.claim);
  return busted.length === 0 ? undefined : remembered('clearing', state, () => bestOf(state, busted));
}

function bestOf(state: State, busted: readonly SiteState[]): SiteId | undefined {
  const cleared = Object.fromEntries(busted.map(site => [site.id, { ...site, busted: false }]));
  const ids = busted.map(({ id }) => id as string);
  const wants = wantsOf({ ...state, sites: { ...state.sites, ...cleared } }).filter(
    ({ quest, node }) => quest !== null && isBase(quest) && ids.includes(node),
  );
  const [best] = wants.sort((a, b) => b.worth - a.worth);
  return best?.node as SiteId | undefined;
}
