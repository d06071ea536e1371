import type { Ref } from '@starboard/kernel';
import { isSite } from '../map/index.ts';
import type { Card, Cargo, NodeId, Stack, StackKind, State, Words } from '../types.ts';
import { massAt, nearestPosition } from './fuel.ts';
import { dryMassOf } from './mass.ts';
import { isUnlocked } from './playmats.ts';

/** The LEO Stack; it is always there. */
export function leo(state: State): Stack {
  return state.stacks[0]!;
}

export function stackNo(state: State, no: number): Stack {
  return state.stacks.find(stack => stack.no === no)!;
}

/** The Player's Stacks at a node (END-CORE-01: none is anywhere while in transit). */
export function stacksAt(state: State, node: NodeId): Stack[] {
  return state.stacks.filter(stack => stack.node === node);
}

/** All cards in Stacks at a node. */
export function cardsAt(state: State, node: NodeId): Card[] {
  return stacksAt(state, node).flatMap(({ cards }) => cards);
}

/** The Stack that holds a card. */
export function stackOf(state: State, card: Card): Stack {
  return state.stacks.find(({ cards }) => cards.includes(card))!;
}

export function cardNo(state: State, no: number): Card | undefined {
  for (const { cards } of state.stacks) for (const card of cards) if (card.no === no) return card;
  return undefined;
}

export function refOfStack({ no }: Stack): Ref {
  return `stack:${no}`;
}

export function refOfCard({ no }: Card): Ref {
  return `card:${no}`;
}

/** END-CORE-05 */
export function isSpacecraft(state: State, stack: Stack): boolean {
  switch (stack.kind) {
    case 'rocket':
    case 'freighter':
    case 'slipstream':
    case 'mobile':
      return true;
    case 'bernal':
      return !isAnchoredStack(state, stack);
    default:
      return false;
  }
}

/** The Stack of a Bernal that is Anchored. */
function isAnchoredStack(state: State, stack: Stack): boolean {
  return (
    stack.kind === 'bernal' &&
    state.bernals.some(({ card, anchored }) => anchored && stack.cards.some(each => each.card === card))
  );
}

/**
 * Does something to what a Stack carries; its wet mass goes up or down with its dry mass and snaps to the nearest rung
 * (END-FUEL-04). A Stack without fuel has none afterwards either.
 */
export function whileReweighing<R>(state: State, stack: Stack, change: () => R): R {
  const before = dryMassOf(state, stack);
  const result = change();
  const after = dryMassOf(state, stack);
  if (stack.wet !== null && after !== before) {
    stack.wet = after === 0 ? null : nearestPosition(massAt(stack.wet) + after - before);
  }
  return result;
}

export function noCargo(): Cargo {
  return { water: 0, dirt: 0, isotope: {} };
}

export function addStack(state: State, kind: StackKind, node: NodeId): Stack {
  const stack: Stack = {
    no: state.nextStack++,
    kind,
    node,
    cards: [],
    wet: null,
    fuel: 'water',
    isotope: null,
    cargo: noCargo(),
    glitch: false,
    moved: false,
    coasting: 0,
    arrives: null,
    tows: [],
    boons: [],
  };
  state.stacks.push(stack);
  return stack;
}

/** The kind of outpost that is still free for a Stack at a node, the usual ones first; none if all are in use (END-CORE-04, END-DISC-16..18). */
export function freeOutpost(state: State, node: NodeId): StackKind | undefined {
  const count = (kind: StackKind) => state.stacks.filter(stack => stack.kind === kind).length;
  if (count('outpost') < 2) return 'outpost';
  const expansion = isSite(node) ? 'siteOutpost' : 'spaceOutpost';
  return isUnlocked(state, expansion) && count(expansion) === 0 ? expansion : undefined;
}

/** The kind of outpost that is split off at a node: one beyond the limit may stand until the year ends (END-CORE-04, 23). */
export function splitOutpost(state: State, node: NodeId): StackKind {
  return freeOutpost(state, node) ?? 'outpost';
}

/** What it is called; where it would be one too many, that as well. */
export function nameOfSplitOutpost(state: State, node: NodeId): Words {
  const free = freeOutpost(state, node);
  return { key: free === undefined ? 'stack.surplusOutpost' : `stack.${free}` };
}

/** A Stack at a node that things may be put into: one that is there, or a new outpost; none if no outpost is free (END-EXPCARD-15). */
export function stackHere(state: State, node: NodeId): Stack | undefined {
  const there = stacksAt(state, node).find(isOpen);
  if (there !== undefined) return there;
  const kind = freeOutpost(state, node);
  return kind === undefined ? undefined : addStack(state, kind, node);
}

/** Whether `stackHere` has one. */
export function hasRoomAt(state: State, node: NodeId): boolean {
  return state.stacks.some(stack => stack.node === node && isOpen(stack)) || freeOutpost(state, node) !== undefined;
}

/** A mobile factory holds nothing, and a freighter only what its load allows (END-FREIGHT-01). */
export function isOpen({ kind }: Stack): boolean {
  return kind !== 'mobile' && kind !== 'freighter' && kind !== 'slipstream';
}

/** Takes Stacks that hold nothing off the map; LEO, Bernals, freighters and mobile factories stay. */
export function clearEmptyStacks(state: State): void {
  state.stacks = state.stacks.filter(stack => !isEmpty(stack) || !vanishes(stack) || carriesDrift(state, stack));
}

/** END-DRIFT-14 */
function carriesDrift({ drift }: State, { no }: Stack): boolean {
  return drift.some(({ carriedBy }) => carriedBy === no);
}

const vanishing: readonly StackKind[] = ['rocket', 'outpost', 'spaceOutpost', 'siteOutpost'];

function vanishes({ kind }: Stack): boolean {
  return vanishing.includes(kind);
}

export function isEmpty({ cards, cargo, wet, tows }: Stack): boolean {
  if (cards.length > 0 || wet !== null || tows.length > 0 || cargo.water > 0 || cargo.dirt > 0) return false;
  return Object.values(cargo.isotope).every(count => count === 0);
}
