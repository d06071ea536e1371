import { effects } from '../../hooks.ts';
import { isSite } from '../../map/index.ts';
import type { Card, NodeId, Stack, State } from '../../types.ts';
import { isAnchoredAt } from '../bernals.ts';
import { can, isAsterisk, isHuman } from '../cards.ts';
import { hasColony } from '../sites.ts';
import { cardsAt } from '../stacks.ts';

/** END-CORE-22: a Colony, an Anchored Bernal or a station: people live there. */
export function isInhabited(state: State, node: NodeId): boolean {
  return hasColony(state, node) || isAnchoredAt(state, node) || state.stations.some(station => station.node === node);
}

/**
 * END-MISSION-08, END-EXPLORE-13: the asterisk: a Crew or Human Colonist that is not lonely is at the place, in whichever Stack; END-RULE-25: people who
 * live there are not enough.
 */
export function isManned(state: State, node: NodeId): boolean {
  return state.stacks.some(stack => stack.node === node && isCrewed(stack));
}

/** END-LONELY-07: such a card is aboard this Stack. */
export function isCrewed({ cards }: Stack): boolean {
  return cards.some(card => isAsterisk(card.card) && !card.lonely);
}

/** END-LONELY-01, 02, 10: nobody else is with this card: in transit nobody outside its Stack is. LEO is manned. */
export function isIsolated(state: State, stack: Stack, card: Card): boolean {
  const { node } = stack;
  if (node === 'LEO' || (node !== null && isInhabited(state, node))) return false;
  const company = node === null ? stack.cards : cardsAt(state, node);
  if (company.some(other => other !== card && isHuman(other.card))) return false;
  return effects.tell(state, 'neverIsolated', { by: stack, card }).length === 0;
}

/** END-LONELY-12, N06, Mental Toughness: whether it can become lonely at all. */
export function mayBecomeLonely(state: State, stack: Stack, card: Card): boolean {
  return (
    isAsterisk(card.card) &&
    state.tough !== card.no &&
    effects.tell(state, 'neverLonely', { by: stack, card }).length === 0
  );
}

/** The lonely who can be helped: nothing reaches who is in transit (END-WORM-09, END-LONELY-10). */
export function lonelyCards({ stacks }: State): Card[] {
  return stacks.flatMap(({ node, cards }) => (node === null ? [] : cards.filter(({ lonely }) => lonely)));
}

/** Stacks come to a node, on their way or to stay. Whoever has company there recovers at once, before anything is asked of who is there (END-LONELY-10). */
export function comeTo(state: State, stacks: readonly Stack[], node: NodeId): void {
  for (const stack of stacks) stack.node = node;
  recoverCompany(state);
}

/** END-LONELY-10: whoever has company again. Called where Stacks come to a node, and after each deed for those who changed Stacks or settled. */
export function recoverCompany(state: State): void {
  for (const stack of state.stacks) {
    for (const card of stack.cards) if (card.lonely && !isIsolated(state, stack, card)) card.lonely = false;
  }
}

/** Cycler Bookings: tourists remember that they have been on a Site (their `uses`). Called after everything that moves cards. */
export function noteTours(state: State): void {
  for (const { node, cards } of state.stacks) {
    if (node === null || !isSite(node)) continue;
    for (const card of cards) if (can(card.card, 'tours')) card.uses = 1;
  }
}

/** END-REPAIR-01, 03, 04, END-EVENT-04: somebody at the node can work: a Human that is neither a tourist nor lonely, or people who live there. */
export function hasWorker(state: State, node: NodeId): boolean {
  return isInhabited(state, node) || isManned(state, node);
}
