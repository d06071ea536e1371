import type { Card, Option, SiteId, Stack, State } from '../../types.ts';
import { can } from '../cards.ts';
import { singleRoll, targetOf } from '../dice.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { isManned } from '../people/people.ts';
import { siteUnder } from '../sites.ts';
import { refOfCard } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

interface Rescuing {
  readonly stack: Stack;
  readonly pod: Card;
  readonly site: SiteId;
}

/** END-RESCUE-01..04 */
export const rescue: Operation = {
  name: 'rescue',
  isPossible: state => podsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noPod' }, rule: 'END-RESCUE-01' }),
  *perform(t) {
    const { state } = t;
    const options = podsOf(state).map((each): Rescuing & Option => ({
      ...each,
      key: `card:${each.pod.no}`,
      label: { key: 'rescue.at', params: { site: nameOfNode(each.site) } },
      refs: [refOfCard(each.pod), `node:${each.site}`],
    }));
    const { stack, pod, site } = yield* t.choose(player, 'rescue.where', options, { takeOnly: true });
    yield* triggerGlitch(t, stack);
    if (!stack.cards.includes(pod)) return; // lost to the Glitch
    const die = yield* singleRoll(t, 'rescue', nameOfNode(site));
    const { needed, from } = targetOf(state, 3, { by: stack, purpose: 'rescue', node: site });
    const isSuccess = die >= needed;
    if (isSuccess) pod.side = 'back';
    say(t, 'END-RESCUE-02', isSuccess ? 'rescue.done' : 'rescue.failed', { site: nameOfNode(site), needed: from });
    if (isSuccess) yield* credit(t, { act: 'rescued', site, pod: pod.no, manned: isManned(state, site) });
  },
};

/** One pod of a Stack is as good as another. A damaged one does not work (END-DAMAGE-01). */
function podsOf(state: State): Rescuing[] {
  return state.stacks.flatMap(stack => {
    const site = siteUnder(state, stack);
    const pod = stack.cards.find(isPod);
    return site === undefined || pod === undefined ? [] : [{ stack, pod, site }];
  });
}

function isPod({ card, side, damaged }: Card): boolean {
  return can(card, 'rescues') && side === 'front' && !damaged;
}
