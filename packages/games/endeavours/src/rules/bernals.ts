import { effects } from '../hooks.ts';
import { homeOrbits, isSite, neighboursOf } from '../map/index.ts';
import type { Bernal, CardId, NodeId, SiteId, State } from '../types.ts';
import { hasFactory } from './sites.ts';

export function homeBernal(state: State): Bernal | undefined {
  return state.bernals.find(({ home }) => home);
}

/** Where a Bernal card is: the node of the Stack that holds it. */
export function nodeOfBernal(state: State, { card }: Pick<Bernal, 'card'>): NodeId | null {
  return state.stacks.find(({ cards }) => cards.some(each => each.card === card))?.node ?? null;
}

/** Where the Home Bernal is, as long as it is Anchored. */
export function homeNode(state: State): NodeId | undefined {
  const home = homeBernal(state);
  return home?.anchored ? nodeOfBernal(state, home)! : undefined;
}

/** END-CORE-13: where Aqua is held. */
export function bankNode(state: State): NodeId {
  const home = homeNode(state);
  return home !== undefined && (homeOrbits as readonly NodeId[]).includes(home) ? home : 'LEO';
}

/** Whether Aqua may be loaded and unloaded at a node (D11 adds one). */
export function isBank(state: State, node: NodeId): boolean {
  return node === bankNode(state) || effects.tell(state, 'banks', {}).includes(node);
}

/** Nodes of Anchored Bernals, the Home Bernal and Drift Bernals included. */
export function anchoredNodes(state: State): NodeId[] {
  const bernals = state.bernals.filter(({ anchored }) => anchored).map(bernal => nodeOfBernal(state, bernal));
  const drifts = state.drift.filter(({ anchored }) => anchored).map(({ node }) => node);
  return [...bernals, ...drifts].filter(node => node !== null);
}

export function isAnchoredAt(state: State, node: NodeId): boolean {
  return anchoredNodes(state).includes(node);
}

/** Whether a card is a Bernal that is Anchored; another one aboard its Stack need not be. */
export function isAnchoredBernal({ bernals }: State, card: CardId): boolean {
  return bernals.some(bernal => bernal.card === card && bernal.anchored);
}

/** END-CORE-21 */
export function labs(state: State): NodeId[] {
  const promoted = state.bernals.filter(bernal => bernal.anchored && isPromoted(state, bernal));
  const drifts = state.drift.filter(({ anchored }) => anchored).map(({ node }) => node);
  return [...promoted.map(bernal => nodeOfBernal(state, bernal)), ...drifts].filter(node => node !== null);
}

export function isPromoted(state: State, { card }: Pick<Bernal, 'card'>): boolean {
  return state.stacks.some(({ cards }) => cards.some(each => each.card === card && each.side === 'purple'));
}

/** END-BERNAL-04, 05, END-DRIFT-09: the Factories Adjacent to a node; Luna never is one. */
export function dirtsidesOf(state: State, node: NodeId): SiteId[] {
  return neighboursOf(node).filter((each): each is SiteId => isSite(each) && hasFactory(state, each) && !isLunar(each));
}

/** The nodes of Anchored Bernals that have this Factory as a Dirtside. */
export function bernalsOver(state: State, factory: SiteId): NodeId[] {
  return isLunar(factory) ? [] : neighboursOf(factory).filter(node => isAnchoredAt(state, node));
}

function isLunar(site: SiteId): boolean {
  return site.startsWith('LUN-');
}
