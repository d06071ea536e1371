import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import { survivorOf } from '../../src/rules/table.ts';

const crewA = ['captain-a', 'medic-a', 'scout-b'] as const;
const crewB = ['captain-b', 'medic-a', 'scout-b'] as const;

describe('Captain A', () => {
  test('[ETS-CLASS-01] Steady Voice takes 1 from the tests of others in the zone, not from the Captain’s own', () => {
    const withHer = scene({ survivors: crewA })
      .survivor('captain-a', { at: 'CREW.x', resolve: 7 })
      .survivor('medic-a', { at: 'CREW.x', resolve: 7 })
      .survivor('scout-b', { at: 'CREW.w', resolve: 7 })
      .dice(3, 4, 3, 4, 3, 4)
      .perform(function* (t) {
        for (const survivor of t.state.survivors) yield* resolveTest(t, survivor, 'ETS-RESOLVE-01');
      });
    expect(withHer.state.survivors.map(({ resolve }) => resolve)).toEqual([6, 7, 6]);
  });

  test('[ETS-CLASS-01, ETS-ABIL-02] Steady Voice helps with checks too, always and at no cost', () => {
    const inCompany = (captainAt: string) =>
      scene({ survivors: crewA })
        .survivor('captain-a', { at: captainAt })
        .survivor('medic-a', { at: 'CREW.x', resolve: 7 })
        .enemies('swarmer', 1, 'CREW.x')
        .turnOf('medic-a')
        .dice(3, 4)
        .play()
        .choose('move:CREW.n');
    expect(inCompany('CREW.x').zoneOf('medic-a')).toBe('CREW.n');
    expect(inCompany('CREW.w').zoneOf('medic-a')).toBe('CREW.x');
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Give the Order: another survivor in sight moves one zone at once', () => {
    const played = scene({ survivors: crewA })
      .survivor('captain-a', { at: 'CREW.w' })
      .survivor('medic-a', { at: 'CREW.x' })
      .survivor('scout-b', { at: 'REC.B' }) // out of sight: nobody else to ask for
      .turnOf('captain-a')
      .play()
      .choose('active');
    expect(played.asks).toBe('giveTheOrder.where');
    expect(played.asked).toBe('medic-a');
    expect(played.offers()).toEqual(['CREW.n', 'CREW.w', 'CREW.e', 'CREW.s']);
    played.choose('CREW.e');
    expect(played.zoneOf('medic-a')).toBe('CREW.e');
    expect(played.zoneOf('captain-a')).toBe('CREW.w');
    expect(played.survivor('captain-a').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-01, ETS-MOVE-11] Give the Order: the check applies', () => {
    const played = scene({ survivors: crewA })
      .survivor('medic-a', { at: 'CREW.x' })
      .survivor('scout-b', { at: 'REC.B' })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('captain-a')
      .dice(6, 6)
      .play()
      .choose('active', 'CREW.e');
    expect(played.zoneOf('medic-a')).toBe('CREW.x');
    expect(played.survivor('medic-a').heldIn).toBe(played.zone('CREW.x'));
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Give the Order needs somebody in sight who can go', () => {
    const played = scene({ survivors: crewA })
      .survivor('medic-a', { at: 'REC.B' })
      .survivor('scout-b', { at: 'CREW.x' })
      .with(state => {
        survivorOf(state, 'scout-b').stun = 'out';
      })
      .turnOf('captain-a')
      .play();
    expect(played.offers('active')).toEqual([]);
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Rally: the Captain and every survivor in sight regain 3 Resolve', () => {
    const played = scene({ survivors: crewA })
      .survivor('captain-a', { at: 'CREW.w', resolve: 5 })
      .survivor('medic-a', { at: 'CREW.x', resolve: 9 })
      .survivor('scout-b', { at: 'REC.B', resolve: 4 })
      .turnOf('captain-a')
      .play()
      .choose('crisis');
    expect(played.state.survivors.map(({ resolve }) => resolve)).toEqual([8, 10, 4]);
  });

  test('[ETS-CLASS-01, ETS-ODD-01] Rally goes round in turn order from the Captain', () => {
    const performed = scene({ survivors: ['medic-a', 'captain-a', 'scout-b'] })
      .survivor('medic-a', { resolve: 5 })
      .survivor('captain-a', { resolve: 5 })
      .survivor('scout-b', { resolve: 5 })
      .turnOf('captain-a')
      .play()
      .choose('crisis');
    const regained = performed.said('resolve.regained').map(({ params }) => params?.['who']);
    expect(regained).toEqual([{ key: 'survivor.captain-a' }, { key: 'survivor.scout-b' }, { key: 'survivor.medic-a' }]);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Rally is not offered while everybody in sight is at full Resolve', () => {
    const played = scene({ survivors: crewA })
      .survivor('scout-b', { at: 'REC.B', resolve: 4 })
      .turnOf('captain-a')
      .play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});

describe('Captain B', () => {
  test('[ETS-CLASS-01] Lead from the Front: one die more against the own zone', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'CREW.x', holding: ['plasmaCutter'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('captain-b')
      .dice(4, 4, 4, 4)
      .play()
      .choose('attack:plasmaCutter:0@CREW.x');
    expect(played.count('swarmer')).toBe(1);
  });

  test('[ETS-CLASS-01] Lead from the Front: none against another zone', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'CREW.w', holding: ['pistol'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('captain-b')
      .dice(4, 5, 6)
      .play()
      .choose('attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(3);
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Mark Target: +1 on every die of attacks on a zone in sight, whoever makes them', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { holding: ['pistol'] })
      .survivor('medic-a', { holding: ['pistol'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('captain-b')
      .dice(2, 1, 2, 1)
      .play()
      .choose('active');
    expect(played.offers()).not.toContain('REC.B');
    played.choose('CREW.x', 'attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(4);
    played.choose('end', 'attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(3);
  });

  test('[ETS-CLASS-01] Mark Target: other zones are attacked as ever', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { holding: ['pistol'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('captain-b')
      .dice(2, 1)
      .play()
      .choose('active', 'CREW.e', 'attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(5);
  });

  test('[ETS-CLASS-01] Mark Target lasts until the Captain’s next turn', () => {
    const played = scene({ survivors: crewB }).turnOf('captain-b').play().choose('active', 'CREW.x').endTurns();
    expect(played.asked).toBe('medic-a'); // first in round 2, before the Captain
    expect(played.survivor('captain-b').lasting).toHaveLength(1);
    played.choose('end', 'end');
    expect(played.asked).toBe('captain-b');
    expect(played.survivor('captain-b').lasting).toEqual([]);
  });

  test('[ETS-CLASS-01] Hold the Line: each survivor in the zone ignores the first attack on it', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'REC.R' })
      .survivor('medic-a', { at: 'REC.R' })
      .survivor('scout-b', { at: 'REC.B' })
      .enemies('jaeger', 3, 'REC.R')
      .turnOf('captain-b')
      .dice(1, 5, 1, 5, 'blank', 5, 1)
      .play()
      .choose('crisis')
      .endTurns();
    expect(played.survivor('captain-b').health).toBe(7); // the second attack on her
    expect(played.survivor('medic-a').health).toBe(8); // the first on the Medic
  });

  test('[ETS-CLASS-01] Hold the Line does not cover those who were elsewhere', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'CREW.w' })
      .survivor('medic-a', { at: 'REC.R' })
      .survivor('scout-b', { at: 'CREW.w' })
      .enemies('jaeger', 1, 'REC.R')
      .turnOf('captain-b')
      .dice('blank')
      .play()
      .choose('crisis')
      .endTurns();
    expect(played.survivor('medic-a').health).toBe(6);
  });

  test('[ETS-ABIL-10] Hold the Line ends when the Captain dies', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'REC.R', health: 2 })
      .survivor('medic-a', { at: 'REC.R' })
      .survivor('scout-b', { at: 'CREW.B' })
      .enemies('jaeger', 3, 'REC.R')
      .turnOf('captain-b')
      .dice(1, 5, 1, 5, 'blank')
      .play()
      .choose('crisis')
      .endTurns();
    expect(played.survivor('captain-b').status).toBe('dead');
    expect(played.survivor('medic-a').health).toBe(6); // the third attack is the first on the Medic, and comes through
  });
});
