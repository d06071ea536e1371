import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { spawnIn, spawnOnTile } from '../../src/rules/enemies/spawn.ts';
import { isRoom, moveDistance, neighbours, neighboursOn, noiseDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { stumble } from '../../src/rules/turn/forced.ts';
import type { Direction, State } from '../../src/types.ts';
import { namesOf, sceneOn, viewFrom, zoneOf } from '../support/maps.ts';

function beside(state: State, zone: string): string[] {
  return namesOf(state, neighbours(state, zoneOf(state, zone)));
}

function besideOn(state: State, zone: string, side: Direction): string[] {
  return namesOf(state, neighboursOn(state, zoneOf(state, zone), side));
}

function walk(state: State, from: string, to: string): number {
  return moveDistance(state, zoneOf(state, from), zoneOf(state, to));
}

function sound(state: State, from: string, to: string): number {
  return noiseDistance(state, zoneOf(state, from), zoneOf(state, to));
}

describe('zones', () => {
  test('[ETS-MAP-01, ETS-MAP-04] capitals name rooms, small letters corridor zones', () => {
    const { state } = scene();
    const { zones } = groundOf(state).map;
    const rooms = zones.flatMap((zone, id) => (isRoom(state, id) ? [zone.name] : []));
    expect(rooms.sort()).toEqual(
      ['CREW.A', 'CREW.B', 'CREW.C', 'CREW.D', 'LAB.A', 'LAB.B', 'LAB.C'].concat([
        'REC.A',
        'REC.B',
        'REC.C',
        'REC.D',
        'REC.R',
      ]),
    );
  });

  test('[ETS-MAP-02] a room is one zone, whatever its size', () => {
    const { state } = scene();
    const { zones } = groundOf(state).map;
    expect(zones.filter(zone => zone.name === 'LAB.A').map(zone => zone.cells.length)).toEqual([10]);
    expect(zones.filter(zone => zone.name === 'REC.R').map(zone => zone.cells.length)).toEqual([9]);
  });

  test('[ETS-MAP-03, ETS-MAP-06] where two tiles meet in ports the two corridor zones are one', () => {
    const { state } = scene();
    expect(zoneOf(state, 'CREW.e')).toBe(zoneOf(state, 'REC.w'));
    expect(groundOf(state).map.zones[zoneOf(state, 'CREW.e')]!.cells).toHaveLength(3);
  });

  test('[ETS-MAP-05] a tile turns clockwise, with its doors and ports', () => {
    const doorOfLab = (turned: string) => {
      const { state } = sceneOn([turned], 'LAB.x');
      return (['N', 'E', 'S', 'W'] as const).filter(side => besideOn(state, 'LAB.A', side).includes('LAB.x')).join();
    };
    expect(['LAB@0', 'LAB@90', 'LAB@180', 'LAB@270'].map(doorOfLab)).toEqual(['E', 'S', 'W', 'N']);
    const joined = (turned: string) => sceneOn([`REC@0 ${turned}`], 'REC.e').state;
    expect(groundOf(joined('LAB@0')).map.zones[zoneOf(joined('LAB@0'), 'REC.e')]!.names).toEqual(['REC.e']);
    expect(groundOf(joined('LAB@90')).map.zones[zoneOf(joined('LAB@90'), 'REC.e')]!.names).toContain('LAB.s');
    expect(groundOf(joined('LAB@270')).map.zones[zoneOf(joined('LAB@270'), 'REC.e')]!.names).toContain('LAB.n');
  });

  test('[ETS-MAP-06] where only one of two tiles has a port the seam is wall', () => {
    const { state } = sceneOn(['CREW@0', 'PRIM@0'], 'CREW.s');
    expect(besideOn(state, 'CREW.s', 'S')).toEqual([]);
    expect(walk(state, 'CREW.s', 'PRIM.A')).toBe(Infinity);
    expect(viewFrom(state, 'CREW.s')).not.toHaveProperty(['PRIM.A']);
  });

  test('[ETS-MAP-07] the rest of an edge is wall, also at the rim of the map', () => {
    const { state } = scene({ mission: 'CG00' });
    expect(besideOn(state, 'CREW.B', 'E')).toEqual([]);
    expect(viewFrom(state, 'CREW.B')).not.toHaveProperty(['REC.A']);
    expect(besideOn(state, 'CREW.n', 'N')).toEqual([]);
    expect(besideOn(state, 'CREW.w', 'W')).toEqual([]);
  });

  test('[ETS-MAP-08] corridor cells are open to each other; a room opens only by its doors and archways', () => {
    const { state } = scene();
    expect(beside(state, 'CREW.x')).toEqual(['CREW.e', 'CREW.n', 'CREW.s', 'CREW.w']);
    expect(beside(state, 'CREW.A')).toEqual(['CREW.w']);
    expect(beside(state, 'CREW.B')).toEqual(['CREW.n']);
  });

  test('[ETS-MAP-09] an archway is always open, also in Lockdown', () => {
    const { state } = scene().event('lockdown');
    expect(beside(state, 'CREW.B')).toEqual(['CREW.n']);
    expect(beside(state, 'CREW.A')).toEqual([]);
  });

  test('[ETS-MAP-10] adjacent for movement: marking, archway, open door, joined port', () => {
    expect(beside(scene().state, 'REC.R')).toEqual(
      ['CREW.e', 'REC.A', 'REC.B', 'REC.C', 'REC.D', 'REC.e', 'REC.n', 'REC.s'].sort(),
    );
    expect(beside(scene().lock('REC.D1').state, 'REC.R')).not.toContain('REC.n');
    expect(beside(scene().state, 'CREW.e')).toEqual(['CREW.D', 'CREW.x', 'REC.R']);
  });
});

describe('distances', () => {
  test('[ETS-MAP-11] zones that share an edge are adjacent for noise, walls, locked doors and seams notwithstanding', () => {
    const { state } = scene({ mission: 'CG00' });
    expect(sound(state, 'CREW.A', 'CREW.n')).toBe(1);
    expect(sound(state, 'LAB.A', 'LAB.x')).toBe(1);
    expect(sound(state, 'CREW.B', 'REC.A')).toBe(1);
    expect(walk(state, 'LAB.A', 'LAB.x')).toBe(Infinity);
  });

  test('[ETS-MAP-12] zones that touch at a corner only are not adjacent and do not see each other', () => {
    const { state } = scene();
    expect(sound(state, 'CREW.A', 'CREW.x')).toBe(2);
    expect(beside(state, 'CREW.A')).not.toContain('CREW.x');
    expect(viewFrom(state, 'CREW.n')).not.toHaveProperty(['CREW.w']);
    expect(viewFrom(state, 'CREW.A')).not.toHaveProperty(['CREW.x']);
  });

  test('[ETS-MAP-13] movement counts steps over open ways, noise steps over shared edges', () => {
    const { state } = scene();
    expect(walk(state, 'CREW.A', 'CREW.n')).toBe(3);
    expect(sound(state, 'CREW.A', 'CREW.n')).toBe(1);
    expect(walk(state, 'CREW.A', 'CREW.A')).toBe(0);
    expect(walk(scene().lock('CREW.D1').state, 'CREW.A', 'CREW.n')).toBe(Infinity);
  });

  test('[ETS-MAP-13] "nearest" without more means nearest to walk', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'CREW.B' })
      .survivor('captain-a', { at: 'REC.B' })
      .survivor('medic-a', { at: 'REC.B' })
      .token('4 swarmer', 'CREW.e')
      .pile()
      .dice(6, 6, 1, 1, 1, 1)
      .perform(t => spawnIn(t, 0));
    expect(performed.count('swarmer', 'REC.R')).toBe(4);
  });
});

