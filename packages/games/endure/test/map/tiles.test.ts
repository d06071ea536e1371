import { zoneNumber } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { type Mission, missions } from '../../src/cards/missions/index.ts';
import { tileBlocks, tileCodes } from '../../src/map/tiles.ts';
import { type Ground, layGround, surveyWays } from '../../src/rules/map/ground.ts';
import type { TileCode } from '../../src/types.ts';
import { sceneOn } from '../support/maps.ts';

const sides = ['N', 'E', 'S', 'W'] as const;

function lay(code: TileCode, exits: Mission['exits'] = []) {
  return layGround({ ...missions['CG00']!, map: [`${code}@0`], exits });
}

function ground(code: TileCode): Ground {
  const laid = lay(code);
  if (!laid.ok) throw new Error(laid.problems.join());
  return laid.value;
}

/** Its zones with their numbers of cells, rooms first; its ports; its two doors. */
function printedOn(code: TileCode) {
  const { map, isRoom } = ground(code);
  const letter = (zone: number) => map.zones[zone]!.name.replace(`${code}.`, '');
  const listed = (rooms: boolean) =>
    map.zones
      .flatMap(({ cells }, zone) => (isRoom[zone] === rooms ? [`${letter(zone)}${cells.length}`] : []))
      .sort()
      .join(' ');
  return {
    rooms: listed(true),
    corridors: listed(false),
    ports: sides.filter(side => lay(code, [{ tile: code, side }]).ok).join(''),
    doors: map.doors.map(({ name, from, to }) => `${name.replace(`${code}.`, '')} ${letter(from)}-${letter(to)}`),
    connected: isConnected(code),
  };
}

function isConnected(code: TileCode): boolean {
  const laid = ground(code);
  const { survey, count } = surveyWays(
    laid,
    laid.map.doors.map(() => true),
    [],
  );
  return survey.distances.every(distance => distance < count);
}

