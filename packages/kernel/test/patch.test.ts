import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, isEmptyPatch, type Patch, PatchError, patch } from '../src/patch.ts';
import type { Plain } from '../src/plain.ts';

type Figure = {
  id: string;
  kind: string;
  zone: string;
  health: number;
  wounds: number[];
  items: { card: string; ammo: number }[];
};
type View = {
  round: number;
  figures: Figure[];
  hand: { card: string; cost: number; text: string }[];
  zones: { [id: string]: { noise: number; doors: boolean[] } };
  log: { key: string; params: { who: string; hits: number } }[];
};

function figure(n: number): Figure {
  const items = [
    { card: 'shotgun', ammo: n % 4 },
    { card: 'medKit', ammo: 0 },
  ];
  return { id: `jaeger-${n}`, kind: 'jaeger', zone: `Z${n % 17}`, health: 3, wounds: [0, 0, n % 3], items };
}

function count<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}

/** About 17 KB of JSON, as a seat might see in the middle of a game. */
function view(change: (v: View) => void = () => undefined): View {
  const v: View = {
    round: 3,
    figures: count(60, figure),
    hand: count(20, n => ({ card: `card-${n}`, cost: n % 5, text: 'Draw two cards, then discard one.' })),
    zones: Object.fromEntries(count(60, n => [`A-${n}`, { noise: 0, doors: [true, n % 2 === 0] }])),
    log: count(60, n => ({ key: 'log.attack', params: { who: `marine-${n % 4}`, hits: n } })),
  };
  change(v);
  return v;
}

function bytes(value: Plain): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function sent(p: Patch): Patch {
  return JSON.parse(JSON.stringify(p)) as Patch;
}

/** As JSON.parse makes it: without the -0 that JSON cannot hold. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Plain;

const anyKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'id', '^0', '0', '1', 'a', 'b'),
  fc.string(),
);

/** Small values from a small vocabulary, so that two of them often share parts. */
const { tree } = fc.letrec<{ tree: unknown; leaf: unknown; fields: unknown }>(tie => ({
  leaf: fc.oneof(fc.constantFrom(null, true, false, '', 'a', 0, 1, 2), fc.string(), fc.double({ noNaN: true })),
  fields: fc
    .array(fc.tuple(anyKey, tie('tree')), { maxLength: 5 })
    .map(entries => Object.fromEntries(entries.map(([key, value]) => [key, value]))),
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 8 }),
    tie('fields'),
  ),
}));
const anyPlain = fc.oneof(tree, fc.jsonValue()).map(asJson);

const edit = fc.record({
  where: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  how: fc.constantFrom('set', 'remove', 'insert'),
  value: anyPlain,
});

/** Changes a value somewhere, in place: a small update, as a game makes it. */
function applyEdit(root: unknown, { where, how, value }: { where: number[]; how: string; value: Plain }): void {
  const [first, ...rest] = where;
  if (first === undefined || typeof root !== 'object' || root === null) return;
  const keys = Object.keys(root);
  const key = keys[first % Math.max(1, keys.length)];
  const inside: unknown = key === undefined ? undefined : Object.getOwnPropertyDescriptor(root, key)?.value;
  if (rest.length > 0 && typeof inside === 'object' && inside !== null) applyEdit(inside, { where: rest, how, value });
  else if (Array.isArray(root))
    root.splice(first % (root.length + 1), how === 'insert' ? 0 : 1, ...(how === 'remove' ? [] : [value]));
  else if (how === 'remove' && key !== undefined) Reflect.deleteProperty(root, key);
  else {
    const name = how === 'insert' || key === undefined ? `new${first}` : key;
    Object.defineProperty(root, name, { value, writable: true, enumerable: true, configurable: true });
  }
}

const successive = fc.tuple(anyPlain, fc.array(edit, { minLength: 1, maxLength: 5 })).map(([before, edits]) => {
  const after = asJson(before);
  for (const e of edits) applyEdit(after, e);
  return [before, asJson(after)] as const;
});
const anyPair = fc.oneof(fc.tuple(anyPlain, anyPlain), successive);

