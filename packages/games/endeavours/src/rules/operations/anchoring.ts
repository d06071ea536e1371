import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { bordersBetween, kindOfNode } from '../../map/index.ts';
import type { Bernal, Card, Drift, Endeavours, NodeId, Option, PatentKind, Stack, State } from '../../types.ts';
import { anchoredNodes, dirtsidesOf, nodeOfBernal } from '../bernals.ts';
import { kindOf, nameOfCard } from '../cards.ts';
import { withCoolers } from '../coolers.ts';
import { decommission } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { exomigrate } from '../people/colonists.ts';
import { hasDomeLeft } from '../people/settling.ts';
import { addStack, refOfCard, stackOf, stacksAt, whileReweighing } from '../stacks.ts';
import { chainsOf, isOperational } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** Something that can be anchored now, with the ways to pay for it. */
interface Anchoring {
  readonly key: string;
  readonly node: NodeId;
  readonly bernal: Bernal | null;
  readonly drift: Drift | null;
  /** Each is a set of cards to be given up. */
  readonly payments: readonly (readonly Card[])[];
}

/** END-BERNAL-03, 04, 11, END-DRIFT-06..11: a Bernal of the Player, or a Drift Bernal. */
export const anchoring: Operation = {
  name: 'anchoring',
  isPossible: state => anchoringsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.nothingToAnchor' }, rule: 'END-BERNAL-03' }),
  *perform(t) {
    const { state } = t;
    const options = anchoringsOf(state).map((each): Anchoring & Option => ({
      ...each,
      label: {
        key: 'anchoring.at',
        params: { card: nameOfCard((each.bernal ?? each.drift!).card), node: nameOfNode(each.node) },
      },
      refs: [`node:${each.node}`],
    }));
    const chosen = yield* t.choose(player, 'anchoring.what', options, { takeOnly: true });
    for (const stack of stacksAt(state, chosen.node)) yield* triggerGlitch(t, stack);
    const still = anchoringsOf(state).find(({ key }) => key === chosen.key);
    if (still === undefined) return; // lost to the Glitch
    yield* giveUp(t, still);
    if (still.drift !== null) yield* anchorDrift(t, still.drift);
    else yield* anchorBernal(t, still.bernal!);
  },
};

function anchoringsOf(state: State): Anchoring[] {
  const found: Anchoring[] = [];
  for (const bernal of state.bernals) if (!bernal.anchored) addBernal(state, bernal, found);
  for (const drift of state.drift) if (!drift.anchored) addDrift(state, drift, found);
  return found;
}

/** END-BERNAL-03: where no Bernal is and a Factory beside it serves none yet. */
function addBernal(state: State, bernal: Bernal, found: Anchoring[]): void {
  const node = nodeOfBernal(state, bernal);
  if (node === null || !hasDomeLeft(state) || !mayHold(state, bernal, node)) return;
  if (freeDirtsides(state, node) === 0) return;
  const payments = stacksAt(state, node).flatMap(stack => supportsOf(state, stack));
  if (payments.length > 0) found.push({ key: bernal.card, node, bernal, drift: null, payments });
}

/** END-BERNAL-03, END-DRIFT-06: in space, and with no other Bernal there. */
function mayHold(state: State, one: Bernal | Drift, node: NodeId): boolean {
  const kind = kindOfNode(node);
  if (kind === 'site' || kind === 'haz' || kind === 'aero' || kind === 'belt' || kind === 'exit') return false;
  const others = state.bernals.filter(other => other !== one).map(other => nodeOfBernal(state, other));
  return !others.includes(node) && !state.drift.some(drift => drift !== one && drift.node === node);
}

function freeDirtsides(state: State, node: NodeId): number {
  const serving = new Set(anchoredNodes(state).flatMap(each => dirtsidesOf(state, each)));
  return dirtsidesOf(state, node).filter(site => !serving.has(site)).length;
}

/** END-BERNAL-11, END-SUPPORT-06, END-EQUIP-18: a generator and a reactor, whose own needs are met, with the radiators that cool them. */
function supportsOf(state: State, stack: Stack): (readonly Card[])[] {
  const chains = (kind: PatentKind) =>
    stack.cards.filter(card => kindOf(card.card) === kind).flatMap(card => chainsOf(state, stack, card, 'anchoring'));
  const pairs = chains('generator').flatMap(({ cards }) =>
    chains('reactor').map(reactor => [...cards, ...reactor.cards]),
  );
  return distinct(pairs.flatMap(cards => withCoolers(stack, cards)));
}

