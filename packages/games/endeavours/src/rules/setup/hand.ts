import type { Flow } from '@starboard/kernel';
import type { Endeavours } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { discardFromHand } from '../losing.ts';
import { earn } from '../money.ts';
import { player } from '../table.ts';

/** END-START-04: any of the six cards may go to the bottom of their decks for 1 Aqua each, now and never again. */
export function* startingHand(t: Endeavours): Flow {
  const { state } = t;
  const cards = state.hand.map(card => ({ key: card, card, label: nameOfCard(card) }));
  const going = yield* t.pickSome(player, 'startingHand', cards, { min: 0, max: cards.length });
  for (const { card } of going) discardFromHand(t, card);
  earn(t, going.length, 'END-START-04');
  state.stage = 'homeBernal';
}
