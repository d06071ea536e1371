import { describe, expect, it } from 'vitest';
import {
  allZoneDoorsOpen,
  surveyZones,
  type ZoneMap,
  type ZoneSurvey,
  zoneBeams,
  zoneDistance,
  zoneDoorNumber,
  zoneFirstSteps,
  zoneNeighbours,
  zoneNeighboursOn,
  zoneNumber,
  zoneSides,
  zoneSidesFrom,
  zoneSight,
  zoneSightLines,
  zoneSteps,
  zonesInSight,
  zonesTouching,
  zonesWithinSteps,
  zonesWithinTouch,
  zoneTouchDistance,
} from '../../src/zones/index.ts';
import { drawn } from './arbitrary.ts';

const names = (map: ZoneMap, zones: readonly number[]) => zones.map(zone => map.zones[zone]!.name).join(' ');

function look(survey: ZoneSurvey, from: string): string {
  return names(survey.map, zonesInSight(survey, zoneNumber(survey.map, from)));
}

function sightBetween(survey: ZoneSurvey, from: string, to: string): number {
  return zoneSight(survey, zoneNumber(survey.map, from), zoneNumber(survey.map, to));
}

describe('sight', () => {
  it('runs along rows and columns through open borders, never diagonally', () => {
    const map = drawn(
      `a b c
       d e f`,
      { halls: [['a', 'b', 'c', 'd', 'e', 'f']] },
    );
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(look(survey, 'a')).toBe('a b c d');
    expect(look(survey, 'e')).toBe('b d e f');
    expect(sightBetween(survey, 'a', 'c')).toBe(2);
    expect(sightBetween(survey, 'a', 'e')).toBe(Infinity);
    expect(sightBetween(survey, 'a', 'a')).toBe(0);
  });

  it('ends at a wall and at an empty cell', () => {
    const map = drawn(
      `a b .
       c . d
       e f g`,
      {
        open: [
          ['e', 'f'],
          ['f', 'g'],
          ['a', 'c'],
        ],
      },
    );
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(look(survey, 'a')).toBe('a c');
    expect(look(survey, 'b')).toBe('b');
    expect(look(survey, 'e')).toBe('e f g');
  });

  it('ends at a shut door and passes it when it is open', () => {
    const map = drawn('a b c', { open: [['b', 'c']], doorways: [{ door: 'hatch', from: 'a', side: 'E', to: 'b' }] });
    expect(zoneDoorNumber(map, 'hatch')).toBe(0);
    const shut = surveyZones(map, { doors: [false] });
    const open = surveyZones(map, { doors: [true] });
    expect(look(shut, 'a')).toBe('a');
    expect(look(open, 'a')).toBe('a b c');
    expect(zoneDistance(shut, 0, 2)).toBe(Infinity);
    expect(zoneDistance(open, 0, 2)).toBe(2);
  });

  it('crosses the wall of a doorway at any edge that the two zones share on it', () => {
    const map = drawn(
      `n n n
       R R R
       x y z`,
      {
        doorways: [
          { from: 'R', side: 'N', to: 'n' },
          { from: 'R', side: 'S', to: 'x' },
          { from: 'z', side: 'N', to: 'R' },
        ],
      },
    );
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(look(survey, 'n')).toBe('n R x z');
    expect(look(survey, 'y')).toBe('y');
  });

  it('does not cross another wall between the same two zones', () => {
    const map = drawn(
      `b R R
       b b R
       p q r`,
      {
        open: [
          ['b', 'p'],
          ['b', 'q'],
        ],
        doorways: [{ from: 'R', side: 'W', to: 'b', at: { row: 1, col: 2 } }],
      },
    );
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    const [north, west] = ['N', 'W'] as const;
    expect(zoneNeighboursOn(survey, zoneNumber(map, 'b'), north)).toEqual([]);
    expect(names(map, zoneNeighboursOn(survey, zoneNumber(map, 'R'), west))).toBe('b');
    expect(look(survey, 'q')).toBe('b q');
    expect(look(survey, 'R')).toBe('b R');
  });

  it('does not look through a doorway that lies parallel to the line', () => {
    const map = drawn(
      `a a b
       c d d`,
      { doorways: [{ from: 'a', side: 'S', to: 'd' }] },
    );
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(sightBetween(survey, 'a', 'd')).toBe(1);
    expect(look(survey, 'b')).toBe('b');
    expect(look(survey, 'c')).toBe('c');
  });

  it('sees a zone by any part of it, and counts the fewest borders of all lines', () => {
    const map = drawn(
      `a b c d
       a d d d`,
      { halls: [['a', 'b', 'c', 'd']] },
    );
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(sightBetween(survey, 'a', 'd')).toBe(1);
    const lines = zoneSightLines(survey, zoneNumber(map, 'a'), zoneNumber(map, 'd'));
    expect(lines.map(line => names(map, line))).toEqual(['a d', 'a b c d']);
    expect(zoneSightLines(survey, 0, 0)).toEqual([[0]]);
    expect(names(map, zonesInSight(survey, zoneNumber(map, 'a'), 1))).toBe('a b d');
  });

  it('tells where a line heads, and which zones it comes to beyond both ends', () => {
    const map = drawn(
      `a b c d e
       . . f . .
       . . g . .`,
      { halls: [['a', 'b', 'c', 'd', 'f', 'g']], doorways: [{ door: 'D', from: 'd', side: 'E', to: 'e' }] },
    );
    const told = (open: boolean, from: string, to: string) =>
      zoneBeams(surveyZones(map, { doors: [open] }), zoneNumber(map, from), zoneNumber(map, to)).map(
        ({ zones, side, behind, beyond }) =>
          `${names(map, behind)} < ${names(map, zones)} ${side} > ${names(map, beyond)}`,
      );
    expect(told(true, 'c', 'd')).toEqual(['b a < c d E > e']);
    expect(told(false, 'c', 'd')).toEqual(['b a < c d E > ']);
    expect(told(true, 'd', 'b')).toEqual(['e < d c b W > a']);
    expect(told(true, 'c', 'f')).toEqual([' < c f S > g']);
    expect(told(true, 'g', 'c')).toEqual([' < g f c N > ']);
    expect(told(true, 'g', 'd')).toEqual([]);
    expect(told(true, 'c', 'c')).toEqual([]);
  });
});

