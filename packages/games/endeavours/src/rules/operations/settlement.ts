import type { Card, CardId, SiteId, Stack, State } from '../../types.ts';
import { homeNode } from '../bernals.ts';
import { isPatent, kindOf, nameOfCard } from '../cards.ts';
import { takeOut } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { cardOption } from '../options.ts';
import { colonistsInPlay, exomigrate } from '../people/colonists.ts';
import { foundColonyAt, hasDomeLeft } from '../people/settling.ts';
import { knownSites } from '../sites.ts';
import { refOfCard, stackOf, stacksAt } from '../stacks.ts';
import { nameOfNode, player } from '../table.ts';
import type { Operation } from './operation.ts';

/** END-COLONY-03: a Colony from afar, for a black-side card at home and a Colonist. */
export const settlement: Operation = {
  name: 'settlement',
  isPossible: state =>
    hasDomeLeft(state) &&
    sitesOf(state).length > 0 &&
    paymentsOf(state).length > 0 &&
    colonistsInPlay(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noSettlement' }, rule: 'END-COLONY-03' }),
  *perform(t) {
    const { state } = t;
    const sites = sitesOf(state).map(site => ({
      key: `node:${site}`,
      site,
      label: nameOfNode(site),
      refs: [`node:${site}` as const],
    }));
    const { site } = yield* t.choose(player, 'settlement.site', sites, { takeOnly: true });
    const cards = paymentsOf(state).map(each => ({
      ...each,
      key: `card:${each.card.no}`,
      label: nameOfCard(each.card),
      refs: [refOfCard(each.card)],
    }));
    const paid = yield* t.choose(player, 'settlement.card', cards, { takeOnly: true });
    const people = colonistsInPlay(state).map(cardOption);
    const { card: retiring } = yield* t.choose(player, 'settlement.colonist', people, { takeOnly: true });
    takeOut(t, paid.stack, paid.card);
    state.patents[kindOf(paid.card.card) as 'thruster'].unshift(paid.card.card as never);
    takeOut(t, stackOf(state, retiring), retiring);
    state.queue.unshift(retiring.card as (typeof state.queue)[number]);
    foundColonyAt(t, site);
    yield* exomigrate(t);
    yield* credit(t, { act: 'colonized', site });
  },
};

function sitesOf(state: State): SiteId[] {
  return knownSites(state)
    .filter(({ factory, colony, gone }) => factory && !colony && !gone)
    .map(({ id }) => id);
}

/** Black sides in LEO or at the Home Bernal. */
function paymentsOf(state: State): { readonly stack: Stack; readonly card: Card }[] {
  return [...stacksAt(state, 'LEO'), ...stacksAt(state, homeNode(state) ?? 'LEO')]
    .filter((stack, at, stacks) => stacks.indexOf(stack) === at)
    .flatMap(stack => stack.cards.filter(isPayment).map(card => ({ stack, card })));
}

function isPayment({ card, side }: Card): boolean {
  return side === 'black' && isPatent(card as CardId);
}
