import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { failLifeSupport } from '../../src/rules/resolution/life-support.ts';

const crewA = ['technician-a', 'captain-b', 'medic-a'] as const;
const crewB = ['technician-b', 'captain-b', 'medic-a'] as const;

describe('Technician A', () => {
  test('[ETS-CLASS-01] Synthetic: no body injuries, others as ever', () => {
    const struck = (face: string) =>
      scene({ survivors: crewA })
        .survivor('technician-a', { at: 'REC.R' })
        .enemies('swarmer', 1, 'REC.R')
        .phase('enemies')
        .dice(face)
        .perform(enemyPhase)
        .survivor('technician-a');
    expect(struck('body').injuries).toEqual([]);
    expect(struck('body').health).toBe(7);
    expect(struck('leg').injuries).toEqual(['leg']);
  });

  test('[ETS-VAR-26, ETS-EVENT-15] both Technicians are machines, unhurt by Life Support Failure, unless the switch says biological', () => {
    const survivors = ['technician-a', 'technician-b', 'medic-a'] as const;
    const healthAfter = (technicianLife: 'machine' | 'biological') =>
      scene({ survivors, variants: { technicianLife } })
        .perform(t => failLifeSupport(t, 1))
        .state.survivors.map(({ health }) => health);
    expect(healthAfter('machine')).toEqual([8, 8, 7]);
    expect(healthAfter('biological')).toEqual([7, 7, 7]);
  });

  test('[ETS-CLASS-01, ETS-CLASS-04] Override: unlocks a door that borders the zone, until the end of the round', () => {
    const played = scene({ survivors: crewA })
      .lock('CREW.D1')
      .lock('REC.D1')
      .turnOf('technician-a')
      .play()
      .choose('active');
    expect(played.offers()).toEqual(['CREW.D1', 'CREW.exitW']);
    played.choose('CREW.D1');
    expect(played.isOpen('CREW.D1')).toBe(true);
    expect(played.offers('move')).toContain('move:CREW.A');
    played.endTurns();
    expect(played.isOpen('CREW.D1')).toBe(false);
  });

  test('[ETS-CLASS-01] Override: locks an open door or exit as well', () => {
    const played = scene({ survivors: crewA }).turnOf('technician-a').play().choose('active', 'CREW.exitW');
    expect(played.isOpen('CREW.exitW')).toBe(false);
    expect(played.offers('leave')).toEqual([]);
    played.endTurns();
    expect(played.isOpen('CREW.exitW')).toBe(true);
  });

  test('[ETS-EVENT-04, ETS-CLASS-01] Override works in Lockdown', () => {
    const played = scene({ survivors: crewA }).event('lockdown').turnOf('technician-a').play();
    expect(played.offers('leave')).toEqual([]);
    played.choose('active', 'CREW.exitW');
    expect(played.isOpen('CREW.exitW')).toBe(true);
    expect(played.offers('leave')).toHaveLength(1);
  });

  test('[ETS-CLASS-01, ETS-ODD-18] Override: what stands behind the door comes into view', () => {
    const played = scene({ survivors: crewA })
      .survivor('captain-b', { at: 'CREW.n' })
      .survivor('medic-a', { at: 'CREW.n' })
      .lock('CREW.D1')
      .enemies('jaeger', 1, 'CREW.A')
      .turnOf('technician-a')
      .dice(6, 6)
      .play()
      .choose('active', 'CREW.D1');
    expect(played.survivor('technician-a').resolve).toBe(9);
  });

  test('[ETS-CLASS-01] Purge: the event in force ends, and the next event card is drawn without effect', () => {
    const played = scene({ survivors: crewA })
      .event('lockdown')
      .events('lifeSupportFailure', 'anxiety')
      .turnOf('technician-a')
      .dice(6, 6, 6, 6, 6, 6)
      .play();
    expect(played.isOpen('CREW.D1')).toBe(false);
    played.choose('crisis');
    expect(played.state.event).toBeNull();
    expect(played.isOpen('CREW.D1')).toBe(true);
    played.endTurns();
    expect(played.survivor('medic-a').health).toBe(8);
    expect(played.state.event).toBeNull();
    expect(played.state.events.discard).toEqual(['lockdown', 'lifeSupportFailure']);
    played.endTurns();
    expect(played.survivor('medic-a').resolve).toBe(9); // the card after it is drawn as ever
  });
});

