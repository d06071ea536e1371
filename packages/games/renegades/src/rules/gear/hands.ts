import type { Flow } from '@starboard/kernel';
import type { Card, Crew, Option, Renegades, Words } from '../../types.ts';
import { cardRef, deciderOf, nameOf, refOf, say } from '../table.ts';
import { gearOf, isCharged } from './cards.ts';

/** RDA-GEAR-05: how many hands a card takes; 0 for what is not held. */
function handsFor(card: Card): number {
  const { hands, slot } = gearOf(card);
  return hands ?? (slot === 'item' ? 0 : 1);
}

/** RDA-GEAR-05..08, RDA-EX-30: whether these may be in hand together: two hands, and nothing beside a rifle. */
export function mayWield(cards: readonly Card[]): boolean {
  let hands = 0;
  for (const card of cards) {
    const needed = handsFor(card);
    if (needed === 0) return false;
    hands += needed;
  }
  return hands <= 2;
}

interface Loadout extends Option {
  readonly cards: readonly Card[];
}

/** What somebody could have in hand: every choice that leaves no hand free that something could fill, of those that are alike one. */
export function loadouts(crew: Crew): Loadout[] {
  const found = new Map<string, Loadout>();
  const held = crew.cards.filter(card => handsFor(card) > 0);
  for (const cards of fullHands(held, [], 0)) {
    const kind = cards.map(({ card, energy }) => `${card}:${energy}`).join();
    if (cards.length > 0 && !found.has(kind)) found.set(kind, loadout(cards));
  }
  return [...found.values()];
}

function loadout(cards: readonly Card[]): Loadout {
  const names = cards.map(({ card }): Words => ({ key: `card.${card}` }));
  const label: Words =
    names.length === 1 ? names[0]! : { key: 'wield.both', params: { one: names[0]!, other: names[1]! } };
  return { key: cards.map(cardRef).join('+'), cards, label, refs: cards.map(cardRef) };
}

function* fullHands(all: readonly Card[], chosen: readonly Card[], from: number): Generator<readonly Card[]> {
  let isFull = true;
  for (let at = 0; at < all.length; at++) {
    if (chosen.includes(all[at]!) || !mayWield([...chosen, all[at]!])) continue;
    isFull = false;
    if (at >= from) yield* fullHands(all, [...chosen, all[at]!], at + 1);
  }
  if (isFull) yield chosen;
}

/** RDA-GEAR-10: whether there is anything to swap. */
export function maySwap(crew: Crew): boolean {
  return crew.cards.length > 0 && loadouts(crew).some(({ cards }) => cards.some(card => !card.wielded));
}

/** RDA-GEAR-10: asks what is in hand now; the program takes what it finds first. */
export function* swapWeapons(t: Renegades, crew: Crew): Flow {
  const options = loadouts(crew);
  if (options.length === 0) return;
  const seat = deciderOf(t.state, crew);
  if (seat === null) {
    ready(crew);
    return;
  }
  const params = { who: nameOf(crew) };
  const chosen = yield* t.choose(seat, 'wield', options, { params, about: [refOf(crew)], takeOnly: true });
  wield(crew, chosen.cards);
  say(t, 'RDA-GEAR-10', 'wield.done', { ...params, weapons: chosen.label! });
}

/** Takes weapons in hand without asking: charged ones, in the order they are carried. */
export function ready(crew: Crew): void {
  const held: Card[] = [];
  for (const card of crew.cards) if (isCharged(card) && mayWield([...held, card])) held.push(card);
  wield(crew, held);
}

function wield(crew: Crew, cards: readonly Card[]): void {
  for (const card of crew.cards) {
    if (cards.includes(card)) card.wielded = true;
    else delete card.wielded;
  }
}
