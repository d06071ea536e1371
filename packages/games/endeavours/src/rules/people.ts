import { told } from '../effects.ts';
import { isSite } from '../map/index.ts';
import type { Card, NodeId, Stack, State } from '../types.ts';
import { isAnchoredAt } from './bernals.ts';
import { isAsterisk, isHuman } from './cards.ts';
import { hasColony } from './sites.ts';
import { cardsAt } from './stacks.ts';

/** END-CORE-22: a Colony, an Anchored Bernal or a station: people live there. */
export function isInhabited(state: State, node: NodeId): boolean {
  return hasColony(state, node) || isAnchoredAt(state, node) || state.stations.some(station => station.node === node);
}

/** END-MISSION-08, END-LONELY-07: a Crew or Human Colonist that is not lonely is in this Stack; END-RULE-25: a place is not enough. */
export function isManned(stack: Stack): boolean {
  return stack.cards.some(card => isAsterisk(card.card) && !card.lonely);
}

/** The same at a node, in any Stack. */
export function isMannedAt(state: State, node: NodeId): boolean {
  return cardsAt(state, node).some(card => isAsterisk(card.card) && !card.lonely);
}

/** END-LONELY-01, 02: nobody else is with this card. LEO is manned. */
export function isIsolated(state: State, stack: Stack, card: Card): boolean {
  const { node } = stack;
  if (node === null || node === 'LEO' || isInhabited(state, node)) return false;
  if (cardsAt(state, node).some(other => other !== card && isHuman(other.card))) return false;
  return told(state, 'neverIsolated', { by: stack, card }).length === 0;
}

/** END-LONELY-12, N06, Mental Toughness: whether it can become lonely at all. */
export function mayBecomeLonely(state: State, stack: Stack, card: Card): boolean {
  return (
    isAsterisk(card.card) && state.tough !== card.no && told(state, 'neverLonely', { by: stack, card }).length === 0
  );
}

/** END-LONELY-10: whoever has company again, wherever people came together. Called after everything that moves cards. */
export function recoverCompany(state: State): void {
  for (const stack of state.stacks) {
    for (const card of stack.cards) if (card.lonely && !isIsolated(state, stack, card)) card.lonely = false;
  }
}

/** Cycler Bookings: tourists remember that they have been on a Site (their `uses`). Called after everything that moves cards. */
export function noteTours(state: State): void {
  for (const { node, cards } of state.stacks) {
    if (node === null || !isSite(node)) continue;
    for (const card of cards) if (card.card === 'tourists') card.uses = 1;
  }
}

/** END-REPAIR-01, 03, 04, END-EVENT-04: somebody at the node can work: a Human that is neither a tourist nor lonely, or people who live there. */
export function hasWorker(state: State, node: NodeId): boolean {
  return isInhabited(state, node) || isMannedAt(state, node);
}
