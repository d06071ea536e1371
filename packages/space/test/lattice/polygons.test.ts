import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundingBox,
  boxesNear,
  clipByDisc,
  clipByPolygon,
  convexPolygon,
  isInside,
  isOnOutline,
  outlinesBox,
  placeOutlines,
  pointKeepsOff,
  pointToPolygonSquared,
  polygonProblems,
  polygonToPolygonSquared,
  rectangle,
  segmentCutsDisc,
  segmentKeepsOff,
  segmentToPolygonSquared,
  shiftOutlines,
  turnOutlines,
} from '../../src/lattice/index.ts';
import { at, someBase, somePlace, somePolygon } from './arbitraries.ts';
import { sample, slowPointToPolygon } from './slow.ts';

const box = rectangle(4, 4, 8, 4);

describe('outlines', () => {
  test('what is wrong with an outline is said in words, all of it', () => {
    expect(polygonProblems([at(0, 0), at(4, 0)])).toEqual(['An outline needs three corners, not 2.']);
    expect(polygonProblems([at(0, 0), at(4, 0), at(8, 0)])).toEqual(['The outline encloses nothing.']);
    expect(polygonProblems([at(0.5, 0), at(4, 0), at(4, 4)])).toHaveLength(1);
    expect(polygonProblems([at(0, 0), at(8, 0), at(2, 2), at(0, 8)]).join(' ')).toContain('not convex');
    expect(polygonProblems([at(0, 0), at(0, 0), at(8, 0), at(0, 8)]).join(' ')).toContain('twice in a row');
    expect(() => convexPolygon([at(0, 0)])).toThrow('three corners');
  });

  test('a five-pointed star turns the same way at every corner and is still not convex', () => {
    const star = [at(0, 6), at(20, 6), at(4, 18), at(10, 0), at(16, 18)];
    expect(polygonProblems(star)).not.toEqual([]);
  });

  test('corners may be listed in either order', () => {
    const corners = [at(0, 0), at(8, 0), at(8, 6), at(0, 6)];
    for (const polygon of [convexPolygon(corners), convexPolygon([...corners].reverse())]) {
      expect(isInside(polygon, at(1, 1))).toBe(true);
      expect(isInside(polygon, at(9, 1))).toBe(false);
    }
  });

  test('a quarter turn maps (x, y) of height h to (h - y, x), for all outlines of a piece together', () => {
    const ruin = [
      [at(0, 0), at(20, 0), at(20, 16), at(0, 16)],
      [at(0, 0), at(2, 0), at(2, 16), at(0, 16)],
    ];
    const [area, wall] = turnOutlines(ruin, 1);
    expect(area).toEqual([at(16, 0), at(16, 20), at(0, 20), at(0, 0)]);
    expect(wall).toEqual([at(16, 0), at(16, 2), at(0, 2), at(0, 0)]);
    expect(outlinesBox(placeOutlines(ruin, 3, at(10, 12)))).toEqual({ west: 10, north: 12, east: 26, south: 32 });
  });

  test('four quarter turns, or none, change nothing but the place', () => {
    fc.assert(
      fc.property(somePolygon(), fc.integer({ min: -4, max: 4 }), ({ points }, turns) => {
        const { west, north } = boundingBox(points);
        const home = shiftOutlines([points], at(-west, -north));
        expect(turnOutlines(turnOutlines([points], turns), 4 - turns)).toEqual(home);
      }),
    );
  });
});

describe('inside and outline', () => {
  test('a point on the outline is not inside', () => {
    expect(isInside(box, at(5, 5))).toBe(true);
    for (const point of [at(4, 4), at(8, 4), at(12, 6)]) {
      expect(isInside(box, point)).toBe(false);
      expect(isOnOutline(box, point)).toBe(true);
    }
    for (const point of [at(13, 4), at(3, 3), at(13, 6)]) {
      expect(isInside(box, point)).toBe(false);
      expect(isOnOutline(box, point)).toBe(false);
    }
  });

  test('a point is inside, on the outline or at some distance, and just one of these', () => {
    fc.assert(
      fc.property(somePolygon(), somePlace(), (polygon, point) => {
        const apart = pointToPolygonSquared(point, polygon) > 0;
        expect([isInside(polygon, point), isOnOutline(polygon, point), apart].filter(Boolean)).toHaveLength(1);
      }),
    );
  });
});

