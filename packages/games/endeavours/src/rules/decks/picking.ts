import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Endeavours, ExplorationId, ObservationId } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { isUsed, noteReroll, player } from '../table.ts';

/** What lets two cards be drawn now, those that are never used up first. */
export function secondDraw(
  t: { readonly state: Endeavours['state'] },
  deck: 'exploration' | 'observation',
): string | undefined {
  return effects.tell(t.state, 'secondDraw', { deck }).find(use => !isUsed(t, use));
}

/** END-EXPCARD-13, END-OBSCARD-17: of several cards drawn the Player resolves one; where the deck holds but one, nothing is used up. */
export function* pickOfSeveral<C extends ExplorationId | ObservationId>(
  t: Endeavours,
  drawn: readonly C[],
  use: string | undefined,
): Flow<C> {
  if (drawn.length === 1) return drawn[0]!;
  if (use !== undefined) noteReroll(t, use);
  const options = drawn.map(card => ({ key: card, card, label: nameOfCard(card) }));
  return (yield* t.choose(player, 'drawn.which', options)).card;
}
