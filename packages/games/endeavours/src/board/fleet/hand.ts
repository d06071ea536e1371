import { homeNode, labs } from '../../rules/bernals.ts';
import { boostFare } from '../../rules/operations/boost.ts';
import type { CardId, NodeId, State } from '../../types.ts';

/** A card of the Hand, and where it is boosted to for the least. */
export interface Held {
  readonly card: CardId;
  /** Its place in the Hand: two cards may be alike. */
  readonly at: number;
  readonly boost: { readonly node: NodeId; readonly fare: number } | undefined;
}

export function handOf(state: State): Held[] {
  const home = homeNode(state);
  const nodes: readonly NodeId[] = [
    ...new Set(['LEO' as const, ...(home === undefined ? [] : [home]), ...labs(state)]),
  ];
  return state.hand.map((card, at) => ({ card, at, boost: cheapest(state, card, nodes) }));
}

function cheapest(state: State, card: CardId, nodes: readonly NodeId[]): Held['boost'] {
  return nodes
    .flatMap(node => {
      const fare = boostFare(state, [card], node);
      return fare === undefined ? [] : [{ node, fare }];
    })
    .sort((a, b) => a.fare - b.fare)[0];
}
