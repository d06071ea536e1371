import { catalogue } from '../../catalogue.ts';
import type { Card, CardId, Crew, GearCard, Params, Renegades, Ship, State } from '../../types.ts';
import { nameOf, say } from '../table.ts';

export function gearOf({ card }: { readonly card: CardId }): GearCard {
  return catalogue.gear[card];
}

/** RDA-SEARCH-13, 14: depleted is of no use. */
export function isCharged({ energy }: Card): boolean {
  return energy !== 0;
}

/** RDA-MELEE-02, RDA-GEAR-09: melee weapons in hand that are good for something. */
export function bladesOf({ cards }: Crew): Card[] {
  return cards.filter(card => card.wielded && gearOf(card).slot === 'melee' && isCharged(card));
}

/** RDA-COMP-17 */
const energyTokens = 30;

/** A card new in play, with what energy is left in the box (RDA-COMP-17). */
export function newCard(state: State, card: CardId): Card {
  const { energy } = gearOf({ card });
  const no = state.nextCard++;
  if (energy === undefined) return { no, card };
  return { no, card, energy: Math.min(energy, energyLeft(state)) };
}

/** RDA-COMP-07: a card of its kind out of the deck, or of what was discarded, as long as there is one. */
export function takeFromBox(state: State, card: CardId): Card | undefined {
  for (const pile of [state.gear.draw, state.gear.discard]) {
    const at = pile.lastIndexOf(card);
    if (at < 0) continue;
    pile.splice(at, 1);
    return newCard(state, card);
  }
  return undefined;
}

/** RDA-COMP-17: what is left in the box. */
export function energyLeft(state: State): number {
  return energyTokens - energyInPlay(state);
}

function energyInPlay({ crew, ships, dropped }: State): number {
  let sum = 0;
  const count = (cards: readonly Card[]) => {
    for (const { energy = 0 } of cards) sum += energy;
  };
  for (const { cards } of crew) count(cards);
  for (const { armory, components } of ships) {
    count(armory);
    count(components);
  }
  for (const { card } of dropped) sum += card.energy ?? 0;
  return sum;
}

/** RDA-SEARCH-13, 14, RDA-DATA-06: takes an Energy token off; a depleted search item is discarded. */
export function spendEnergy(t: Renegades, owner: Crew | Ship, card: Card): void {
  if (card.energy === undefined || card.energy === 0) return;
  card.energy--;
  const params: Params = { who: nameOf(owner), card: { key: `card.${card.card}` } };
  if (card.energy > 0) {
    say(t, 'RDA-DATA-06', 'energy.used', { ...params, left: card.energy });
  } else if (isBought(card)) {
    say(t, 'RDA-SEARCH-14', 'energy.depleted', params);
  } else {
    removeCard(owner, card);
    say(t, 'RDA-SEARCH-14', 'energy.discarded', params);
  }
}

/** Weapons and gear; all others are search items and salvage. */
function isBought(card: Card): boolean {
  return catalogue.gearDeck.includes(card.card);
}

/** Takes a card away from whoever has it. */
export function removeCard(owner: Crew | Ship, card: Card): void {
  const without = (cards: readonly Card[]) => cards.filter(({ no }) => no !== card.no);
  if (owner.kind === 'crew') {
    owner.cards = without(owner.cards);
  } else {
    owner.armory = without(owner.armory);
    owner.components = without(owner.components);
  }
}

/** Out of play: weapons and gear go to the discard pile of their deck (RDA-BUY-09). */
export function discardCard(state: State, card: Card): void {
  if (isBought(card)) state.gear.discard.push(card.card);
}
