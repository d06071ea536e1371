import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseFullyWithin,
  baseGap,
  baseOnTable,
  basesInContact,
  basesOverlap,
  basesWithin,
  inches,
  isLatticePoint,
  latticeIndex,
  latticePoint,
  latticeTable,
  polylineLength,
} from '../../src/lattice/index.ts';
import { at, someBase, someIndex } from './arbitraries.ts';

const small = { radius: 2 };
const table = latticeTable(inches(48), inches(48));

describe('round bases', () => {
  test('bases that touch do not overlap, and one lattice step nearer they do', () => {
    expect(basesOverlap({ x: 0, y: 0, ...small }, { x: 4, y: 0, ...small })).toBe(false);
    expect(basesOverlap({ x: 0, y: 0, ...small }, { x: 2, y: 2, ...small })).toBe(true);
  });

  test('a gap of half an inch is contact, anything more is not, and neither is overlap', () => {
    const here = { x: 0, y: 0, ...small };
    expect(basesInContact(here, { x: 4, y: 0, ...small })).toBe(true);
    expect(basesInContact(here, { x: 6, y: 0, ...small })).toBe(true);
    expect(basesInContact(here, { x: 6, y: 2, ...small })).toBe(false);
    expect(basesInContact(here, { x: 2, y: 0, ...small })).toBe(false);
  });

  test('within is exact on the boundary: a 6-8-10 triangle is within ten and no less', () => {
    const here = { x: 0, y: 0, radius: 3 };
    const there = { x: 24, y: 32, radius: 2 };
    expect(basesWithin(here, there, 35)).toBe(true);
    expect(basesWithin(here, there, 34.75)).toBe(false);
    expect(baseGap(here, there)).toBe(35);
  });

  test('fully within counts the far rim', () => {
    expect(baseFullyWithin({ x: 8, y: 0, radius: 4 }, at(0, 0), 12)).toBe(true);
    expect(baseFullyWithin({ x: 10, y: 0, radius: 4 }, at(0, 0), 12)).toBe(false);
    expect(baseFullyWithin({ x: 0, y: 0, radius: 4 }, at(0, 0), 3)).toBe(false);
  });

  test('a base may touch the table edge but not hang over it', () => {
    expect(baseOnTable({ x: 2, y: 190, radius: 2 }, table)).toBe(true);
    expect(baseOnTable({ x: 2, y: 192, radius: 2 }, table)).toBe(false);
    expect(baseOnTable({ x: 2, y: 2, radius: 3 }, table)).toBe(false);
  });

  test('gap, overlap, contact and within are the same from both sides', () => {
    fc.assert(
      fc.property(someBase, someBase, fc.nat({ max: 60 }), (a, b, distance) => {
        expect(baseGap(a, b)).toBe(baseGap(b, a));
        expect(basesOverlap(a, b)).toBe(basesOverlap(b, a));
        expect(basesInContact(a, b)).toBe(basesInContact(b, a));
        expect(basesWithin(a, b, distance)).toBe(basesWithin(b, a, distance));
      }),
    );
  });

  test('going by way of a third base is never shorter, its own width included', () => {
    fc.assert(
      fc.property(someBase, someBase, someBase, (a, b, c) => {
        expect(baseGap(a, c)).toBeLessThanOrEqual(baseGap(a, b) + baseGap(b, c) + 2 * b.radius + 1e-9);
      }),
    );
  });

  test('within agrees with the measured gap wherever the gap is not within rounding of the distance', () => {
    fc.assert(
      fc.property(someBase, someBase, fc.nat({ max: 80 }), (a, b, distance) => {
        const gap = baseGap(a, b);
        if (Math.abs(gap - distance) > 1e-9) expect(basesWithin(a, b, distance)).toBe(gap <= distance);
        if (Math.abs(gap) > 1e-9) expect(basesOverlap(a, b)).toBe(gap < 0);
      }),
    );
  });
});

describe('lattice points', () => {
  test('a 48-inch table has 97 by 97 points, numbered by row', () => {
    expect(table).toEqual({ columns: 97, rows: 97 });
    expect(latticeIndex(table, at(2, 4))).toBe(2 * 97 + 1);
    expect(latticePoint(table, 97 * 97 - 1)).toEqual(at(192, 192));
  });

  test('quarter inches and places off the table are not lattice points', () => {
    expect(isLatticePoint(table, at(3, 4))).toBe(false);
    expect(isLatticePoint(table, at(-2, 4))).toBe(false);
    expect(isLatticePoint(table, at(194, 4))).toBe(false);
    expect(() => latticeIndex(table, at(3, 4))).toThrow('not a lattice point');
    expect(() => latticeTable(inches(10), 3)).toThrow('off the lattice');
  });

  test('a number and its place name one another', () => {
    const odd = latticeTable(inches(7), inches(4));
    fc.assert(
      fc.property(someIndex(odd), i => {
        expect(latticeIndex(odd, latticePoint(odd, i))).toBe(i);
      }),
    );
  });

  test('the length of a way is the sum of its legs', () => {
    const way = [at(0, 0), at(6, 8), at(6, 20)].map(p => latticeIndex(table, p));
    expect(polylineLength(table, way)).toBe(22);
    expect(polylineLength(table, way.slice(0, 1))).toBe(0);
  });
});
