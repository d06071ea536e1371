import type { Endeavours, NodeId } from '../types.ts';
import { nameOfCard, newCard } from './cards.ts';
import { addStack } from './stacks.ts';
import { nameOfNode, say } from './table.ts';

/** END-DRIFT-18, 22: the top freighter of its deck, black side up. */
export function bringSlipstream(t: Endeavours, node: NodeId): void {
  const { state } = t;
  t.reveal();
  const card = state.patents.freighter.pop();
  if (card === undefined) return;
  addStack(state, 'slipstream', node).cards.push(newCard(state, card, 'black'));
  say(t, 'END-DRIFT-18', 'slipstream.appears', { card: nameOfCard(card), node: nameOfNode(node) });
}
