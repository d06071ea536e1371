import { diskSpots } from '../../tables/playmats.ts';
import type { NodeId, SiteId, State } from '../../types.ts';
import { pay } from '../money.ts';
import { isUnlocked, nameOfUnlock, unlockPriceOf, unlocks } from '../playmats.ts';
import { letProjectsWork } from '../projects.ts';
import { knownSites, siteOf } from '../sites.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-DISC-06, END-RULE-08: before or after its spots are filled, once. */
export const unlock: FreeAction = {
  name: 'unlock',
  isPossible: state => payableOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noUnlock' }, rule: 'END-DISC-06' }),
  *perform(t) {
    const { state } = t;
    const { id, price } = yield* t.choose(player, 'unlock.what', payableOf(state), {
      describe: each => ({
        label: { key: 'unlock.for', params: { what: nameOfUnlock(state, each.id), price: each.price } },
        refs: [`unlock:${each.id}`],
      }),
    });
    pay(t, price);
    state.paid.push(id);
    say(t, 'END-DISC-06', 'unlock.paid', { what: nameOfUnlock(state, id), price });
    yield* letProjectsWork(t);
  },
};

/** What can be paid for with what is in the Bank. */
export function payableOf(state: State): { readonly key: string; readonly id: string; readonly price: number }[] {
  const found: { readonly key: string; readonly id: string; readonly price: number }[] = [];
  for (const [id, { cost }] of unlocks(state)) {
    if (cost === undefined || state.paid.includes(id) || isLaterDisk(state, id)) continue;
    const price = unlockPriceOf(state, id);
    if (price <= state.bank) found.push({ key: id, id, price });
  }
  return found;
}

/** END-DISC-11: disks from the cheapest to the dearest. */
function isLaterDisk(state: State, id: string): boolean {
  const at = /^disk\.(\d)$/.exec(id)?.[1];
  return at !== undefined && Number(at) > 0 && !state.paid.includes(`disk.${Number(at) - 1}`);
}

interface Disk {
  readonly key: string;
  readonly node: NodeId;
  /** The ejection it belongs to; none on a busted Site. */
  readonly ejection: number | null;
}

/** END-DISC-10..13, END-CME-05, END-RULE-10: one busted disk per spot, from the Site or from an ejection. */
export const removeDisk: FreeAction = {
  name: 'removeDisk',
  isPossible: state => mayRemove(state) && disksOf(state).length > 0,
  whyNot: state => (disksOf(state).length > 0 ? { reason: { key: 'bar.noDiskSpot' }, rule: 'END-DISC-10' } : null),
  *perform(t) {
    const { state } = t;
    const { node, ejection } = yield* t.choose(player, 'disk.which', disksOf(state), {
      takeOnly: true,
      describe: disk => ({
        label: {
          key: disk.ejection === null ? 'disk.busted' : 'disk.ejection',
          params: { node: nameOfNode(disk.node) },
        },
        refs: [`node:${disk.node}`],
      }),
    });
    if (ejection === null) siteOf(state, node as SiteId).busted = false;
    else state.ejections[ejection]!.nodes = state.ejections[ejection]!.nodes.filter(each => each !== node);
    state.disksRemoved++;
    say(t, 'END-DISC-10', 'disk.removed', { node: nameOfNode(node) });
  },
};

/** END-DISC-11: the next spot in order is filled and paid for. */
function mayRemove(state: State): boolean {
  return state.disksRemoved < diskSpots.length && isUnlocked(state, `disk.${state.disksRemoved}`);
}

function disksOf(state: State): Disk[] {
  const busted = knownSites(state)
    .filter(site => site.busted)
    .map(({ id }): Disk => ({ key: `node:${id}`, node: id, ejection: null }));
  const ejected = state.ejections.flatMap(({ nodes }, ejection) =>
    nodes.map((node): Disk => ({ key: `cme:${ejection}@${node}`, node, ejection })),
  );
  return [...busted, ...ejected];
}
