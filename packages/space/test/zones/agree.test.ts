import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allZoneDoorsOpen,
  surveyZones,
  zoneDistance,
  zoneFirstSteps,
  zoneNeighbours,
  zoneNeighboursOn,
  zoneSight,
  zoneSightLines,
  zoneSteps,
  zonesInSight,
  zonesTouching,
  zonesWithinSteps,
  zonesWithinTouch,
  zoneTouchDistance,
} from '../../src/zones/index.ts';
import { scenes, surveyOf } from './arbitrary.ts';
import { sides, slowDistances, slowSight, slowSightLines, slowStepSides, zoneList } from './slow.ts';

const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 60, seed: 20 });

describe('on random maps the compiled answers agree with the obvious ones', () => {
  it('sight is what a walk from every cell in each direction finds', () => {
    check(
      fc.property(scenes, scene => {
        const { survey, number } = surveyOf(scene);
        for (const a of zoneList(scene.spec)) {
          const seen = slowSight(scene, a);
          const zones = zoneList(scene.spec);
          const sights = zones.map(b => zoneSight(survey, number(a), number(b)));
          expect(sights).toEqual(zones.map(b => seen.get(b) ?? Infinity));
          expect(zonesInSight(survey, number(a))).toEqual([...seen.keys()].map(number).sort((x, y) => x - y));
        }
      }),
    );
  });

  it('sight lines are the sequences of zones that such walks pass', () => {
    check(
      fc.property(scenes, scene => {
        const { survey, map, number } = surveyOf(scene);
        for (const a of zoneList(scene.spec)) {
          for (const b of zoneList(scene.spec)) {
            const lines = zoneSightLines(survey, number(a), number(b));
            const named = lines.map(line => line.map(zone => map.zones[zone]!.name).join());
            expect(named.sort()).toEqual(slowSightLines(scene, a, b));
          }
        }
      }),
    );
  });

  it('steps, their sides and neighbours are those of passable cell edges', () => {
    check(
      fc.property(scenes, scene => {
        const { survey, map, number } = surveyOf(scene);
        const zones = zoneList(scene.spec);
        for (const a of zones) {
          const others = zones.filter(b => b !== a);
          const expected = others
            .map(b => ({ to: number(b), sides: slowStepSides(scene, a, b) }))
            .filter(step => step.sides.length > 0)
            .sort((x, y) => x.to - y.to);
          expect(zoneSteps(survey, number(a))).toEqual(expected);
          expect(zoneNeighbours(survey, number(a))).toEqual(expected.map(step => step.to));
          for (const side of sides) {
            const on = expected.filter(step => step.sides.includes(side)).map(step => step.to);
            expect(zoneNeighboursOn(survey, number(a), side)).toEqual(on);
          }
          const touching = others.filter(b => slowStepSides(scene, a, b, false).length > 0);
          expect(zonesTouching(map, number(a))).toEqual(touching.map(number).sort((x, y) => x - y));
        }
      }),
    );
  });

  it('distances are those found by trying every zone in between', () => {
    check(
      fc.property(scenes, fc.nat(5), (scene, radius) => {
        const { survey, map, number } = surveyOf(scene);
        const zones = zoneList(scene.spec);
        const steps = slowDistances(scene);
        const touch = slowDistances(scene, false);
        const numbers = (names: string[]) => names.map(number).sort((x, y) => x - y);
        for (const a of zones) {
          expect(zones.map(b => zoneDistance(survey, number(a), number(b)))).toEqual(zones.map(b => steps(a, b)));
          expect(zones.map(b => zoneTouchDistance(map, number(a), number(b)))).toEqual(zones.map(b => touch(a, b)));
          expect(zonesWithinSteps(survey, number(a), radius)).toEqual(
            numbers(zones.filter(b => steps(a, b) <= radius)),
          );
          expect(zonesWithinTouch(map, number(a), radius)).toEqual(numbers(zones.filter(b => touch(a, b) <= radius)));
        }
      }),
    );
  });

  it('first steps are the neighbours from which the rest of the way is shortest, barred zones avoided', () => {
    check(
      fc.property(scenes, fc.array(fc.nat(20), { maxLength: 3 }), (scene, barredNumbers) => {
        const { survey, map, number } = surveyOf(scene);
        const zones = zoneList(scene.spec);
        const barred = barredNumbers.filter(zone => zone < zones.length);
        const way = slowDistances(
          scene,
          true,
          barred.map(zone => map.zones[zone]!.name),
        );
        for (const a of zones) {
          for (const b of zones) {
            expect(zoneDistance(survey, number(a), number(b), barred)).toBe(way(a, b));
            const best = zones
              .filter(via => a !== b && way(a, via) === 1 && way(a, b) < Infinity && 1 + way(via, b) === way(a, b))
              .map(via => ({ to: number(via), sides: slowStepSides(scene, a, via) }))
              .sort((x, y) => x.to - y.to);
            expect(zoneFirstSteps(survey, number(a), number(b), barred)).toEqual(best);
          }
        }
      }),
    );
  });
});

describe('what holds on every map', () => {
  it('distances and sight are symmetric, and ways obey the triangle inequality', () => {
    check(
      fc.property(scenes, scene => {
        const { survey, map } = surveyOf(scene);
        const all = map.zones.map((_, zone) => zone);
        const pairs = all.flatMap(a => all.map(b => [a, b] as const));
        const way = (a: number, b: number) => zoneDistance(survey, a, b);
        expect(all.map(a => zoneSight(survey, a, a))).toEqual(all.map(() => 0));
        expect(pairs.filter(([a, b]) => zoneSight(survey, a, b) !== zoneSight(survey, b, a))).toEqual([]);
        expect(pairs.filter(([a, b]) => way(a, b) !== way(b, a))).toEqual([]);
        expect(pairs.filter(([a, b]) => way(a, b) < zoneTouchDistance(map, a, b))).toEqual([]);
        expect(pairs.filter(([a, b]) => zoneSight(survey, a, b) < way(a, b))).toEqual([]);
        expect(pairs.filter(([a, c]) => all.some(b => way(a, c) > way(a, b) + way(b, c)))).toEqual([]);
      }),
    );
  });

  it('opening doors never lengthens a way and never hides a zone', () => {
    check(
      fc.property(scenes, scene => {
        const { survey, map } = surveyOf({ ...scene, breaches: [] });
        const wide = surveyZones(map, allZoneDoorsOpen(map));
        expect([...wide.distances].filter((distance, at) => distance > survey.distances[at]!)).toEqual([]);
        expect([...wide.sights].filter((sight, at) => sight > survey.sights[at]!)).toEqual([]);
      }),
    );
  });

  it('the shortest clear line crosses as many borders as the sight distance', () => {
    check(
      fc.property(scenes, scene => {
        const { survey, map } = surveyOf(scene);
        map.zones.forEach((_, a) => {
          map.zones.forEach((_, b) => {
            const lines = zoneSightLines(survey, a, b).map(line => line.length - 1);
            expect(lines[0] ?? Infinity).toBe(zoneSight(survey, a, b));
            expect(lines).toEqual([...lines].sort((x, y) => x - y));
          });
        });
      }),
    );
  });
});
