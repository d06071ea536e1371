import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { survivorOf } from '../../src/rules/table.ts';
import { lastFor } from '../../src/rules/turn/abilities.ts';
import type { State } from '../../src/types.ts';

const crewB = ['marine-b', 'captain-a', 'medic-a'] as const;

function watch(state: State, zone: string, weapon: string): void {
  const number = groundOf(state).map.zoneNumbers.get(zone)!;
  lastFor(survivorOf(state, 'marine-a'), 'overwatch', 'phaseEnds', { zone: number, weapon });
}

/** A Swarmer in CREW.s hears a noise in CREW.w and comes by way of CREW.x. */
function swarmersComing(count: number) {
  return scene()
    .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
    .survivor('captain-a', { at: 'LAB.C' })
    .survivor('medic-a', { at: 'LAB.C' })
    .enemies('swarmer', count, 'CREW.s')
    .noise('CREW.w', 2);
}

describe('Marine A', () => {
  test('[ETS-CLASS-01] Fire Drill: one failed die of a ranged attack may be rolled again', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['shotgun'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('marine-a')
      .dice(1, 4, 2, 5)
      .play()
      .choose('attack:shotgun:0@CREW.x');
    expect(played.offers()).toEqual(['die:1', 'die:3', 'keep']);
    played.choose('die:1');
    expect(played.asks).toBe('turn');
    expect(played.count('swarmer')).toBe(3);
  });

  test('[ETS-CLASS-01] Fire Drill: not in melee', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', holding: ['plasmaCutter'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('marine-a')
      .dice(1, 4, 2)
      .play()
      .choose('attack:plasmaCutter:0@CREW.x');
    expect(played.asks).toBe('turn');
    expect(played.count('swarmer')).toBe(4);
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Overwatch: a zone in sight and in range of the weapon is named', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle', 'fireAxe'] })
      .turnOf('marine-a')
      .play()
      .choose('active', 'assaultRifle:0');
    expect(played.offers()).toEqual(['CREW.A', 'CREW.w', 'CREW.x', 'CREW.e']);
    const withAxe = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle', 'fireAxe'] })
      .turnOf('marine-a')
      .play()
      .choose('active', 'fireAxe:1');
    expect(withAxe.survivor('marine-a').lasting[0]?.zone).toBe(withAxe.zone('CREW.w'));
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Overwatch needs a weapon that can be used this round', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['pistol'] })
      .card('marine-a', 'pistol', { jammed: true })
      .turnOf('marine-a')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-10] Overwatch: the first to enter the zone in the Enemy phase are attacked at once, by all attack rules', () => {
    const played = swarmersComing(1).turnOf('marine-a').dice(4, 1, 2, 3).play().choose('active', 'CREW.x').endTurns();
    expect(played.asks).toBe('reroll.one'); // Fire Drill holds as well
    played.choose('keep');
    expect(played.count('swarmer')).toBe(0);
    expect(played.said('noise').at(-1)?.params?.['level']).toBe(4);
    expect(played.survivor('marine-a').health).toBe(10);
  });

  test('[ETS-CLASS-10] Overwatch fires once', () => {
    const performed = swarmersComing(2)
      .phase('enemies')
      .with(state => watch(state, 'CREW.x', 'assaultRifle:0'))
      .dice(4, 5, 6, 4, 1, 1, 'blank') // the second Swarmer comes into view and gets through
      .perform(enemyPhase);
    expect(performed.said('overwatch.fires')).toHaveLength(1);
    expect(performed.count('swarmer', 'CREW.w')).toBe(1);
    expect(performed.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-CLASS-10] Overwatch fires when a token is revealed in the zone', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .token('4 swarmer', 'CREW.C')
      .noise('CREW.x', 3)
      .phase('enemies')
      .with(state => watch(state, 'CREW.x', 'assaultRifle:0'))
      .dice(3, 4, 1, 1, 1, 1, 1, 1, 4, 5, 6, 4) // no Solomon, three tests, four hits
      .perform(enemyPhase);
    expect(performed.said('token.revealed')).toHaveLength(1);
    expect(performed.count('swarmer')).toBe(0);
  });

  test('[ETS-CLASS-10] Overwatch does not fire if the zone is out of sight by then', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'CREW.A', holding: ['assaultRifle'] })
      .survivor('captain-a', { at: 'LAB.B' })
      .survivor('medic-a', { at: 'LAB.B' })
      .enemies('swarmer', 1, 'CREW.x')
      .noise('CREW.w', 1)
      .lock('CREW.D1')
      .phase('enemies')
      .with(state => watch(state, 'CREW.w', 'assaultRifle:0'))
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.w')).toBe(1);
    expect(performed.said('overwatch.fires')).toEqual([]);
  });

  test('[ETS-CLASS-10] Overwatch is for the first to come: if these cannot be shot, the next are not', () => {
    const performed = swarmersComing(1)
      .enemies('jaeger', 1, 'CREW.w') // while it stands in the Marine's zone, only it can be shot (ETS-RANGED-04)
      .phase('enemies')
      .with(state => watch(state, 'CREW.x', 'assaultRifle:0'))
      .dice('blank', 1, 1, 'blank')
      .perform(enemyPhase);
    expect(performed.said('overwatch.fires')).toEqual([]);
    expect(performed.survivor('marine-a').lasting).toEqual([]);
  });

  test('[ETS-CLASS-10, ETS-STUN-02] a stunned Marine does not fire', () => {
    const performed = swarmersComing(1)
      .phase('enemies')
      .with(state => {
        watch(state, 'CREW.x', 'assaultRifle:0');
        survivorOf(state, 'marine-a').stun = 'out';
      })
      .dice(1, 1, 'blank')
      .perform(enemyPhase);
    expect(performed.said('overwatch.fires')).toEqual([]);
  });

  test('[ETS-CLASS-10] Overwatch lapses with the Enemy phase', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['pistol'] })
      .turnOf('marine-a')
      .play()
      .choose('active', 'CREW.x');
    expect(played.survivor('marine-a').lasting).toHaveLength(1);
    played.endTurns();
    expect(played.survivor('marine-a').lasting).toEqual([]);
  });

  test('[ETS-CLASS-01, ETS-CLASS-11] Full Auto: every zone in range along one direction, nearest first, one noise of level 5', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .survivor('captain-a', { at: 'CREW.A' })
      .enemies('swarmer', 5, 'CREW.x')
      .enemies('swarmer', 5, 'CREW.e')
      .enemies('swarmer', 5, 'REC.R') // out of range
      .enemies('swarmer', 2, 'CREW.A') // in range, another direction
      .turnOf('marine-a')
      .dice(4, 4, 1, 2, 5, 5, 6, 1)
      .play()
      .choose('crisis');
    expect(played.offers()).toEqual(['assaultRifle:0>N', 'assaultRifle:0>E']);
    played.choose('assaultRifle:0>E', 'keep');
    expect(played.count('swarmer', 'CREW.x')).toBe(3);
    played.choose('keep');
    expect(played.count('swarmer', 'CREW.e')).toBe(2);
    expect(played.count('swarmer', 'REC.R')).toBe(5);
    expect(played.count('swarmer', 'CREW.A')).toBe(2);
    expect(played.noiseIn('CREW.w')).toBe(5);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-11] Full Auto: stray dice of each attack strike', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .survivor('medic-a', { at: 'CREW.x' })
      .enemies('swarmer', 5, 'CREW.x')
      .enemies('swarmer', 5, 'CREW.e')
      .turnOf('marine-a')
      .dice(4, 4, 1, 2, 'blank', 4, 4, 4, 1, 'blank')
      .play()
      .choose('crisis', 'keep', 'keep');
    expect(played.survivor('medic-a').health).toBe(5); // 2 in her zone, 1 on the way to the next
  });

  test('[ETS-CLASS-11] Full Auto: a jam ends it', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .enemies('swarmer', 5, 'CREW.x')
      .enemies('swarmer', 5, 'CREW.e')
      .turnOf('marine-a')
      .dice(5, 5, 5, 5)
      .play()
      .choose('crisis');
    expect(played.asks).toBe('turn');
    expect(played.count('swarmer')).toBe(10);
  });

  test('[ETS-CLASS-11, ETS-EVENT-18] Full Auto without gravity: pushed back, the Marine reaches no further', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', holding: ['assaultRifle'] })
      .enemies('jaeger', 1, 'CREW.e')
      .enemies('swarmer', 5, 'REC.R')
      .event('gravityFailure')
      .turnOf('marine-a')
      .dice(1, 1, 2, 3)
      .play()
      .choose('crisis', 'keep');
    expect(played.zoneOf('marine-a')).toBe('CREW.w'); // REC.R is 3 zones away from here
    expect(played.count('swarmer', 'REC.R')).toBe(5);
    expect(played.asks).toBe('turn');
  });

  test('[ETS-CLASS-01, ETS-CLASS-11] Full Auto without gravity: what he still reaches is shot at; the one noise lies where he began', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', holding: ['assaultRifle', 'tacticalVisor'] })
      .enemies('jaeger', 1, 'CREW.e')
      .enemies('swarmer', 3, 'REC.R')
      .event('gravityFailure')
      .turnOf('marine-a')
      .dice(1, 1, 2, 3, 4, 4, 4, 1)
      .play()
      .choose('crisis', 'keep', 'keep');
    expect(played.zoneOf('marine-a')).toBe('CREW.w');
    expect(played.count('swarmer')).toBe(0);
    expect(played.noiseIn('CREW.x')).toBe(5);
    expect(played.noiseIn('CREW.w')).toBe(0);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Full Auto needs a ranged weapon and enemies in its way', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['fireAxe'] })
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('marine-a')
      .play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});

