import {
  type Ask,
  acceptAnswer,
  Chance,
  keyOf,
  one,
  order,
  pairs,
  place,
  randomAnswer,
  type ShownAsk,
  seedFrom,
  showDecision,
  some,
  split,
} from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlaceBy, readTyped, whatFits } from '../../src/ask.ts';
import { words } from '../../src/text/index.ts';

const say = createFormatter(words, 'en');
const abc = ['a', 'b', 'c'];

/** The question as the seat that is asked is shown it. */
function shown(ask: Ask<unknown>): ShownAsk {
  const decision = { name: 'q', mode: 'one' as const, seats: ['ann'], asks: [ask] };
  return showDecision({ decision, decisionId: 0, waitingFor: ['ann'], askOf: () => ask }, 'ann')!.ask!;
}

/** The answer that a typed line is read as, or the sentence that says what is wrong with it. */
function read(ask: Ask<unknown>, typed: string): unknown {
  const reading = readTyped(shown(ask), typed);
  return 'wrong' in reading ? say(reading.wrong) : reading.answer;
}

describe('one', () => {
  const ask = one(abc);
  test('a number picks the option at that place', () => {
    expect(read(ask, '1')).toBe('a');
    expect(read(ask, ' 3 ')).toBe('c');
  });
  test.each([
    ['0', 'There is no 0 to choose.'],
    ['4', 'There is no 4 to choose.'],
    ['-1', '“-1” is not a number.'],
    ['1.5', '“1.5” is not a number.'],
    ['b', '“b” is not a number.'],
    ['', 'That takes one number, not 0.'],
    ['1 2', 'That takes one number, not 2.'],
    ['99999999999999999999', '“99999999999999999999” is not a number.'],
  ])('“%s” does not fit', (typed, sentence) => expect(read(ask, typed)).toBe(sentence));
});

test('a place that a game has read is taken if it is offered, and refused in words if it is not, or is none', () => {
  const runs = [3, 5, 12, 1];
  expect([3, 7, 12].map(place => readPlaceBy(runs, 'H12', place))).toEqual([3, 7, 12].map(answer => ({ answer })));
  const refused = (place: Parameters<typeof readPlaceBy>[2]) => {
    const reading = readPlaceBy(runs, 'H12', place);
    return 'wrong' in reading && say(reading.wrong);
  };
  expect([2, 8, 11, 13].map(refused)).toEqual(Array(4).fill('“H12” cannot be chosen.'));
  expect(refused(undefined)).toBe('“H12” is no place.');
  expect(refused({ key: 'cli.answer.notPlace', params: { typed: 'h' } })).toBe('“h” is no place.');
});

describe('some', () => {
  test('numbers pick options; an empty line picks none', () => {
    expect(read(some(abc, 0, 3), '3 1')).toEqual(['c', 'a']);
    expect(read(some(abc, 0, 3), '1,2')).toEqual(['a', 'b']);
    expect(read(some(abc, 0, 3), '')).toEqual([]);
  });
  test.each([
    ['', 'That is too few: 0.'],
    ['1 2 3', 'That is too many: 3.'],
    ['1 1', 'You named 1 twice.'],
    ['1 4', 'There is no 4 to choose.'],
    ['1 x', '“x” is not a number.'],
  ])('“%s” does not fit one to two of three', (typed, sentence) => expect(read(some(abc, 1, 2), typed)).toBe(sentence));
});

describe('order', () => {
  test('all numbers, in the order wanted', () => expect(read(order(abc), '2 3 1')).toEqual(['b', 'c', 'a']));
  test.each([
    ['2 3', 'That is too few: 2.'],
    ['2 3 2', 'You named 2 twice.'],
    ['', 'That is too few: 0.'],
  ])('“%s” does not fit', (typed, sentence) => expect(read(order(abc), typed)).toBe(sentence));
});

describe('split', () => {
  const ask = split(abc, 4, [4, 2, 0]);
  test('amounts in the order of the options', () => expect(read(ask, '3 1 0')).toEqual({ a: 3, b: 1, c: 0 }));
  test.each([
    ['3 1', 'That is too few: 2.'],
    ['2 1 0 1', 'That is too many: 4.'],
    ['2 1 0', 'That makes 3 in all, not 4.'],
    ['1 3 0', 'Number 2 takes 2 at most.'],
    ['3 0 1', 'Number 3 takes 0 at most.'],
    ['all', '“all” is not a number.'],
  ])('“%s” does not fit', (typed, sentence) => expect(read(ask, typed)).toBe(sentence));
});

