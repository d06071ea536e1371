import type { Flow } from '@starboard/kernel';
import { areAdjacent, siteAt } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import type { Card, Described, Endeavours, NodeId, SiteId, Stack, State, Words } from '../../types.ts';
import { valueAt } from '../cards.ts';
import { hazardDice, testRoll } from '../dice.ts';
import { wetMassOf } from '../fuel.ts';
import { triggerGlitch } from '../move/landing.ts';
import { comeTo } from '../people/people.ts';
import { seasonOf } from '../season.ts';
import { isCovered, isGone } from '../sites.ts';
import { refOfStack } from '../stacks.ts';
import { chainFor, drawOn, isOperational } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** A beam and what it may take. */
interface Engagement {
  readonly stack: Stack;
  readonly beam: Card;
  readonly target: Stack | null;
  readonly comet: SiteId | null;
  readonly mass: number;
}

const comets = siteIds.filter(site => (siteAt(site).features as readonly string[]).includes('comet'));

/** END-TRACTOR-01..09, 15 */
export const tractor: Operation = {
  name: 'tractor',
  isPossible: state => engagementsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noTow' }, rule: 'END-TRACTOR-01' }),
  *perform(t) {
    const options = engagementsOf(t.state).map(each => ({ ...each, key: keyOf(each), ...describe(each) }));
    const chosen = yield* t.choose(player, 'tractor.target', options, { takeOnly: true });
    yield* triggerGlitch(t, chosen.stack);
    if (engagementsOf(t.state).some(each => each.beam === chosen.beam)) yield* engage(t, chosen); // or lost to the Glitch
  },
};

function keyOf({ stack, target, comet }: Engagement): string {
  return `${stack.no}>${target === null ? comet : target.no}`;
}

function describe({ stack, target, comet, mass }: Engagement): Described {
  const what: Words = target === null ? nameOfNode(comet!) : { key: `stack.${target.kind}` };
  const there: NodeId = target === null ? comet! : target.node!;
  return {
    label: { key: 'tractor.take', params: { what, mass } },
    refs: [refOfStack(stack), `node:${there}`],
  };
}

function engagementsOf(state: State): Engagement[] {
  const found: Engagement[] = [];
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    const beam = stack.cards.find(card => valueAt(card, 'tow') !== undefined && isOperational(state, stack, card));
    if (beam === undefined) continue;
    for (const target of state.stacks) {
      if (target === stack || !isTowable(state, stack, target)) continue;
      found.push({ stack, beam, target, comet: null, mass: Math.max(1, Math.ceil(wetMassOf(state, target))) });
    }
    for (const comet of comets) {
      if (isNear(stack.node, comet) && isCometThere(state, comet))
        found.push({ stack, beam, target: null, comet, mass: siteAt(comet).size });
    }
  }
  return found;
}

function isNear(node: NodeId, other: NodeId): boolean {
  return node === other || areAdjacent(node, other);
}

/** END-TRACTOR-02: a Stack of the Player; not LEO, nothing anchored, nothing that tows or is in tow. */
function isTowable(state: State, stack: Stack, target: Stack): boolean {
  if (target.node === null || target.kind === 'leo' || !isNear(stack.node!, target.node)) return false;
  if (
    target.kind === 'bernal' &&
    state.bernals.some(({ card, anchored }) => anchored && target.cards.some(each => each.card === card))
  )
    return false;
  if (target.tows.length > 0) return false;
  return !state.stacks.some(({ tows }) =>
    tows.some(tow => 'stack' in tow && (tow.stack === target.no || tow.stack === stack.no)),
  );
}

/** END-TRACTOR-04, 05: neither gone nor in tow already. */
function isCometThere(state: State, comet: SiteId): boolean {
  if (siteAt(comet).season !== seasonOf(state) || isGone(state, comet) || isCovered(state, comet)) return false;
  return !state.stacks.some(({ tows }) => tows.some(tow => 'comet' in tow && tow.comet === comet));
}

/** END-TRACTOR-06..09 */
function* engage(t: Endeavours, { stack, beam, target, comet, mass }: Engagement): Flow {
  const { state } = t;
  drawOn(chainFor(state, stack, beam)!);
  const value = valueAt(beam, 'tow')!;
  const sum = yield* testRoll(t, value, { by: stack, purpose: 'tow', node: stack.node! });
  const hazard = hazardDice(t, mass).reduce((all, die) => all + die, 0);
  const isSuccess = sum >= hazard;
  say(t, 'END-TRACTOR-08', isSuccess ? 'tractor.done' : 'tractor.failed', { sum, hazard });
  if (!isSuccess) return;
  if (target !== null) {
    comeTo(state, [target], stack.node!);
    stack.tows.push({ stack: target.no });
  } else {
    stack.tows.push({ comet: comet! }); // END-TRACTOR-04: it leaves its Site with the first movement
  }
}
