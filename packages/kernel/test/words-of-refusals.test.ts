import { type AnyAsk, acceptAnswer, one, order, pairs, place, some, split } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { isAnswerable } from '../src/ask/shapes.ts';

const letters = ['a', 'b', 'c'];

/** An answer that does not fit, and what whoever gave it is told. */
const refused: [ask: () => AnyAsk, answer: unknown, words: string][] = [
  [() => one(letters), 'z', '"z" is not among what is offered.'],
  [() => one(letters, {}), 'z', '"z" is not among what is offered.'],
  [() => one(letters), ['a'], '["a"] is not among what is offered.'],
  [() => some(letters, 1, 2), 'a', 'The answer is a list of keys.'],
  [() => some(letters, 1, 2), ['a', 'a'], 'A key stands in the answer twice.'],
  [() => some(letters, 1, 2), [], 'Pick 1 to 2, not 0.'],
  [() => some(letters, 1, 2), ['a', 'b', 'c'], 'Pick 1 to 2, not 3.'],
  [() => order(letters), ['a', 'b'], 'Put all 3 in an order, not 2.'],
  ...['a', null, ['a'], 3, undefined].map((answer): (typeof refused)[number] => [
    () => split(letters, 3),
    answer,
    'The answer is amounts by key.',
  ]),
  [() => split(letters, 3, [1, 1, 3]), { a: 2, c: 1 }, 'a takes a whole amount from 0 to 1.'],
  [() => split(letters, 3), { a: -1, b: 4 }, 'a takes a whole amount from 0 to 3.'],
  [() => split(letters, 3), { a: -1, b: 2, c: 2 }, 'a takes a whole amount from 0 to 3.'],
  [() => split(letters, 3), { a: 0.5, b: 2.5 }, 'a takes a whole amount from 0 to 3.'],
  [() => split(letters, 3), { a: 1 }, 'Distribute 3, not 1.'],
  [() => pairs(letters, ['x', 'y']), 'a', 'The answer is a list of pairs of keys.'],
  [() => pairs(letters, ['x', 'y']), ['ax', 'by'], 'The answer is a list of pairs of keys.'],
  [() => pairs(letters, ['x', 'y']), [['a', 'x']], 'Make 2 pairs, not 1.'],
  [() => place('grid', [4, 3]), '4', 'The answer is the number of a place.'],
  [() => place('grid', [4, 3]), 4.5, 'The answer is the number of a place.'],
  [() => place('grid', [4, 3]), 7, 'Place 7 is not among what is offered.'],
  [() => place('grid', [4, 3], { rule: 'MOVE-1' }), 7, 'Place 7 is not among what is offered. MOVE-1'],
];

test.each(refused)('%o: %j is refused in words', (asked, answer, words) => {
  expect(() => acceptAnswer(asked(), answer)).toThrow(new RegExp(`^${words.replace(/[[\]."]/g, '\\$&')}$`));
});

test('whatever is barred or not, what is shown besides bars nothing', () => {
  expect(acceptAnswer(one(letters, { about: ['zone:A1'] }), 'a')).toBe('a');
});

test('a question is answerable exactly if something can be answered', () => {
  const answerable = [
    split(letters, 0),
    split([], 0),
    some(letters, 0, 0),
    some([], 0, 2),
    pairs(['a'], ['x']),
    place('grid', [4, 1]),
  ];
  const not = [
    split(letters, -1),
    split(['a'], -1),
    split([], 1),
    some(letters, -1, 2),
    pairs([], ['x']),
    pairs([], []),
    order([]),
  ];
  expect(answerable.map(isAnswerable)).toEqual(answerable.map(() => true));
  expect(not.map(isAnswerable)).toEqual(not.map(() => false));
});
