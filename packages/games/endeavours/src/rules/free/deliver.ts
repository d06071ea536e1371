import type { Words } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { type Handover, handOver, handovers } from '../missions/deliveries.ts';
import { titleOf } from '../missions/words.ts';
import { refOfCard, refOfStack } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-MISSION-55: what a mission asks for is Decommissioned where it belongs. */
export const deliver: FreeAction = {
  name: 'deliver',
  isPossible: state => handovers(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const options = handovers(t.state).map(handover => ({ ...handover, key: keyOf(handover) }));
    const handover = yield* t.choose(player, 'deliver', options, {
      takeOnly: true,
      describe: each => describe(each),
    });
    say(t, 'END-MISSION-55', 'deliver.done', { what: nameOf(handover), node: nameOfNode(handover.stack.node!) });
    yield* handOver(t, handover);
  },
};

function keyOf({ quest, stack, what, as, helper }: Handover): string {
  const thing = 'card' in what ? `card:${what.card.no}` : `stack:${stack.no}:${as}`;
  return `${quest?.card ?? 'future'}>${thing}${helper === undefined ? '' : `=${as}:${helper}`}`;
}

function describe(handover: Handover) {
  const { stack, what } = handover;
  return { label: labelOf(handover), refs: ['card' in what ? refOfCard(what.card) : refOfStack(stack)] };
}

function labelOf(handover: Handover): Words {
  const { quest, as, helper } = handover;
  const what = nameOf(handover);
  if (quest === null) return { key: 'deliver.future', params: { what } };
  const mission = titleOf(quest);
  if (helper === undefined) return { key: 'deliver.for', params: { what, mission } };
  return { key: 'deliver.with', params: { what, mission, type: as, card: nameOfCard(helper) } };
}

function nameOf({ what }: Handover): Words {
  if ('card' in what) return nameOfCard(what.card);
  return 'comet' in what ? nameOfCard(`comet:${what.comet}`) : { key: 'deliver.water', params: { count: what.water } };
}
