import { describe, expect, it } from 'vitest';
import {
  compileZones,
  surveyZones,
  type ZoneMapSpec,
  zoneNeighbours,
  zoneNumber,
  zoneRows,
} from '../../src/zones/index.ts';
import { drawn, problemsOf } from './arbitrary.ts';

const wrong = (rows: string, rest: Omit<ZoneMapSpec, 'rows'> = {}) =>
  problemsOf(compileZones({ rows: zoneRows(rows), ...rest }));

describe('a compiled map', () => {
  it('numbers zones in reading order and knows their cells', () => {
    const map = drawn(
      `b a
       b .`,
    );
    expect(map.zones).toEqual([
      { name: 'b', names: ['b'], cells: [0, 2] },
      { name: 'a', names: ['a'], cells: [1] },
    ]);
    expect([...map.cellZones]).toEqual([0, 1, 0, -1]);
  });

  it('a joined zone answers to all its names, and openings of a part stay with that part', () => {
    const map = drawn(
      `a b
       c d`,
      { joins: [['b', 'a']], open: [['a', 'c']] },
    );
    expect(map.zones.map(zone => zone.names)).toEqual([['a', 'b'], ['c'], ['d']]);
    expect(zoneNumber(map, 'b')).toBe(zoneNumber(map, 'a'));
    const survey = surveyZones(map, { doors: [] });
    expect(zoneNeighbours(survey, zoneNumber(map, 'b'))).toEqual([zoneNumber(map, 'c')]);
  });

  it('joins can chain', () => {
    const map = drawn('a b c d', {
      joins: [
        ['c', 'd'],
        ['a', 'b'],
        ['b', 'c'],
      ],
    });
    expect(map.zones.map(zone => zone.names)).toEqual([['a', 'b', 'c', 'd']]);
  });
});

describe('everything wrong with a map is listed in words', () => {
  it('shape', () => {
    expect(wrong('')).toEqual(['The map has no zone.']);
    expect(problemsOf(compileZones({ rows: [['']] }))).toEqual(['A zone has an empty name.']);
    expect(
      wrong(`a a a
             a a
             a a a a`),
    ).toEqual(['Row 1 has 2 cells; row 0 has 3.', 'Row 2 has 4 cells; row 0 has 3.']);
    const huge = Array.from({ length: 65 }, () => new Array<string>(64).fill('a'));
    expect(problemsOf(compileZones({ rows: huge }))).toEqual(['The map has 4160 cells; at most 4096 are possible.']);
  });

  it('zones in pieces', () => {
    expect(wrong('a b a')).toEqual(['Zone "a" lies in 2 separate pieces.']);
    expect(wrong('a b c', { joins: [['a', 'c']] })).toEqual(['Zone "a" = "c" lies in 2 separate pieces.']);
    expect(
      wrong(`a b
             b a`),
    ).toHaveLength(2);
  });

  it('unknown zones, wherever they are named', () => {
    const problems = wrong('a b', {
      open: [['a', 'p']],
      halls: [['b', 'q']],
      joins: [['a', 'r']],
      doorways: [{ from: 's', side: 'E', to: 't' }],
    });
    expect(problems).toEqual([
      'Join: there is no zone "r".',
      'Opening: there is no zone "p".',
      'Hall: there is no zone "q".',
      'Archway (s, E side, to t): there is no zone "s".',
      'Archway (s, E side, to t): there is no zone "t".',
    ]);
  });

  it('openings and doorways between zones that do not touch there', () => {
    expect(wrong('a b c', { open: [['a', 'c']] })).toEqual(['Opening: zones "a" and "c" do not touch.']);
    expect(wrong('a b', { doorways: [{ door: 'D', from: 'a', side: 'W', to: 'b' }] })).toEqual([
      'Door "D" (a, W side, to b): the zones do not touch on that side.',
    ]);
    expect(wrong('a b', { joins: [['a', 'a']] })).toEqual(['Join: zone "a" is joined with itself.']);
    expect(wrong('a b', { joins: [['a', 'b']], doorways: [{ from: 'a', side: 'E', to: 'b' }] })).toEqual([
      'Archway (a, E side, to b): both sides are the same zone.',
    ]);
  });

  it('a doorway that could be in several walls, or is said to be where there is none', () => {
    const steps = `a b b
                   a a b`;
    const doorway = { from: 'a', side: 'E', to: 'b' } as const;
    expect(wrong(steps, { doorways: [doorway] })).toEqual([
      'Archway (a, E side, to b): the zones touch on 2 walls of that side; say which with "at".',
    ]);
    expect(wrong(steps, { doorways: [{ ...doorway, at: { row: 0, col: 0 } }] })).toEqual([]);
    for (const at of [
      { row: 1, col: 0 },
      { row: 0, col: 2 },
      { row: 7, col: 0 },
      { row: 0.5, col: 0 },
    ]) {
      expect(wrong(steps, { doorways: [{ ...doorway, at }] })).toEqual([
        `Archway (a, E side, to b): the cell at row ${at.row}, column ${at.col} has no such wall.`,
      ]);
    }
  });

  it('a wall opened twice and a door name used twice', () => {
    const doorway = { from: 'a', side: 'E', to: 'b' } as const;
    expect(wrong('a b', { open: [['a', 'b']], doorways: [doorway] })).toEqual([
      'Archway (a, E side, to b): that wall is already open.',
    ]);
    expect(
      wrong('a b c', {
        doorways: [
          { ...doorway, door: 'D' },
          { door: 'D', from: 'b', side: 'E', to: 'c' },
        ],
      }),
    ).toEqual(['Door "D" (b, E side, to c): another door has the same name.']);
    expect(wrong('a b', { doorways: [{ ...doorway, door: '' }] })).toEqual([
      'Door "" (a, E side, to b): its name is empty.',
    ]);
  });
});
