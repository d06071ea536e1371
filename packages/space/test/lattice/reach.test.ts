import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groundWhere,
  inches,
  joinGrounds,
  type KeepAway,
  latticeIndex,
  latticePoint,
  latticeReach,
  latticeTable,
  latticeWay,
  navigationMap,
  nearestStandable,
  polygonGround,
  polylineLength,
  rectangle,
  runsHave,
  runsOf,
  runsOfFlags,
  runsPoints,
  Walks,
  wayTouchesGround,
} from '../../src/lattice/index.ts';
import { at, someIndex, somePolygon } from './arbitraries.ts';
import { anywhere, open, point, table } from './scene.ts';
import { slowIsEnd, slowLength, slowWay, slowWays } from './slow.ts';

describe('reach', () => {
  test('on an empty table the sixteen steps are the shortest ways, and their sum is the length', () => {
    const reach = latticeReach(open, { start: point(24, 24), limit: inches(4) });
    expect(reach.length[point(28, 24)]).toBe(4);
    expect(reach.length[point(26, 26)]).toBeCloseTo(2 * Math.SQRT2, 12);
    expect(reach.length[point(28, 26)]).toBeCloseTo(2 * Math.sqrt(5), 12);
    expect(reach.length[point(30, 26)]).toBeCloseTo(2 + 2 * Math.sqrt(5), 12);
    expect(reach.length[point(40, 24)]).toBe(16);
    expect(reach.length[point(42, 24)]).toBe(anywhere);
    expect(latticeWay(reach, point(42, 24))).toEqual([]);
    expect(latticeWay(reach, point(24, 24))).toEqual([point(24, 24)]);
  });

  test('of ways equally long the one with fewer steps is kept, then the one from lower y, then lower x', () => {
    const reach = latticeReach(open, { start: point(24, 24), limit: inches(4) });
    expect(latticeWay(reach, point(30, 26))).toEqual([point(24, 24), point(26, 24), point(30, 26)]);
    expect(latticeWay(reach, point(26, 30))).toEqual([point(24, 24), point(24, 26), point(26, 30)]);
    expect(reach.steps[point(30, 26)]).toBe(2);
  });

  test('the limit is on the length, with a millionth of an inch to spare', () => {
    const start = point(24, 24);
    const diagonal = 2 * Math.SQRT2;
    const ends = (limit: number) => latticeReach(open, { start, limit }).ends;
    expect(runsHave(ends(diagonal), point(26, 26))).toBe(true);
    expect(runsHave(ends(diagonal - 0.000003), point(26, 26))).toBe(true);
    expect(runsHave(ends(diagonal - 0.000005), point(26, 26))).toBe(false);
    expect(ends(0)).toEqual([start, 1]);
  });

  test('a base slides along the table edge and never over it', () => {
    const wide = navigationMap(table, 3, { walls: [] });
    const reach = latticeReach(wide, { start: point(4, 4), limit: inches(3) });
    expect(reach.length[point(4, 16)]).toBe(12);
    expect(reach.length[point(2, 4)]).toBe(anywhere);
  });

  test('a base may touch a wall on its way but not overlap it', () => {
    const start = point(8, 4);
    const passage = (width: number) =>
      navigationMap(table, 2, { walls: [rectangle(0, 10, 6, 8), rectangle(6 + width, 10, 42 - width, 8)] });
    expect(latticeReach(passage(4), { start, limit: anywhere }).length[point(8, 24)]).toBe(20);
    expect(latticeReach(passage(3), { start, limit: anywhere }).length[point(8, 24)]).toBe(anywhere);
  });

  test('a footprint without standing may be crossed, but is no end', () => {
    const barrier = rectangle(10, 20, 28, 2);
    const map = navigationMap(table, 2, { walls: [], noStanding: [barrier] });
    const { length, ends } = latticeReach(map, { start: point(24, 12), limit: inches(6) });
    expect(length[point(24, 20)]).toBe(8);
    expect(runsHave(ends, point(24, 20))).toBe(false);
    expect(runsHave(ends, point(24, 18))).toBe(true);
    expect(runsHave(ends, point(24, 24))).toBe(true);
  });

  test('discs are passed at their distance, and ends keep another', () => {
    const discs: KeepAway[] = [{ at: point(24, 24), pass: 4, end: 8 }];
    const { length, ends } = latticeReach(open, { start: point(24, 10), limit: inches(12), keepAway: discs });
    expect(length[point(24, 20)]).toBe(10);
    expect(length[point(24, 22)]).toBe(anywhere);
    expect(runsHave(ends, point(24, 20))).toBe(false);
    expect(runsHave(ends, point(24, 16))).toBe(true);
    expect(length[point(24, 30)]!).toBeGreaterThan(20);
  });

  test('a base that starts too near to a disc may leave it, or go round it, but comes no nearer', () => {
    const disc = { at: point(24, 24), pass: 8, end: 8 };
    const start = point(24, 18);
    const { length, ends } = latticeReach(open, { start, limit: inches(12), keepAway: [disc] });
    expect(length[point(24, 16)]).toBe(2);
    expect(length[point(22, 18)]).toBe(2);
    expect(length[point(24, 20)]).toBe(anywhere);
    expect(length[point(20, 20)]).toBe(anywhere);
    expect(length[point(18, 24)]!).toBeLessThan(anywhere);
    expect(runsHave(ends, point(22, 18))).toBe(false);
    expect(runsHave(ends, point(24, 16))).toBe(true);
    expect(runsHave(ends, start)).toBe(true);
  });

  test('from a waypoint the distance at the start of the whole move still counts', () => {
    const disc = { at: point(24, 24), pass: 8, end: 0 };
    const back = { start: point(24, 14), limit: inches(2), keepAway: [disc] };
    expect(latticeReach(open, back).length[point(24, 18)]).toBe(anywhere);
    expect(latticeReach(open, { ...back, origin: point(24, 18) }).length[point(24, 18)]).toBe(4);
  });

  test('avoided ground is gone round, slow ground only if that compares as shorter', () => {
    const ground = polygonGround(table, [rectangle(20, 4, 8, 40)]);
    const start = point(12, 24);
    const goal = point(36, 24);
    expect(latticeReach(open, { start, limit: inches(6) }).length[goal]).toBe(24);
    expect(latticeReach(open, { start, limit: inches(6), avoid: [ground] }).length[goal]).toBe(anywhere);
    const round = latticeReach(open, { start, limit: anywhere, avoid: [ground] });
    expect(wayTouchesGround(table, latticeWay(round, goal), ground)).toBe(false);
    const double = latticeReach(open, { start, limit: inches(6), slow: { ground, factor: 2 } });
    expect(double.length[goal]).toBe(24);
    const tenfold = latticeReach(open, { start, limit: anywhere, slow: { ground, factor: 10 } });
    expect(tenfold.length[goal]).toBe(round.length[goal]);
  });

  test('a point that only a detour compares as best for is out of reach if the detour is too long', () => {
    const ground = polygonGround(table, [rectangle(20, 16, 8, 16)]);
    const request = { start: point(18, 24), slow: { ground, factor: 9 } };
    const detour = latticeReach(open, { ...request, limit: anywhere }).length[point(30, 24)]!;
    expect(detour).toBeGreaterThan(12);
    expect(latticeReach(open, { ...request, limit: 12 }).length[point(30, 24)]).toBe(anywhere);
    expect(latticeReach(open, { ...request, limit: detour }).length[point(30, 24)]).toBe(detour);
  });

  test('only whole factors from 1 up are allowed', () => {
    const ground = polygonGround(table, []);
    for (const factor of [0, 1.5]) {
      expect(() => latticeReach(open, { start: 0, limit: 4, slow: { ground, factor } })).toThrow('cannot count');
    }
  });
});

