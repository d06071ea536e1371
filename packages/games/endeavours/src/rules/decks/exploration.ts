import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import { immediateFinds } from '../../content/abilities/immediate-finds.ts';
import { copyOf } from '../../content/copies.ts';
import { explorationTitleOf, explorationTitles } from '../../content/exploration.ts';
import type { FoundId } from '../../content/found-missions.ts';
import { effects } from '../../hooks.ts';
import type { Card, Endeavours, ExplorationId, SiteId, Stack } from '../../types.ts';
import { nameOfCard, newCard } from '../cards.ts';
import { addFound } from '../missions/found.ts';
import { siteOf } from '../sites.ts';
import { stackHere, whileReweighing } from '../stacks.ts';
import { nameOfNode, say } from '../table.ts';
import { pickOfSeveral } from './picking.ts';

/** What a card just drawn knows of how it was drawn. */
export interface Exploring {
  readonly site: SiteId;
  readonly stack: Stack;
  readonly rover: Card;
  /** Beads that the discovery roll that follows draws besides (XI6). */
  moreBeads: number;
}

/** END-EXPCARD-01, 13: one card, or several of which one is resolved. */
export function* drawExploration(t: Endeavours, exploring: Exploring): Flow {
  const { state } = t;
  const count = effects.change(state, 'cardsDrawn', 1, { deck: 'exploration' });
  const drawn: ExplorationId[] = [];
  for (let at = 0; at < count; at++) {
    const card = drawAndRenew(t, state.exploration);
    if (card !== undefined) drawn.push(card);
  }
  if (drawn.length === 0) return;
  const card = yield* pickOfSeveral(t, drawn);
  for (const other of drawn) if (other !== card) discard(state.exploration, other);
  say(t, 'END-EXPCARD-01', 'exploration.drawn', { card: nameOfCard(card), site: nameOfNode(exploring.site) });
  yield* resolveExploration(t, card, exploring);
}

/** END-EXPCARD-02..08: what is done with one card, by its kind. */
export function* resolveExploration(t: Endeavours, card: ExplorationId, exploring: Exploring): Flow {
  const { state } = t;
  const { site } = exploring;
  const title = explorationTitleOf(card);
  switch (explorationTitles[title].kind) {
    case 'mission':
      return addFound(t, card as FoundId, site);
    case 'device':
      return putDevice(t, card, site);
    case 'development':
      return void state.hand.push(card);
    case 'ongoing':
      return void siteOf(state, site).ongoing.push(card);
    case 'immediate':
      yield* immediateFinds[title]!(t, copyOf(card), exploring);
      break;
    default:
      break;
  }
  discard(state.exploration, card); // END-EXPCARD-06, 07
}

/** END-EXPCARD-03, 15: into a Stack here; lost if there is none and no outpost either. */
function putDevice(t: Endeavours, card: ExplorationId, site: SiteId): void {
  const { state } = t;
  const stack = stackHere(state, site);
  if (stack === undefined) {
    discard(state.exploration, card);
    return;
  }
  const device = newCard(state, card, 'front');
  if (explorationTitleOf(card) === 'XD1') device.uses = copyOf(card);
  whileReweighing(state, stack, () => stack.cards.push(device));
}
