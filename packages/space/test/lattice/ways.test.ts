import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endFlags,
  inches,
  isLegalEnd,
  latticePoint,
  latticeReach,
  latticeSize,
  latticeTable,
  latticeWay,
  navigationMap,
  polygonGround,
  pulledLength,
  pulledReach,
  pulledWay,
  rectangle,
  runsHave,
  runsPoints,
  squaredDistance,
  Walks,
  Ways,
} from '../../src/lattice/index.ts';
import { someIndex, somePolygon } from './arbitraries.ts';
import { open, point, table } from './scene.ts';

const someScene = fc
  .record({
    radius: fc.constantFrom(2, 3, 4),
    walls: fc.array(somePolygon(36), { maxLength: 5 }),
    start: someIndex(table),
    limit: fc.constantFrom(0, 7, 12, 20, 24, 30, 60, 150),
    keepAway: fc.array(fc.record({ at: someIndex(table), pass: fc.constantFrom(0, 4, 8), end: fc.constant(8) }), {
      maxLength: 6,
    }),
    avoid: fc.array(somePolygon(36), { maxLength: 2 }),
    slow: fc.array(somePolygon(36), { maxLength: 2 }),
    grounds: fc.array(somePolygon(36), { maxLength: 2 }),
  })
  .map(({ radius, walls, avoid, slow, grounds, ...rest }) => ({
    map: navigationMap(table, radius, { walls }),
    request: {
      ...rest,
      avoid: avoid.map(polygon => polygonGround(table, [polygon])),
      ...(slow.length > 0 && { slow: { ground: polygonGround(table, slow), factor: 2 } }),
      grounds: grounds.map(polygon => polygonGround(table, [polygon])),
    },
  }));

const someGoal = fc
  .record({ at: someIndex(table), radius: fc.constantFrom(0, 3, 7.5) })
  .map(({ at, radius }) => ({ ...latticePoint(table, at), radius }));

describe('ways', () => {
  test('lead where the pulled reach leads, as far, and along the same points', () => {
    fc.assert(
      fc.property(someScene, ({ map, request }) => {
        const ways = new Ways(map, request);
        const reach = pulledReach(map, request);
        const flags = endFlags(map, request.keepAway);
        for (let at = 0; at < latticeSize(table); at++) {
          const isReached = Number.isFinite(reach.length[at]);
          expect(ways.leadTo(at)).toBe(isReached);
          const isEnd = at === request.start || (flags[at] === 1 && ways.reach(at));
          expect(isEnd).toBe(runsHave(reach.ends, at));
          if (!isReached || at % 5 !== 0) continue;
          expect(ways.wayTo(at)).toEqual(pulledWay(reach, at));
          expect(ways.lengthTo(at)).toBeCloseTo(pulledLength(reach, at), 9);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('out of reach there is none, near or far', () => {
    const ways = new Ways(open, { start: point(8, 8), limit: inches(1) });
    for (const at of [point(16, 8), point(40, 40)]) {
      expect(ways.wayTo(at)).toEqual([]);
      expect(ways.lengthTo(at)).toBe(Number.POSITIVE_INFINITY);
      expect(ways.reach(at)).toBe(false);
    }
    expect(ways.wayTo(point(8, 8))).toEqual([point(8, 8)]);
  });

  test('tell whether anything was avoided, also behind something', () => {
    const near = polygonGround(table, [rectangle(20, 20, 8, 8)]);
    const start = point(12, 24);
    expect(new Ways(open, { start, limit: 8, avoid: [near] }).avoided).toBe(true);
    expect(new Ways(open, { start, limit: 4, avoid: [near] }).avoided).toBe(false);
    const walled = navigationMap(table, 2, { walls: [rectangle(15, 22, 2, 4)] });
    expect(new Ways(walled, { start, limit: 10, avoid: [near] }).avoided).toBe(true);
  });

  test('that are guided miss nothing that they were told to see to', () => {
    fc.assert(
      fc.property(someScene, someGoal, fc.constantFrom(0, 4, 12), ({ map, request }, goal, more) => {
        const toGo = (from: number) =>
          Math.max(0, Math.sqrt(squaredDistance(latticePoint(table, from), goal)) - goal.radius);
        const all = new Ways(map, request);
        const guided = new Ways(map, { ...request, guide: { goal, most: toGo(request.start) + more } });
        guided.seeTo(more);
        for (let at = 0; at < latticeSize(table); at++) {
          if (guided.leadTo(at)) expect(guided.wayTo(at)).toEqual(all.wayTo(at));
          else if (toGo(at) <= more) expect(all.leadTo(at)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('that are guided miss nothing that is less far to go than their guide tells', () => {
    fc.assert(
      fc.property(someScene, someIndex(table), fc.constantFrom(0, 4, 12), ({ map, request }, at, more) => {
        const walks = new Walks(map, at);
        const toGo = (from: number, enough?: number) => walks.from(from, enough);
        const goal = { ...latticePoint(table, at), radius: 0 };
        const all = new Ways(map, request);
        const guided = new Ways(map, { ...request, guide: { goal, toGo, most: toGo(request.start) + more } });
        guided.seeTo(more);
        for (let to = 0; to < latticeSize(table); to++) {
          if (guided.leadTo(to)) expect(guided.wayTo(to)).toEqual(all.wayTo(to));
          else if (toGo(to) <= more) expect(all.leadTo(to)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('that are guided tell whether anything might have been missing', () => {
    const start = point(12, 24);
    const goal = { x: 24, y: 24, radius: 0 };
    const wall = navigationMap(table, 2, { walls: [rectangle(16, 16, 2, 16)] });
    const ways = new Ways(wall, { start, limit: 30, guide: { goal, most: 14 } });
    expect(ways.leadTo(point(24, 24))).toBe(false);
    expect(ways.seeTo(0)).toBe(true);
    expect(ways.leadTo(point(24, 24))).toBe(true);
    expect(new Ways(wall, { start, limit: 30 }).seeTo(0)).toBe(false);
  });
});

describe('searching', () => {
  test('walking distances are the lengths of lattice ways', () => {
    const map = navigationMap(table, 2, { walls: [rectangle(12, 0, 4, 36)] });
    const walks = new Walks(map, point(4, 4));
    const reach = latticeReach(map, { start: point(4, 4), limit: Number.POSITIVE_INFINITY });
    for (const at of runsPoints(reach.ends)) {
      expect(walks.from(at)).toBeCloseTo(reach.length[at]!, 9);
      expect(latticeWay(reach, at).length).toBeGreaterThan(0);
    }
    expect(walks.from(point(14, 4))).toBe(Number.POSITIVE_INFINITY);
  });

  test('works on tables of any size, one after the other', () => {
    for (const side of [6, 12, 6]) {
      const other = latticeTable(inches(side), inches(side));
      const map = navigationMap(other, 2, { walls: [] });
      const ways = new Ways(map, { start: other.columns * 4 + 4, limit: inches(2) });
      expect(ways.lengthTo(other.columns * 4 + 6)).toBe(4);
    }
  });

  test('a base may end where it can stand and everybody is far enough', () => {
    const discs = [{ at: point(24, 24), pass: 0, end: 7 }];
    const flags = endFlags(open, discs);
    for (let at = 0; at < latticeSize(table); at++) expect(flags[at] === 1).toBe(isLegalEnd(open, at, discs));
  });
});
