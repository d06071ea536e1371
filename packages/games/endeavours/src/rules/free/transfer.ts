import type { Flow } from '@starboard/kernel';
import { elevatorPairs, isSite } from '../../map/index.ts';
import type { Described, Endeavours, NodeId, Stack, StackKind, State, Words } from '../../types.ts';
import { faceOf, isBernal } from '../cards.ts';
import { massAt, mostWetMass } from '../fuel.ts';
import { dryMassOf, massOf } from '../mass.ts';
import { siteRolls } from '../move/landing.ts';
import { stackThereOption } from '../options.ts';
import { hasFactory } from '../sites.ts';
import { addStack, nameOfSplitOutpost, refOfStack, splitOutpost } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';
import { carry, describeGoods, type Goods, goodsOf, hasGoods, massOfGoods, nameOfGoods } from './goods.ts';

/** END-CORE-14, END-ELEVATOR-03, END-FREIGHT-03: cards and Cargo between Colocated Stacks, or into a new outpost. */
export const transfer: FreeAction = {
  name: 'transfer',
  isPossible: state => state.stacks.some(stack => isSource(state, stack) && targetsOf(state, stack).length > 0),
  whyNot: () => ({ reason: { key: 'bar.nothingToTransfer' }, rule: 'END-CORE-14' }),
  *perform(t) {
    const { state } = t;
    const sources = state.stacks
      .filter(stack => isSource(state, stack) && targetsOf(state, stack).length > 0)
      .map(stackThereOption);
    const { stack } = yield* t.choose(player, 'transfer.from', sources, { takeOnly: true });
    const targets = targetsOf(state, stack).map(target => ({ ...target, ...describeTarget(state, target) }));
    const target = yield* t.choose(player, 'transfer.to', targets, { takeOnly: true });
    yield* move(t, stack, target);
  },
};

/** A Stack that goods may go to, or the one that would be made for them. */
interface Target {
  readonly key: string;
  readonly stack: Stack | null;
  readonly made: StackKind | null;
  readonly node: NodeId;
}

function describeTarget(state: State, { stack, made, node }: Target): Described {
  if (stack !== null) return { label: { key: `stack.${stack.kind}` }, refs: [refOfStack(stack)] };
  const label: Words = made === 'bernal' ? { key: 'stack.bernal' } : nameOfSplitOutpost(state, node);
  return { label, refs: [`node:${node}`] };
}

function isSource(state: State, stack: Stack): boolean {
  return stack.node !== null && hasGoods(state, stack);
}

/** Stacks at the same node or at the other end of an elevator; a new outpost there; for a Bernal, a Stack of its own. */
function targetsOf(state: State, from: Stack): Target[] {
  const nodes = [from.node!, ...elevatorEnds(state, from.node!)];
  const targets: Target[] = state.stacks
    .filter(stack => stack !== from && nodes.includes(stack.node!) && takesSome(state, from, stack))
    .map(stack => ({ key: `stack:${stack.no}`, stack, made: null, node: stack.node! }));
  for (const node of nodes) {
    if (node !== from.node || hasSeveral(state, from))
      targets.push({ key: `new:${node}`, stack: null, made: splitOutpost(state, node), node });
  }
  if (hasBernalAboard(state, from)) targets.push({ key: 'bernal', stack: null, made: 'bernal', node: from.node! });
  return targets;
}

/** Splitting a Stack needs something to stay behind. */
function hasSeveral(state: State, stack: Stack): boolean {
  return (
    stack.kind !== 'outpost' || stack.cards.length > 1 || (stack.cards.length === 1 && goodsOf(state, stack).length > 1)
  );
}

/** END-BERNAL-07, 10: an unanchored Bernal that is Cargo of a Stack which is not its own. */
function hasBernalAboard(state: State, { kind, cards }: Stack): boolean {
  const unanchored = cards.filter(({ card }) => state.bernals.some(each => each.card === card && !each.anchored));
  return unanchored.length > 0 && (kind !== 'bernal' || cards.filter(({ card }) => isBernal(card)).length > 1);
}

/** END-ELEVATOR-03 */
function elevatorEnds({ elevators }: State, node: NodeId): NodeId[] {
  return elevatorPairs.flatMap(([a, b]) => {
    if (!elevators.includes(`${a}/${b}`)) return [];
    return a === node ? [b] : b === node ? [a] : [];
  });
}

function takesSome(state: State, from: Stack, to: Stack): boolean {
  return to.kind !== 'mobile' && goodsOf(state, from).some(goods => fits(state, to, goods));
}

/** END-CORE-11: a Stack with fuel weighs 32 at most; a freighter has its own limits. */
function fits(state: State, to: Stack, goods: Goods): boolean {
  if (isFreighter(to)) return fitsFreighter(state, to, goods);
  return to.wet === null || massAt(to.wet) + massOfGoods(state, goods) <= mostWetMass;
}

function isFreighter({ kind }: Stack): boolean {
  return kind === 'freighter' || kind === 'slipstream';
}

/** END-FREIGHT-01, 03: cards at a Factory or at an Anchored Bernal other than the home one, tanks anywhere, up to its load. */
function fitsFreighter(state: State, to: Stack, goods: Goods): boolean {
  const isLoadable = 'tank' in goods || loadsCardsAt(state, to.node!);
  return isLoadable && loadWith(state, to, goods) <= faceOf(to.cards[0]!).load!;
}

function loadsCardsAt(state: State, node: NodeId): boolean {
  if (hasFactory(state, node)) return true;
  return (
    state.drift.some(drift => drift.anchored && drift.node === node) ||
    state.bernals.some(
      ({ card, anchored, home }) =>
        anchored && !home && state.stacks.some(each => each.node === node && each.cards.some(own => own.card === card)),
    )
  );
}

/** K01 counts water by halves: one tank more is weighed together with those aboard. */
function loadWith(state: State, freighter: Stack, goods: Goods): number {
  const laden =
    'tank' in goods && goods.tank === 'water'
      ? { ...freighter, cargo: { ...freighter.cargo, water: freighter.cargo.water + 1 } }
      : freighter;
  const more = laden === freighter ? massOfGoods(state, goods) : 0;
  return dryMassOf(state, laden) - massOf(state, freighter.cards[0]!) + more;
}

/** One thing after another until the Player is done. */
function* move(t: Endeavours, from: Stack, target: Target): Flow {
  const { state } = t;
  let to = target.stack;
  for (let first = true; ; first = false) {
    const goods = goodsOf(state, from).filter(each => (to === null ? begins(target, each) : fits(state, to, each)));
    if (goods.length === 0) return;
    const options = [...goods.map(each => ({ ...each, ...describeGoods(each) })), ...(first ? [] : [{ key: 'done' }])];
    const chosen = yield* t.choose(player, 'transfer.what', options, { takeOnly: true });
    if (chosen.key === 'done') return;
    to ??= addStack(state, target.made!, target.node);
    carry(state, from, to, chosen as Goods);
    say(t, 'END-CORE-14', 'transfer.moved', { what: nameOfGoods(chosen as Goods), to: { key: `stack.${to.kind}` } });
    if (first) yield* unloadAt(t, from, to);
  }
}

/** A Bernal's own Stack begins with the Bernal. */
function begins({ made }: Target, goods: Goods): boolean {
  return made !== 'bernal' || ('card' in goods && isBernal(goods.card.card));
}

/** END-SITE-07: unloading by elevator makes the site rolls, but no shielding roll. */
function* unloadAt(t: Endeavours, from: Stack, to: Stack): Flow {
  if (from.node !== to.node && to.node !== null && isSite(to.node)) yield* siteRolls(t, to.node, to);
}
