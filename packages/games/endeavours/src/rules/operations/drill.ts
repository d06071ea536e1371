import type { Flow } from '@starboard/kernel';
import { siteAt } from '../../map/index.ts';
import type { Card, Endeavours, Option, SiteId, Stack, State } from '../../types.ts';
import { can, nameOfCard, newCard } from '../cards.ts';
import { singleRoll, targetOf } from '../dice.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { isManned } from '../people/people.ts';
import { siteUnder } from '../sites.ts';
import { refOfCard, whileReweighing } from '../stacks.ts';
import { chainFor, drawOn, isOperational } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

interface Drilling {
  readonly stack: Stack;
  readonly drill: Card;
  readonly site: SiteId;
}

/** END-DRILL-01..06, END-RULE-33 */
export const drill: Operation = {
  name: 'drill',
  isPossible: state => drillsOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noDrill' }, rule: 'END-DRILL-01' }),
  *perform(t) {
    const options = drillsOf(t.state).map((each): Drilling & Option => ({
      ...each,
      key: `card:${each.drill.no}`,
      label: { key: 'drill.at', params: { site: nameOfNode(each.site) } },
      refs: [refOfCard(each.drill), `node:${each.site}`],
    }));
    const chosen = yield* t.choose(player, 'drill.where', options, { takeOnly: true });
    yield* triggerGlitch(t, chosen.stack);
    if (drillsOf(t.state).some(each => each.drill === chosen.drill)) yield* bore(t, chosen); // or lost to the Glitch
  },
};

/** END-DRILL-05: none where no sample of the type is left; one drill of a Stack is enough. */
function drillsOf(state: State): Drilling[] {
  const found: Drilling[] = [];
  for (const stack of state.stacks) {
    const site = siteUnder(state, stack);
    if (site === undefined || state.samples[siteAt(site).type] === 0) continue;
    const working = stack.cards.find(card => can(card.card, 'drills') && isOperational(state, stack, card));
    if (working !== undefined) found.push({ stack, drill: working, site });
  }
  return found;
}

function* bore(t: Endeavours, { stack, drill: card, site }: Drilling): Flow {
  const { state } = t;
  const { type } = siteAt(site);
  drawOn(chainFor(state, stack, card)!);
  const die = yield* singleRoll(t, 'drill', nameOfNode(site));
  const { needed, from } = targetOf(state, 3, { by: stack, purpose: 'drill', node: site });
  if (die < needed) return say(t, 'END-DRILL-04', 'drill.failed', { site: nameOfNode(site), needed: from });
  const sample = newCard(state, `sample:${type}`, 'front');
  state.samples[type]--;
  whileReweighing(state, stack, () => stack.cards.push(sample));
  say(t, 'END-DRILL-03', 'drill.sample', { sample: nameOfCard(sample), site: nameOfNode(site), needed: from });
  yield* credit(t, { act: 'drilled', site, sample: sample.no, manned: isManned(state, site) });
}
