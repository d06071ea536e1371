import { homeNode } from '../rules/bernals.ts';
import { isAsterisk } from '../rules/cards.ts';
import { isManned } from '../rules/people.ts';
import { stacksAt } from '../rules/stacks.ts';
import type { Card, NodeId, Stack, State } from '../types.ts';

/** Somebody who could come aboard, and the Stack where they are. */
export interface Passenger {
  readonly card: Card;
  readonly from: Stack;
  readonly node: NodeId;
}

/** END-MISSION-08: somebody at the Home Bernal for a ship that nobody is on yet. */
export function passengerFor(state: State, ship: Stack): Passenger | undefined {
  const home = homeNode(state);
  if (home === undefined || ship.node === null || isManned(ship)) return undefined;
  const people = stacksAt(state, home).flatMap(from =>
    from.cards.filter(({ card, lonely }) => isAsterisk(card) && !lonely).map(card => ({ card, from, node: home })),
  );
  return people[0];
}
