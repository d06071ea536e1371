import type { Flow } from '@starboard/kernel';
import { zoneIndexOf } from '../../map/index.ts';
import type { Card, Endeavours, NodeId, Option, SiteId, Stack, State } from '../../types.ts';
import { can, experimentOf, nameOfCard } from '../cards.ts';
import { singleRoll, targetOf } from '../dice.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { isManned } from '../people/people.ts';
import { siteUnder } from '../sites.ts';
import { refOfCard, stacksAt } from '../stacks.ts';
import { type Chain, chainFor, drawOn } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

interface Experiment {
  readonly stack: Stack;
  readonly card: Card;
  readonly node: NodeId;
}

/** END-EXPER-01..05 */
export const experiment: Operation = {
  name: 'experiment',
  isPossible: state => experimentsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noExperiment' }, rule: 'END-EXPER-01' }),
  *perform(t) {
    const options = experimentsOf(t.state).map((each): Experiment & Option => ({
      ...each,
      key: `card:${each.card.no}`,
      label: { key: 'experiment.at', params: { card: nameOfCard(each.card), node: nameOfNode(each.node) } },
      refs: [refOfCard(each.card), `node:${each.node}`],
    }));
    const chosen = yield* t.choose(player, 'experiment.which', options, { takeOnly: true });
    yield* triggerGlitch(t, chosen.stack);
    if (experimentsOf(t.state).some(({ card }) => card === chosen.card)) yield* run(t, chosen); // or lost to the Glitch
  },
};

function experimentsOf(state: State): Experiment[] {
  const found: Experiment[] = [];
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    for (const card of stack.cards) {
      if (card.side === 'front' && !card.damaged && isReady(state, stack, card))
        found.push({ stack, card, node: stack.node });
    }
  }
  return found;
}

/** END-EXPER-01: with a Life Sciences Unit at the same place, or on a Site. */
function isReady(state: State, stack: Stack, { card }: Card): boolean {
  const kind = experimentOf(card);
  if (kind === 'field') return siteUnder(state, stack) !== undefined;
  return kind === 'bio' && laboratoryAt(state, stack.node!) !== undefined;
}

/** The chain of an Operational Life Sciences Unit at a place. */
function laboratoryAt(state: State, node: NodeId): Chain | undefined {
  for (const stack of stacksAt(state, node)) {
    for (const card of stack.cards) {
      const chain = can(card.card, 'runsBio') ? chainFor(state, stack, card) : undefined;
      if (chain !== undefined) return chain;
    }
  }
  return undefined;
}

/** END-EXPER-02, 03 */
function* run(t: Endeavours, { stack, card, node }: Experiment): Flow {
  const { state } = t;
  const isBio = experimentOf(card.card) === 'bio';
  if (isBio) drawOn(laboratoryAt(state, node)!);
  const die = yield* singleRoll(t, 'experiment', nameOfCard(card));
  const { needed, from } = targetOf(state, isBio ? 4 : 3, {
    by: stack,
    purpose: isBio ? 'bioExperiment' : 'fieldExperiment',
    node,
  });
  if (die < needed) return say(t, 'END-EXPER-03', 'experiment.failed', { card: nameOfCard(card), needed: from });
  card.side = 'back';
  say(t, 'END-EXPER-03', 'experiment.done', { card: nameOfCard(card), needed: from });
  const manned = isManned(state, node);
  if (isBio) {
    card.uses = zoneIndexOf(node) + 1; // U13: it remembers its zone, from 1
    yield* credit(t, { act: 'bioExperiment', node, card: card.no, manned });
  } else yield* credit(t, { act: 'fieldExperiment', site: node as SiteId, card: card.no, manned });
}
