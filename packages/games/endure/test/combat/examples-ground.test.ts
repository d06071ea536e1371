import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { noiseDistance } from '../../src/rules/map/map.ts';
import { loudestHeard } from '../../src/rules/map/noise.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { sceneOn, viewFrom, zoneOf } from '../support/maps.ts';

/** The zones at each noise distance from one. */
function rings(zone: string): { [distance: number]: string[] } {
  const { state } = scene({ mission: 'CG00' });
  const found: { [distance: number]: string[] } = {};
  groundOf(state).map.zones.forEach(({ name }, other) => {
    const distance = noiseDistance(state, zoneOf(state, zone), other);
    found[distance] = [...(found[distance] ?? []), name].sort();
  });
  return found;
}

/** A Marine in CREW.x, a Jaeger one zone away, a token behind the wall at noise distance 3 (2 from the Jaeger). */
function marineAndToken() {
  return scene({ survivors: ['marine-b', 'captain-a', 'medic-a'] })
    .survivor('marine-b', { at: 'CREW.x', holding: ['shotgun', 'swarmerLeg'] })
    .survivor('captain-a', { at: 'LAB.A' })
    .survivor('medic-a', { at: 'LAB.A' })
    .lock('LAB.D1')
    .enemies('jaeger', 1, 'CREW.e')
    .token('4 swarmer', 'REC.s')
    .turnOf('marine-b');
}

describe('worked examples: noise', () => {
  test('[ETS-EX-01] a shot is heard three zones away', () => {
    const played = marineAndToken().dice(3, 3, 4).play();
    expect(noiseDistance(played.state, played.zone('CREW.x'), played.zone('REC.s'))).toBe(3);
    played.choose('attack:shotgun:0@CREW.e');
    expect(played.count('jaeger')).toBe(0);
    expect(played.noiseIn('CREW.x')).toBe(3);
    expect(loudestHeard(played.state, { zone: played.zone('REC.s'), id: -1 })).toEqual([played.zone('CREW.x')]);
  });

  test('[ETS-EX-01] and the token that heard it heads there in the Enemy phase', () => {
    const played = marineAndToken().dice(3, 3, 4, 6, 6, 1, 1).play();
    played.choose('attack:shotgun:0@CREW.e').endTurns();
    expect(played.count('swarmer', 'CREW.e')).toBe(4);
  });

  test('[ETS-EX-02] a blow in the Jaeger’s zone is not', () => {
    const played = marineAndToken().dice(1, 5, 5).play();
    expect(noiseDistance(played.state, played.zone('CREW.e'), played.zone('REC.s'))).toBeGreaterThanOrEqual(2);
    played.choose('move:CREW.e', 'attack:swarmerLeg:1@CREW.e');
    expect(played.count('jaeger')).toBe(0);
    expect(played.noiseIn('CREW.e')).toBe(1);
    expect(loudestHeard(played.state, { zone: played.zone('REC.s'), id: -1 })).toEqual([]);
  });

  test('[ETS-EX-03] a noise of level 3 is heard at 1, 2 and 3, walls ignored, and not at 4', () => {
    const { state } = scene({ mission: 'CG00' }).noise('CREW.A', 3);
    const heardIn = (zone: string) => loudestHeard(state, { zone: zoneOf(state, zone), id: -1 }).length === 1;
    expect(rings('CREW.A')[1]).toEqual(['CREW.n', 'CREW.w']);
    expect(rings('CREW.A')[2]).toEqual(['CREW.B', 'CREW.C', 'CREW.x']);
    expect(rings('CREW.A')[3]).toEqual(['CREW.e', 'CREW.s', 'REC.A']);
    expect(rings('CREW.A')[4]).toContain('REC.R');
    expect(['CREW.n', 'CREW.C', 'REC.A', 'REC.R'].map(heardIn)).toEqual([true, true, true, false]);
  });

  test('[ETS-EX-28] noise distances from the Rec Room of CG00', () => {
    expect(rings('REC.R')).toEqual({
      0: ['REC.R'],
      1: ['CREW.e', 'REC.A', 'REC.B', 'REC.C', 'REC.D', 'REC.e', 'REC.n', 'REC.s'],
      2: ['CREW.B', 'CREW.D', 'CREW.x', 'LAB.B', 'LAB.C', 'LAB.x'],
      3: ['CREW.n', 'CREW.s', 'CREW.w', 'LAB.A', 'LAB.n', 'LAB.s'],
      4: ['CREW.A', 'CREW.C'],
    });
  });

  test('[ETS-EX-17] two of three actions spent on noise', () => {
    const played = scene().turnOf('marine-a').play().choose('noise:2');
    expect(played.noiseIn('CREW.w')).toBe(2);
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });
});

