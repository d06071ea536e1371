import type { Flow } from '@starboard/kernel';
import { effects, type Workshop } from '../../hooks.ts';
import { isSite, siteAt } from '../../map/index.ts';
import type { CardId, Endeavours, NodeId, SiteId, State } from '../../types.ts';
import { anchoredNodes, bernalsOver } from '../bernals.ts';
import { equipmentOf, isBernal, isColonist, isCrew, isEquipment, kindOf, nameOfCard, newCard } from '../cards.ts';
import { nodeOption } from '../options.ts';
import { colonistLimit, colonistsInPlay } from '../people/colonists.ts';
import { addStack, hasRoomAt, stackHere, stacksAt, whileReweighing } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import { typeOf } from './market.ts';
import type { Operation } from './operation.ts';
import { hasSpeciality } from './rights.ts';

/** END-ETPROD-01..06, END-EQUIP-07: Hand cards into play, black side up. */
export const production: Operation = {
  name: 'production',
  isPossible: state => state.hand.length > 0 && placesOf(state).length > 0,
  whyNot: state => ({
    reason: { key: state.hand.length === 0 ? 'bar.emptyHand' : 'bar.noProduct' },
    rule: 'END-ETPROD-01',
  }),
  *perform(t) {
    yield* produceAt(t, placesOf(t.state));
  },
};

/** Where products are made, and which cards of the Hand may be. */
export interface Place {
  readonly node: NodeId;
  readonly takes: (card: CardId) => boolean;
  /** How many products one operation makes there. */
  readonly count: number;
}

/** Asks where, then what, as many times as there are products. F02 makes it a free action. */
export function* produceAt(t: Endeavours, places: readonly Place[]): Flow {
  const options = places.map(place => ({
    ...place,
    key: `node:${place.node}`,
    label: nameOfNode(place.node),
    refs: [`node:${place.node}` as const],
  }));
  const place = yield* t.choose(player, 'production.where', options, { takeOnly: true });
  for (let made = 0; made < place.count; made++) {
    const cards = productsOf(t.state, place);
    const choices = [
      ...cards.map(card => ({ key: card as string, card, label: nameOfCard(card) })),
      ...(made === 0 ? [] : [{ key: 'done', card: null }]),
    ];
    if (cards.length === 0) return;
    const { card } = yield* t.choose(player, 'production.what', choices, { takeOnly: made === 0 });
    if (card === null) return;
    yield* produce(t, place.node, card);
  }
}

export function placesOf(state: State): Place[] {
  const factories = Object.values(state.sites)
    .filter(({ factory, gone }) => factory && !gone)
    .map(site => factoryPlace(state, site.id));
  const workshops = effects
    .tell(state, 'workshops', {})
    .map(({ node, takes }: Workshop): Place => ({ node, takes, count: 1 }));
  return [...factories, ...workshops].filter(place => productsOf(state, place).length > 0);
}

export function factoryPlace(state: State, site: SiteId): Place {
  return {
    node: site,
    takes: card => (isEquipment(card) ? equipmentOf(card).enters === 'ANY' : typeOf(card) === siteAt(site).type),
    count: effects.change(state, 'products', 1 + engineersFor(state, site), { site }),
  };
}

/** END-ETPROD-03: at the Factory, or at an Anchored Bernal whose Dirtside it is. */
function engineersFor(state: State, site: SiteId): number {
  let engineers = 0;
  for (const node of [site, ...bernalsOver(state, site)]) {
    for (const { cards } of stacksAt(state, node))
      for (const card of cards) if (hasSpeciality(card, 'engineer')) engineers++;
  }
  return engineers;
}

/** END-ETPROD-02: no Crew, no Bernal, no Human; Robots below the limit. */
function productsOf(state: State, { node, takes }: Place): CardId[] {
  if (appearsAt(state, node).length === 0) return [];
  const cards = [...new Set(state.hand)].filter(card => !isCrew(card) && !isBernal(card) && !/^[XO][A-Z]/.test(card));
  return cards.filter(
    card => takes(card) && (!isColonist(card) || colonistsInPlay(state).length < colonistLimit(state, 1)),
  );
}

/** END-ETPROD-01, 04: at the Factory, or at the Bernal over it. */
function appearsAt(state: State, node: NodeId): NodeId[] {
  const nodes: NodeId[] = [node];
  if (isSite(node)) {
    const anywhere = effects.tell(state, 'productsAnywhere', { site: node }).length > 0;
    nodes.push(...(anywhere ? anchoredNodes(state) : bernalsOver(state, node)));
  }
  return nodes.filter(each => hasRoomAt(state, each));
}

/** END-PATENT-02, END-FREIGHT-02: a freighter has a Stack of its own. */
function* produce(t: Endeavours, at: NodeId, card: CardId): Flow {
  const { state } = t;
  const options = appearsAt(state, at).map(nodeOption);
  const { node } = yield* t.choose(player, 'production.appears', options, { takeOnly: true });
  state.hand.splice(state.hand.indexOf(card), 1);
  const made = newCard(state, card, isEquipment(card) ? 'front' : isColonist(card) ? 'white' : 'black');
  if (isSite(at)) made.madeAt = at;
  const stack = kindOf(card) === 'freighter' ? addStack(state, 'freighter', node) : stackHere(state, node)!;
  whileReweighing(state, stack, () => stack.cards.push(made));
  say(t, 'END-ETPROD-01', 'production.made', { card: nameOfCard(made), node: nameOfNode(node) });
}
