import { isSite } from '../map/index.ts';
import { homeNode } from '../rules/bernals.ts';
import { isAsterisk } from '../rules/cards.ts';
import { isCrewed } from '../rules/people/people.ts';
import { hasColony, hasFactory } from '../rules/sites.ts';
import { stacksAt } from '../rules/stacks.ts';
import type { Card, NodeId, Stack, StackKind, State } from '../types.ts';

/** Somebody who could come aboard, and the Stack where they are. */
export interface Passenger {
  readonly card: Card;
  readonly from: Stack;
  readonly node: NodeId;
}

/** Somebody for a ship: who was left behind where it is, or somebody at the Home Bernal if nobody is aboard yet (END-MISSION-08). */
export function passengerFor(state: State, ship: Stack): Passenger | undefined {
  const home = homeNode(state);
  if (ship.node === null) return undefined;
  const castaway = castaways(state).find(({ node }) => node === ship.node);
  if (castaway !== undefined) return castaway;
  return home === undefined || isCrewed(ship) ? undefined : peopleAt(state, home).find(({ card }) => !card.lonely);
}

/** People in outposts far from LEO and from the Home Bernal, who cannot get away by themselves. */
export function castaways(state: State): Passenger[] {
  const home = homeNode(state);
  return state.stacks.flatMap(from =>
    outposts.includes(from.kind) && from.node !== null && from.node !== 'LEO' && from.node !== home
      ? peopleIn(from, from.node)
      : [],
  );
}

/** Somebody who was left behind at a Factory, who founds a Colony to be back at once (END-COLONY-01), as that question names them. */
export function settlerOf(state: State): string | undefined {
  const settler = castaways(state).find(
    ({ card, node }) => isSite(node) && hasFactory(state, node) && !hasColony(state, node) && !card.lonely,
  );
  return settler && `${settler.card.no}@${settler.node}`;
}

const outposts: readonly StackKind[] = ['outpost', 'spaceOutpost', 'siteOutpost'];

function peopleAt(state: State, node: NodeId): Passenger[] {
  return stacksAt(state, node).flatMap(from => peopleIn(from, node));
}

function peopleIn(from: Stack, node: NodeId): Passenger[] {
  return from.cards.filter(({ card }) => isAsterisk(card)).map(card => ({ card, from, node }));
}