const little = latticeTable(inches(6), inches(6));

const someScene = fc
  .record({
    radius: fc.constantFrom(2, 3, 4),
    walls: fc.array(somePolygon(20), { maxLength: 2 }),
    noStanding: fc.array(somePolygon(20), { maxLength: 1 }),
    pick: fc.nat({ max: 168 }),
    limit: fc.constantFrom(3, 8, 12.5, 20, anywhere),
    keepAway: fc.array(
      fc.record({ at: someIndex(little), pass: fc.constantFrom(0, 4, 7, 8, 10), end: fc.constantFrom(0, 6, 8) }),
      { maxLength: 3 },
    ),
    avoid: fc.array(somePolygon(20), { maxLength: 1 }),
    slow: fc.option(fc.record({ polygon: somePolygon(16), factor: fc.constantFrom(1, 2, 3) }), { nil: undefined }),
  })
  .map(({ radius, walls, noStanding, avoid, slow, pick, ...rest }) => {
    const map = navigationMap(little, radius, { walls, noStanding });
    const passable = runsPoints(runsOfFlags(map.passable));
    const request = {
      ...rest,
      start: passable[pick % passable.length] ?? pick,
      avoid: avoid.map(polygon => polygonGround(little, [polygon])),
      ...(slow && { slow: { ground: polygonGround(little, [slow.polygon]), factor: slow.factor } }),
    };
    return { map, noStanding, request };
  });

