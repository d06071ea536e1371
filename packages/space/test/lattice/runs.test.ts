import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  runsHave,
  runsIntersection,
  runsOf,
  runsOfFlags,
  runsPick,
  runsPoints,
  runsSize,
  runsUnion,
} from '../../src/lattice/index.ts';

const somePoints = fc.uniqueArray(fc.nat({ max: 40 }));
const sorted = (points: Iterable<number>): number[] => [...points].sort((a, b) => a - b);

test('neighbouring points share a run', () => {
  expect(runsOf([7, 3, 4, 5, 9, 8, 4])).toEqual([3, 3, 7, 3]);
  expect(runsOf([])).toEqual([]);
  expect(runsOf([0])).toEqual([0, 1]);
});

test('a set answers like a set', () => {
  fc.assert(
    fc.property(somePoints, points => {
      const runs = runsOf(points);
      expect(runsPoints(runs)).toEqual(sorted(points));
      expect(runsSize(runs)).toBe(points.length);
      for (let i = -1; i <= 42; i++) expect(runsHave(runs, i)).toBe(points.includes(i));
      for (let i = -1; i <= points.length; i++) expect(runsPick(runs, i)).toBe(sorted(points)[i]);
      const flags = new Uint8Array(41);
      for (const point of points) flags[point] = 1;
      expect(runsOfFlags(flags)).toEqual(runs);
    }),
  );
});

test('union and intersection are those of sets, in the same normal form', () => {
  fc.assert(
    fc.property(somePoints, somePoints, (a, b) => {
      expect(runsUnion(runsOf(a), runsOf(b))).toEqual(runsOf([...a, ...b]));
      expect(runsIntersection(runsOf(a), runsOf(b))).toEqual(runsOf(a.filter(point => b.includes(point))));
    }),
  );
});
