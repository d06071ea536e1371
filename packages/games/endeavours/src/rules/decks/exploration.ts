import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import type { Device, Endeavours, ExplorationId, Exploring, SiteId } from '../../types.ts';
import { nameOfCard, newCard } from '../cards.ts';
import { copyOf, explorationOf } from '../copies.ts';
import { addFound } from '../missions/found.ts';
import { siteOf } from '../sites.ts';
import { stackHere, whileReweighing } from '../stacks.ts';
import { nameOfNode, say } from '../table.ts';
import { pickOfSeveral, secondDraw } from './picking.ts';

/** END-EXPCARD-01, 13: one card, or several of which one is resolved. */
export function* drawExploration(t: Endeavours, exploring: Exploring): Flow {
  const { state } = t;
  const second = secondDraw(t, 'exploration');
  const drawn: ExplorationId[] = [];
  for (let at = 0; at < (second === undefined ? 1 : 2); at++) {
    const card = drawAndRenew(t, state.exploration);
    if (card !== undefined) drawn.push(card);
  }
  if (drawn.length === 0) return;
  const card = yield* pickOfSeveral(t, drawn, second);
  for (const other of drawn) if (other !== card) discard(state.exploration, other);
  say(t, 'END-EXPCARD-01', 'exploration.drawn', { card: nameOfCard(card), site: nameOfNode(exploring.site) });
  yield* resolveExploration(t, card, exploring);
}

/** END-EXPCARD-02..08: what is done with one card, by its kind. */
export function* resolveExploration(t: Endeavours, card: ExplorationId, exploring: Exploring): Flow {
  const { state } = t;
  const { site } = exploring;
  const title = explorationOf(card);
  switch (title.kind) {
    case 'mission':
      return addFound(t, card, site);
    case 'device':
      return putDevice(t, card, title, site);
    case 'development':
      return void state.hand.push(card);
    case 'ongoing':
      return void siteOf(state, site).ongoing.push(card);
    case 'immediate':
      yield* title.happens(t, copyOf(card), exploring);
      break;
    default:
      break;
  }
  discard(state.exploration, card); // END-EXPCARD-06, 07
}

/** END-EXPCARD-03, 15: into a Stack here; lost if there is none and no outpost either. */
function putDevice(t: Endeavours, card: ExplorationId, { uses }: Device, site: SiteId): void {
  const { state } = t;
  const stack = stackHere(state, site);
  if (stack === undefined) {
    discard(state.exploration, card);
    return;
  }
  const device = newCard(state, card, 'front');
  if (uses !== undefined) device.uses = uses(copyOf(card));
  whileReweighing(state, stack, () => stack.cards.push(device));
}