describe('worked examples: the Engineer', () => {
  const engineer = () =>
    scene({ survivors: ['engineer-a', 'captain-a', 'medic-a'] })
      .survivor('captain-a', { at: 'REC.C' })
      .survivor('medic-a', { at: 'REC.C' })
      .turnOf('engineer-a');

  test('[ETS-EX-04] Juggernaut: one zone on, and the attack costs one action in all', () => {
    const played = engineer()
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter'] })
      .enemies('swarmer', 1, 'CREW.x')
      .dice(4, 1, 2)
      .play();
    played.choose('attack:plasmaCutter:0@CREW.x');
    expect(played.zoneOf('engineer-a')).toBe('CREW.x');
    expect(played.count('swarmer')).toBe(0);
    expect(played.survivor('engineer-a').turn.actions).toBe(2);
  });

  test('[ETS-EX-05] Improvised Exit: an open doorway for everyone, and the crisis token is gone', () => {
    const played = engineer().survivor('engineer-a', { at: 'CREW.A' }).play();
    expect(played.offers('move:')).toEqual(['move:CREW.w']);
    played.choose('crisis', 'CREW.n');
    expect(played.offers('move:').sort()).toEqual(['move:CREW.n', 'move:CREW.w']);
    expect(viewFrom(played.state, 'CREW.n')).toMatchObject({ 'CREW.A': 1 });
    expect(played.survivor('engineer-a').crisisUsed).toBe(true);
    expect(played.barred('crisis')).toBe('ETS-ABIL-04');
    played.choose('end', 'end', 'end');
    expect(viewFrom(played.state, 'CREW.n')).toMatchObject({ 'CREW.A': 1 });
  });
});

describe('worked examples: held and seen', () => {
  test('[ETS-EX-25] a failed check at Resolve 5 costs neither actions nor Resolve, but it holds', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', resolve: 5 })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('marine-a')
      .dice(2, 3)
      .play();
    played.choose('move:CREW.e');
    expect(played.zoneOf('marine-a')).toBe('CREW.x');
    expect(played.survivor('marine-a').turn.actions).toBe(3);
    expect(played.survivor('marine-a').resolve).toBe(5);
    expect(played.offers('move:')).toEqual([]);
  });

  test('[ETS-EX-26] what one sees from the start of CG00', () => {
    const locked = {
      'CREW.w': 0,
      'CREW.A': 1,
      'CREW.x': 1,
      'CREW.e': 2,
      'REC.R': 3,
      'REC.e': 4,
      'LAB.x': 5,
    };
    expect(viewFrom(scene({ mission: 'CG00' }).state, 'CREW.w')).toEqual(locked);
    const opened = scene({ mission: 'CG00' }).unlock('LAB.D1').state;
    expect(viewFrom(opened, 'CREW.w')).toEqual({ ...locked, 'LAB.A': 6 });
  });

  test('[ETS-EX-27] REC.B, CREW.B and the locked laboratory', () => {
    const { state } = scene({ mission: 'CG00' });
    expect(viewFrom(state, 'REC.B')).toEqual({ 'REC.B': 0, 'REC.R': 1, 'REC.A': 2 });
    expect(viewFrom(state, 'CREW.B')).toEqual({ 'CREW.B': 0, 'CREW.n': 1 });
    expect(viewFrom(state, 'LAB.A')).toEqual({ 'LAB.A': 0 });
  });

  test('[ETS-EX-29] on the Life Support tile', () => {
    const { state } = sceneOn(['LIFE@0'], 'LIFE.n');
    expect(viewFrom(state, 'LIFE.M')).toEqual({ 'LIFE.M': 0, 'LIFE.n': 1 });
    expect(viewFrom(state, 'LIFE.n')).toEqual({
      'LIFE.n': 0,
      'LIFE.B': 1,
      'LIFE.M': 1,
      'LIFE.e': 1,
      'LIFE.w': 1,
      'LIFE.A': 2,
    });
  });
});
