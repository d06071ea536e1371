import type { Flow } from '@starboard/kernel';
import { homeOrbits } from '../../map/index.ts';
import type { Bernal, ColonistId, Endeavours, NodeId, Stack, State } from '../../types.ts';
import { anchoredNodes, dirtsidesOf, homeBernal, homeNode, nodeOfBernal } from '../bernals.ts';
import { nameOfCard } from '../cards.ts';
import { takeOut } from '../losing.ts';
import { cardOption, nodeOption } from '../options.ts';
import { colonistLimit, colonistsInPlay } from '../people/colonists.ts';
import { comeTo } from '../people/people.ts';
import { foundColonyAt } from '../people/settling.ts';
import { hasColony, isCovered } from '../sites.ts';
import { stackOf } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-BERNAL-06: the dome goes to a Dirtside or back; colonists above the limit go. Drift Bernals never are (END-DRIFT-14). */
export const unanchor: FreeAction = {
  name: 'unanchor',
  isPossible: state => state.bernals.some(({ anchored }) => anchored),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = state.bernals
      .filter(({ anchored }) => anchored)
      .map(bernal => ({
        key: bernal.card,
        bernal,
        label: nameOfCard(bernal.card),
        refs: [`node:${nodeOfBernal(state, bernal)}` as const],
      }));
    const { bernal } = yield* t.choose(player, 'unanchor.which', options, { takeOnly: true });
    yield* placeDome(t, bernal);
    bernal.anchored = false;
    say(t, 'END-BERNAL-06', 'unanchor.done', { card: nameOfCard(bernal.card) });
    yield* keepColonistLimit(t);
  },
};

function* placeDome(t: Endeavours, bernal: Bernal): Flow {
  const { state } = t;
  const sites = dirtsidesOf(state, nodeOfBernal(state, bernal)!).filter(site => !hasColony(state, site));
  const options = [...sites.map(site => ({ ...nodeOption(site), site })), { key: 'supply', site: null }];
  const { site } = yield* t.choose(player, 'unanchor.dome', options, { takeOnly: true });
  if (site !== null) foundColonyAt(t, site);
}

/** Colonists above the limit are Discarded, the Player choosing. */
function* keepColonistLimit(t: Endeavours): Flow {
  const { state } = t;
  while (colonistsInPlay(state).length > colonistLimit(state)) {
    const options = colonistsInPlay(state).map(cardOption);
    const { card } = yield* t.choose(player, 'limit.colonist', options, { takeOnly: true });
    takeOut(t, stackOf(state, card), card);
    state.queue.unshift(card.card as ColonistId); // END-CORE-07: Discarded, not Decommissioned
    say(t, 'END-BERNAL-06', 'limit.discarded', { card: nameOfCard(card) });
  }
}

/** END-HOLE-06: a Home Bernal in a hole may move to any free home orbit, with its Stack. */
export const relocate: FreeAction = {
  name: 'relocate',
  isPossible: state => isHomeCovered(state) && freeOrbits(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = freeOrbits(state).map(nodeOption);
    const { node } = yield* t.choose(player, 'relocate.where', options, { takeOnly: true });
    comeTo(state, [homeStack(state)!], node);
    say(t, 'END-HOLE-06', 'relocate.done', { node: nameOfNode(node) });
  },
};

function homeStack(state: State): Stack | undefined {
  const home = homeBernal(state);
  return state.stacks.find(({ cards }) => cards.some(({ card }) => card === home?.card));
}

function isHomeCovered(state: State): boolean {
  const home = homeNode(state);
  return home !== undefined && isCovered(state, home);
}

function freeOrbits(state: State): NodeId[] {
  return homeOrbits.filter(node => !isCovered(state, node) && !anchoredNodes(state).includes(node));
}
