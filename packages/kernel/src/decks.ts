import type { Opening, Table } from './table.ts';

/** A draw pile and its discards. The last card of a pile lies on top. */
export interface Deck<C extends string = string> {
  readonly draw: C[];
  readonly discard: C[];
}

/** A shuffled deck of these cards. */
export function newDeck<C extends string>(t: Opening, cards: readonly C[]): Deck<C> {
  return { draw: t.shuffle([...cards]), discard: [] };
}

/** The top card, or nothing when the pile is empty. Whoever drew it has learnt something: that bars undo. */
export function draw<S, C extends string>(t: Table<S>, deck: Deck<C>): C | undefined {
  t.reveal();
  return deck.draw.pop();
}

/** The top card; an empty pile is first made anew from the discards. Nothing only if both are empty. */
export function drawAndRenew<S, C extends string>(t: Table<S>, deck: Deck<C>): C | undefined {
  if (deck.draw.length === 0) reshuffle(t, deck);
  return draw(t, deck);
}

/** The top cards without taking them, the topmost first. Whoever looks has learnt something. */
export function peek<S, C extends string>(t: Table<S>, deck: Deck<C>, count = 1): C[] {
  t.reveal();
  return deck.draw.slice(-count).reverse();
}

export function discard<C extends string>(deck: Deck<C>, card: C): void {
  deck.discard.push(card);
}

/** Puts a card under the draw pile. */
export function bury<C extends string>(deck: Deck<C>, card: C): void {
  deck.draw.unshift(card);
}

/** Shuffles the discards back into the draw pile. */
export function reshuffle<C extends string>(t: Opening, deck: Deck<C>): void {
  deck.draw.push(...deck.discard.splice(0));
  t.shuffle(deck.draw);
}

/** Searches the draw pile for a card, takes it out and shuffles the rest; false if it is not there. */
export function searchFor<S, C extends string>(t: Table<S>, deck: Deck<C>, card: C): boolean {
  t.reveal();
  const found = take(deck.draw, card);
  t.shuffle(deck.draw);
  return found;
}

/** Takes up to `count` copies of a card out of the game, from the draw pile, then from the discards. */
export function removeCards<C extends string>(deck: Deck<C>, card: C, count = Number.POSITIVE_INFINITY): number {
  let removed = 0;
  while (removed < count && (take(deck.draw, card) || take(deck.discard, card))) removed++;
  return removed;
}

/** Takes one thing out of a bag at random, or nothing when it is empty. A bag is a list whose order means nothing. */
export function drawFromBag<S, B>(t: Table<S>, bag: B[]): B | undefined {
  t.reveal();
  return bag.length === 0 ? undefined : bag.splice(t.chance.below(bag.length), 1)[0];
}

function take<C>(pile: C[], card: C): boolean {
  const at = pile.lastIndexOf(card);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}
