import type { NodeId, SiteId } from '../types.ts';
import type { View } from '../view.ts';

export type TokenKind =
  | 'claim'
  | 'busted'
  | 'factory'
  | 'colony'
  | 'satellite'
  | 'station'
  | 'bernal'
  | 'drift'
  | 'entrance'
  | 'exit';

/** What lies at the nodes, in the order in which it is drawn around each. */
export function tokensOf(view: View): ReadonlyMap<NodeId, readonly TokenKind[]> {
  const tokens = new Map<NodeId, TokenKind[]>();
  const put = (node: NodeId | null, kind: TokenKind) => {
    if (node !== null) tokens.set(node, [...(tokens.get(node) ?? []), kind]);
  };
  for (const site of Object.values(view.sites)) {
    if (site.claim && !site.factory) put(site.id, 'claim');
    if (site.busted) put(site.id, 'busted');
    if (site.factory) put(site.id, 'factory');
    if (site.colony) put(site.id, 'colony');
  }
  for (const node of view.satellites) put(node, 'satellite');
  for (const { node } of view.stations) put(node, 'station');
  for (const { card, anchored } of view.bernals) if (anchored) put(bernalAt(view, card), 'bernal');
  for (const { node } of view.drift) put(node, 'drift');
  for (const { entrance, exit } of view.wormholes) {
    put(entrance, 'entrance');
    put(exit, 'exit');
  }
  return tokens;
}

/** An anchored Bernal lies in its own Stack. */
function bernalAt(view: View, card: View['bernals'][number]['card']): NodeId | null {
  return view.stacks.find(stack => stack.cards.some(each => each.card === card))?.node ?? null;
}

/** Comets that were towed away leave nothing (END-TRACTOR-04). */
export function goneFrom(view: View): readonly SiteId[] {
  return Object.values(view.sites).flatMap(site => (site.gone ? [site.id] : []));
}
