import type { Flow } from '@starboard/kernel';
import type { Endeavours, SiteId, Stack, State } from '../../types.ts';
import { knownSites, siteOf } from '../sites.ts';
import { addStack, noCargo } from '../stacks.ts';
import { nameOfNode, noteUse, say } from '../table.ts';
import { purpleFreighter } from './drives.ts';

/** END-FREIGHT-05: Factories without a dome that could set out as mobile factories. */
export function mobileSites(state: State): SiteId[] {
  if (purpleFreighter(state) === undefined) return [];
  return knownSites(state)
    .filter(({ factory, colony }) => factory && !colony)
    .map(({ id }) => id)
    .filter(site => !state.usedYear.includes(arrived(site)));
}

/** END-CORE-16: a Factory that came here this year does not move again. */
function arrived(site: SiteId): string {
  return `mobile.${site}`;
}

/** A Factory as the Stack that it would be. */
export function asMobile(state: State, site: SiteId): Stack {
  return {
    no: state.nextStack,
    kind: 'mobile',
    node: site,
    cards: [],
    wet: null,
    fuel: 'water',
    isotope: null,
    cargo: noCargo(),
    glitch: false,
    moved: false,
    coasting: 0,
    arrives: null,
    tows: [],
    boons: [],
  };
}

/** END-FREIGHT-06: the cube leaves its Site, which keeps its Claim; its plant's ability goes with the Factory (END-PATENT-09). */
export function* uproot(t: Endeavours, id: SiteId): Flow<Stack> {
  const site = siteOf(t.state, id);
  Object.assign(site, { factory: false, plant: null, claim: true });
  say(t, 'END-FREIGHT-06', 'mobile.uprooted', { site: nameOfNode(id) });
  return addStack(t.state, 'mobile', id);
}

/** END-FREIGHT-06: on a Claim it is a Factory again; where one stands already it waits beside it. */
export function settle(t: Endeavours, stack: Stack, id: SiteId): void {
  const site = siteOf(t.state, id);
  if (site.factory) return;
  site.factory = true;
  noteUse(t, arrived(id));
  t.state.stacks = t.state.stacks.filter(each => each !== stack);
  say(t, 'END-FREIGHT-06', 'mobile.settled', { site: nameOfNode(id) });
}
