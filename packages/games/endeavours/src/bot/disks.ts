import { isBase } from '../rules/missions/quest.ts';
import { isUnlocked } from '../rules/playmats.ts';
import { diskSpots } from '../tables/playmats.ts';
import type { SiteId, SiteState, State } from '../types.ts';
import { remembered } from './memory.ts';
import { wantsOf } from './wants/index.ts';

/** The Site of a disk that could be removed now, and should be (END-DISC-10). */
export function diskToRemove(state: State): SiteId | undefined {
  const disk = nextDisk(state);
  return disk !== undefined && isUnlocked(state, disk) ? siteToClear(state) : undefined;
}

/** Whether a place on the playmats is that of the next disk, and a base mission waits for a Site to be cleared. */
export function isDiskWanted(state: State, id: string): boolean {
  return id === nextDisk(state) && siteToClear(state) !== undefined;
}

/** As long as it costs no points (END-DISC-12). */
function nextDisk({ disksRemoved }: State): string | undefined {
  return diskSpots[disksRemoved]?.penalty === 0 ? `disk.${disksRemoved}` : undefined;
}

/** The busted Site that a base mission would make most of. */
function siteToClear(state: State): SiteId | undefined {
  const busted = Object.values(state.sites).filter(site => site.busted && !site.claim);
  return busted.length === 0 ? undefined : remembered('clearing', state, () => bestOf(state, busted));
}

function bestOf(state: State, busted: readonly SiteState[]): SiteId | undefined {
  const cleared = Object.fromEntries(busted.map(site => [site.id, { ...site, busted: false }]));
  const wants = wantsOf({ ...state, sites: { ...state.sites, ...cleared } })
    .filter(({ quest }) => quest !== null && isBase(quest))
    .sort((a, b) => b.worth - a.worth);
  const best = wants.find(({ node }) => busted.some(({ id }) => id === node));
  return busted.find(({ id }) => id === best?.node)?.id;
}
