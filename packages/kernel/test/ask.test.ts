import {
  type Answer,
  type AnyAsk,
  acceptAnswer,
  Chance,
  one,
  order,
  pairs,
  place,
  randomAnswer,
  seedFrom,
  some,
  split,
  TableError,
} from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOffer, isAnswerable, readAnswer } from '../src/ask/shapes.ts';
import { codeOf } from './games.ts';

const letters = ['a', 'b', 'c', 'd'] as const;
const dice = [
  { key: 'red', value: 6 },
  { key: 'blue', value: 2 },
];

describe('what each shape takes', () => {
  const good: readonly [string, AnyAsk, unknown, Answer, unknown][] = [
    ['one bare key', one(letters), 'b', 'b', 'b'],
    ['one option, handed back whole', one(dice), 'red', 'red', dice[0]],
    ['some, in the order offered', some(letters, 1, 3), ['d', 'a'], ['a', 'd'], ['a', 'd']],
    ['none of some', some(letters, 0, 2), [], [], []],
    ['an order', order(letters), ['d', 'a', 'c', 'b'], ['d', 'a', 'c', 'b'], ['d', 'a', 'c', 'b']],
    ['a split, zeros left out', split(letters, 5), { c: 4, a: 1, b: 0 }, { a: 1, c: 4 }, [1, 0, 4, 0]],
    ['a split of nothing', split(letters, 0), {}, {}, [0, 0, 0, 0]],
    ['a split within limits', split(dice, 3, [1, 2]), { red: 1, blue: 2 }, { red: 1, blue: 2 }, [1, 2]],
    [
      'pairs, by the first list',
      pairs(dice, letters),
      [
        ['blue', 'd'],
        ['red', 'a'],
      ],
      [
        ['red', 'a'],
        ['blue', 'd'],
      ],
      [
        [dice[0], 'a'],
        [dice[1], 'd'],
      ],
    ],
    ['pairs from the shorter list', pairs(letters, ['x']), [['c', 'x']], [['c', 'x']], [['c', 'x']]],
    ['a place inside a run', place('table', [4, 2, 10, 1]), 5, 5, 5],
    ['a place that is a run', place('table', [4, 2, 10, 1]), 10, 10, 10],
  ];

  test.each(good)('%s', (_, ask, answer, kept, value) => {
    expect(isAnswerable(ask)).toBe(true);
    expect(acceptAnswer(ask, answer)).toEqual(kept);
    expect(readAnswer(ask, acceptAnswer(ask, answer))).toEqual(value);
  });

  const bad: readonly [string, AnyAsk, unknown][] = [
    ['a key that is not offered', one(letters), 'z'],
    ['a place in the list instead of a key', one(letters), 0],
    ['nothing', one(letters), undefined],
    ['a name every object has', one(letters), 'constructor'],
    ['too few', some(letters, 2, 3), ['a']],
    ['too many', some(letters, 0, 1), ['a', 'b']],
    ['the same twice', some(letters, 0, 4), ['a', 'a']],
    ['not a list', some(letters, 0, 4), 'a'],
    ['an order with one left out', order(letters), ['a', 'b', 'c']],
    ['an order with one twice', order(letters), ['a', 'b', 'c', 'c']],
    ['less than the amount', split(letters, 3), { a: 2 }],
    ['more than the amount', split(letters, 3), { a: 2, b: 2 }],
    ['more than a limit', split(dice, 3, [1, 2]), { red: 2, blue: 1 }],
    ['half an amount', split(letters, 1), { a: 0.5, b: 0.5 }],
    ['a negative amount', split(letters, 1), { a: 2, b: -1 }],
    ['an amount on nothing offered', split(letters, 1), { a: 1, z: 0 }],
    ['amounts as a list', split(letters, 1), [1]],
    ['a pair with nobody', pairs(dice, letters), [['red', 'z']]],
    [
      'a partner twice',
      pairs(dice, letters),
      [
        ['red', 'a'],
        ['blue', 'a'],
      ],
    ],
    ['too few pairs', pairs(dice, letters), [['red', 'a']]],
    [
      'a pair of three',
      pairs(dice, letters),
      [
        ['red', 'a', 'b'],
        ['blue', 'c'],
      ],
    ],
    ['a place between runs', place('table', [4, 2, 10, 1]), 6],
    ['a place after the last run', place('table', [4, 2]), 11],
    ['half a place', place('table', [4, 2]), 4.5],
    ['a place as a word', place('table', [4, 2]), '4'],
  ];

  test.each(bad)('not %s', (_, ask, answer) => {
    expect(codeOf(() => acceptAnswer(ask, answer))).toBe('bad-answer');
  });

  test.each<[string, AnyAsk]>([
    ['one of nothing', one([])],
    ['three of two', some(['a', 'b'], 3, 5)],
    ['an order of nothing', order([])],
    ['more than the limits hold', split(dice, 4, [1, 2])],
    ['pairs with nobody', pairs(dice, [])],
    ['a place nowhere', place('table', [])],
  ])('%s has no answer', (_, ask) => {
    expect(isAnswerable(ask)).toBe(false);
  });
});

