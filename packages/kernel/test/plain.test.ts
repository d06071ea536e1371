import { assertPlain, canonical, copy, isTooDeep, type Plain, same } from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requirePlain } from '../src/plain.ts';
import { codeOf } from './games.ts';

const plain = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<Plain>;

describe('a copy', () => {
  test('is equal, and shares nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        const copied = copy(value);
        expect(copied).toEqual(value);
        expect(sharesAnything(value, copied)).toBe(false);
      }),
    );
  });

  test('keeps odd keys as ordinary fields', () => {
    const odd = JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}');
    expect(Object.keys(copy(odd))).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  class Card {
    name = 'ace';
  }
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const refused: readonly [unknown, string][] = [
    [{ a: undefined }, 'undefined at a'],
    [{ a: { b: [1, () => 1] } }, 'a function at a.b[1]'],
    [{ a: Number.NaN }, 'the number NaN at a'],
    [[Number.POSITIVE_INFINITY], 'the number Infinity at [0]'],
    [{ when: new Date(0) }, 'a Date at when'],
    [{ seen: new Set() }, 'a Set at seen'],
    [{ card: new Card() }, 'a Card at card'],
    [{ big: 1n }, 'a bigint at big'],
    [{ sign: Symbol('x') }, 'a symbol at sign'],
    [circle, 'a circle at self'],
    [undefined, 'undefined at the top'],
    [new Map(), 'a Map at the top'],
    [Object.create(Object.create(null)), 'a class instance at the top'],
    [[[Number.NaN]], 'the number NaN at [0][0]'],
    [nested(202), 'nesting without end at [0][0]'],
    [{ of: nested(201) }, 'nesting without end at of[0][0]'],
  ];

  test.each(refused)('refuses %o', (value, message) => {
    expect(codeOf(() => copy(value))).toBe('not-plain-data');
    for (const refuse of [copy, requirePlain, assertPlain]) expect(() => refuse(value)).toThrow(message);
  });

  test('goes as deep as the checks do', () => {
    for (const deep of [nested(201), { of: nested(200) }]) {
      expect(copy(deep)).toEqual(deep);
      expect(() => requirePlain(deep)).not.toThrow();
      expect(() => assertPlain(deep)).not.toThrow();
    }
  });

  test('can be told apart beforehand from what is too deep, in lists and records', () => {
    const inRecords = (levels: number): unknown => (levels === 0 ? 1 : { first: 0, next: inRecords(levels - 1) });
    for (const shallow of [1, 'word', null, undefined, [], nested(201), inRecords(201), [nested(200), nested(200)]])
      expect(isTooDeep(shallow)).toBe(false);
    for (const deep of [nested(202), inRecords(202), [1, nested(201)], { a: [], b: inRecords(201) }, nested(2000)])
      expect(isTooDeep(deep)).toBe(true);
  });

  test('takes an object without a prototype, and everything that the checks take', () => {
    const bare = Object.assign(Object.create(null), { a: [1] });
    fc.assert(
      fc.property(fc.oneof(plain, fc.constant(bare)), value => {
        expect(copy(value)).toEqual(value);
        requirePlain(value);
        assertPlain(value);
      }),
    );
    expect(copy(bare).a).not.toBe(bare.a);
  });

  test('may find the same thing in two places: only a circle has no end', () => {
    const card = { name: 'ace' };
    for (const check of [copy, requirePlain, assertPlain]) expect(() => check([card, card])).not.toThrow();
    expect(copy([card, card])).toEqual([{ name: 'ace' }, { name: 'ace' }]);
  });

  test('does not hide what goes wrong while it reads', () => {
    const broken = {
      get now(): never {
        throw new RangeError('no clock');
      },
    };
    expect(() => copy({ broken })).toThrow(RangeError);
  });

  test('the thorough check also finds what a copy would only flatten', () => {
    const accessor = {
      get now() {
        return 1;
      },
    };
    expect(() => assertPlain({ deep: [accessor] })).toThrow('an accessor at deep[0].now');
    expect(() => assertPlain({ [Symbol('s')]: 1 })).toThrow('a symbol as key at the top');
    const gaps = [1];
    gaps[3] = 2;
    expect(() => assertPlain({ gaps })).toThrow('a list with gaps or names at gaps');
    fc.assert(fc.property(plain, value => assertPlain(value)));
  });
});

/** So many lists, each in the next. */
function nested(lists: number): unknown {
  return lists === 1 ? [] : [nested(lists - 1)];
}

function sharesAnything(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return false;
  return a === b || Object.keys(a).some(key => sharesAnything((a as never)[key], (b as never)[key]));
}

describe('sameness', () => {
  test('does not mind the order of keys, and minds everything else', () => {
    fc.assert(fc.property(plain, value => same(value, copy(value))));
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(canonical({ a: 1, b: { d: 1, c: 2 } })).toBe(canonical({ b: { c: 2, d: 1 }, a: 1 }));
    expect(canonical([{ b: 1, a: [null, 2] }, 'x'])).toBe('[{"a":[null,2],"b":1},"x"]');
    expect(same([], {})).toBe(false);
    expect(same({}, [])).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same([1, 2], [1])).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same({}, null)).toBe(false);
    expect(same(JSON.parse('{"__proto__": {}}'), { x: {} })).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  });
});
