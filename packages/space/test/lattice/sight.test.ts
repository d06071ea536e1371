import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearRays,
  countRays,
  fiveRayEnds,
  inches,
  isRayClear,
  outlineStopsRay,
  piecesCrossed,
  rayCrosses,
  rectangle,
  type SightPiece,
  type SightPoint,
  type SightTarget,
  seesBase,
  stopsRay,
} from '../../src/lattice/index.ts';
import { someBase, somePlace, somePolygon } from './arbitraries.ts';

const eye = (x: number, y: number, z: number): SightPoint => ({ x, y, z });
const wall = (x: number, y: number, width: number, height: number, top: number): SightPiece => ({
  shape: 'prism',
  outlines: [rectangle(x, y, width, height)],
  top,
});

describe('a ray and a piece', () => {
  const block = wall(10, 10, 8, 8, inches(3));

  test('a ray through a piece that is higher than the ray is stopped, a ray over it is not', () => {
    expect(stopsRay(block, eye(0, 14, 8), eye(30, 14, 8))).toBe(true);
    expect(stopsRay(block, eye(0, 14, 12), eye(30, 14, 12))).toBe(false);
    expect(stopsRay(block, eye(0, 14, 16), eye(30, 14, 16))).toBe(false);
  });

  test('a ray that runs along an edge or grazes a corner is never stopped', () => {
    expect(stopsRay(block, eye(0, 10, 4), eye(30, 10, 4))).toBe(false);
    expect(stopsRay(block, eye(0, 20, 4), eye(20, 0, 4))).toBe(false);
    expect(stopsRay(block, eye(0, 21, 4), eye(21, 0, 4))).toBe(true);
    expect(stopsRay(block, eye(0, 14, 4), eye(10, 14, 4))).toBe(false);
  });

  test('what counts is the lower of the heights where the ray enters and leaves', () => {
    expect(stopsRay(block, eye(0, 14, 6), eye(36, 14, 18))).toBe(true);
    expect(stopsRay(block, eye(0, 14, 24), eye(36, 14, 0))).toBe(false);
    expect(stopsRay(block, eye(0, 14, 24), eye(36, 14, -1))).toBe(true);
    expect(stopsRay(block, eye(36, 14, 0), eye(0, 14, 24))).toBe(false);
  });

  test('a cylinder stops what comes nearer than its radius, and touching is not nearer', () => {
    const brute: SightPiece = { shape: 'cylinder', x: 20, y: 20, radius: 4, top: 12 };
    expect(stopsRay(brute, eye(0, 20, 8), eye(40, 20, 8))).toBe(true);
    expect(stopsRay(brute, eye(0, 16, 8), eye(40, 16, 8))).toBe(false);
    expect(stopsRay(brute, eye(0, 17, 8), eye(40, 17, 8))).toBe(true);
    expect(stopsRay(brute, eye(0, 20, 12), eye(40, 20, 12))).toBe(false);
    expect(stopsRay(brute, eye(0, 20, 8), eye(16, 20, 8))).toBe(false);
  });

  test('each outline of a piece stops by itself, but the piece is crossed once', () => {
    const corner: SightPiece = { shape: 'prism', outlines: [rectangle(0, 0, 20, 2), rectangle(0, 0, 2, 20)], top: 12 };
    expect(stopsRay(corner, eye(10, -4, 8), eye(10, 10, 8))).toBe(true);
    expect(stopsRay(corner, eye(-4, 10, 8), eye(10, 10, 8))).toBe(true);
    expect(stopsRay(corner, eye(4, 18, 8), eye(18, 4, 8))).toBe(false);
    expect(piecesCrossed(eye(-4, 12, 8), eye(12, -4, 8), [block, corner])).toEqual([corner]);
  });

  test('crossing has nothing to do with height', () => {
    expect(rayCrosses(block, eye(0, 14, 40), eye(30, 14, 40))).toBe(true);
    expect(rayCrosses(block, eye(0, 10, 0), eye(30, 10, 0))).toBe(false);
  });
});

describe('five rays', () => {
  const target: SightTarget = { x: 40, y: 20, z: 6, radius: 4 };

  test('they end at the centre and at four points of the rim', () => {
    expect(fiveRayEnds(target).map(({ x, y }) => [x, y])).toEqual([
      [40, 20],
      [44, 20],
      [36, 20],
      [40, 24],
      [40, 16],
    ]);
    expect(countRays(target, to => to.x > 38)).toBe(4);
  });

  test('a wall that hides the middle leaves the rim in sight', () => {
    const post = wall(30, 19, 2, 2, 12);
    expect(clearRays(eye(0, 20, 6), target, [post])).toBe(2);
    expect(seesBase(eye(0, 20, 6), target, [post])).toBe(true);
    expect(clearRays(eye(0, 20, 6), target, [wall(30, 10, 2, 20, 12)])).toBe(0);
    expect(seesBase(eye(0, 20, 6), target, [wall(30, 10, 2, 20, 12)])).toBe(false);
  });

  test('pieces the caller leaves out are not in the way', () => {
    const dense = { ...wall(30, 10, 2, 20, 12), name: 'thicket' };
    expect(clearRays(eye(0, 20, 6), target, [dense], piece => piece.name !== 'thicket')).toBe(5);
    expect(seesBase(eye(0, 20, 6), target, [dense], piece => piece.name !== 'thicket')).toBe(true);
  });
});