const anyAsk: fc.Arbitrary<AnyAsk> = fc
  .tuple(
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 7 }),
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 7 }),
    fc.uniqueArray(fc.nat(50), { minLength: 1 }),
    fc.nat(7),
    fc.nat(7),
  )
  .chain(([keys, partners, places, a, b]) =>
    fc.constantFrom<AnyAsk>(
      one(keys),
      some(keys, Math.min(a, b, keys.length), Math.max(a, b)),
      order(keys),
      split(keys, a),
      split(
        keys,
        Math.min(a, keys.length),
        keys.map((_, i) => 1 + (i % 2)),
      ),
      pairs(keys, partners),
      place(
        'table',
        places.sort((x, y) => x - y).flatMap(first => [first * 3, 2]),
      ),
    ),
  );

describe('what is refused by a rule names it', () => {
  const reason = { key: 'tooDear' };
  const barred = { blocked: () => [{ key: 'buy', reason, rule: 'SHOP-4' }] };
  const detailsOf = (ask: AnyAsk, answer: unknown) => {
    try {
      readAnswer(ask, answer);
    } catch (thrown) {
      return thrown instanceof TableError ? thrown.details : thrown;
    }
    return undefined;
  };

  test('an option that is barred, and whatever is of its kind', () => {
    expect(detailsOf(one(letters, barred), 'buy')).toEqual({ rule: 'SHOP-4', reason });
    expect(detailsOf(one(letters, barred), 'buy:3')).toEqual({ rule: 'SHOP-4', reason });
    expect(detailsOf(some(letters, 1, 2, barred), ['a', 'buy'])).toEqual({ rule: 'SHOP-4', reason });
    expect(() => readAnswer(one(letters, barred), 'buy')).toThrow(/SHOP-4$/);
  });

  test('a place that is not offered, if the question says by which', () => {
    expect(detailsOf(place('grid', [4, 3], { rule: 'MOVE-1' }), 7)).toEqual({ rule: 'MOVE-1' });
    expect(detailsOf(place('grid', [4, 3]), 7)).toEqual({});
  });

  test('what nobody has barred is refused without', () => {
    expect(detailsOf(one(letters, barred), 'buyer')).toEqual({});
    expect(detailsOf(one(letters), 'buy')).toEqual({});
  });
});

test('a random answer always fits, whatever is asked', () => {
  const chance = new Chance(seedFrom('answers'));
  fc.assert(
    fc.property(anyAsk, ask => {
      const answer = randomAnswer(ask, chance);
      expect(acceptAnswer(ask, acceptAnswer(ask, answer))).toEqual(acceptAnswer(ask, answer));
    }),
  );
});

test('random answers reach everything that is offered', () => {
  const chance = new Chance(seedFrom('reach'));
  const seen = (ask: AnyAsk) =>
    new Set(Array.from({ length: 400 }, () => JSON.stringify(acceptAnswer(ask, randomAnswer(ask, chance)))));
  expect(seen(one(letters)).size).toBe(4);
  expect(seen(some(['a', 'b', 'c'], 0, 3)).size).toBe(8);
  expect(seen(order(['a', 'b', 'c'])).size).toBe(6);
  expect(seen(split(['a', 'b', 'c'], 2)).size).toBe(6);
  expect(seen(pairs(['a', 'b'], ['x', 'y', 'z'])).size).toBe(6);
  expect(seen(place('table', [1, 3, 7, 2])).size).toBe(5);
});