describe('Technician B', () => {
  test('[ETS-CLASS-01, ETS-CLASS-03, ETS-CLASS-07] Sensor Net: at the start of its turn it looks at all tokens within noise distance 2', () => {
    const played = scene({ survivors: crewB })
      .token('4 swarmer', 'CREW.C')
      .token('3 jaeger', 'CREW.s')
      .token('3 icarus', 'CREW.D') // at noise distance 3
      .play();
    expect(played.asks).toBe('turn');
    expect(played.state.tokens.map(({ knownTo }) => knownTo)).toEqual([['technician-b'], ['technician-b'], []]);
  });

  test('[ETS-ODD-15] Sensor Net: only its own player knows', () => {
    const played = scene({ survivors: crewB }).token('4 swarmer', 'CREW.C').play();
    expect(played.match.view('technician-b').tokens[0]!.face).toBe('4 swarmer');
    expect(played.match.view('medic-a').tokens[0]!.face).toBeNull();
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Remote Interface: throws a switch in sight at distance 0 to 2', () => {
    const interfaceFrom = (at: string) =>
      scene({ survivors: crewB }).survivor('technician-b', { at }).lock('LAB.D1').turnOf('technician-b').play();
    const near = interfaceFrom('REC.A').choose('active'); // the switch is in REC.B, 2 away
    expect(near.isOpen('LAB.D1')).toBe(true);
    expect(near.state.objectives[0]!.done).toBe(true);
    expect(near.barred('active')).toBe('ETS-ABIL-03');
    expect(interfaceFrom('REC.n').barred('active')).toBe('ETS-ODD-33'); // next to it, out of sight
  });

  test('[ETS-CLASS-01] Remote Interface: not further than 2', () => {
    const played = scene({ survivors: crewB })
      .survivor('technician-b', { at: 'CREW.w' })
      .with(state => {
        state.objectives[0]!.zone = groundOf(state).map.zoneNumbers.get('REC.R')!; // in sight at distance 3
      })
      .turnOf('technician-b')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Overload: every zone within noise distance 1 is attacked with 4 dice, 3+, without noise', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'CREW.x' })
      .survivor('medic-a', { at: 'LAB.B' })
      .enemies('swarmer', 9, 'CREW.w') // 0
      .enemies('swarmer', 5, 'CREW.x') // 1
      .enemies('swarmer', 5, 'CREW.C') // 1, behind a wall
      .enemies('swarmer', 5, 'CREW.e') // 2
      .turnOf('technician-b')
      .dice(3, 3, 2, 2, 3, 2, 2, 2, 3, 3, 3, 2)
      .play()
      .choose('crisis');
    const left = ['CREW.w', 'CREW.x', 'CREW.C', 'CREW.e'].map(zone => played.count('swarmer', zone));
    expect(left).toEqual([7, 4, 2, 5]);
    expect(played.state.noises).toEqual([]);
    expect(played.survivor('captain-b').health).toBe(9); // enemies only
    expect(played.survivor('technician-b').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-11] Overload never jams and pushes nobody', () => {
    const played = scene({ survivors: crewB })
      .survivor('technician-b', { at: 'CREW.x' })
      .survivor('captain-b', { at: 'LAB.B' })
      .survivor('medic-a', { at: 'LAB.B' })
      .enemies('jaeger', 3, 'CREW.e')
      .event('gravityFailure')
      .turnOf('technician-b')
      .dice(3, 3, 3, 3)
      .play()
      .choose('crisis');
    expect(played.count('jaeger', 'CREW.e')).toBe(1);
    expect(played.zoneOf('technician-b')).toBe('CREW.x');
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Overload needs enemies that near', () => {
    const played = scene({ survivors: crewB }).enemies('swarmer', 1, 'CREW.e').turnOf('technician-b').play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});