describe('clipping a segment', () => {
  test('through the middle', () => {
    expect(clipByPolygon(at(0, 6), at(16, 6), box)).toEqual({ from: 0.25, to: 0.75 });
    expect(clipByPolygon(at(8, 6), at(16, 6), box)).toEqual({ from: 0, to: 0.5 });
    expect(clipByPolygon(at(6, 5), at(7, 6), box)).toEqual({ from: 0, to: 1 });
  });

  test('along an edge or through a corner nothing is inside', () => {
    expect(clipByPolygon(at(0, 4), at(16, 4), box)).toBeUndefined();
    expect(clipByPolygon(at(0, 8), at(8, 0), box)).toBeUndefined();
    expect(clipByPolygon(at(0, 6), at(4, 6), box)).toBeUndefined();
  });

  test('a segment of no length is inside as a whole or not at all', () => {
    expect(clipByPolygon(at(5, 5), at(5, 5), box)).toEqual({ from: 0, to: 1 });
    expect(clipByPolygon(at(4, 5), at(4, 5), box)).toBeUndefined();
  });

  test('a point of the segment is inside the polygon exactly if it is in the clipped part', () => {
    const parts = 24;
    fc.assert(
      fc.property(somePolygon(), somePlace(), somePlace(), (polygon, a, b) => {
        const part = clipByPolygon(a, b, polygon);
        const scaled = convexPolygon(polygon.points.map(({ x, y }) => at(x * parts, y * parts)));
        for (let i = 1; i < parts; i++) {
          const point = at(a.x * (parts - i) + b.x * i, a.y * (parts - i) + b.y * i);
          const inPart = part !== undefined && part.from < i / parts && i / parts < part.to;
          expect(isInside(scaled, point)).toBe(inPart);
        }
      }),
    );
  });

  test('a disc is cut by a segment that comes nearer than its radius, not by one that touches it', () => {
    const disc = { x: 10, y: 10, radius: 4 };
    expect(clipByDisc(at(0, 6), at(20, 6), disc)).toBeUndefined();
    expect(clipByDisc(at(0, 10), at(6, 10), disc)).toBeUndefined();
    expect(clipByDisc(at(0, 10), at(20, 10), disc)).toEqual({ from: 0.3, to: 0.7 });
    expect(clipByDisc(at(10, 10), at(20, 10), disc)).toEqual({ from: 0, to: 0.4 });
    expect(clipByDisc(at(10, 11), at(10, 11), disc)).toEqual({ from: 0, to: 1 });
  });

  test('a point of the segment is inside the disc exactly if it is in the clipped part', () => {
    fc.assert(
      fc.property(someBase, somePlace(60), somePlace(60), (disc, a, b) => {
        const part = clipByDisc(a, b, disc);
        expect(segmentCutsDisc(a, b, disc, disc.radius ** 2)).toBe(part !== undefined);
        if (part) expect(part.from).toBeLessThan(part.to);
        for (const { t, point } of sample(a, b, 23)) {
          const room = Math.sqrt((point.x - disc.x) ** 2 + (point.y - disc.y) ** 2) - disc.radius;
          if (Math.abs(room) < 1e-9) continue;
          expect(part !== undefined && part.from <= t && t <= part.to).toBe(room < 0);
        }
      }),
    );
  });
});

