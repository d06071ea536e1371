import fc from 'fast-check';
import {
  type ConvexPolygon,
  convexPolygon,
  type LatticePoint,
  type LatticeTable,
  placeOutlines,
  type RoundBase,
} from '../../src/lattice/index.ts';

export const at = (x: number, y: number): LatticePoint => ({ x, y });

/** Any place on the quarter-inch grid of a small area. */
export const somePlace = (most = 40): fc.Arbitrary<LatticePoint> =>
  fc.record({ x: fc.integer({ min: 0, max: most }), y: fc.integer({ min: 0, max: most }) });

export const someBase: fc.Arbitrary<RoundBase> = fc.record({
  x: fc.integer({ min: 0, max: 30 }).map(n => n * 2),
  y: fc.integer({ min: 0, max: 30 }).map(n => n * 2),
  radius: fc.constantFrom(0, 2, 3, 4, 6),
});

const outlines: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [12, 0],
    [12, 8],
    [0, 8],
  ],
  [
    [0, 0],
    [9, 0],
    [9, 2],
    [0, 2],
  ],
  [
    [4, 0],
    [16, 0],
    [20, 8],
    [16, 16],
    [4, 16],
    [0, 8],
  ],
  [
    [4, 0],
    [12, 0],
    [16, 6],
    [12, 12],
    [4, 12],
    [0, 6],
  ],
  [
    [4, 0],
    [12, 0],
    [16, 4],
    [16, 12],
    [12, 16],
    [4, 16],
    [0, 12],
    [0, 4],
  ],
  [
    [0, 0],
    [7, 3],
    [2, 9],
  ],
  [
    [0, 5],
    [3, 0],
    [11, 1],
    [13, 6],
    [5, 10],
  ],
];

/** A convex outline turned and placed somewhere. */
export const somePolygon = (most = 24): fc.Arbitrary<ConvexPolygon> =>
  fc
    .record({ outline: fc.constantFrom(...outlines), turns: fc.nat({ max: 3 }), place: somePlace(most) })
    .map(({ outline, turns, place }) =>
      convexPolygon(placeOutlines([outline.map(([x, y]) => at(x, y))], turns, place)[0]!),
    );

export const someIndex = (table: LatticeTable): fc.Arbitrary<number> => fc.nat({ max: table.columns * table.rows - 1 });