describe('directions and room', () => {
  test('[ETS-MAP-14] the neighbours in a direction are those behind a passable edge on that side', () => {
    const { state } = scene();
    expect(besideOn(state, 'REC.R', 'W')).toEqual(['CREW.e', 'REC.A', 'REC.C']);
    expect(besideOn(state, 'REC.R', 'N')).toEqual(['REC.n']);
    expect(besideOn(scene().lock('REC.D1').state, 'REC.R', 'N')).toEqual([]);
  });

  test('[ETS-MAP-14] of several in one direction one is picked, each with the same chance', () => {
    const ends = [1, 2, 3].map(die => {
      const performed = scene()
        .survivor('marine-a', { at: 'REC.R' })
        .dice('W', die)
        .perform(t => stumble(t, t.state.survivors[0]!));
      return performed.zoneOf('marine-a');
    });
    expect(ends.sort()).toEqual(['CREW.e', 'REC.A', 'REC.C']);
  });

  test('[ETS-MAP-15] a zone takes 4 figures and 4 more for each of its cells', () => {
    const { state } = scene();
    const capacity = (zone: string) => groundOf(state).capacity[zoneOf(state, zone)];
    expect(capacity('CREW.x')).toBe(8);
    expect(capacity('CREW.e')).toBe(16);
    expect(capacity('REC.R')).toBe(40);
  });

  test('[ETS-MAP-15] every figure takes one place', () => {
    const beforeCrossing = (swarmers: number) =>
      scene()
        .survivor('captain-a', { at: 'CREW.x' })
        .survivor('medic-a', { at: 'CREW.n' })
        .enemies('swarmer', swarmers, 'CREW.x')
        .turnOf('marine-a')
        .play();
    expect(beforeCrossing(6).offers('move:')).toContain('move:CREW.x');
    expect(beforeCrossing(7).offers('move:')).not.toContain('move:CREW.x');
    expect(beforeCrossing(7).barred('move:CREW.x')).toBe('ETS-FULL-04');
  });

  test('[ETS-MAP-15] tokens take no place', () => {
    const played = scene()
      .event('blackout')
      .enemies('swarmer', 7, 'CREW.x')
      .token('4 swarmer', 'CREW.x')
      .turnOf('marine-a')
      .play();
    expect(played.offers('move:')).toContain('move:CREW.x');
  });

  test('[ETS-MAP-16, ETS-ERR-06] a spawn in a named "room" lies in one of the rooms of that tile', () => {
    const rooms = [1, 2, 3, 4].map(die =>
      scene()
        .survivor('marine-a', { at: 'LAB.A' })
        .survivor('captain-a', { at: 'LAB.A' })
        .survivor('medic-a', { at: 'LAB.A' })
        .lock('LAB.D1')
        .dice(die)
        .perform(t => spawnOnTile(t, 'CREW'))
        .tokens(),
    );
    expect(rooms.flat().sort()).toEqual(['CREW.A', 'CREW.B', 'CREW.C', 'CREW.D']);
  });
});
