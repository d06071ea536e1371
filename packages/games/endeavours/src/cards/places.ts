import { stackHere, whileReweighing } from '../rules/stacks.ts';
import { say } from '../rules/table.ts';
import type { Card, Drift, Endeavours, NodeId, SiteState, Station } from '../types.ts';

/** The place of a station that is built; effects of others are never shown with one. */
export function placeOf(owner: Card | Station | Drift | SiteState | null): NodeId {
  return (owner as Station).node!;
}

/** Water that a place gives to a Stack there; with no Stack and no outpost left it is lost (END-EXPCARD-15). */
export function giveWater(t: Endeavours, node: NodeId, amount: number): void {
  const stack = stackHere(t.state, node);
  if (stack === undefined) return;
  whileReweighing(t.state, stack, () => {
    stack.cargo.water += amount;
  });
  say(t, 'END-STATION-09', 'water.given', { amount });
}
