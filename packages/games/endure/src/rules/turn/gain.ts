import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Card, Endure, ItemId, Named, Space, Survivor } from '../../types.ts';
import { isAlive, nameOf, say } from '../table.ts';
import {
  cardKey,
  carryOut,
  describeRemedy,
  dropCard,
  isFree,
  itemText,
  type Remedy,
  rearrangements,
  spaceAfter,
  spacesFor,
} from './inventory.ts';
import { canUse, useItem } from './use.ts';

/**
 * ETS-INV-12, 14: a gained card goes where its owner wants it; if it fits nowhere something must give way. In a trade the
 * owner may move its other cards to make room (ETS-TRADE-04).
 */
export function* gain(t: Endure, by: Survivor, card: Card, mayRearrange = false): Flow {
  const spaces = spacesFor(by, card.item);
  if (spaces.length === 0) {
    yield* makeRoom(t, by, card, mayRearrange);
    return;
  }
  const options = spaces.map(space => ({ key: spaceKey(by, space), space }));
  const { space } = yield* t.choose(by.seat, 'gain.where', options, {
    takeOnly: true,
    params: { item: itemText(card.item) },
    describe({ key }) {
      return { label: { key: `space.${key}` } };
    },
  });
  card.space = space;
  by.cards.push(card);
  say(t, 'ETS-INV-12', 'gained', { who: nameOf(by), item: itemText(card.item) });
  yield* effects.react(t, 'gained', { by });
}

function spaceKey(by: Survivor, space: Space): Named<'space'> {
  return typeof space === 'string' ? space : isFree(by, space) ? 'general' : 'pair';
}

/** ETS-INV-14, ETS-SEARCH-08: discard something, use the card on the spot, or let it go. */
function* makeRoom(t: Endure, by: Survivor, card: Card, mayRearrange: boolean): Flow {
  const remedies: Remedy[] = [
    ...(mayRearrange ? roomyMoves(by, card.item) : []),
    ...(effects.tell(t.state, 'whyNotGive', { by }).length === 0 ? cardsInTheWay(by, card.item) : []),
    ...(canUse(t.state, by, card.item) ? [{ key: 'use' }] : []),
    { key: 'leave' },
  ];
  const { key, drop, move } = yield* t.choose(by.seat, 'gain.full', remedies, {
    takeOnly: true,
    params: { item: itemText(card.item) },
    describe: describeRemedy,
  });
  if (key === 'use') {
    if (yield* useItem(t, by, card)) return;
    // there was no room for it, and it is not used up
    if (isAlive(by)) yield* gain(t, by, card);
    else t.state.removed.push(card.item);
    return;
  }
  if (key === 'leave') {
    t.state.removed.push(card.item);
    say(t, 'ETS-INV-14', 'gain.left', { who: nameOf(by), item: itemText(card.item) });
    return;
  }
  if (drop !== undefined) dropCard(t, by, drop);
  if (move !== undefined) carryOut(t, by, move);
  yield* gain(t, by, card, mayRearrange);
}

/** Cards that make room if they go; a pair goes one by one. */
function cardsInTheWay(by: Survivor, item: ItemId): Remedy[] {
  return by.cards
    .filter((card, at) => by.cards.findIndex(each => each.space === card.space) === at)
    .filter(({ space }) => fitsAmong(by, item, card => (card.space === space ? undefined : card.space)))
    .map(card => ({ key: `drop:${cardKey(card)}`, drop: card }));
}

function roomyMoves(by: Survivor, item: ItemId): Remedy[] {
  return rearrangements(by)
    .filter(move => fitsAmong(by, item, card => spaceAfter(card, move)))
    .map(move => ({ key: move.key, move }));
}

/** Whether an item would fit if every card lay in the space that is told of it, or nowhere. */
function fitsAmong(by: Survivor, item: ItemId, spaceOf: (card: Card) => Space | undefined): boolean {
  const cards = by.cards.flatMap(card => {
    const space = spaceOf(card);
    return space === undefined ? [] : [{ ...card, space }];
  });
  return spacesFor({ ...by, cards }, item).length > 0;
}
