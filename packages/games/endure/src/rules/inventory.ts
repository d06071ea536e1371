import { discard, type Flow } from '@starboard/kernel';
import { items } from '../content/items/index.ts';
import { react, told } from '../effects.ts';
import type { Card, Endure, ItemId, Space, Survivor } from '../types.ts';
import { nameOf, say } from './table.ts';
import { canUse, useItem } from './use.ts';

const general: readonly Space[] = [0, 1, 2];

export function newCard(item: ItemId, space: Space = 0): Card {
  return { item, space, jammed: false, spent: 0 };
}

/** A card among its owner's: what it is and where it lies. */
export function cardKey({ item, space }: Card): string {
  return `${item}:${space}`;
}

export function itemText(item: ItemId) {
  return { key: `item.${item}` };
}

function isFree(by: Survivor, space: Space): boolean {
  return !by.cards.some(card => card.space === space);
}

/** The body space for armour, the head space for helmets (ETS-INV-02). */
function slotFor(item: ItemId): 'body' | 'head' | undefined {
  const { kind } = items[item];
  return kind === 'armour' ? 'body' : kind === 'helmet' ? 'head' : undefined;
}

/** ETS-DUAL-01, 02, ETS-INV-15: a general space with one such weapon, on which a second makes a pair. */
function spaceToPair(by: Survivor, item: ItemId, except?: Card): Space | undefined {
  const weapon = items[item];
  if (weapon.kind !== 'weapon' || !weapon.dual) return undefined;
  return general.find(space => {
    const there = by.cards.filter(card => card.space === space && card !== except);
    return there.length === 1 && there[0]!.item === item;
  });
}

/** ETS-INV-12: the spaces that a card could go into; of free general spaces, which are all alike, the first. */
function spacesFor(by: Survivor, item: ItemId): Space[] {
  const slot = slotFor(item);
  const pair = spaceToPair(by, item);
  const free = general.find(space => isFree(by, space));
  const spaces: Space[] = slot !== undefined && isFree(by, slot) ? [slot] : [];
  if (pair !== undefined) spaces.push(pair);
  if (free !== undefined) spaces.push(free);
  return spaces;
}

/** Every filled space of five (ETS-INV-01). */
export function filledSpaces(by: Survivor): number {
  return new Set(by.cards.map(card => card.space)).size;
}

/** ETS-INV-12, 14: a gained card goes where its owner wants it; if it fits nowhere something must give way. */
export function* gain(t: Endure, by: Survivor, card: Card): Flow {
  const spaces = spacesFor(by, card.item);
  if (spaces.length === 0) {
    yield* makeRoom(t, by, card);
    return;
  }
  const options = spaces.map(space => ({ key: spaceKey(by, space), space }));
  const { space } = yield* t.choose(by.id, 'gain.where', options, {
    takeOnly: true,
    params: { item: itemText(card.item) },
    describe: option => ({ label: { key: `space.${option.key}` } }),
  });
  card.space = space;
  by.cards.push(card);
  say(t, 'ETS-INV-12', 'gained', { who: nameOf(by), item: itemText(card.item) });
  yield* react(t, 'gained', { by });
}

function spaceKey(by: Survivor, space: Space): string {
  return typeof space === 'string' ? space : isFree(by, space) ? 'general' : 'pair';
}

/** ETS-INV-14, ETS-SEARCH-08: discard something, use the card on the spot, or let it go. */
function* makeRoom(t: Endure, by: Survivor, card: Card): Flow {
  const { state } = t;
  const mayDiscard = told(state, 'giveBar', { by }).length === 0;
  const dropping = mayDiscard
    ? by.cards.filter(held => spacesWithout(by, held, card.item)).map(held => ({ key: `drop:${cardKey(held)}`, held }))
    : [];
  const using = canUse(state, by, card.item) ? [{ key: 'use', held: undefined }] : [];
  const chosen = yield* t.choose(by.id, 'gain.full', [...dropping, ...using, { key: 'leave', held: undefined }], {
    takeOnly: true,
    params: { item: itemText(card.item) },
    describe: ({ held }) => (held ? { label: { key: 'gain.full.drop', params: { item: itemText(held.item) } } } : {}),
  });
  if (chosen.held !== undefined) {
    dropCard(t, by, chosen.held);
    yield* gain(t, by, card);
  } else if (chosen.key === 'use') {
    yield* useItem(t, by, card);
  } else {
    state.removed.push(card.item);
    say(t, 'ETS-INV-14', 'gain.left', { who: nameOf(by), item: itemText(card.item) });
  }
}