/** The same cards in another order are the same payment. */
function distinct(payments: readonly (readonly Card[])[]): (readonly Card[])[] {
  const keyOf = (cards: readonly Card[]) =>
    cards
      .map(({ no }) => no)
      .sort()
      .join();
  return payments.filter((cards, at) => payments.findIndex(each => keyOf(each) === keyOf(cards)) === at);
}

/** END-DRIFT-07, 08: one support of the kinds it names, and water at its place. */
function addDrift(state: State, drift: Drift, found: Anchoring[]): void {
  const { node } = drift;
  if (node === null || waterAt(state, node) < driftWater(state, node) || !mayHold(state, drift, node)) return;
  const kinds: readonly PatentKind[] = catalogue.driftBernals[drift.card].supports;
  const payments = stacksAt(state, node).flatMap(stack =>
    stack.cards
      .filter(card => kinds.includes(kindOf(card.card) as PatentKind) && isOperational(state, stack, card, 'anchoring'))
      .map(card => [card]),
  );
  if (payments.length > 0) found.push({ key: drift.card, node, bernal: null, drift, payments });
}

/** END-DRIFT-08, END-RULE-17: 12 less one for each zone border from Earth. */
export function driftWater(state: State, node: NodeId): number {
  return Math.max(0, effects.change(state, 'driftWater', 12 - bordersBetween(node, 'LEO'), {}));
}

function waterAt(state: State, node: NodeId): number {
  return stacksAt(state, node).reduce((sum, { cargo }) => sum + cargo.water, 0);
}

function* giveUp(t: Endeavours, { payments }: Anchoring): Flow {
  const options = payments.map((cards): Option & { readonly cards: readonly Card[] } => ({
    key: cards.map(({ no }) => no).join('+'),
    cards,
    label: { key: 'anchoring.with', params: { first: nameOfCard(cards[0]!), count: cards.length } },
    refs: cards.map(refOfCard),
  }));
  const { cards } = yield* t.choose(player, 'anchoring.supports', options, { takeOnly: true });
  for (const card of cards) {
    const stack = t.state.stacks.find(each => each.cards.includes(card))!;
    yield* decommission(t, stack, card, 'used');
  }
}

function* anchorBernal(t: Endeavours, bernal: Bernal): Flow {
  const node = nodeOfBernal(t.state, bernal)!;
  setApart(t.state, bernal, node);
  bernal.anchored = true;
  say(t, 'END-BERNAL-03', 'anchoring.done', { card: nameOfCard(bernal.card), node: nameOfNode(node) });
  yield* exomigrate(t);
  yield* credit(t, { act: 'anchored', node });
}

/** END-CORE-04: a Bernal that came as Cargo has a Stack of its own from now on. */
function setApart(state: State, bernal: Bernal, node: NodeId): void {
  const card = state.stacks.flatMap(({ cards }) => cards).find(each => each.card === bernal.card)!;
  const carrier = stackOf(state, card);
  if (carrier.kind === 'bernal') return;
  whileReweighing(state, carrier, () => carrier.cards.splice(carrier.cards.indexOf(card), 1));
  addStack(state, 'bernal', node).cards.push(card);
}

/** END-DRIFT-10, 11, 18: a white dome, one more colonist; the Slipstream one brings its freighter. */
function* anchorDrift(t: Endeavours, drift: Drift): Flow {
  const { state } = t;
  const node = drift.node!;
  drinkWater(state, node, driftWater(state, node));
  drift.anchored = true;
  say(t, 'END-DRIFT-10', 'anchoring.done', { card: nameOfCard(drift.card), node: nameOfNode(node) });
  catalogue.driftBernals[drift.card].arrives?.(t, node);
  yield* exomigrate(t);
  yield* credit(t, { act: 'anchored', node });
}

function drinkWater(state: State, node: NodeId, amount: number): void {
  let left = amount;
  for (const stack of stacksAt(state, node)) {
    const taken = Math.min(left, stack.cargo.water);
    whileReweighing(state, stack, () => {
      stack.cargo.water -= taken;
    });
    left -= taken;
  }
}
