import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allZoneDoorsOpen,
  compileZones,
  layZoneBlocks,
  surveyZones,
  turnCells,
  turnZoneBlock,
  turnZoneSide,
  type ZoneBlock,
  zoneDistance,
  zoneNumber,
  zoneRows,
  zoneSight,
  zoneSteps,
} from '../../src/zones/index.ts';
import { blocks, good, problemsOf } from './arbitrary.ts';

const block: ZoneBlock = {
  rows: zoneRows(`A A n
                  w w n`),
  halls: [['n', 'w']],
  doorways: [{ door: 'D', from: 'A', side: 'S', to: 'w', at: { row: 0, col: 1 } }],
  ports: [
    { row: 1, col: 0, side: 'W' },
    { row: 1, col: 2, side: 'E' },
  ],
};

describe('turning', () => {
  it('turns cells, doorways and ports clockwise', () => {
    const turned = turnZoneBlock(block, 1);
    expect(turned.rows).toEqual(
      zoneRows(`w A
                w A
                n n`),
    );
    expect(turned.doorways).toEqual([{ door: 'D', from: 'A', side: 'W', to: 'w', at: { row: 1, col: 1 } }]);
    expect(turned.ports).toEqual([
      { row: 0, col: 0, side: 'N' },
      { row: 2, col: 0, side: 'S' },
    ]);
  });

  it('four turns change nothing, turns add up, and a negative turn undoes', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (any, first, second) => {
        let turned = any;
        for (let turn = 0; turn < 4; turn++) turned = turnZoneBlock(turned, 1);
        expect(turned).toEqual(any);
        expect(turnZoneBlock(turnZoneBlock(any, first), second)).toEqual(turnZoneBlock(any, first + second));
      }),
      { seed: 21 },
    );
  });

  it('a turned block has the same distances and sights, and its steps leave by turned sides', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 0, max: 3 }), (any, turns) => {
        const before = good(compileZones(any));
        const after = good(compileZones(turnZoneBlock(any, turns)));
        const surveys = [
          surveyZones(before, allZoneDoorsOpen(before)),
          surveyZones(after, allZoneDoorsOpen(after)),
        ] as const;
        before.zones.forEach(({ name: a }, from) => {
          before.zones.forEach(({ name: b }, to) => {
            const there = [zoneNumber(after, a), zoneNumber(after, b)] as const;
            expect(zoneDistance(surveys[1], ...there)).toBe(zoneDistance(surveys[0], from, to));
            expect(zoneSight(surveys[1], ...there)).toBe(zoneSight(surveys[0], from, to));
          });
          const turned = zoneSteps(surveys[0], from).map(step => ({
            to: zoneNumber(after, before.zones[step.to]!.name),
            sides: step.sides.map(side => turnZoneSide(side, turns)).sort(),
          }));
          const steps = zoneSteps(surveys[1], zoneNumber(after, a)).map(({ to, sides }) => ({
            to,
            sides: [...sides].sort(),
          }));
          expect(steps).toEqual(turned.sort((x, y) => x.to - y.to));
        });
      }),
      { seed: 22 },
    );
  });

  it('refuses ragged rows', () => {
    expect(() => turnCells([[1], [1, 2]], 1)).toThrow('different length');
  });
});

describe('laying', () => {
  it('makes one zone where two ports meet and wall everywhere else along the seam', () => {
    const layout = good(
      layZoneBlocks([
        { name: 'left', block, row: 0, col: 0 },
        { name: 'right', block, row: 0, col: 3 },
      ]),
    );
    const map = good(compileZones(layout.spec));
    const survey = surveyZones(map, allZoneDoorsOpen(map));
    expect(map.zones.map(zone => zone.names.join('='))).toEqual([
      'left.A',
      'left.n=right.w',
      'right.A',
      'right.n',
      'left.w',
    ]);
    expect(map.doors.map(door => door.name)).toEqual(['left.D', 'right.D']);
    const sight = (a: string, b: string) => zoneSight(survey, zoneNumber(map, a), zoneNumber(map, b));
    expect(sight('left.w', 'right.n')).toBe(2);
    expect(sight('left.n', 'right.A')).toBe(1);
    expect(sight('left.A', 'right.A')).toBe(Infinity);
    expect(layout.freePorts).toEqual([
      { row: 1, col: 0, side: 'W', zone: 'left.w' },
      { row: 1, col: 5, side: 'E', zone: 'right.n' },
    ]);
  });

  it('a port that meets no other stays wall', () => {
    const shut = { ...block, ports: [] };
    const layout = good(
      layZoneBlocks([
        { name: 'left', block, row: 0, col: 0 },
        { name: 'right', block: shut, row: 0, col: 3 },
      ]),
    );
    expect(layout.spec.joins).toEqual([]);
    expect(layout.freePorts).toHaveLength(2);
  });

  it('turns blocks as it lays them, and moves what they carry', () => {
    const layout = good(
      layZoneBlocks([
        { name: 'a', block, row: 1, col: 2, turns: 1 },
        { name: 'b', block, row: 4, col: 0, turns: 2 },
      ]),
    );
    expect(layout.spec.rows).toEqual(
      zoneRows(`.   .   .   .
                .   .   a.w a.A
                .   .   a.w a.A
                .   .   a.n a.n
                b.n b.w b.w .
                b.n b.A b.A .`),
    );
    expect(layout.spec.doorways).toEqual([
      { door: 'a.D', from: 'a.A', side: 'W', to: 'a.w', at: { row: 2, col: 3 } },
      { door: 'b.D', from: 'b.A', side: 'N', to: 'b.w', at: { row: 5, col: 1 } },
    ]);
    expect(layout.freePorts.map(port => `${port.zone} ${port.side} ${port.row},${port.col}`)).toEqual([
      'a.w N 1,2',
      'a.n S 3,2',
      'b.w E 4,2',
      'b.n W 4,0',
    ]);
    expect(compileZones(layout.spec).ok).toBe(true);
  });

  it('lists everything wrong with the laying', () => {
    const ragged: ZoneBlock = { rows: [['a', 'b'], ['a']] };
    const inner: ZoneBlock = { rows: zoneRows('a b'), ports: [{ row: 0, col: 0, side: 'E' }] };
    expect(
      problemsOf(
        layZoneBlocks([
          { name: 'one', block, row: 0, col: 0 },
          { name: 'one', block, row: 1, col: 1 },
          { name: 'two', block: ragged, row: 5, col: 0 },
          { name: 'three', block: inner, row: 8, col: 0 },
          { name: 'four', block, row: -1, col: 9 },
          { name: 'five', block, row: 0.5, col: 20 },
        ]),
      ),
    ).toEqual([
      'Block "two" has rows of different length.',
      'Block "four" begins outside the map, at row -1, column 9.',
      'Block "five" is not laid at a whole cell and turn.',
      'Several blocks are called "one".',
      'Block "one" covers one.w, one.n.',
      'Block "three" has a port at row 0, column 0 that is not on its E rim.',
    ]);
  });
});
