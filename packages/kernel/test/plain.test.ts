import { assertPlain, canonical, copy, type Plain, same } from '@starboard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  ];

  test.each(refused)('refuses %o', (value, message) => {
    expect(codeOf(() => copy(value))).toBe('not-plain-data');
    expect(() => copy(value)).toThrow(message);
    expect(() => assertPlain(value)).toThrow(message);
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
    expect(same([], {})).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  });
});
