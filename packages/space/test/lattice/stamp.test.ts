import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseOnTable,
  clipByPolygon,
  convexPolygon,
  isInside,
  isLatticePoint,
  latticePoint,
  latticeReach,
  latticeTable,
  navigationMap,
  pointKeepsOff,
  polygonGround,
  reachable,
  segmentKeepsOff,
  shiftPolygon,
  Walks,
} from '../../src/index.ts';
import { steps } from '../../src/lattice/steps.ts';
import { someIndex, somePolygon } from './arbitraries.ts';

const table = latticeTable(36, 32);
const points = Array.from({ length: table.columns * table.rows }, (_, at) => latticePoint(table, at));
const somePolygons = fc.array(somePolygon(36), { maxLength: 4 });

/** For every point the bits of the steps on the table that a rule holds for. */
function bitsWhere(holds: (a: (typeof points)[0], b: (typeof points)[0]) => boolean): number[] {
  return points.map(a =>
    steps.reduce((bits, { columns, rows }, k) => {
      const b = { x: a.x + 2 * columns, y: a.y + 2 * rows };
      return isLatticePoint(table, b) && holds(a, b) ? bits | (1 << k) : bits;
    }, 0),
  );
}

describe('what outlines do to points and steps', () => {
  test('a map is what testing every point and step against every wall would give', () => {
    fc.assert(
      fc.property(somePolygons, somePolygon(36), fc.constantFrom(0, 2, 3, 4, 6), (walls, barrier, radius) => {
        const map = navigationMap(table, radius, { walls, noStanding: [barrier] });
        const isOn = ({ x, y }: (typeof points)[0]) => baseOnTable({ x, y, radius }, table);
        const passable = points.map(a => isOn(a) && walls.every(wall => pointKeepsOff(a, wall, radius)));
        expect([...map.passable]).toEqual(passable.map(Number));
        expect([...map.standable]).toEqual(
          points.map((a, at) => Number(passable[at] && pointKeepsOff(a, barrier, radius))),
        );
        expect([...map.open]).toEqual(
          bitsWhere((a, b) => isOn(a) && isOn(b) && walls.every(wall => segmentKeepsOff(a, b, wall, radius))),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('a ground is what testing every point and step against every outline would give', () => {
    fc.assert(
      fc.property(somePolygons, outlines => {
        const ground = polygonGround(table, outlines);
        expect([...ground.inside]).toEqual(points.map(a => Number(outlines.some(each => isInside(each, a)))));
        expect([...ground.touched]).toEqual(
          bitsWhere((a, b) => outlines.some(each => clipByPolygon(a, b, each) !== undefined)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('a polygon that is moved is the one drawn there', () => {
    const someShift = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(somePolygon(), someShift, someShift, (polygon, dx, dy) => {
        const drawn = convexPolygon(polygon.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })));
        expect(shiftPolygon(polygon, dx, dy)).toEqual(drawn);
      }),
    );
  });
});

describe('ways without a limit', () => {
  test('what is reachable is what any way leads to', () => {
    fc.assert(
      fc.property(somePolygons, someIndex(table), (walls, start) => {
        const map = navigationMap(table, 3, { walls });
        const { length } = latticeReach(map, { start, limit: Number.POSITIVE_INFINITY });
        const reached = reachable(map, start);
        expect([...reached]).toEqual(Array.from(length, each => Number(each < Number.POSITIVE_INFINITY)));
        const byAxes = reachable(map, start, 'axes');
        for (const [at, is] of byAxes.entries()) expect(is).toBeLessThanOrEqual(reached[at]!);
      }),
      { numRuns: 60 },
    );
  });

  test('walks asked about with a most are exact up to it, and above it beyond', () => {
    const someMost = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(
        somePolygons,
        someIndex(table),
        fc.array(fc.tuple(someIndex(table), someMost)),
        (walls, goal, asked) => {
          const map = navigationMap(table, 3, { walls });
          const { length } = latticeReach(map, { start: goal, limit: Number.POSITIVE_INFINITY });
          const walks = new Walks(map, goal);
          for (const [from, most] of asked) {
            if (length[from]! <= most) expect(walks.from(from, most)).toBeCloseTo(length[from]!, 9);
            else expect(walks.from(from, most)).toBeGreaterThan(most);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
