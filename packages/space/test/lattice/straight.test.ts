import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  latticePoint,
  leadsStraight,
  navigationMap,
  polygonGround,
  pulledReach,
  pulledWay,
  rectangle,
  runsHave,
  squaredDistance,
} from '../../src/lattice/index.ts';
import { someIndex, somePolygon } from './arbitraries.ts';
import { open, point, table } from './scene.ts';

describe('a straight way', () => {
  test('on an empty table every way is straight', () => {
    expect(leadsStraight(open, point(4, 4), point(30, 10))).toBe(true);
    expect(leadsStraight(open, point(30, 10), point(4, 4))).toBe(true);
    expect(leadsStraight(open, point(6, 6), point(6, 6))).toBe(true);
  });

  test('not through walls, discs or ground, and not off the table', () => {
    const walled = navigationMap(table, 2, { walls: [rectangle(12, 6, 4, 4)] });
    expect(leadsStraight(walled, point(4, 8), point(30, 8))).toBe(false);
    expect(leadsStraight(walled, point(4, 14), point(30, 14))).toBe(true);
    const keepAway = [{ at: point(16, 8), pass: 4, end: 4 }];
    expect(leadsStraight(open, point(4, 8), point(30, 8), { keepAway })).toBe(false);
    expect(leadsStraight(open, point(4, 12), point(30, 12), { keepAway })).toBe(true);
    const grounds = [polygonGround(table, [rectangle(12, 6, 4, 4)])];
    expect(leadsStraight(open, point(4, 8), point(30, 8), { grounds })).toBe(false);
    expect(leadsStraight(open, point(14, 8), point(14, 8), { grounds })).toBe(false);
    expect(leadsStraight(open, point(4, 8), point(0, 8))).toBe(false);
  });

  test('wherever it leads, a search finds that leg and nothing else', () => {
    fc.assert(
      fc.property(
        someIndex(table),
        someIndex(table),
        fc.array(somePolygon(), { maxLength: 3 }),
        fc.array(someIndex(table), { maxLength: 4 }),
        fc.array(somePolygon(), { maxLength: 1 }),
        fc.constantFrom(2, 3, 4),
        (from, to, walls, others, swamps, radius) => {
          const map = navigationMap(table, radius, { walls });
          const keepAway = others.map(at => ({ at, pass: radius + 2, end: radius + 2 }));
          const ground = polygonGround(table, swamps);
          if (!leadsStraight(map, from, to, { keepAway, grounds: [ground] })) return;
          const limit = Math.sqrt(squaredDistance(latticePoint(table, from), latticePoint(table, to)));
          for (const how of [{ avoid: [ground] }, { slow: { ground, factor: 2 } }, { grounds: [ground] }]) {
            const reach = pulledReach(map, { start: from, limit, keepAway, ...how });
            expect(pulledWay(reach, to)).toEqual(from === to ? [from] : [from, to]);
            if (!others.includes(to)) expect(runsHave(reach.ends, to) || isNear(to, others, radius)).toBe(true);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

/** Too near to somebody to end there. */
function isNear(at: number, others: readonly number[], radius: number): boolean {
  const place = latticePoint(table, at);
  return others.some(other => squaredDistance(place, latticePoint(table, other)) < (radius + 2) ** 2);
}
