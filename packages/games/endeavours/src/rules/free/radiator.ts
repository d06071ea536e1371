import { catalogue } from '../../catalogue.ts';
import type { Card, NodeId, Stack, State } from '../../types.ts';
import { isAnchoredAt } from '../bernals.ts';
import { can, isPatent, nameOfCard } from '../cards.ts';
import { pay } from '../money.ts';
import { cardOption } from '../options.ts';
import { hasFactory } from '../sites.ts';
import { stackOf, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-SUPPORT-05: light or heavy. */
export const radiator: FreeAction = {
  name: 'radiator',
  isPossible: state => radiatorsOf(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = radiatorsOf(state).map(cardOption);
    const { card } = yield* t.choose(player, 'radiator.card', options, { takeOnly: true });
    whileReweighing(state, stackOf(state, card), () => {
      card.heavy = !card.heavy;
    });
    say(t, 'END-SUPPORT-05', 'radiator.flipped', { card: nameOfCard(card) });
  },
};

function radiatorsOf(state: State): Card[] {
  return state.stacks.flatMap(({ node, cards }) => (node === null ? [] : cards.filter(hasHeavySide)));
}

function hasHeavySide({ card, side }: Card): boolean {
  return isPatent(card) && catalogue.patents[card][side as 'white' | 'black']?.heavy !== undefined;
}

/** END-EQUIP-18: a spent battery, for 1 Aqua, where there is power. */
export const recharge: FreeAction = {
  name: 'recharge',
  isPossible: state => state.bank >= 1 && spentOf(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const options = spentOf(t.state).map(cardOption);
    const { card } = yield* t.choose(player, 'recharge.card', options, { takeOnly: true });
    pay(t, 1);
    card.side = 'front';
    say(t, 'END-EQUIP-18', 'recharge.done', {});
  },
};

function spentOf(state: State): Card[] {
  return state.stacks.flatMap((stack: Stack) => {
    const { node } = stack;
    if (node === null || !hasPower(state, node)) return [];
    return stack.cards.filter(({ card, side, damaged }) => can(card, 'drains') && side === 'back' && !damaged);
  });
}

function hasPower(state: State, node: NodeId): boolean {
  return node === 'LEO' || hasFactory(state, node) || isAnchoredAt(state, node);
}
