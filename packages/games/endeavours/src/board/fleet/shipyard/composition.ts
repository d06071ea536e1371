import { isBank } from '../../../rules/bernals.ts';
import { goodsOf, hasGoods } from '../../../rules/free/goods.ts';
import { isFreighter } from '../../../rules/move/lifting.ts';
import { isOpen, isSpacecraft, stackNo, stacksAt } from '../../../rules/stacks.ts';
import { tanksOf } from '../../../rules/tanks.ts';
import { type Tank, tankKinds, tanksAboard } from '../../../show/tanks.ts';
import type { CardId, NodeId, Stack, State } from '../../../types.ts';
import { type Composition, outposts, tankOfFuel } from './compose.ts';

/** Places where there is something to compose a ship of; LEO is always one. */
export function yardNodes(state: State): NodeId[] {
  const nodes = state.stacks.flatMap(stack => (stack.node !== null && hasGoods(state, stack) ? [stack.node] : []));
  return [...new Set<NodeId>(['LEO', ...nodes])];
}

/** The Stacks at a node that a ship can be made of. */
export function shipsAt(state: State, node: NodeId): Stack[] {
  return stacksAt(state, node).filter(
    stack => stack.kind !== 'mobile' && (isSpacecraft(state, stack) || outposts.includes(stack.kind)),
  );
}

/** What somebody begins with: the Stack that is looked at, the Rocket, an outpost, or a new Stack. */
export function beginAt(state: State, node: NodeId, looked: number | undefined): Composition {
  const ships = shipsAt(state, node);
  const ship =
    ships.find(({ no }) => no === looked) ??
    ships.find(({ kind }) => kind === 'rocket') ??
    ships.find(({ kind }) => outposts.includes(kind));
  return beginWith(state, node, ship?.no ?? null);
}

/** A Stack as it is; a new one is empty. */
export function beginWith(state: State, node: NodeId, no: number | null): Composition {
  const ship = no === null ? undefined : stackNo(state, no);
  return {
    node,
    ship: no,
    flies: ship === undefined || !outposts.includes(ship.kind),
    aboard: ship?.cards.map(card => card.no) ?? [],
    boosted: [],
    turned: [],
    cargo: ship === undefined ? {} : Object.fromEntries(tankKinds.map(tank => [tank, tanksAboard(ship, tank)])),
    fuel: { tank: ship === undefined || ship.wet === null ? 'water' : tankOfFuel(ship), amount: 0 },
  };
}

/** Cards that stay where they are: an Anchored Bernal, a freighter in its own Stack. */
export function fixedCards(state: State, stack: Stack): readonly number[] {
  const movable = goodsOf(state, stack).map(({ key }) => key);
  return stack.cards.map(({ no }) => no).filter(no => !movable.includes(`card:${no}`));
}

/** How many tanks of a kind there are at the node, the Bank's water and what fuel goes back into tanks included. */
export function supplyOf(state: State, { node, ship, fuel }: Composition, tank: Tank): number {
  const stacks = stacksAt(state, node).reduce((sum, stack) => sum + tanksAboard(stack, tank), 0);
  const bank = tank === 'water' && isBank(state, node) ? state.bank : 0;
  const own = ship === null ? undefined : stackNo(state, ship);
  const drained = own !== undefined && own.wet !== null && tankOfFuel(own) === tank ? Math.max(0, -fuel.amount) : 0;
  return stacks + bank + drained;
}

/** How much fuel can go back into tanks. */
export function mostDrained(state: State, { ship }: Composition): number {
  return ship === null ? 0 : tanksOf(state, stackNo(state, ship));
}

/** A ship that takes fuel at all: a freighter has none (END-FUEL-12). */
export function takesFuel(state: State, { ship }: Composition): boolean {
  return ship === null || !isFreighter(stackNo(state, ship));
}

/** So many tanks become fuel; what the others do not have, the ship gives of its Cargo. */
export function withFuel(state: State, composition: Composition, amount: number): Composition {
  const changed = { ...composition, fuel: { ...composition.fuel, amount } };
  return withCargo(state, changed, changed.fuel.tank, changed.cargo[changed.fuel.tank] ?? 0);
}

/** So many tanks are aboard as Cargo, as far as there are any; all that are left, where nothing else is there to hold them. */
export function withCargo(state: State, composition: Composition, tank: Tank, amount: number): Composition {
  const { fuel, cargo } = composition;
  const left = supplyOf(state, composition, tank) - (fuel.tank === tank ? Math.max(0, fuel.amount) : 0);
  const kept = canLeave(state, composition, tank) ? Math.max(0, Math.min(amount, left)) : left;
  return { ...composition, cargo: { ...cargo, [tank]: kept } };
}

/** Whether there is a place for tanks that do not go along. */
export function canLeave(state: State, { node, ship }: Composition, tank: Tank): boolean {
  if (tank === 'water' && isBank(state, node)) return true;
  return stacksAt(state, node).some(stack => stack.no !== ship && isOpen(stack));
}

/** Another kind of tank is to become fuel. */
export function withFuelOf(composition: Composition, tank: Tank): Composition {
  return { ...composition, fuel: { tank, amount: 0 } };
}

export function withCard(composition: Composition, no: number): Composition {
  return { ...composition, aboard: toggled(composition.aboard, no) };
}

export function withTurned(composition: Composition, no: number): Composition {
  return { ...composition, turned: toggled(composition.turned, no) };
}

function toggled(all: readonly number[], no: number): number[] {
  return all.includes(no) ? all.filter(each => each !== no) : [...all, no];
}

/** One card of the Hand more, or one less. */
export function withBoosted({ boosted, ...rest }: Composition, card: CardId, by: 1 | -1): Composition {
  if (by > 0) return { ...rest, boosted: [...boosted, card] };
  const at = boosted.lastIndexOf(card);
  return { ...rest, boosted: boosted.filter((_, index) => index !== at) };
}