const somePiece: fc.Arbitrary<SightPiece> = fc.oneof(
  fc.record({
    shape: fc.constant('prism' as const),
    outlines: fc.array(somePolygon(40), { minLength: 1, maxLength: 2 }),
    top: fc.nat({ max: 16 }),
  }),
  fc
    .record({ base: someBase, top: fc.nat({ max: 16 }) })
    .map(({ base, top }) => ({ shape: 'cylinder' as const, ...base, top })),
);
const someEye = fc
  .record({ place: somePlace(60), z: fc.nat({ max: 16 }) })
  .map(({ place, z }): SightPoint => ({ ...place, z }));

describe('sight on random tables', () => {
  test('a ray is stopped from one end exactly if it is from the other', () => {
    fc.assert(
      fc.property(somePiece, someEye, someEye, (piece, a, b) => {
        expect(stopsRay(piece, a, b)).toBe(stopsRay(piece, b, a));
      }),
      { numRuns: 500 },
    );
  });

  test('a piece stops a ray exactly if some part of it, between two crossings, is inside and low', () => {
    fc.assert(
      fc.property(somePiece, someEye, someEye, (piece, a, b) => {
        expect(stopsRay(piece, a, b)).toBe(slowStops(piece, a, b));
      }),
      { numRuns: 1000 },
    );
  });

  test('the five rays are counted one by one, and a taller or further piece never opens one', () => {
    const someTarget = fc
      .record({ eye: someEye, radius: fc.constantFrom(0, 2, 3, 4, 6) })
      .map(({ eye: point, radius }): SightTarget => ({ ...point, radius }));
    fc.assert(
      fc.property(fc.array(somePiece, { maxLength: 5 }), someEye, someTarget, (pieces, from, target) => {
        const clear = fiveRayEnds(target).filter(to => isRayClear(from, to, pieces)).length;
        expect(clearRays(from, target, pieces)).toBe(clear);
        expect(seesBase(from, target, pieces)).toBe(clear > 0);
        const taller = pieces.map(piece => ({ ...piece, top: piece.top + 4 }));
        expect(clearRays(from, target, taller)).toBeLessThanOrEqual(clear);
      }),
      { numRuns: 300 },
    );
  });
});

/** Cuts the ray at every crossing with a line of the outline, or the circle, and looks at each part by its middle. */
function slowStops(piece: SightPiece, a: SightPoint, b: SightPoint): boolean {
  const shapes = piece.shape === 'prism' ? piece.outlines.map(({ points }) => points) : [undefined];
  return shapes.some(points => {
    const cuts = [0, 1, ...(points ? lineCuts(points, a, b) : circleCuts(piece, a, b))];
    const sorted = cuts.filter(t => t >= 0 && t <= 1).sort((s, t) => s - t);
    return sorted.some((t, i) => {
      const next = sorted[i + 1] ?? t;
      if (next - t < 1e-9) return false;
      const middle = pointOn(a, b, (t + next) / 2);
      const isIn = points ? surrounds(points, middle) : isInDisc(piece, middle);
      return isIn && Math.min(pointOn(a, b, t).z, pointOn(a, b, next).z) < piece.top - 1e-9;
    });
  });
}

function pointOn(a: SightPoint, b: SightPoint, t: number): SightPoint {
  return eye(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t);
}

function lineCuts(points: readonly { x: number; y: number }[], a: SightPoint, b: SightPoint): number[] {
  return points.map((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const across = (b.x - a.x) * (q.y - p.y) - (b.y - a.y) * (q.x - p.x);
    return ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / across;
  });
}

function circleCuts(piece: SightPiece, a: SightPoint, b: SightPoint): number[] {
  if (piece.shape !== 'cylinder') return [];
  const [dx, dy, ox, oy] = [b.x - a.x, b.y - a.y, a.x - piece.x, a.y - piece.y];
  const [p, q, r] = [dx * dx + dy * dy, 2 * (ox * dx + oy * dy), ox * ox + oy * oy - piece.radius ** 2];
  const root = Math.sqrt(q * q - 4 * p * r);
  return [(-q - root) / (2 * p), (-q + root) / (2 * p)];
}

function surrounds(points: readonly { x: number; y: number }[], { x, y }: SightPoint): boolean {
  const turns = points.map((p, i) => {
    const q = points[(i + 1) % points.length]!;
    return (p.x - x) * (q.y - y) - (p.y - y) * (q.x - x);
  });
  return turns.every(turn => turn > 1e-9) || turns.every(turn => turn < -1e-9);
}

function isInDisc(piece: SightPiece, { x, y }: SightPoint): boolean {
  return piece.shape === 'cylinder' && (piece.x - x) ** 2 + (piece.y - y) ** 2 < piece.radius ** 2 - 1e-9;
}

test('an outline stops a ray in plain numbers just as it does among pieces', () => {
  const someRay = fc.record({ a: somePlace(), b: somePlace(), az: fc.nat({ max: 16 }), bz: fc.nat({ max: 16 }) });
  fc.assert(
    fc.property(somePolygon(), someRay, fc.nat({ max: 16 }), (outline, { a, b, az, bz }, top) => {
      const piece = { shape: 'prism' as const, outlines: [outline], top };
      const [from, to] = [
        { ...a, z: az },
        { ...b, z: bz },
      ];
      expect(outlineStopsRay(outline, top, a.x, a.y, az, b.x, b.y, bz)).toBe(stopsRay(piece, from, to));
      expect(outlineStopsRay(outline, Infinity, a.x, a.y, az, b.x, b.y, bz)).toBe(rayCrosses(piece, a, b));
    }),
  );
});