describe('an area', () => {
  const evenOnes = () => {
    const area = {
      listed: 0,
      within: [1, 9],
      has: (at: number) => at % 2 === 0,
      list() {
        area.listed++;
        return [2, 1, 4, 1, 6, 1, 8, 1];
      },
    };
    return area;
  };

  test('takes and refuses answers without being listed', () => {
    const area = evenOnes();
    const ask = place('table', area, { rule: 'MOVE-1' });
    expect(acceptAnswer(ask, 4)).toBe(4);
    for (const wrong of [3, 0, 10, 4.5, '4']) expect(codeOf(() => readAnswer(ask, wrong))).toBe('bad-answer');
    expect(isAnswerable(ask)).toBe(true);
    expect(area.listed).toBe(0);
  });

  test('is answered at random with each of its places, all as likely, without being listed', () => {
    const area = evenOnes();
    const ask = place('table', area);
    const chance = new Chance(seedFrom('area'));
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 4_000; i++) {
      const answer = randomAnswer(ask, chance);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([2, 4, 6, 8]);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
    expect(area.listed).toBe(0);
  });

  test('is listed at last if almost nothing around it is in it', () => {
    const needle = { within: [0, 1_000_000], has: (at: number) => at === 7, list: () => [7, 1] };
    expect(randomAnswer(place('table', needle), new Chance(seedFrom('needle')))).toBe(7);
  });

  test('is listed when forty places around it were none of its own', () => {
    let tries = 0;
    const has = () => {
      if (tries++ > 100) throw new Error('tries for ever');
      return false;
    };
    const ask = place('table', { within: [0, 9], has, list: () => [7, 1] });
    expect(randomAnswer(ask, new Chance(seedFrom('none')))).toBe(7);
    expect(tries).toBe(40);
  });

  test('is listed once for all who look, and hashes like its list', () => {
    const area = evenOnes();
    const ask = place('table', area);
    const hash = (each: AnyAsk) => hashOffer({ name: 'x', mode: 'one', seats: ['ann'], asks: [each] });
    expect(hash(ask)).toBe(hash(place('table', [2, 1, 4, 1, 6, 1, 8, 1])));
    expect(hash(ask)).toBe(hash(ask));
    expect(area.listed).toBe(1);
  });
});

test('some at random are told in the order in which they are offered', () => {
  const ask = some(['d', 'b', 'a', 'c'], 2, 4);
  const chance = new Chance(seedFrom('some'));
  for (let i = 0; i < 50; i++) {
    const answer = randomAnswer(ask, chance);
    expect(acceptAnswer(ask, answer)).toEqual(answer);
  }
});

test('an offer is hashed by its keys, whatever else options carry', () => {
  const hash = (ask: AnyAsk) => hashOffer({ name: 'x', mode: 'one', seats: ['ann'], asks: [ask] });
  expect(hash(one([{ key: 'a', refs: ['zone:A1'] }, 'b']))).toBe(hash(one(['a', 'b'])));
});

test('the hash of an offer tells it from every other', () => {
  const asks = [
    one(['a', 'b']),
    one(['ab']),
    one(['b', 'a']),
    order(['a', 'b']),
    order(['b', 'a']),
    order(['a', 'b', 'c']),
    some(['a', 'b'], 0, 1),
    some(['a', 'b'], 1, 1),
    split(['a', 'b'], 1),
    split(['a', 'b'], 2),
    split(['a', 'b'], 2, [1, 1]),
    pairs(['a'], ['b']),
    pairs(['a', 'b'], ['b']),
    place('table', [1, 2]),
    place('table', [1, 3]),
    place('board', [1, 2]),
  ];
  const hashes = asks.map(ask => hashOffer({ name: 'x', mode: 'one', seats: ['ann'], asks: [ask] }));
  hashes.push(hashOffer({ name: 'x', mode: 'each', seats: ['ann', 'bob'], asks: [asks[0]!, asks[0]!] }));
  expect(new Set(hashes).size).toBe(asks.length + 1);
});
