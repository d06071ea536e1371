import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Guide, isWanted, type Region, regionOf } from '../../src/lattice/region.ts';
import { someIndex } from './arbitraries.ts';
import { table } from './scene.ts';

const someGuide: fc.Arbitrary<Guide> = fc.record({
  column: fc.integer({ min: 0, max: 48 }).map(half => half / 2),
  row: fc.integer({ min: 0, max: 48 }).map(half => half / 2),
  radius: fc.integer({ min: 0, max: 4 }),
  most: fc.integer({ min: 0, max: 30 }),
});

const columnOf = (at: number) => at % table.columns;
const rowOf = (at: number) => Math.floor(at / table.columns);

function apart(at: number, column: number, row: number): number {
  return Math.hypot(columnOf(at) - column, rowOf(at) - row);
}

function has({ north, south, west, east }: Region, at: number): boolean {
  const row = rowOf(at);
  return row >= north && row <= south && columnOf(at) >= west[row]! && columnOf(at) <= east[row]!;
}

/** By how much a point is too far away as the crow flies: negative where it is in reach. */
function excess(start: number, limit: number, guide: Guide | undefined, at: number): number {
  const way = apart(at, columnOf(start), rowOf(start));
  const toGo = guide ? way + apart(at, guide.column, guide.row) - guide.radius - guide.most : Number.NEGATIVE_INFINITY;
  return Math.max(way - limit, toGo);
}

test('a region has the start, every point in reach of which a guide may want it, and no other', () => {
  fc.assert(
    fc.property(
      someIndex(table),
      fc.constantFrom(1, 2.5, 6, 11, 40, Number.POSITIVE_INFINITY),
      fc.option(someGuide, { nil: undefined }),
      (start, limit, guide) => {
        fc.pre(excess(start, limit, guide, start) < -0.02); // whoever sets out is wanted somewhere
        const region = regionOf(table, start, limit, guide);
        expect(has(region, start)).toBe(true);
        for (let at = 0; at < table.columns * table.rows; at++) {
          const over = excess(start, limit, guide, at);
          if (at === start || (over > -1e-9 && over < 0.02)) continue;
          if (has(region, at) !== over < 0) throw new Error(`${at} of ${start}, ${limit}: ${over}`);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('what was asked for last is told again, and anything else is worked out', () => {
  const guide = { column: 12, row: 3, radius: 1, most: 12 };
  const tall = { ...table, rows: table.rows + 20 };
  const asked = [
    [table, 300, 5, undefined],
    [table, 301, 5, undefined],
    [table, 301, 6, undefined],
    [table, 301, 6, guide],
    [table, 301, 6, { ...guide, most: 14 }],
    [tall, 301, 40, undefined],
    [table, 301, 40, undefined],
  ] as const;
  const shapes = asked.map(([on, start, limit, by]) => {
    const told = () => {
      const { north, south, west, east } = regionOf(on, start, limit, by);
      return JSON.stringify([north, south, [...west.slice(north, south + 1)], [...east.slice(north, south + 1)]]);
    };
    const first = told();
    expect(told()).toBe(first);
    return first;
  });
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('a way is wanted on from a point if what is left of it leads to the disc', () => {
  fc.assert(
    fc.property(someGuide, someIndex(table), fc.integer({ min: 0, max: 30 }), (guide, at, length) => {
      const toGo = apart(at, guide.column, guide.row) - guide.radius;
      const left = guide.most - length;
      if (Math.abs(left - toGo) > 1e-9)
        expect(isWanted(guide, table.columns, at, length)).toBe(left >= 0 && toGo < left);
    }),
    { numRuns: 300 },
  );
});

test('a way is wanted without a guide, and only if what a guide says there is to go is left', () => {
  const guide = { column: 5, row: 5, radius: 2, most: 10 };
  const at = 5 * table.columns + 5;
  expect(isWanted(undefined, table.columns, at, 1_000)).toBe(true);
  expect([10, 10.5].map(length => isWanted(guide, table.columns, at, length))).toEqual([true, false]);
  const told: number[][] = [];
  const toGo = (from: number, enough: number) => {
    told.push([from, enough]);
    return 4;
  };
  expect([5, 6, 7].map(length => isWanted({ ...guide, toGo }, table.columns, at, length))).toEqual([true, true, false]);
  expect(told).toEqual([
    [at, 5],
    [at, 4],
    [at, 3],
  ]);
});
