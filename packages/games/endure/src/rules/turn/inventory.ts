import { discard, type Flow, type Ref } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Card, Described, Endure, ItemId, Named, Space, Survivor, Words } from '../../types.ts';
import { nameOf, say } from '../table.ts';

const general: readonly Space[] = [0, 1, 2];

export function newCard(item: ItemId, space: Space = 0): Card {
  return { item, space, jammed: false, spent: 0 };
}

/** What a board lights up for it. */
export function cardRef(card: Card): Ref {
  return `card:${cardKey(card)}`;
}

/** A card among its owner's: what it is and where it lies. */
export function cardKey({ item, space }: Card): string {
  return `${item}:${space}`;
}

/** Of a pair, which shares a space, the one that lies on top. */
export function isSecondOfPair(cards: readonly Card[], at: number): boolean {
  for (let before = 0; before < at; before++) if (cards[before]!.space === cards[at]!.space) return true;
  return false;
}

export function itemText(item: ItemId): Words {
  return { key: `item.${item}` };
}

export function isFree(by: Survivor, space: Space): boolean {
  return !by.cards.some(card => card.space === space);
}

/** The body space for armour, the head space for helmets (ETS-INV-02). */
function slotFor(item: ItemId): 'body' | 'head' | undefined {
  const { kind } = catalogue.items[item];
  return kind === 'armour' ? 'body' : kind === 'helmet' ? 'head' : undefined;
}

/** ETS-DUAL-01, 02, ETS-INV-15: a general space with one such weapon, on which a second makes a pair. */
function spaceToPair(by: Survivor, item: ItemId, except?: Card): Space | undefined {
  const weapon = catalogue.items[item];
  if (weapon.kind !== 'weapon' || !weapon.dual) return undefined;
  return general.find(space => {
    const there = by.cards.filter(card => card.space === space && card !== except);
    return there.length === 1 && there[0]!.item === item;
  });
}

/** ETS-INV-12: the spaces that a card could go into; of free general spaces, which are all alike, the first. */
export function spacesFor(by: Survivor, item: ItemId): Space[] {
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

/** A way to deal with a card that fits nowhere. */
export interface Remedy {
  readonly key: string;
  readonly drop?: Card;
  readonly move?: Rearrangement;
}

export function describeRemedy({ drop, move }: Remedy): Described {
  if (move !== undefined) return describeRearrangement(move);
  if (drop === undefined) return {};
  return { label: { key: 'gain.full.drop', params: { item: itemText(drop.item) } }, refs: [cardRef(drop)] };
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

/** A card that goes to another space; what lay there may take its place. */
interface Rearrangement {
  readonly key: string;
  readonly how: Named<'rearrange'>;
  readonly card: Card;
  readonly to: Space;
  readonly swapped?: Card | undefined;
}

/** Whether anything could be moved at all. */
export function canRearrange(by: Survivor): boolean {
  for (const { item } of by.cards) if (isMovable(item)) return rearrangements(by).length > 0;
  return false;
}

/** ETS-SURV-05: what could be moved: armour and helmets on and off, pairs together and apart. */
export function rearrangements(by: Survivor): Rearrangement[] {
  const free = general.find(space => isFree(by, space));
  const options: Rearrangement[] = [];
  for (const card of by.cards) {
    if (!isMovable(card.item)) continue;
    const slot = slotFor(card.item);
    const pair = spaceToPair(by, card.item, card);
    const isFirst = by.cards.find(each => each.space === card.space) === card;
    const isPaired = by.cards.some(each => each !== card && each.space === card.space);
    if (slot && card.space !== slot) {
      const worn = by.cards.find(each => each.space === slot);
      options.push({ key: `wear:${cardKey(card)}`, how: 'wear', card, to: slot, swapped: worn });
    }
    if (card.space === slot && free !== undefined)
      options.push({ key: `takeOff:${cardKey(card)}`, how: 'takeOff', card, to: free });
    if (!isPaired && pair !== undefined) options.push({ key: `pair:${cardKey(card)}`, how: 'pair', card, to: pair });
    if (isPaired && isFirst && free !== undefined)
      options.push({ key: `part:${cardKey(card)}`, how: 'part', card, to: free });
  }
  return options;
}

/** Only armour, helmets and weapons that make pairs ever are moved. */
function isMovable(item: ItemId): boolean {
  const entry = catalogue.items[item];
  return entry.kind === 'armour' || entry.kind === 'helmet' || (entry.kind === 'weapon' && entry.dual === true);
}

export function spaceAfter(each: Card, { card, to, swapped }: Rearrangement): Space {
  return each === card ? to : each === swapped ? card.space : each.space;
}

export function carryOut(t: Endure, by: Survivor, move: Rearrangement): void {
  const spaces = by.cards.map(card => spaceAfter(card, move));
  by.cards.forEach((card, at) => {
    card.space = spaces[at]!;
  });
  say(t, 'ETS-SURV-05', 'rearranged', { who: nameOf(by), item: itemText(move.card.item) });
}

function describeRearrangement({ how, card }: Rearrangement): Described {
  return { label: { key: `rearrange.${how}`, params: { item: itemText(card.item) } }, refs: [cardRef(card)] };
}

/** ETS-SURV-05, ETS-TRADE-04: as often as wanted, but never back to how it lay before: that would have no end. */
export function* rearrange(t: Endure, by: Survivor): Flow {
  if (!canRearrange(by)) return;
  const before = [by.cards.map(card => card.space).join()];
  for (;;) {
    const moves = rearrangements(by).filter(
      move => !before.includes(by.cards.map(card => spaceAfter(card, move)).join()),
    );
    if (moves.length === 0) return;
    const options: Remedy[] = [...moves.map(move => ({ key: move.key, move })), { key: 'done' }];
    const { move } = yield* t.choose(by.seat, 'rearrange', options, {
      params: { who: nameOf(by) },
      describe: describeRemedy,
    });
    if (move === undefined) return;
    carryOut(t, by, move);
    before.push(by.cards.map(card => card.space).join());
    yield* effects.react(t, 'gained', { by });
  }
}