describe('distances', () => {
  test('a disc may touch a footprint but not overlap it', () => {
    expect(pointKeepsOff(at(0, 6), box, 4)).toBe(true);
    expect(pointKeepsOff(at(1, 6), box, 4)).toBe(false);
    expect(segmentKeepsOff(at(0, 0), at(0, 20), box, 4)).toBe(true);
    expect(segmentKeepsOff(at(0, 0), at(2, 20), box, 4)).toBe(false);
  });

  test('the tolerance is in favour of the mover and no larger than a millionth of an inch', () => {
    expect(pointKeepsOff(at(0, 6), box, 4 + 0.000003)).toBe(true);
    expect(pointKeepsOff(at(0, 6), box, 4 + 0.000005)).toBe(false);
  });

  test('a point without extent may run along an outline but not through it', () => {
    expect(segmentKeepsOff(at(0, 4), at(20, 4), box, 0)).toBe(true);
    expect(segmentKeepsOff(at(0, 5), at(20, 5), box, 0)).toBe(false);
  });

  test('polygons that overlap, contain one another or touch are at distance 0', () => {
    expect(polygonToPolygonSquared(box, rectangle(0, 0, 30, 30))).toBe(0);
    expect(polygonToPolygonSquared(rectangle(0, 0, 30, 30), box)).toBe(0);
    expect(polygonToPolygonSquared(box, rectangle(12, 8, 4, 4))).toBe(0);
    expect(polygonToPolygonSquared(box, box)).toBe(0);
    expect(polygonToPolygonSquared(box, rectangle(15, 12, 4, 4))).toBe(25);
  });

  test('from a point: as a search over the outline finds it', () => {
    fc.assert(
      fc.property(somePolygon(), somePlace(), (polygon, point) => {
        const slow = slowPointToPolygon(point, polygon);
        expect(Math.sqrt(pointToPolygonSquared(point, polygon))).toBeCloseTo(slow, 9);
      }),
    );
  });

  test('from a segment: the least over its points', () => {
    fc.assert(
      fc.property(somePolygon(), somePlace(), somePlace(), (polygon, a, b) => {
        const fast = Math.sqrt(segmentToPolygonSquared(a, b, polygon));
        const points = sample(a, b, 400);
        const slow = Math.min(...points.map(({ point }) => slowPointToPolygon(point, polygon)));
        expect(fast).toBeLessThanOrEqual(slow + 1e-9);
        expect(slow - fast).toBeLessThanOrEqual(60 / 400);
      }),
      { numRuns: 60 },
    );
  });

  test('between polygons: the same from both sides, and the least over the points of one outline', () => {
    fc.assert(
      fc.property(somePolygon(60), somePolygon(60), (p, q) => {
        const fast = Math.sqrt(polygonToPolygonSquared(p, q));
        expect(Math.sqrt(polygonToPolygonSquared(q, p))).toBeCloseTo(fast, 9);
        if (fast === 0) return;
        const slow = p.points.map((a, i) => {
          const points = sample(a, p.points[(i + 1) % p.points.length]!, 60);
          return Math.min(...points.map(({ point }) => slowPointToPolygon(point, q)));
        });
        expect(fast).toBeLessThanOrEqual(Math.min(...slow) + 1e-9);
        expect(Math.min(...slow) - fast).toBeLessThanOrEqual(24 / 60);
      }),
      { numRuns: 60 },
    );
  });

  test('boxes further apart than a distance belong to polygons further apart', () => {
    fc.assert(
      fc.property(somePolygon(60), somePolygon(60), fc.nat({ max: 40 }), (p, q, distance) => {
        if (!boxesNear(p.box, q.box, distance)) {
          expect(polygonToPolygonSquared(p, q)).toBeGreaterThanOrEqual(distance * distance);
        }
      }),
    );
  });

  test('a segment keeps off exactly the polygons it is at least that far from', () => {
    fc.assert(
      fc.property(somePolygon(), somePlace(), somePlace(), fc.constantFrom(2, 3, 4, 6), (polygon, a, b, radius) => {
        const squared = segmentToPolygonSquared(a, b, polygon);
        expect(segmentKeepsOff(a, b, polygon, radius)).toBe(Math.sqrt(squared) >= radius - 0.000004);
        expect(segmentKeepsOff(a, b, polygon, radius)).toBe(segmentKeepsOff(b, a, polygon, radius));
      }),
    );
  });
});
