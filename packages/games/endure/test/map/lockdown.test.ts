import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { canSee } from '../../src/rules/map/map.ts';
import { drawEvent, expireEvent, resolutionPhase } from '../../src/rules/resolution/resolution.ts';

const doors = ['CREW.D1', 'CREW.D2', 'REC.D1', 'REC.D2', 'LAB.D1', 'LAB.D2', 'CREW.exitW'];

describe('Lockdown', () => {
  test('[ETS-EVENT-02] when it is drawn every door and exit is locked, for feet and eyes', () => {
    const performed = scene().events('lockdown').phase('resolution').perform(drawEvent);
    expect(doors.map(door => performed.isOpen(door))).toEqual(doors.map(() => false));
    const { state } = performed;
    expect(canSee(state, performed.zone('REC.R'), performed.zone('REC.n'))).toBe(false);
    expect(canSee(state, performed.zone('REC.R'), performed.zone('REC.B'))).toBe(true); // an archway has no door
  });

  test('[ETS-EVENT-02] a survivor passes archways and corridors, but no door and no exit', () => {
    const played = scene().event('lockdown').survivor('marine-a', { at: 'CREW.w' }).turnOf('marine-a').play();
    expect(played.offers('move:')).toEqual(['move:CREW.x']);
    expect(played.offers('leave:')).toEqual([]);
    const free = scene().survivor('marine-a', { at: 'CREW.w' }).turnOf('marine-a').play();
    expect(free.offers('move:').sort()).toEqual(['move:CREW.A', 'move:CREW.x']);
    expect(free.offers('leave:')).toHaveLength(1);
  });

  test('[ETS-EVENT-02, ETS-EVENT-03] it lasts until the next event card, then each door is as it was before', () => {
    const played = scene().lock('LAB.D1').events('lockdown').phase('resolution').play();
    expect(played.isOpen('CREW.D1')).toBe(false);
    played.endTurns();
    expect(played.state.event).not.toBe('lockdown');
    expect(doors.filter(door => !played.isOpen(door))).toEqual(['LAB.D1']);
  });

  test('[ETS-EVENT-03] a switch thrown in Lockdown unlocks its door for the time after', () => {
    const played = scene()
      .lock('LAB.D1')
      .event('lockdown')
      .survivor('marine-a', { at: 'REC.B' })
      .turnOf('marine-a')
      .play();
    played.choose('interact:0');
    expect(played.isOpen('LAB.D1')).toBe(false);
    played.endTurns();
    expect(played.isOpen('LAB.D1')).toBe(true);
  });

  test('[ETS-EVENT-03, ETS-ODD-18] a token behind a door is revealed when Lockdown ends', () => {
    const performed = scene()
      .event('lockdown')
      .survivor('marine-a', { at: 'REC.n' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .token('3 jaeger', 'REC.R')
      .phase('resolution')
      .dice(6, 6, 1, 1)
      .perform(expireEvent);
    expect(performed.tokens()).toEqual([]);
    expect(performed.count('jaeger', 'REC.R')).toBe(3);
  });

  test('[ETS-EVENT-04] the Override Key opens a door in Lockdown, for good', () => {
    const played = scene()
      .lock('CREW.D1')
      .event('lockdown')
      .survivor('marine-a', { at: 'CREW.w', holding: ['overrideKey'] })
      .turnOf('marine-a')
      .play();
    played.choose('use:overrideKey:0', 'CREW.D1');
    expect(played.isOpen('CREW.D1')).toBe(true);
    expect(played.offers('move:')).toContain('move:CREW.A');
    played.endTurns();
    expect(played.isOpen('CREW.D1')).toBe(true);
  });

  test('[ETS-EVENT-04] an exit opened with the Override Key can be left by in Lockdown', () => {
    const played = scene()
      .event('lockdown')
      .survivor('marine-a', { at: 'CREW.w', holding: ['overrideKey'] })
      .turnOf('marine-a')
      .play();
    played.choose('use:overrideKey:0', 'CREW.exitW');
    expect(played.offers('leave:')).toHaveLength(1);
  });

  test('[ETS-EVENT-04] the Technician overrides a door in Lockdown, until the end of the round', () => {
    const played = scene({ survivors: ['technician-a', 'marine-a', 'medic-a'] })
      .event('lockdown')
      .events('lockdown')
      .survivor('technician-a', { at: 'CREW.w' })
      .turnOf('technician-a')
      .play();
    played.choose('active', 'CREW.D1');
    expect(played.isOpen('CREW.D1')).toBe(true);
    played.endTurns();
    expect(played.state.event).toBe('lockdown');
    expect(played.isOpen('CREW.D1')).toBe(false);
  });

  test('[ETS-EVENT-04] the Scout crawls through the vents of a locked ship', () => {
    const played = scene({ survivors: ['scout-b', 'marine-a', 'medic-a'] })
      .event('lockdown')
      .survivor('scout-b', { at: 'CREW.A' })
      .turnOf('scout-b')
      .play();
    expect(played.offers('move:')).toEqual([]);
    played.choose('crisis', 'CREW.D');
    expect(played.zoneOf('scout-b')).toBe('CREW.D');
  });

  test('[ETS-EVENT-02] a later Lockdown also locks a door that was opened for good before it', () => {
    const played = scene({ survivors: ['engineer-b', 'marine-a', 'medic-a'] })
      .events('lockdown')
      .survivor('engineer-b', { at: 'CREW.w', holding: ['overrideKey'] })
      .turnOf('engineer-b')
      .play();
    played.choose('active', 'use:overrideKey:0'); // welded, and opened again
    expect(played.isOpen('CREW.D1')).toBe(true);
    played.endTurns();
    expect(played.state.event).toBe('lockdown');
    expect(played.isOpen('CREW.D1')).toBe(false);
  });

  test('[ETS-ODD-21] figures on both sides of a door stay where they are', () => {
    const performed = scene()
      .events('lockdown')
      .survivor('marine-a', { at: 'REC.n' })
      .enemies('swarmer', 2, 'REC.R')
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.zoneOf('marine-a')).toBe('REC.n');
    expect(performed.count('swarmer', 'REC.R')).toBe(2);
  });
});
