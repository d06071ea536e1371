import { discard, draw } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Endure, ItemCardId, ItemId } from '../../types.ts';

/** ETS-REFUGE-16, ETS-RTAB-03: the next card that is no noise card; those are discarded and replaced. */
export function drawItem(t: Endure): ItemId | undefined {
  const { items: deck } = t.state;
  for (let card = draw(t, deck); card !== undefined; card = draw(t, deck)) {
    if (isItem(card)) return card;
    discard(deck, card);
  }
  return undefined;
}

function isItem(card: ItemCardId): card is ItemId {
  return catalogue.items[card].kind !== 'noise';
}
