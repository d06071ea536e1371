import { kindOfNode, zoneOf } from '../../map/index.ts';
import type { Card, NodeId, Stack, State } from '../../types.ts';
import { can } from '../cards.ts';
import { decommission } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { isCovered } from '../sites.ts';
import { refOfCard } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

interface Deployment {
  readonly key: string;
  readonly stack: Stack;
  readonly card: Card;
  readonly node: NodeId;
}

/** END-COMP-03 */
const mostSatellites = 7;

/** END-SAT-01..03, 16 */
export const deploySatellite: FreeAction = {
  name: 'deploySatellite',
  isPossible: state => deploymentsOf(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const { stack, card, node } = yield* t.choose(player, 'satellite.where', deploymentsOf(state), {
      takeOnly: true,
      describe: each => ({
        label: { key: 'satellite.at', params: { node: nameOfNode(each.node) } },
        refs: [refOfCard(each.card), `node:${each.node}`],
      }),
    });
    yield* decommission(t, stack, card, 'used');
    state.satellites.push(node);
    say(t, 'END-SAT-01', 'satellite.deployed', { node: nameOfNode(node), count: state.satellites.length });
    yield* credit(t, { act: 'satellite', node });
  },
};

function deploymentsOf(state: State): Deployment[] {
  if (state.satellites.length >= mostSatellites) return [];
  return state.stacks.flatMap(stack => {
    const { node, cards } = stack;
    const card = cards.find(each => can(each.card, 'deploys') && !each.damaged);
    return card !== undefined && node !== null && mayHold(state, node)
      ? [{ key: `card:${card.no}`, stack, card, node }]
      : [];
  });
}

/** END-SAT-02: one in each zone. */
function mayHold(state: State, node: NodeId): boolean {
  return (
    kindOfNode(node) === 'lag' &&
    !isCovered(state, node) &&
    !state.satellites.some(other => zoneOf(other) === zoneOf(node))
  );
}
