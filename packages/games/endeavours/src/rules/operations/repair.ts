import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, NodeId, Stack, State } from '../../types.ts';
import { can } from '../cards.ts';
import { decommission } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { isProbeAt } from '../missions/probes.ts';
import { triggerGlitch } from '../move/landing.ts';
import { nodeOption } from '../options.ts';
import { hasWorker } from '../people/people.ts';
import { cardsAt, stacksAt } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** END-REPAIR-01..05, END-DAMAGE-06 */
export const repair: Operation = {
  name: 'repair',
  isPossible: state => nodesOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noRepair' }, rule: 'END-REPAIR-01' }),
  *perform(t) {
    const options = nodesOf(t.state).map(nodeOption);
    const { node } = yield* t.choose(player, 'repair.where', options, { takeOnly: true });
    for (const stack of stacksAt(t.state, node)) yield* triggerGlitch(t, stack);
    if (nodesOf(t.state).includes(node)) yield* mend(t, node);
  },
};

/** END-REPAIR-01: somebody who can, something broken, and Spare Parts unless an effect goes without. */
function nodesOf(state: State): NodeId[] {
  const nodes = new Set<NodeId>();
  for (const { node } of state.stacks) if (node !== null && !nodes.has(node) && canRepair(state, node)) nodes.add(node);
  return [...nodes];
}

function canRepair(state: State, node: NodeId): boolean {
  if (!cardsAt(state, node).some(({ damaged }) => damaged) && !isProbeAt(state, node)) return false;
  if (partsAt(state, node) === undefined && effects.tell(state, 'repairWithoutParts', { node }).length === 0)
    return false;
  return (
    hasWorker(state, node) ||
    stacksAt(state, node).some(stack => effects.tell(state, 'repairs', { by: stack }).length > 0)
  );
}

function partsAt(state: State, node: NodeId): { readonly stack: Stack; readonly card: Card } | undefined {
  for (const stack of stacksAt(state, node)) {
    const card = stack.cards.find(each => can(each.card, 'mends') && !each.damaged);
    if (card !== undefined) return { stack, card };
  }
  return undefined;
}

/** END-REPAIR-02: everything at the place, in all Stacks. */
function* mend(t: Endeavours, node: NodeId): Flow {
  const { state } = t;
  const parts = partsAt(state, node);
  if (effects.tell(state, 'repairWithoutParts', { node }).length === 0) yield* useParts(t, parts!);
  for (const card of cardsAt(state, node)) card.damaged = false;
  say(t, 'END-REPAIR-02', 'repair.done', { node: nameOfNode(node) });
  yield* credit(t, { act: 'repaired', node });
}

/** 47: they are not used up on some results. */
function* useParts(t: Endeavours, { stack, card }: { readonly stack: Stack; readonly card: Card }): Flow {
  const [keeps] = effects.tell(t.state, 'partsLast', {});
  if (keeps !== undefined && t.roll(1)[0]! >= keeps) return;
  yield* decommission(t, stack, card, 'used');
}