describe('pairs', () => {
  const ask = pairs(abc, ['x', 'y']);
  test('a number of the one list, a dash, a number of the other', () =>
    expect(read(ask, '3-1 1-2')).toEqual([
      ['c', 'x'],
      ['a', 'y'],
    ]));
  test.each([
    ['1-1', 'That is too few: 1.'],
    ['1-1 1-2', 'You named 1 twice.'],
    ['1-2 2-2', 'You named 2 twice.'],
    ['1-3 2-1', 'There is no 3 to choose.'],
    ['4-1 2-2', 'There is no 4 to choose.'],
    ['1 2', '“1” is not a pair such as 1-2.'],
    ['1-2-3', '“1-2-3” is not a pair such as 1-2.'],
  ])('“%s” does not fit', (typed, sentence) => expect(read(ask, typed)).toBe(sentence));
});

describe('place', () => {
  const ask = place('deck', [3, 2, 10, 1]);
  test('the number of the place itself', () => {
    expect(read(ask, '3')).toBe(3);
    expect(read(ask, '4')).toBe(4);
    expect(read(ask, '10')).toBe(10);
  });
  test.each([
    ['2', 'There is no 2 to choose.'],
    ['5', 'There is no 5 to choose.'],
    ['11', 'There is no 11 to choose.'],
    ['3 4', 'That takes one number, not 2.'],
    ['', 'That takes one number, not 0.'],
  ])('“%s” does not fit', (typed, sentence) => expect(read(ask, typed)).toBe(sentence));
});

test('what fits is told for every shape', () => {
  const told = [
    one(abc),
    one(['a']),
    some(abc, 0, 2),
    some(abc, 2, 2),
    some(abc, 1, 2),
    order(abc),
    split(abc, 4),
    pairs(abc, ['x']),
    pairs(abc, ['x', 'y']),
    place('deck', [0, 9]),
  ].map(ask => say(whatFits(shown(ask))));
  expect(told).toEqual([
    'Type a number from 1 to 3.',
    'Type 1.',
    'Type up to 2 numbers with spaces between, or an empty line for none.',
    'Type 2 numbers with spaces between.',
    'Type 1 to 2 numbers with spaces between.',
    'Type all 3 numbers in the order you want, with spaces between.',
    'Type 3 amounts in the order of the list, 4 in all.',
    'Type 1 pair such as 1-2.',
    'Type 2 pairs such as 1-2 2-1.',
    'Type the number of a place.',
  ]);
});

describe('what the table would say', () => {
  const list = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 5 });
  const anyAsk: fc.Arbitrary<Ask<unknown>> = fc.oneof(
    list.map(options => one(options)),
    fc.tuple(list, fc.nat(1), fc.nat(4)).map(([options, min, more]) => some(options, min, min + more)),
    list.map(options => order(options)),
    fc.tuple(list, fc.nat(9)).map(([options, amount]) => split(options, amount)),
    fc.tuple(list, list).map(([options, partners]) => pairs(options, partners)),
    fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 })).map(([first, count]) => place('deck', [first, count, 30, 2])),
  );

  /** How somebody would type this answer. */
  function typing(ask: Ask<unknown>, answer: unknown): string {
    const number = (key: string, options = ask.options.map(keyOf)) => options.indexOf(key) + 1;
    if (typeof answer === 'number') return `${answer}`;
    if (typeof answer === 'string') return `${number(answer)}`;
    if (ask.shape === 'pairs') {
      const rights = ask.partners.map(keyOf);
      return (answer as [string, string][]).map(([a, b]) => `${number(a)}-${number(b, rights)}`).join(' ');
    }
    if (Array.isArray(answer)) return answer.map(key => number(key)).join(' ');
    return ask.options.map(option => (answer as Record<string, number>)[keyOf(option)] ?? 0).join(' ');
  }

  test('whatever is legal can be typed', () => {
    fc.assert(
      fc.property(anyAsk, fc.string(), (ask, salt) => {
        const answer = acceptAnswer(ask, randomAnswer(ask, new Chance(seedFrom(salt))));
        expect(acceptAnswer(ask, read(ask, typing(ask, answer)))).toEqual(answer);
      }),
    );
  });

  test('whatever is typed, it is legal or a sentence says what is wrong', () => {
    const typed = fc.array(fc.oneof(fc.nat(6).map(String), fc.constantFrom('1-1', '2-1', '-', 'x', '1-')), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(anyAsk, typed, (ask, parts) => {
        const reading = readTyped(shown(ask), parts.join(' '));
        if ('wrong' in reading) expect(say(reading.wrong)).not.toContain('⟨');
        else expect(() => acceptAnswer(ask, reading.answer)).not.toThrow();
      }),
    );
  });
});