function spacesWithout(by: Survivor, without: Card, item: ItemId): boolean {
  const rest = { ...by, cards: by.cards.filter(card => card !== without) };
  return spacesFor(rest, item).length > 0;
}

/** ETS-INV-09, 10: for free, and out of play. */
export function dropCard(t: Endure, by: Survivor, card: Card): void {
  takeAway(by, card);
  t.state.removed.push(card.item);
  say(t, 'ETS-INV-10', 'dropped', { who: nameOf(by), item: itemText(card.item) });
}

/** ETS-INV-07: a used-up card lies among the discards of its deck. */
export function useUp(t: Endure, by: Survivor, card: Card): void {
  takeAway(by, card);
  discard(t.state.items, card.item);
}

export function takeAway(by: Survivor, card: Card): void {
  by.cards = by.cards.filter(each => each !== card);
}

interface Rearrangement {
  readonly key: string;
  readonly card: Card;
  apply(): void;
}

/** ETS-SURV-05: what could be moved: armour and helmets on and off, pairs together and apart. */
export function rearrangements(by: Survivor): Rearrangement[] {
  const free = general.find(space => isFree(by, space));
  return by.cards.flatMap(card => {
    const options: Rearrangement[] = [];
    const slot = slotFor(card.item);
    const worn = slot && by.cards.find(each => each.space === slot);
    const pair = spaceToPair(by, card.item, card);
    const paired = by.cards.some(each => each !== card && each.space === card.space);
    if (slot && card.space !== slot) {
      options.push({ key: `wear:${cardKey(card)}`, card, apply: () => swap(card, worn, slot) });
    }
    if (card.space === slot && free !== undefined) {
      options.push({ key: `takeOff:${cardKey(card)}`, card, apply: () => moveTo(card, free) });
    }
    if (!paired && pair !== undefined && pair !== card.space) {
      options.push({ key: `pair:${cardKey(card)}`, card, apply: () => moveTo(card, pair) });
    }
    const isFirst = by.cards.find(each => each.space === card.space) === card;
    if (paired && isFirst && free !== undefined) {
      options.push({ key: `part:${cardKey(card)}`, card, apply: () => moveTo(card, free) });
    }
    return options;
  });
}

function moveTo(card: Card, space: Space): void {
  card.space = space;
}

function swap(card: Card, worn: Card | undefined, slot: Space): void {
  if (worn) worn.space = card.space;
  card.space = slot;
}

/** ETS-SURV-05, ETS-TRADE-04: as often as wanted. */
export function* rearrange(t: Endure, by: Survivor): Flow {
  const before = new Set<string>();
  for (;;) {
    const here = by.cards.map(cardKey).join();
    if (before.has(here)) return; // back where it was: that would never end
    before.add(here);
    const options = rearrangements(by);
    if (options.length === 0) return;
    const done = { key: 'done', card: undefined, apply: () => undefined };
    const chosen = yield* t.choose(by.id, 'rearrange', [...options, done], {
      params: { who: nameOf(by) },
      describe: ({ key, card }) =>
        card ? { label: { key: `rearrange.${key.split(':')[0]}`, params: { item: itemText(card.item) } } } : {},
    });
    if (chosen.card === undefined) return;
    chosen.apply();
    say(t, 'ETS-SURV-05', 'rearranged', { who: nameOf(by), item: itemText(chosen.card.item) });
    yield* react(t, 'gained', { by });
  }
}