describe('reach on random tables', () => {
  test('lengths, ways and ends are those of a search without any shortcut', () => {
    fc.assert(
      fc.property(someScene, ({ map, noStanding, request }) => {
        const reach = latticeReach(map, request);
        const ways = slowWays(map, request);
        const ends: number[] = [];
        for (const [i, way] of ways.entries()) {
          const points = slowWay(ways, i);
          const length = way ? slowLength(map, points) : anywhere;
          if (length > request.limit + 0.000004 || !way) {
            expect(latticeWay(reach, i)).toEqual([]);
            continue;
          }
          expect(latticeWay(reach, i)).toEqual(points);
          expect(reach.length[i]).toBeCloseTo(length, 9);
          expect(reach.steps[i]).toBe(way.steps);
          if (i === request.start || slowIsEnd(map, request, noStanding, i)) ends.push(i);
        }
        expect(reach.ends).toEqual(runsOf(ends));
      }),
      { numRuns: 60 },
    );
  });

  test('a longer allowance never takes a point away', () => {
    fc.assert(
      fc.property(someScene, fc.nat({ max: 12 }), ({ map, request }, more) => {
        const near = latticeReach(map, request);
        const far = latticeReach(map, { ...request, limit: request.limit + more });
        for (const end of runsPoints(near.ends)) {
          expect(runsHave(far.ends, end)).toBe(true);
          expect(far.length[end]).toBe(near.length[end]);
        }
      }),
    );
  });

  test('the length of a way is the sum of its steps', () => {
    fc.assert(
      fc.property(someScene, ({ map, request }) => {
        const reach = latticeReach(map, request);
        for (const end of runsPoints(reach.ends)) {
          expect(polylineLength(little, latticeWay(reach, end))).toBeCloseTo(reach.length[end]!, 9);
        }
      }),
    );
  });
});

describe('walking distances', () => {
  const someWalls = fc.array(somePolygon(36), { maxLength: 4 });

  test('they are those of a reach without limit, the same in both directions, and obey the triangle', () => {
    fc.assert(
      fc.property(someWalls, someIndex(table), someIndex(table), (walls, a, b) => {
        const map = navigationMap(table, 3, { walls });
        const [fromA, fromB] = [a, b].map(goal => {
          const walks = new Walks(map, goal);
          return Array.from(map.open, (_, from) => walks.from(from));
        }) as [number[], number[]];
        const exactly = latticeReach(map, { start: a, limit: anywhere }).length;
        for (let c = 0; c < fromA.length; c++) {
          if (exactly[c] === anywhere) expect(fromA[c]).toBe(anywhere);
          else expect(fromA[c]).toBeCloseTo(exactly[c]!, 9);
        }
        if (fromA[b] === anywhere) return;
        expect(fromA[b]).toBeCloseTo(fromB[a]!, 9);
        for (let c = 0; c < fromA.length; c++) expect(fromA[c]!).toBeLessThanOrEqual(fromA[b]! + fromB[c]! + 1e-9);
      }),
      { numRuns: 30 },
    );
  });

  test('the nearest place to stand is found, ties by lower y, then lower x', () => {
    const map = navigationMap(table, 2, { walls: [rectangle(20, 20, 8, 8)] });
    expect(latticePoint(table, nearestStandable(map, latticeIndex(table, at(24, 24)))!)).toEqual(at(24, 18));
    expect(latticePoint(table, nearestStandable(map, latticeIndex(table, at(0, 0)))!)).toEqual(at(2, 2));
    expect(nearestStandable(navigationMap(table, 30, { walls: [] }), latticeIndex(table, at(0, 0)))).toBeUndefined();
  });
});

describe('grounds', () => {
  test('the outline is not touched, the interior is', () => {
    const ground = polygonGround(table, [rectangle(10, 10, 8, 8)]);
    const way = (...places: [number, number][]): number[] => places.map(([x, y]) => point(x, y));
    expect(wayTouchesGround(table, way([4, 10], [24, 10]), ground)).toBe(false);
    expect(wayTouchesGround(table, way([4, 12], [24, 12]), ground)).toBe(true);
    expect(wayTouchesGround(table, way([10, 12]), ground)).toBe(false);
    expect(wayTouchesGround(table, way([12, 12]), ground)).toBe(true);
    expect(wayTouchesGround(table, way([4, 4], [12, 12]), ground)).toBe(true);
  });

  test('polygons marked one by one are those of the plain rule, and so is their union', () => {
    fc.assert(
      fc.property(somePolygon(36), somePolygon(36), (p, q) => {
        const grounds = [polygonGround(table, [p]), polygonGround(table, [q])];
        const both = polygonGround(table, [p, q]);
        const plain = groundWhere(table, (a, b) => grounds.some(ground => ground.touches(a, b)));
        for (const { inside, touched } of [both, joinGrounds(grounds)]) {
          expect(inside).toEqual(plain.inside);
          expect(touched).toEqual(plain.touched);
        }
      }),
      { numRuns: 20 },
    );
    expect(() => joinGrounds([])).toThrow('no ground');
  });
});