describe('openings', () => {
  const map = drawn(
    `a a b
     c c b`,
    { doorways: [{ door: 'D', from: 'a', side: 'E', to: 'b' }] },
  );

  it('a breach opens the whole wall between two zones, also past a shut door', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(name => zoneNumber(map, name)) as [number, number, number];
    const shut = surveyZones(map, { doors: [false] });
    expect(zoneNeighbours(shut, a)).toEqual([]);
    const blown = surveyZones(map, { doors: [false], breaches: [[c, a]] });
    expect(zoneSteps(blown, a)).toEqual([{ to: c, sides: ['S'] }]);
    expect(zoneSight(blown, c, a)).toBe(1);
    expect(zoneNeighbours(surveyZones(map, { doors: [false], breaches: [[a, b]] }), b)).toEqual([a]);
  });

  it('refuses the state of doors that do not exist and breaches of walls that do not', () => {
    const row = drawn('a b c');
    expect(() => surveyZones(map, { doors: [] })).toThrow('The map has 1 doors');
    expect(() => surveyZones(map, { doors: [true, true] })).toThrow('The map has 1 doors');
    expect(() => surveyZones(row, { doors: [], breaches: [[0, 2]] })).toThrow('share no wall');
  });

  it('refuses names and numbers that do not exist', () => {
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(() => zoneNumber(map, 'q')).toThrow('no zone "q"');
    expect(() => zoneDoorNumber(map, 'q')).toThrow('no door "q"');
    expect(() => zoneDistance(survey, 0, 9)).toThrow('no zone number 9');
    expect(() => zoneSight(survey, -1, 0)).toThrow('no zone number -1');
  });
});

describe('ways', () => {
  const ring = drawn(
    `a b c
     h . d
     g f e`,
    { halls: [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']] },
  );
  const survey = surveyZones(ring, allZoneDoorsOpen(ring));
  const number = (name: string) => zoneNumber(ring, name);

  it('all equally short first steps are told, with the sides by which they leave', () => {
    expect(zoneFirstSteps(survey, number('a'), number('e'))).toEqual([
      { to: number('b'), sides: ['E'] },
      { to: number('h'), sides: ['S'] },
    ]);
    expect(zoneFirstSteps(survey, number('a'), number('d'))).toEqual([{ to: number('b'), sides: ['E'] }]);
    expect(zoneFirstSteps(survey, number('a'), number('a'))).toEqual([]);
  });

  it('goes round a zone that cannot be entered, and nowhere if the goal cannot', () => {
    const [a, c, b, e] = ['a', 'c', 'b', 'e'].map(number) as [number, number, number, number];
    expect(zoneDistance(survey, a, c)).toBe(2);
    expect(zoneDistance(survey, a, c, [b])).toBe(6);
    expect(zoneFirstSteps(survey, a, c, [b])).toEqual([{ to: number('h'), sides: ['S'] }]);
    expect(zoneFirstSteps(survey, a, c, [c])).toEqual([]);
    expect(zoneFirstSteps(survey, a, c, [b, e])).toEqual([]);
    expect(zoneDistance(survey, a, c, [a, b])).toBe(6);
  });

  it('one neighbour can lie on several sides, and several on one', () => {
    const map = drawn(
      `a b b
       a a c`,
      { halls: [['a', 'b', 'c']] },
    );
    const around = surveyZones(map, allZoneDoorsOpen(map));
    expect(zoneSteps(around, 0)).toEqual([
      { to: 1, sides: ['N', 'E'] },
      { to: 2, sides: ['E'] },
    ]);
    expect(zoneNeighboursOn(around, 0, 'E')).toEqual([1, 2]);
    expect(zoneNeighboursOn(around, 0, 'N')).toEqual([1]);
    expect(zoneNeighboursOn(around, 0, 'S')).toEqual([]);
  });

  it('touching counts shared edges only, through walls and shut doors, and not corners', () => {
    const map = drawn(
      `a b
       c d
       . e`,
      { doorways: [{ door: 'D', from: 'd', side: 'S', to: 'e' }] },
    );
    const shut = surveyZones(map, { doors: [false] });
    expect(names(map, zonesTouching(map, zoneNumber(map, 'a')))).toBe('b c');
    expect(zoneTouchDistance(map, zoneNumber(map, 'a'), zoneNumber(map, 'e'))).toBe(3);
    expect(names(map, zonesWithinTouch(map, zoneNumber(map, 'e'), 2))).toBe('b c d e');
    expect(names(map, zonesWithinSteps(shut, zoneNumber(map, 'e'), 2))).toBe('e');
  });

  it('sides are told clockwise from any of them', () => {
    expect(zoneSidesFrom('N')).toEqual(zoneSides);
    expect(zoneSidesFrom('S')).toEqual(['S', 'W', 'N', 'E']);
  });
});
