import type { ShownAsk } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  emptyDraft,
  given,
  isAmong,
  paired,
  restOf,
  shifted,
  toggled,
} from '../../src/table/question/draft.ts';

const options = ['a', 'b', 'c'].map(key => ({ key, label: { key } }));
const split = { shape: 'split', amount: 3, limits: [2, 3, 3], options, blocked: [] } as const satisfies ShownAsk;
const some = { shape: 'some', min: 1, max: 2, options, blocked: [] } as const satisfies ShownAsk;
const order = { shape: 'order', options, blocked: [] } as const satisfies ShownAsk;
const pairs = { shape: 'pairs', options, partners: options.slice(0, 2), blocked: [] } as const satisfies ShownAsk;
const place = {
  shape: 'place',
  space: 'map',
  places: [5, 2, 10, 1],
  options: [],
  blocked: [],
} as const satisfies ShownAsk;

describe('some', () => {
  it('is whole from the least to the most, and takes no more', () => {
    const none = emptyDraft(some);
    expect(answerOf(some, none)).toBeUndefined();
    const two = toggled(toggled(none, 'a', 2), 'b', 2);
    expect(answerOf(some, two)).toEqual(['a', 'b']);
    expect(toggled(two, 'c', 2)).toBe(two);
    expect(answerOf(some, toggled(two, 'a', 2))).toEqual(['b']);
  });

  it('changes its mind where only one may be picked', () => {
    expect(toggled(toggled(emptyDraft(some), 'a', 1), 'b', 1).picked).toEqual(['b']);
  });
});

describe('order', () => {
  it('begins as it was asked and moves one place at a time', () => {
    const draft = emptyDraft(order);
    expect(answerOf(order, shifted(draft, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(shifted(draft, 'a', -1)).toBe(draft);
    expect(shifted(draft, 'c', 1)).toBe(draft);
  });
});

describe('split', () => {
  it('gives out as much as there is, and no more than fits', () => {
    let draft = emptyDraft(split);
    for (let i = 0; i < 3; i++) draft = given(draft, split, 'a', 1);
    expect(draft.amounts).toEqual({ a: 2 });
    expect(restOf(draft, split)).toBe(1);
    expect(answerOf(split, draft)).toBeUndefined();
    draft = given(draft, split, 'b', 1);
    expect(answerOf(split, draft)).toEqual({ a: 2, b: 1 });
    expect(given(draft, split, 'c', 1)).toBe(draft);
    expect(given(draft, split, 'c', -1)).toBe(draft);
    expect(restOf(given(draft, split, 'a', -1), split)).toBe(1);
  });
});

describe('pairs', () => {
  it('joins one of each side, from either side, and parts them again', () => {
    const first = paired(paired(emptyDraft(pairs), 'a', false), 'b', true);
    expect(first.pairs).toEqual([['a', 'b']]);
    const second = paired(paired(first, 'a', true), 'c', false);
    expect(answerOf(pairs, second)).toEqual([
      ['a', 'b'],
      ['c', 'a'],
    ]);
    expect(paired(second, 'b', true).pairs).toEqual([['c', 'a']]);
  });

  it('another of the same side takes the place of a half, and the same takes it back', () => {
    const half = paired(emptyDraft(pairs), 'a', false);
    expect(paired(half, 'b', false).half).toEqual({ key: 'b', isPartner: false });
    expect(paired(half, 'a', false).half).toBeUndefined();
  });
});

describe('place', () => {
  it('is among the runs', () => {
    expect([4, 5, 6, 7, 10, 11].filter(each => isAmong(place.places, each))).toEqual([5, 6, 10]);
    expect(answerOf(place, { ...emptyDraft(place), place: 6 })).toBe(6);
    expect(answerOf(place, { ...emptyDraft(place), place: 7 })).toBeUndefined();
  });
});