/** Keys in order: two plain values are equal if and only if these are. */
function canonical(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value as { [key: string]: Plain }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inside]) => `${JSON.stringify(key)}:${canonical(inside)}`).join()}}`;
}

function expectFromTo(before: Plain, after: Plain, p: Patch) {
  expect(diff(before, after)).toEqual(p);
  expect(patch(before, p)).toEqual(after);
}

describe('any two values', () => {
  const runs = { numRuns: 3000 };

  it('the patch turns one into the other, also after it was sent as JSON', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const p = diff(before, after);
        expect(canonical(patch(before, p))).toBe(canonical(after));
        expect(canonical(patch(before, sent(p)))).toBe(canonical(after));
      }),
      runs,
    );
  });

  it('neither value, nor the patch, is changed', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const [wasBefore, wasAfter] = [JSON.stringify(before), JSON.stringify(after)];
        const p = diff(before, after);
        const wasPatch = JSON.stringify(p);
        patch(before, p);
        expect(JSON.stringify(before)).toBe(wasBefore);
        expect(JSON.stringify(after)).toBe(wasAfter);
        expect(JSON.stringify(p)).toBe(wasPatch);
      }),
      runs,
    );
  });

  it('equal values give the empty patch, whatever their order of keys, and it gives back the very same value', () => {
    const backwards = (value: Plain): Plain => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(backwards);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inside]) => [key, backwards(inside)]),
      );
    };
    fc.assert(
      fc.property(anyPlain, value => {
        expect(diff(value, value)).toEqual({});
        expect(diff(value, asJson(value))).toEqual({});
        expect(diff(value, backwards(value))).toEqual({});
        expect(patch(value, {})).toBe(value);
      }),
      runs,
    );
  });

  it('different values give a patch that is not empty', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        expect(isEmptyPatch(diff(before, after))).toBe(canonical(before) === canonical(after));
      }),
      runs,
    );
  });

  it('a patch is never longer than the new value itself by more than the escapes of its strings', () => {
    const plainText = fc.string({ unit: fc.constantFrom('a', 'b', 'c') });
    const value = fc.jsonValue({ stringUnit: fc.constantFrom('a', 'b', 'c') }).map(asJson);
    fc.assert(
      fc.property(fc.tuple(value, value, plainText), ([before, after, name]) => {
        expect(bytes(diff({ [name]: before }, { [name]: after }))).toBeLessThanOrEqual(bytes({ [name]: after }) + 2);
      }),
      runs,
    );
  });
});

describe('the form of a patch', () => {
  it('a value of another kind replaces the root', () => {
    expectFromTo({ a: 1 }, [1], [[1]]);
    expectFromTo([1], { a: 1 }, [{ a: 1 }]);
    expectFromTo(1, 2, [2]);
    expectFromTo(null, {}, [{}]);
    expectFromTo('a', null, [null]);
  });

  it('keys are changed, added and removed', () => {
    const rest = 'something long enough to be worth keeping';
    expectFromTo({ rest, a: 1, b: 2 }, { rest, a: 3, c: null }, { a: [3], b: 1, c: [null] });
  });

  it('one field of one element is a nested change', () => {
    const after = view(v => {
      v.hand[4]!.cost = 9;
    });
    expectFromTo(view(), after, { hand: { 4: { cost: [9] } } });
  });

  it('an element removed, and one inserted', () => {
    expectFromTo(
      view(),
      view(v => v.hand.shift()),
      { hand: { 0: 1 } },
    );
    const card = { card: 'new', cost: 1, text: '' };
    expectFromTo(
      view(),
      view(v => v.hand.splice(7, 0, card)),
      { hand: { '^7': [card] } },
    );
    expectFromTo(
      view(),
      view(v => v.hand.push(card)),
      { hand: { '^20': [card] } },
    );
  });

  it('several removed and inserted in different places', () => {
    const card = { card: 'new', cost: 1, text: '' };
    const after = view(v => {
      v.hand.splice(12, 1, card, card);
      v.hand.splice(2, 3);
    });
    expectFromTo(view(), after, { hand: { 2: 3, 12: 1, '^12': [card, card] } });
  });

  it('however many are replaced, those after them stay', () => {
    const before = { row: count(100, n => n) };
    const after = { row: [...count(30, n => n), -1, -2, ...count(30, n => n + 70)] };
    expectFromTo(before, after, { row: { 30: 40, '^30': [-1, -2] } });
  });

  it('a run of numbers is replaced as a whole when that is shorter', () => {
    const before = { row: count(40, n => n) };
    const after = { row: count(40, n => (n >= 10 && n < 20 ? n + 50 : n)) };
    expectFromTo(before, after, { row: { 10: 10, '^10': count(10, n => n + 60) } });
  });

  it('an element without an id is changed in place between others that come and go', () => {
    const after = view(v => {
      v.hand[10]!.cost = 9;
      v.hand.shift();
    });
    expectFromTo(view(), after, { hand: { 0: 1, 10: { cost: [9] } } });
  });

  it('elements changed in place are not taken for moved ones when that would be longer', () => {
    const text = 'Draw two cards, then discard one.';
    const row = (...costs: number[]) => costs.map(cost => ({ cost, text }));
    expectFromTo(row(1, 2, 5), row(2, 9, 5), { 0: { cost: [2] }, 1: { cost: [9] } });
  });

  it('of two patches of the same length, the nested one is made', () => {
    expectFromTo({ a: 1 }, { a: 2 }, { a: [2] });
    expectFromTo({ a: 1, b: 1 }, { a: 2, b: 2 }, [{ a: 2, b: 2 }]);
  });

  it('an element with an id is followed when others come and go and it changes at the same time', () => {
    const newcomer = figure(99);
    const after = view(v => {
      v.figures.shift();
      v.figures[0]!.health = 1;
      v.figures[30]!.zone = 'Z99';
      v.figures.splice(30, 0, newcomer);
    });
    expectFromTo(view(), after, {
      figures: { 0: 1, 1: { health: [1] }, 31: { zone: ['Z99'] }, '^31': [newcomer] },
    });
  });

  it('a patch is empty or not', () => {
    expect(isEmptyPatch({})).toBe(true);
    expect(isEmptyPatch({ a: [1] })).toBe(false);
    expect(isEmptyPatch([1])).toBe(false);
  });
});

describe('the size of typical updates of a view between 10 and 20 KB', () => {
  const before = view();

  function bytesAfter(change: (v: View) => void): number {
    const after = view(change);
    const p = sent(diff(before, after));
    expect(patch(before, p)).toEqual(after);
    return bytes(p);
  }

  it('the view itself', () => {
    expect(bytes(before)).toBeGreaterThan(10_000);
    expect(bytes(before)).toBeLessThan(20_000);
  });

  it('three changed leaves', () => {
    const size = bytesAfter(v => {
      v.figures[20]!.health = 1;
      v.figures[51]!.items[0]!.ammo = 9;
      v.zones['A-7']!.noise = 2;
    });
    expect(size).toBeLessThanOrEqual(100);
  });

  it('a list that lost its first element', () => {
    expect(bytesAfter(v => v.figures.shift())).toBeLessThanOrEqual(20);
    expect(bytesAfter(v => v.hand.shift())).toBeLessThanOrEqual(20);
  });

  it('a list that gained an element in the middle', () => {
    const size = bytesAfter(v => v.figures.splice(31, 0, figure(77)));
    expect(size).toBeLessThanOrEqual(bytes(figure(77)) + 25);
    expect(size).toBeLessThan(200);
  });

  it('a log that shows its last sixty entries, and two new ones', () => {
    const size = bytesAfter(v => {
      for (const hits of [1, 2]) {
        v.log.shift();
        v.log.push({ key: 'log.miss', params: { who: 'marine-1', hits } });
      }
    });
    expect(size).toBeLessThan(150);
  });

  it('an attack: a wound, less ammunition, a dead enemy, a louder zone, a line of log', () => {
    const size = bytesAfter(v => {
      v.figures[2]!.items[0]!.ammo -= 1;
      v.figures[3]!.wounds[0] = 1;
      v.figures.splice(40, 1);
      v.zones['A-3']!.noise = 3;
      v.log.push({ key: 'log.attack', params: { who: 'marine-2', hits: 2 } });
    });
    expect(size).toBeLessThan(200);
  });

  it('a new round: every one of sixty figures changes a little', () => {
    const size = bytesAfter(v => {
      v.round++;
      for (const f of v.figures) f.health = 2;
    });
    expect(size).toBeLessThan(60 * 22);
  });
});

describe('sharing', () => {
  it('copies along the changed paths only', () => {
    const before = view();
    const changed = view(v => {
      v.figures[20]!.health = 1;
    });
    const after = patch(before, diff(before, changed)) as unknown as View;
    expect(after.figures[20]!.health).toBe(1);
    expect(after.zones).toBe(before.zones);
    expect(after.log).toBe(before.log);
    expect(after.figures).not.toBe(before.figures);
    expect(after.figures[20]!.items).toBe(before.figures[20]!.items);
    for (const i of count(60, n => n)) expect(after.figures[i] === before.figures[i]).toBe(i !== 20);
  });

  it('elements that moved up keep their identity', () => {
    const before = view();
    const after = patch(before, { figures: { 0: 1 } }) as unknown as View;
    expect(after.figures[0]).toBe(before.figures[1]);
    expect(after.figures.length).toBe(59);
  });

  it.each([
    ['one', [50]],
    ['three far apart', [2, 40, 90]],
    ['a few, the first two side by side', [2, 3, 90]],
  ])('looks once at each element of a list where %s changed in place', (_, changed) => {
    let looks = 0;
    const row = (leafAt: (i: number) => number) =>
      count(100, i => ({
        get leaf() {
          looks++;
          return leafAt(i);
        },
      }));
    const p = diff(
      row(i => i),
      row(i => (changed.includes(i) ? -i : i)),
    );
    expect(p).toEqual(Object.fromEntries(changed.map(i => [i, { leaf: [-i] }])));
    // Each on both sides, and a few more times those that changed.
    expect(looks).toBeLessThan(2 * 100 + 10 * changed.length);
  });

  it('does not look inside parts that are the same object', () => {
    let looks = 0;
    const part = {
      get leaf() {
        looks++;
        return 1;
      },
    };
    expect(diff({ part, list: [part] }, { part, list: [part] })).toEqual({});
    expect(looks).toBe(0);
  });
});

describe('dangerous keys', () => {
  const parse = (json: string) => JSON.parse(json) as Plain;

  it('`__proto__` is a key like any other, and no prototype is touched', () => {
    const before = parse('{"a":1}');
    const after = parse('{"a":1,"__proto__":{"polluted":true}}');
    const p = sent(diff(before, after));
    const result = patch(before, p);
    expect(JSON.stringify(result)).toBe(JSON.stringify(after));
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(JSON.stringify(patch(after, sent(diff(after, before))))).toBe('{"a":1}');
  });

  it('a nested change under `__proto__` needs a key of that name', () => {
    const p = parse('{"__proto__":{"polluted":[true]}}') as Patch;
    expect(() => patch({ a: 1 }, p)).toThrow(PatchError);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(JSON.stringify(patch(parse('{"__proto__":{"a":1}}'), p))).toBe('{"__proto__":{"a":1,"polluted":true}}');
  });

  it('an empty object under `__proto__` is not the absence of the key', () => {
    const before = parse('[{"__proto__":{}},0,1,2,3,4,5,6,7,8,9]');
    const after = parse('[{"a":{}},0,1,2,3,4,5,6,7,8,9]');
    expect(JSON.stringify(patch(before, diff(before, after)))).toBe(JSON.stringify(after));
    expect(JSON.stringify(patch(after, diff(after, before)))).toBe(JSON.stringify(before));
  });

  it('names of inherited members are keys like any other', () => {
    expect(patch<Plain>({}, diff<Plain>({}, { toString: 1, constructor: {} }))).toEqual({
      toString: 1,
      constructor: {},
    });
    expect(patch<Plain>({ toString: 1 }, diff<Plain>({ toString: 1 }, {}))).toEqual({});
    expect(() => patch({}, { toString: 1 })).toThrow('there is no such key');
  });
});

describe('a malformed patch is refused, and changes nothing', () => {
  const before = { a: 1, list: [10, 20, 30], inner: { b: [{ c: 1 }] } };

  it.each<[title: string, p: unknown, message: string]>([
    ['null', null, 'the root: null is neither'],
    ['a string', 'a', 'the root: "a" is neither'],
    ['undefined', undefined, 'the root: undefined is neither'],
    ['a number at the root', 1, 'the root: 1 is neither'],
    ['a value set by an empty list', [], 'list of just one'],
    ['a value set by a list of two', [1, 2], 'list of just one'],
    ['a field set by a list of two', { a: [1, 2] }, '/a: a value is set by a list of just one'],
    ['true as a change', { a: true }, '/a: true is neither'],
    ['more than one key removed at once', { a: 2 }, '/a: 2 is neither'],
    ['a removed key that does not exist', { z: 1 }, '/z: there is no such key'],
    ['a path that does not exist', { z: { y: [1] } }, '/z: there is no such key'],
    ['a change inside a number', { a: { b: [1] } }, '/a: there is neither an object nor a list'],
    [
      'a deep path that does not exist',
      { inner: { b: { 0: { d: { e: [1] } } } } },
      '/inner/b/0/d: there is no such key',
    ],
    ['a name as a position', { list: { first: [1] } }, '/list/first: this is no position'],
    ['a negative position', { list: { '-1': [1] } }, '/list/-1: this is no position'],
    ['a position not written the usual way', { list: { '01': [1] } }, '/list/01: this is no position'],
    ['`__proto__` of a list', JSON.parse('{"list":{"__proto__":[1]}}'), 'this is no position'],
    ['the length of a list', { list: { length: [0] } }, '/list/length: this is no position'],
    ['an element set past the end', { list: { 3: [1] } }, '/list/3: the list has 3 elements'],
    ['an element set far past the end', { list: { 9: [1] } }, '/list/9: the list has 3 elements'],
    ['more removed than there are', { list: { 1: 3 } }, '/list/1: the list has 3 elements'],
    ['none removed', { list: { 1: 0 } }, '/list/1: cannot remove 0'],
    ['less than none removed', { list: { 1: -1 } }, '/list/1: cannot remove -1'],
    ['one and a half removed', { list: { 1: 1.5 } }, '/list/1: cannot remove 1.5'],
    ['an element removed and changed', { list: { 0: 2, 1: [5] } }, '/list/1: this element was removed'],
    ['an insertion among removed elements', { list: { 0: 2, '^1': [5] } }, '/list/^1: this element was removed'],
    ['nothing inserted', { list: { '^1': [] } }, '/list/^1: there is no list of values'],
    ['an insertion that is no list', { list: { '^1': 5 } }, '/list/^1: there is no list of values'],
    ['an insertion past the end', { list: { '^4': [1] } }, '/list/^4: the list has 3 elements'],
  ])('%s', (_title, p, message) => {
    const was = JSON.stringify(before);
    expect(() => patch(before, p as Patch)).toThrow(PatchError);
    expect(() => patch(before, p as Patch)).toThrow(message);
    expect(() => patch(before, p as Patch)).toThrow(expect.objectContaining({ name: 'PatchError' }));
    expect(JSON.stringify(before)).toBe(was);
  });

  it('a patch made for another view either applies or is refused, never anything else', () => {
    fc.assert(
      fc.property(anyPlain, anyPlain, anyPlain, (one, other, third) => {
        const was = JSON.stringify(third);
        try {
          patch(third, sent(diff(one, other)));
        } catch (problem) {
          expect(problem).toBeInstanceOf(PatchError);
        }
        expect(JSON.stringify(third)).toBe(was);
      }),
      { numRuns: 2000 },
    );
  });

  it('whatever is sent as a patch either applies or is refused', () => {
    fc.assert(
      fc.property(anyPlain, anyPlain, (value, p) => {
        try {
          patch(value, p as Patch);
        } catch (problem) {
          expect(problem).toBeInstanceOf(PatchError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
