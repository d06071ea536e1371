import type { CardId, ExplorationId, ObservationId } from '../types.ts';

/** Which copy of its title a card is, from 1. */
export function copyOf(card: ExplorationId | ObservationId): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

/** `XM1` of `XM1-3`; any other card is its own title. */
export function titleOf(card: CardId): string {
  return /^[XO][A-Z]/.test(card) ? card.slice(0, card.lastIndexOf('-')) : card;
}
