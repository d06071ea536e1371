import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, SiteId, Stack, State } from '../../types.ts';
import { isAsterisk, isColonist, nameOfCard } from '../cards.ts';
import { decommission } from '../losing.ts';
import { credit } from '../missions/credit.ts';
import { foundColonyAt, hasDomeLeft } from '../people/settling.ts';
import { refOfCard, stacksAt } from '../stacks.ts';
import { nameOfNode, player } from '../table.ts';
import type { FreeAction } from './free-action.ts';

interface Founding {
  readonly key: string;
  readonly stack: Stack;
  readonly founder: Card;
  readonly site: SiteId;
}

/** END-COLONY-01, 02, END-EQUIP-21, END-LONELY-04: a Human settles at a Factory for good. */
export const foundColony: FreeAction = {
  name: 'foundColony',
  isPossible: state => foundingsOf(state).length > 0,
  whyNot: state => ({
    reason: { key: hasDomeLeft(state) ? 'bar.noFounder' : 'bar.noDomeLeft' },
    rule: hasDomeLeft(state) ? 'END-COLONY-01' : 'END-CORE-12',
  }),
  *perform(t) {
    const chosen = yield* t.choose(player, 'foundColony.who', foundingsOf(t.state), {
      takeOnly: true,
      describe: ({ founder, site }) => ({
        label: { key: 'foundColony.by', params: { card: nameOfCard(founder), site: nameOfNode(site) } },
        refs: [refOfCard(founder), `node:${site}` as const],
      }),
    });
    yield* settle(t, chosen);
  },
};

function foundingsOf(state: State): Founding[] {
  if (!hasDomeLeft(state)) return [];
  const found: Founding[] = [];
  for (const id in state.sites) {
    const { factory, colony, gone } = state.sites[id as SiteId]!;
    if (!factory || colony || gone) continue;
    for (const stack of stacksAt(state, id as SiteId)) {
      for (const founder of stack.cards) {
        if (mayFound(state, id as SiteId, founder))
          found.push({ key: `${founder.no}@${id}`, stack, founder, site: id as SiteId });
      }
    }
  }
  return found;
}

/** B01: a Robot, too, where there is an atmosphere. */
function mayFound(state: State, site: SiteId, founder: Card): boolean {
  if (founder.lonely || founder.damaged) return false;
  if (isAsterisk(founder.card)) return true;
  return isColonist(founder.card) && effects.tell(state, 'robotFounds', { site }).length > 0;
}

function* settle(t: Endeavours, { stack, founder, site }: Founding): Flow {
  const { state } = t;
  const [stays] = effects.tell(state, 'founderStays', { site }); // F12
  const isKept = stays !== undefined && t.roll(1)[0]! >= stays;
  foundColonyAt(t, site);
  yield* effects.react(t, 'colonyFounded', { by: stack, site, founder });
  if (!isKept) yield* decommission(t, stack, founder, 'settled');
  yield* credit(t, { act: 'colonized', site });
}
