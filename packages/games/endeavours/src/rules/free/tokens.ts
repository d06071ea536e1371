import type { Card, Option, SiteId, SiteState, Stack, State } from '../../types.ts';
import { dirtsidesOf, isAnchoredBernal, nodeOfBernal } from '../bernals.ts';
import { isHuman, nameOfCard } from '../cards.ts';
import { decommission } from '../losing.ts';
import { isBoundCard } from '../missions/bound.ts';
import { knownSites, siteOf } from '../sites.ts';
import { refOfCard } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-CORE-12, END-CLAIM-02, END-FACTORY-09: a Claim, or a Factory that carries no dome and is nobody's only Dirtside. */
export const removeToken: FreeAction = {
  name: 'removeToken',
  isPossible: state => knownSites(state).some(({ id }) => isRemovable(state, id)),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = knownSites(state)
      .filter(({ id }) => isRemovable(state, id))
      .map(({ id, factory }): Option & Pick<SiteState, 'id' | 'factory'> => ({
        key: `node:${id}`,
        id,
        factory,
        label: { key: factory ? 'token.factory' : 'token.claim', params: { site: nameOfNode(id) } },
        refs: [`node:${id}`],
      }));
    const { id, factory } = yield* t.choose(player, 'token.remove', options, { takeOnly: true });
    Object.assign(siteOf(state, id), factory ? { factory: false, plant: null } : { claim: false });
    say(t, 'END-CORE-12', 'token.removed', { site: nameOfNode(id) });
  },
};

function isRemovable(state: State, site: SiteId): boolean {
  const { claim, factory, colony } = state.sites[site]!;
  return (claim || factory) && !colony && !isOnlyDirtside(state, site);
}

/** END-RULE-05, END-DRIFT-09: neither the Home Bernal nor a Drift Bernal needs one. */
function isOnlyDirtside(state: State, site: SiteId): boolean {
  return state.bernals.some(bernal => {
    if (!bernal.anchored || bernal.home) return false;
    const dirtsides = dirtsidesOf(state, nodeOfBernal(state, bernal)!);
    return dirtsides.length === 1 && dirtsides[0] === site;
  });
}

/** END-CORE-09, 22: a card that is not Human, not ongoing and not a mission with a penalty. */
export const decommissionFreely: FreeAction = {
  name: 'decommission',
  isPossible: state => state.stacks.some(stack => stack.cards.some(card => maySpare(state, stack, card))),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = state.stacks.flatMap(stack =>
      stack.cards
        .filter(card => maySpare(state, stack, card))
        .map(card => ({ key: `card:${card.no}`, stack, card, label: nameOfCard(card), refs: [refOfCard(card)] })),
    );
    const { stack, card } = yield* t.choose(player, 'decommission.card', options, { takeOnly: true });
    yield* decommission(t, stack, card, 'voluntary');
  },
};

/** Also what may be burnt as scrap. */
export function maySpare(state: State, stack: Stack, card: Card): boolean {
  if (stack.node === null || isHuman(card.card)) return false;
  return !isAnchoredBernal(state, card.card) && !isBoundCard(state, card);
}
