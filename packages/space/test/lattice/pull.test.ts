import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLegalEnd,
  isLegalLeg,
  type LatticeReach,
  latticePoint,
  latticeReach,
  latticeWay,
  navigationMap,
  polygonGround,
  pulledLength,
  pulledReach,
  pulledWay,
  type ReachRequest,
  rectangle,
  runsHave,
  runsPoints,
} from '../../src/lattice/index.ts';
import { someIndex, somePolygon } from './arbitraries.ts';
import { anywhere, open, point, table } from './scene.ts';
import { slowLegIsLegal, slowLength } from './slow.ts';

describe('pulling a way straight', () => {
  test('on an empty table every way becomes one leg', () => {
    const reach = latticeReach(open, { start: point(4, 4), limit: anywhere });
    expect(pulledWay(reach, point(30, 10))).toEqual([point(4, 4), point(30, 10)]);
    expect(pulledLength(reach, point(28, 36))).toBe(40);
    expect(pulledWay(reach, point(4, 4))).toEqual([point(4, 4)]);
  });

  test('a leg may touch a wall but not cut its corner', () => {
    const map = navigationMap(table, 2, { walls: [rectangle(12, 12, 12, 12)] });
    const reach = latticeReach(map, { start: point(10, 30), limit: anywhere });
    expect(pulledWay(reach, point(10, 6))).toEqual([point(10, 30), point(10, 6)]);
    expect(pulledWay(reach, point(30, 10)).length).toBeGreaterThan(2);
  });

  test('a leg keeps off ground that the steps it replaces keep off, and may touch what they touch', () => {
    const swamp = polygonGround(table, [rectangle(10, 11, 10, 6)]);
    const start = point(4, 10);
    const goal = point(26, 12);
    const free = latticeReach(open, { start, limit: anywhere, avoid: [] });
    expect(pulledWay(free, goal)).toEqual([start, goal]);
    const dry = latticeReach(open, { start, limit: anywhere, avoid: [swamp] });
    expect(pulledWay(dry, goal).length).toBeGreaterThan(2);
    const wet = latticeReach(open, { start: point(12, 12), limit: anywhere, grounds: [swamp] });
    expect(pulledWay(wet, goal)).toEqual([point(12, 12), goal]);
  });

  test('out of reach there is no way', () => {
    const reach = latticeReach(open, { start: point(4, 4), limit: 4 });
    expect(pulledWay(reach, point(30, 30))).toEqual([]);
    expect(pulledLength(reach, point(30, 30))).toBe(anywhere);
  });

  test('a point whose lattice way is just too long is an end if its straight way is not', () => {
    const start = point(4, 4);
    const goal = point(28, 10);
    const straight = Math.sqrt(24 * 24 + 6 * 6);
    expect(runsHave(latticeReach(open, { start, limit: straight }).ends, goal)).toBe(false);
    expect(runsHave(pulledReach(open, { start, limit: straight }).ends, goal)).toBe(true);
    expect(runsHave(pulledReach(open, { start, limit: straight - 0.001 }).ends, goal)).toBe(false);
  });
});

describe('one straight leg, one end', () => {
  test('legs stop at walls, table edge and discs', () => {
    const map = navigationMap(table, 2, { walls: [rectangle(20, 0, 4, 20)] });
    expect(isLegalLeg(map, point(10, 10), point(16, 20))).toBe(true);
    expect(isLegalLeg(map, point(10, 10), point(30, 10))).toBe(false);
    expect(isLegalLeg(map, point(10, 10), point(10, 0))).toBe(false);
    const disc = { at: point(12, 14), pass: 4, end: 8 };
    expect(isLegalLeg(map, point(8, 10), point(8, 20), [disc])).toBe(true);
    expect(isLegalLeg(map, point(8, 10), point(10, 20), [disc])).toBe(false);
    expect(isLegalEnd(map, point(8, 20), [disc])).toBe(false);
    expect(isLegalEnd(map, point(4, 14), [disc])).toBe(true);
    expect(isLegalEnd(map, point(22, 10))).toBe(false);
  });

  test('a leg may leave a disc it starts too close to', () => {
    const disc = { at: point(24, 24), pass: 8, end: 8 };
    expect(isLegalLeg(open, point(24, 18), point(24, 8), [disc])).toBe(true);
    expect(isLegalLeg(open, point(24, 18), point(30, 18), [disc])).toBe(true);
    expect(isLegalLeg(open, point(24, 18), point(24, 20), [disc])).toBe(false);
  });
});

const someScene = fc
  .record({
    walls: fc.array(somePolygon(36), { maxLength: 4 }),
    start: someIndex(table),
    limit: fc.constantFrom(12, 20, 24),
    keepAway: fc.array(fc.record({ at: someIndex(table), pass: fc.constantFrom(4, 8), end: fc.constant(8) }), {
      maxLength: 4,
    }),
    avoid: fc.array(somePolygon(36), { maxLength: 1 }),
    grounds: fc.array(somePolygon(36), { maxLength: 2 }),
  })
  .map(({ walls, avoid, grounds, ...rest }) => ({
    map: navigationMap(table, 2, { walls }),
    request: {
      ...rest,
      avoid: avoid.map(polygon => polygonGround(table, [polygon])),
      grounds: grounds.map(polygon => polygonGround(table, [polygon])),
    },
  }));

describe('pulled ways on random tables', () => {
  test('they are legal, never longer than the lattice way, and those of the plain rule', () => {
    fc.assert(
      fc.property(someScene, ({ map, request }) => {
        const reach = latticeReach(map, request);
        for (const end of runsPoints(reach.ends).filter((_, i) => i % 7 === 0)) {
          const way = pulledWay(reach, end);
          expect(way).toEqual(slowPulledWay(reach, request, end));
          expect(slowLength(map, way)).toBeLessThanOrEqual(reach.length[end]! + 1e-9);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the pulled reach holds the lattice reach, and beyond it just the ends whose straightened way is short enough', () => {
    fc.assert(
      fc.property(someScene, ({ map, request }) => {
        const narrow = latticeReach(map, request);
        const pulled = pulledReach(map, request, 1.1);
        const wide = latticeReach(map, { ...request, limit: request.limit * 1.1 });
        for (const end of runsPoints(wide.ends)) {
          const isShort = slowLength(map, slowPulledWay(wide, request, end)) <= request.limit + 0.000004;
          expect(runsHave(pulled.ends, end)).toBe(isShort);
          if (runsHave(narrow.ends, end)) expect(isShort).toBe(true);
        }
        expect(runsPoints(pulled.ends).every(end => runsHave(wide.ends, end))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

function slowPulledWay(reach: LatticeReach, request: ReachRequest, end: number): number[] {
  const way = latticeWay(reach, end);
  const places = way.map(index => latticePoint(table, index));
  const grounds = [...(request.avoid ?? []), ...(request.grounds ?? [])];
  const isLegal = (from: number, to: number): boolean =>
    slowLegIsLegal(reach.map, request, places[from]!, places[to]!) &&
    grounds.every(ground => {
      const replaced = places.slice(from, to + 1);
      const wasTouched = replaced.some((place, i) => i > 0 && ground.touches(replaced[i - 1]!, place));
      return wasTouched || !ground.touches(places[from]!, places[to]!);
    });
  const pulled = [0];
  while (pulled.at(-1)! < way.length - 1) {
    const from = pulled.at(-1)!;
    const reached = way.map((_, to) => to).filter(to => to > from && (to === from + 1 || isLegal(from, to)));
    pulled.push(Math.max(...reached));
  }
  return pulled.map(i => way[i]!);
}
