import {
  bury,
  discard,
  draw,
  drawAndRenew,
  drawFromBag,
  newDeck,
  peek,
  removeCards,
  reshuffle,
  searchFor,
} from '@starboard/kernel';
import { expect, test } from 'vitest';
import { begin, type NotesTable } from './games.ts';

/** Runs something at a table, and tells whether it bars undo. */
function atTable(action: (t: NotesTable) => void): boolean {
  const match = begin(function* (t) {
    yield* t.choose('ann', 'go', ['on']);
    action(t);
    yield* t.choose('ann', 'done', ['on']);
  });
  match.answer('ann', 'on');
  return !match.undoPoints(['ann'])[0]?.free;
}

test('a new deck holds every card once, in another order than it came', () => {
  atTable(t => {
    const cards = Array.from({ length: 40 }, (_, i) => `card-${i}`);
    const deck = newDeck(t, cards);
    expect(deck.draw).not.toEqual(cards);
    expect([...deck.draw].sort()).toEqual([...cards].sort());
    expect(deck.discard).toEqual([]);
  });
});

test('drawing takes the top card, bars undo, and finds nothing in an empty pile', () => {
  const deck = { draw: ['bottom', 'top'], discard: [] as string[] };
  const barred = atTable(t => {
    expect(draw(t, deck)).toBe('top');
    expect(draw(t, deck)).toBe('bottom');
    expect(draw(t, deck)).toBeUndefined();
  });
  expect(barred).toBe(true);
});

test('an empty pile is renewed from the discards where the rule says so', () => {
  atTable(t => {
    const deck = { draw: ['last'], discard: [] as string[] };
    discard(deck, 'x');
    discard(deck, 'y');
    expect(drawAndRenew(t, deck)).toBe('last');
    const drawn = [drawAndRenew(t, deck), drawAndRenew(t, deck)];
    expect(drawn.sort()).toEqual(['x', 'y']);
    expect(deck).toEqual({ draw: [], discard: [] });
    expect(drawAndRenew(t, deck)).toBeUndefined();
  });
});

test('looking bars undo and changes nothing; the topmost comes first', () => {
  const deck = { draw: ['a', 'b', 'c'], discard: [] };
  const barred = atTable(t => {
    expect(peek(t, deck)).toEqual(['c']);
    expect(peek(t, deck, 2)).toEqual(['c', 'b']);
    expect(peek(t, deck, 9)).toEqual(['c', 'b', 'a']);
  });
  expect(deck.draw).toEqual(['a', 'b', 'c']);
  expect(barred).toBe(true);
});

test('discarding and burying need no chance and bar nothing', () => {
  const deck = { draw: ['a'], discard: [] as string[] };
  const barred = atTable(() => {
    discard(deck, 'x');
    bury(deck, 'y');
  });
  expect(deck).toEqual({ draw: ['y', 'a'], discard: ['x'] });
  expect(barred).toBe(false);
});

test('reshuffling puts everything back into the pile', () => {
  atTable(t => {
    const deck = { draw: ['a'], discard: ['b', 'c'] };
    reshuffle(t, deck);
    expect([...deck.draw].sort()).toEqual(['a', 'b', 'c']);
    expect(deck.discard).toEqual([]);
  });
});

test('searching takes one copy out and shuffles the rest', () => {
  atTable(t => {
    const deck = { draw: ['a', 'b', 'a', 'c'], discard: ['d'] };
    expect(searchFor(t, deck, 'a')).toBe(true);
    expect([...deck.draw].sort()).toEqual(['a', 'b', 'c']);
    expect(searchFor(t, deck, 'd')).toBe(false);
  });
});

test('removing takes copies out of the game, from the pile first', () => {
  const deck = { draw: ['a', 'b', 'a'], discard: ['a', 'c'] };
  expect(removeCards(deck, 'a', 2)).toBe(2);
  expect(deck).toEqual({ draw: ['b'], discard: ['a', 'c'] });
  expect(removeCards(deck, 'a')).toBe(1);
  expect(removeCards(deck, 'a')).toBe(0);
  expect(deck).toEqual({ draw: ['b'], discard: ['c'] });
});

test('a bag gives everything once, each piece as likely as another', () => {
  const first = new Map<string, number>();
  const barred = atTable(t => {
    for (let i = 0; i < 3_000; i++) {
      const bag = ['red', 'blue', 'green'];
      const drawn = [drawFromBag(t, bag), drawFromBag(t, bag), drawFromBag(t, bag)];
      expect([...drawn].sort()).toEqual(['blue', 'green', 'red']);
      expect(drawFromBag(t, bag)).toBeUndefined();
      first.set(drawn[0]!, (first.get(drawn[0]!) ?? 0) + 1);
    }
  });
  for (const count of first.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  expect(barred).toBe(true);
});
