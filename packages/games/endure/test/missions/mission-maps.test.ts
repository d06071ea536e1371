import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { doorNumber, isOpen } from '../../src/rules/map/doors.ts';
import { canSee, moveDistance, zoneName } from '../../src/rules/map/map.ts';
import { groundOf, missionOf } from '../../src/rules/mission.ts';
import type { State } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';
import { printedMaps } from '../support/printed-maps.ts';

function openAll(state: State): void {
  state.doors = state.doors.map(door => ({ ...door, locked: false }));
}

/** What a mission's data says, in the ledger's words. */
function written(id: string) {
  const { state } = scene({ mission: id });
  const { map, start, radar, objectives, exits, locked } = missionOf(state);
  const ground = groundOf(state);
  return {
    state,
    map,
    size: [ground.tiles.length, ground.map.zones.length, ground.map.doors.length],
    start,
    radar: radar.join(' '),
    objectives: objectives.map(({ colour, zone }) => `${colour} ${zone}`).join(', '),
    exits: exits.map(exit => `${exit.tile} ${exit.side}${exit.locked ? ' locked' : ''}`).join(', '),
    locked: locked.join(', '),
  };
}

describe('the maps of the missions', () => {
  test.each([
    '[ETS-MMAP-01] CG00',
    '[ETS-MMAP-02] CG01',
    '[ETS-MMAP-03] CG02',
    '[ETS-MMAP-04] CG03',
    '[ETS-MMAP-05] CG04',
    '[ETS-MMAP-06] CG05',
    '[ETS-MMAP-07] CG06',
    '[ETS-MMAP-08] CG07+CG05',
    '[ETS-MMAP-09] CG08',
    '[ETS-MMAP-10] CG09',
    '[ETS-MMAP-11] CG10',
    '[ETS-MMAP-12] CG11',
    '[ETS-MMAP-13] CO12',
    '[ETS-MMAP-14] CO13',
    '[ETS-MMAP-15] CO14',
    '[ETS-MMAP-16] CO15',
    '[ETS-MMAP-17] ROP16',
    '[ETS-MMAP-18] ROP17',
    '[ETS-MMAP-19] ROP18',
    '[ETS-MMAP-20] ROP19',
    '[ETS-MMAP-21] P20',
  ])('%s', title => {
    const id = title.split(' ')[1]!;
    const { far, exits = '', locked = '', objectives = '', ...rest } = printedMaps[id]!;
    const { state, ...data } = written(id);
    const sides = exits.replaceAll(/ \w+\.\w/g, '');
    expect(data).toEqual({ ...rest, exits: sides, locked, objectives });

    const start = zoneOf(state, rest.start);
    expect(state.survivors.every(({ zone }) => zone === start)).toBe(true);
    for (const zone of rest.radar.split(' ')) expect(canSee(state, start, zoneOf(state, zone)), zone).toBe(false);

    const { exits: openings } = groundOf(state);
    const exitZones = [...exits.matchAll(/\w+\.\w/g)].map(([zone]) => zoneOf(state, zone));
    expect(openings.map(({ zone }) => zone)).toEqual(exitZones);

    openAll(state);
    for (const [, zone, steps] of far.matchAll(/(\w+\.\w) (\d+)/g)) {
      expect([zone, moveDistance(state, start, zoneOf(state, zone!))]).toEqual([zone, Number(steps)]);
    }
  });

  test('[ETS-SETUP-02] tokens, objectives, doors and exits lie where the mission says', () => {
    for (const id of missionIds) {
      const { state } = scene({ mission: id, survivors: ['marine-a', 'captain-a', 'medic-a', 'engineer-a'] });
      const { radar, objectives, locked, exits } = missionOf(state);
      const { map } = groundOf(state);
      const laid = state.tokens.map(({ zone }) => zone).sort();
      expect(laid, id).toEqual(radar.map(zone => zoneOf(state, zone)).sort());
      expect(state.objectives.map(({ zone }) => zone)).toEqual(objectives.map(({ zone }) => zoneOf(state, zone)));
      const shut = state.doors.flatMap((_, door) => (isOpen(state, door) ? [] : [door]));
      const lockedExits = exits.flatMap((exit, at) => (exit.locked ? [map.doors.length + at] : []));
      expect(shut).toEqual([...locked.map(door => doorNumber(state, door)), ...lockedExits]);
    }
  });

  test('[ETS-COMP-11, ETS-ERR-17] a tile lies twice at most: two Primus Cells in CG01, two Shrines in ROP19', () => {
    const twice = missionIds.flatMap(id => {
      const codes = groundOf({ mission: id }).tiles.map(({ code }) => code);
      const counts = [...new Set(codes)].map(code => codes.filter(each => each === code).length);
      expect(Math.max(...counts), id).toBeLessThanOrEqual(2);
      return codes.filter((code, at) => codes.indexOf(code) < at).map(code => `${id} ${code}`);
    });
    expect(twice).toEqual(['CG01 PRIM', 'ROP19 SHR']);
  });

  test('[ETS-ERR-16] up to two exits exist; only CG04 has both', () => {
    expect(missionIds.filter(id => missions[id]!.exits.length > 1)).toEqual(['CG04']);
    const { state } = scene({ mission: 'CG04' });
    expect(groundOf(state).exits.map(({ zone }) => zoneName(state, zone))).toEqual(['NAV.s', 'LIFE.s']);
  });
});