describe('the twelve tiles', () => {
  test('[ETS-TILE-01] Robotics Bay', () => {
    expect(printedOn('ROBO')).toEqual({
      rooms: 'C1 D1 R13',
      corridors: 'e4 s2 w4',
      ports: 'ESW',
      doors: ['D1 R-s', 'D2 D-e'],
      connected: true,
    });
  });

  test('[ETS-TILE-02] Security', () => {
    expect(printedOn('SEC')).toEqual({
      rooms: 'A6 B3',
      corridors: 'a1 b1 c1 d1 e3 n3 s3 w3',
      ports: 'NESW',
      doors: ['D1 A-n', 'D2 B-s'],
      connected: true,
    });
  });

  test('[ETS-TILE-03] Life Support', () => {
    expect(printedOn('LIFE')).toEqual({
      rooms: 'A3 B3 C3 D3 M1',
      corridors: 'e3 n3 s3 w3',
      ports: 'NESW',
      doors: ['D1 M-n', 'D2 C-e'],
      connected: true,
    });
  });

  test('[ETS-TILE-04] Redeemer Shrine', () => {
    expect(printedOn('SHR')).toEqual({
      rooms: 'A2 B2 C2 D2 S9',
      corridors: 'e3 s1 w3 x1',
      ports: 'ESW',
      doors: ['D1 S-x', 'D2 A-w'],
      connected: true,
    });
  });

  test('[ETS-TILE-05] Crew Quarters', () => {
    expect(printedOn('CREW')).toEqual({
      rooms: 'A4 B4 C4 D4',
      corridors: 'e2 n2 s2 w2 x1',
      ports: 'NESW',
      doors: ['D1 A-w', 'D2 D-e'],
      connected: true,
    });
  });

  test('[ETS-TILE-06] Armoury', () => {
    expect(printedOn('ARM')).toEqual({
      rooms: 'A4 B4 C10',
      corridors: 'e2 n2 w2 x1',
      ports: 'NEW',
      doors: ['D1 C-x', 'D2 B-e'],
      connected: true,
    });
  });

  test('[ETS-TILE-07] Primus Cell', () => {
    expect(printedOn('PRIM')).toEqual({
      rooms: 'A10 B4 C4',
      corridors: 'e2 s2 w2 x1',
      ports: 'ESW',
      doors: ['D1 A-x', 'D2 B-s'],
      connected: true,
    });
  });

  test('[ETS-TILE-08] Medical Bay', () => {
    expect(printedOn('MED')).toEqual({
      rooms: 'A6 B4 C4 D4',
      corridors: 'e2 s2 w2 x1',
      ports: 'ESW',
      doors: ['D1 A-x', 'D2 D-e'],
      connected: true,
    });
  });

  test('[ETS-TILE-09] Navigation', () => {
    expect(printedOn('NAV')).toEqual({
      rooms: 'A4 B6 C4 D4',
      corridors: 'n2 s2 w2 x1',
      ports: 'NSW',
      doors: ['D1 B-x', 'D2 C-w'],
      connected: true,
    });
  });

  test('[ETS-TILE-10] Laboratory', () => {
    expect(printedOn('LAB')).toEqual({
      rooms: 'A10 B4 C4',
      corridors: 'e2 n2 s2 x1',
      ports: 'NES',
      doors: ['D1 A-x', 'D2 B-e'],
      connected: true,
    });
  });

  test('[ETS-TILE-11] Rec Room', () => {
    expect(printedOn('REC')).toEqual({
      rooms: 'A3 B3 C3 D3 R9',
      corridors: 'e1 n1 s1 w1',
      ports: 'NESW',
      doors: ['D1 R-n', 'D2 R-s'],
      connected: true,
    });
  });

  test('[ETS-TILE-12] Engineering Bay', () => {
    expect(printedOn('ENG')).toEqual({
      rooms: 'C4 E12 F4',
      corridors: 'e2 n2 x1',
      ports: 'NE',
      doors: ['D1 E-x', 'D2 C-e'],
      connected: true,
    });
  });

  test('[ETS-COMP-02] there are twelve of them', () => {
    expect([...tileCodes].sort()).toEqual(
      ['ARM', 'CREW', 'ENG', 'LAB', 'LIFE', 'MED', 'NAV', 'PRIM', 'REC', 'ROBO', 'SEC', 'SHR'].sort(),
    );
  });

  test('[ETS-MAP-04] each is five rows of five cells, and every cell belongs to one zone', () => {
    for (const code of tileCodes) {
      const { rows } = tileBlocks[code];
      expect(rows.map(row => row.length)).toEqual([5, 5, 5, 5, 5]);
      const { map } = ground(code);
      const cells = map.zones.flatMap(zone => zone.cells);
      expect(cells.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, cell) => cell));
    }
  });

  test('[ETS-MAP-06] a port lies at the middle cell of its edge', () => {
    const middles = { N: 2, E: 14, S: 22, W: 10 };
    for (const code of tileCodes) {
      for (const side of sides) {
        const laid = lay(code, [{ tile: code, side }]);
        if (!laid.ok) continue;
        const { map, exits } = laid.value;
        expect(map.zones[exits[0]!.zone]!.cells).toContain(middles[side]);
      }
    }
  });

  test('[ETS-TILE-13] every tile has exactly two doors', () => {
    expect(tileCodes.map(code => ground(code).map.doors.length)).toEqual(Array(12).fill(2));
  });

  test('[ETS-TILE-14] doors start open unless the mission has them locked', () => {
    const { state } = sceneOn(['CREW@0 REC@0'], 'CREW.w', { locked: ['REC.D2'] });
    expect(state.doors.map(door => door.locked)).toEqual([false, false, false, true]);
  });

  test('[ETS-COMP-11] a tile may lie twice; its copies are told apart by a number', () => {
    const { state } = sceneOn(['PRIM1@0', 'PRIM2@180'], 'PRIM1.s');
    const laid = layGround({ ...missions['CG00']!, map: ['PRIM1@0', 'PRIM2@180'] });
    if (!laid.ok) throw new Error(laid.problems.join());
    expect(laid.value.tiles.map(({ name, code }) => `${name} ${code}`)).toEqual(['PRIM1 PRIM', 'PRIM2 PRIM']);
    expect(zoneNumber(laid.value.map, 'PRIM1.A')).not.toBe(zoneNumber(laid.value.map, 'PRIM2.A'));
    expect(state.doors).toHaveLength(4);
  });
});