describe('Marine B', () => {
  function struckIn(armour: 'paddedOveralls' | 'hullPlate', ...dice: (number | string)[]) {
    return scene({ survivors: crewB })
      .survivor('marine-b', { at: 'REC.R', holding: [armour] })
      .enemies('swarmer', 1, 'REC.R')
      .phase('enemies')
      .dice(...dice)
      .perform(enemyPhase)
      .survivor('marine-b').health;
  }

  test('[ETS-CLASS-01] Hardened: armour saves are 1 better', () => {
    expect(struckIn('paddedOveralls', 4)).toBe(10);
    expect(struckIn('paddedOveralls', 3, 'blank')).toBe(9);
  });

  test('[ETS-CLASS-01] Hardened: never better than 2+', () => {
    expect(struckIn('hullPlate', 1, 'blank')).toBe(9);
  });

  test('[ETS-CLASS-01] Hardened: no save without armour', () => {
    const performed = scene({ survivors: crewB })
      .survivor('marine-b', { at: 'REC.R' })
      .enemies('swarmer', 1, 'REC.R')
      .phase('enemies')
      .dice('blank')
      .perform(enemyPhase);
    expect(performed.survivor('marine-b').health).toBe(9);
  });

  test('[ETS-CLASS-01] Field Strip unjams every weapon in the zone', () => {
    const played = scene({ survivors: crewB })
      .survivor('marine-b', { holding: ['pistol'] })
      .survivor('captain-a', { holding: ['shotgun'] })
      .survivor('medic-a', { at: 'CREW.x', holding: ['pistol'] })
      .card('marine-b', 'pistol', { jammed: true })
      .card('captain-a', 'shotgun', { jammed: true })
      .card('medic-a', 'pistol', { jammed: true })
      .turnOf('marine-b')
      .play()
      .choose('active');
    expect(played.state.survivors.map(({ cards }) => cards[0]!.jammed)).toEqual([false, false, true]);
  });

  test('[ETS-CLASS-01] Field Strip: the next ranged attack of the turn has one die more and cannot jam; the one after is as ever', () => {
    const played = scene({ survivors: crewB })
      .survivor('marine-b', { holding: ['pistol'] })
      .enemies('swarmer', 6, 'CREW.x')
      .turnOf('marine-b')
      .dice(4, 4, 4, 5, 5)
      .play()
      .choose('active', 'attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(3);
    played.choose('attack:pistol:0@CREW.x');
    expect(played.survivor('marine-b').cards[0]!.jammed).toBe(true);
    expect(played.count('swarmer')).toBe(3);
  });

  test('[ETS-CLASS-01] Field Strip waits for a ranged attack, until the turn ends', () => {
    const played = scene({ survivors: crewB })
      .survivor('marine-b', { at: 'CREW.x', holding: ['plasmaCutter'] })
      .enemies('swarmer', 6, 'CREW.x')
      .turnOf('marine-b')
      .dice(4, 4, 4)
      .play()
      .choose('active', 'attack:plasmaCutter:0@CREW.x');
    expect(played.count('swarmer')).toBe(3);
    expect(played.survivor('marine-b').lasting).toHaveLength(1);
    played.choose('end');
    expect(played.survivor('marine-b').lasting).toEqual([]);
  });

  test('[ETS-CLASS-01] Breach: up to two zones without check, then an attack with two dice more, all for one action', () => {
    const played = scene({ survivors: crewB })
      .survivor('marine-b', { at: 'CREW.w', holding: ['plasmaCutter'] })
      .enemies('jaeger', 1, 'CREW.w')
      .enemies('swarmer', 6, 'CREW.e')
      .turnOf('marine-b')
      .dice(4, 4, 4, 4, 4)
      .play()
      .choose('crisis', 'go:CREW.x', 'go:CREW.e');
    expect(played.asks).toBe('turn');
    expect(played.zoneOf('marine-b')).toBe('CREW.e');
    expect(played.count('swarmer')).toBe(1);
    expect(played.survivor('marine-b').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-01] Breach: whoever does not want to go attacks from where it stands', () => {
    const played = scene({ survivors: crewB })
      .survivor('marine-b', { at: 'CREW.w', holding: ['pistol'] })
      .enemies('swarmer', 6, 'CREW.x')
      .turnOf('marine-b')
      .dice(1, 3, 3, 3)
      .play()
      .choose('crisis', 'stop');
    expect(played.zoneOf('marine-b')).toBe('CREW.w');
    expect(played.count('swarmer')).toBe(3);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Breach is not offered to whoever can neither go nor attack', () => {
    const played = scene({ survivors: crewB })
      .survivor('marine-b', { at: 'CREW.A' })
      .lock('CREW.D1')
      .turnOf('marine-b')
      .play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});
