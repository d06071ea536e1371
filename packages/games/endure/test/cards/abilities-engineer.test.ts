import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { survivorOf } from '../../src/rules/table.ts';

const crewA = ['engineer-a', 'captain-b', 'medic-a'] as const;
const crewB = ['engineer-b', 'captain-b', 'medic-a'] as const;

describe('Engineer A', () => {
  test('[ETS-EX-04, ETS-ABIL-06, ETS-CLASS-01] Juggernaut: he moves to an enemy one zone away and strikes, for one action in all', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter'] })
      .enemies('swarmer', 3, 'CREW.x')
      .turnOf('engineer-a')
      .dice(4, 4, 1)
      .play()
      .choose('attack:plasmaCutter:0@CREW.x');
    expect(played.zoneOf('engineer-a')).toBe('CREW.x');
    expect(played.count('swarmer')).toBe(1);
    expect(played.noiseIn('CREW.x')).toBe(2); // he strikes from where he went
    expect(played.survivor('engineer-a').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-05] Juggernaut: one zone only, by an open way, and not with a ranged weapon', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter', 'pistol'] })
      .enemies('swarmer', 1, 'CREW.e')
      .enemies('swarmer', 1, 'CREW.C')
      .turnOf('engineer-a')
      .play();
    expect(played.offers('attack')).toEqual([]);
  });

  test('[ETS-CLASS-05] Juggernaut needs the usual check; if it fails there is no attack', () => {
    const attack = (...dice: number[]) =>
      scene({ survivors: crewA })
        .survivor('engineer-a', { at: 'CREW.w', resolve: 7, holding: ['plasmaCutter'] })
        .enemies('jaeger', 1, 'CREW.w')
        .enemies('swarmer', 3, 'CREW.x')
        .turnOf('engineer-a')
        .dice(...dice)
        .play()
        .choose('attack:plasmaCutter:0@CREW.x');
    const failed = attack(3, 4);
    expect(failed.zoneOf('engineer-a')).toBe('CREW.w');
    expect(failed.survivor('engineer-a').heldIn).toBe(failed.zone('CREW.w'));
    expect(failed.count('swarmer')).toBe(3);
    const passed = attack(3, 3, 5, 5, 1);
    expect(passed.zoneOf('engineer-a')).toBe('CREW.x');
    expect(passed.count('swarmer')).toBe(1);
  });

  test('[ETS-CLASS-05] Juggernaut: once with each melee attack, and each time anew', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter'] })
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('swarmer', 1, 'CREW.e')
      .turnOf('engineer-a')
      .dice(4, 1, 1, 4, 1, 1)
      .play()
      .choose('attack:plasmaCutter:0@CREW.x', 'attack:plasmaCutter:0@CREW.e');
    expect(played.zoneOf('engineer-a')).toBe('CREW.e');
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-CLASS-05] Juggernaut: he may as well strike where he stands', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.w', holding: ['plasmaCutter'] })
      .enemies('swarmer', 1, 'CREW.w')
      .enemies('swarmer', 1, 'CREW.x')
      .turnOf('engineer-a')
      .dice(4, 1, 1)
      .play();
    expect(played.offers('attack')).toEqual(['attack:plasmaCutter:0@CREW.w', 'attack:plasmaCutter:0@CREW.x']);
    played.choose('attack:plasmaCutter:0@CREW.w');
    expect(played.count('swarmer', 'CREW.w')).toBe(0);
  });

  test('[ETS-ABIL-07, ETS-CLASS-01] Weapon Mods: two dice more and 1 more to hit, until the end of the turn', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { holding: ['pistol'] })
      .enemies('swarmer', 9, 'CREW.x')
      .turnOf('engineer-a')
      .dice(3, 4, 5, 3, 4, 4, 4, 1)
      .play()
      .choose('active', 'attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(7);
    played.choose('attack:pistol:0@CREW.x');
    expect(played.count('swarmer')).toBe(4);
    played.choose('end');
    expect(played.survivor('engineer-a').lasting).toEqual([]);
  });

  test('[ETS-CLASS-01] Weapon Mods: never more than 6+', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { holding: ['rivetGun'], resolveCards: ['shown:uncontrollableShaking'] })
      .enemies('swarmer', 9, 'CREW.x')
      .turnOf('engineer-a')
      .dice(6, 5, 5, 5, 6) // 5+, one more for the Mods, one more for the shaking hands
      .play()
      .choose('active', 'attack:rivetGun:0@CREW.x');
    expect(played.count('swarmer')).toBe(7);
  });

  test('[ETS-EX-05, ETS-ABIL-08, ETS-CLASS-06] Improvised Exit: a doorway in a wall of his zone, for everyone, for the rest of the mission', () => {
    const played = scene({ survivors: crewA }).survivor('engineer-a', { at: 'CREW.C' }).turnOf('engineer-a').play();
    expect(played.offers('move')).toEqual(['move:CREW.s']);
    played.choose('crisis'); // CREW.w lies behind the one wall that could be opened
    expect(played.survivor('engineer-a').crisisUsed).toBe(true);
    expect(played.offers('move')).toEqual(['move:CREW.w', 'move:CREW.s']);
    played.choose('end');
    expect(played.offers('move')).toContain('move:CREW.C'); // the Captain in CREW.w
    played.endTurns();
    expect(played.offers('move')).toContain('move:CREW.C');
  });

  test('[ETS-CLASS-06] Improvised Exit: any wall to a zone next to his, also across a tile seam, never to the outside', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.B' }) // the north wall is the rim of the map
      .turnOf('engineer-a')
      .play()
      .choose('crisis');
    expect(played.offers()).toEqual(['REC.A', 'CREW.e']); // CREW.n has an archway in its one wall already
    played.choose('REC.A', 'move:REC.A');
    expect(played.zoneOf('engineer-a')).toBe('REC.A');
  });

  test('[ETS-ABIL-08, ETS-CLASS-06] Improvised Exit: also a wall to a zone that can be entered elsewhere', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'REC.A' }) // an archway leads east into REC.R, which lies south as well
      .turnOf('engineer-a')
      .play()
      .choose('crisis');
    expect(played.offers()).toEqual(['CREW.B', 'REC.n', 'REC.R', 'CREW.e']);
  });

  test('[ETS-CLASS-06, ETS-EVENT-04, ETS-MAP-09] Improvised Exit beside a locked door is no door: Lockdown does not touch it', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.A' })
      .event('lockdown')
      .turnOf('engineer-a')
      .play()
      .choose('crisis', 'CREW.w', 'move:CREW.w');
    expect(played.zoneOf('engineer-a')).toBe('CREW.w');
    expect(played.isOpen('CREW.D1')).toBe(false);
  });

  test('[ETS-CLASS-06, ETS-LOS-15] Improvised Exit: what stands behind the wall comes into view', () => {
    const played = scene({ survivors: crewA })
      .survivor('engineer-a', { at: 'CREW.w' })
      .survivor('captain-b', { at: 'CREW.n' })
      .survivor('medic-a', { at: 'CREW.n' })
      .enemies('swarmer', 1, 'CREW.C')
      .turnOf('engineer-a')
      .dice(6, 6)
      .play()
      .choose('crisis', 'CREW.C');
    expect(played.survivor('engineer-a').resolve).toBe(9);
  });
});

describe('Engineer B', () => {
  test('[ETS-CLASS-01] Power Saver: a Power Cell gives this Engineer 3 charges instead of 2', () => {
    const { state } = scene({ survivors: crewB });
    expect(effects.change(state, 'cellCharges', 2, { by: survivorOf(state, 'engineer-b') })).toBe(3);
    expect(effects.change(state, 'cellCharges', 2, { by: survivorOf(state, 'medic-a') })).toBe(2);
  });

  test('[ETS-CLASS-01] Weld: an open door that borders his zone is locked until the end of the next round', () => {
    const played = scene({ survivors: crewB })
      .survivor('engineer-b', { at: 'REC.R' })
      .lock('REC.D2')
      .turnOf('engineer-b')
      .play()
      .choose('active'); // REC.D1 is the only open one
    expect(played.isOpen('REC.D1')).toBe(false);
    expect(played.offers('move')).not.toContain('move:REC.n');
    played.endTurns();
    expect(played.isOpen('REC.D1')).toBe(false);
    played.endTurns();
    expect(played.isOpen('REC.D1')).toBe(true);
  });

  test('[ETS-CLASS-01] Weld: doors, not exits', () => {
    const played = scene({ survivors: crewB }).lock('CREW.D1').turnOf('engineer-b').play();
    expect(played.offers('leave')).toHaveLength(1); // the exit beside him is open
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01, ETS-ENEMY-26] Turret: fires at the start of the next 3 Enemy phases, 3 dice, 4+, without noise', () => {
    const played = scene({ survivors: crewB })
      .survivor('engineer-b', { at: 'CREW.w' })
      .survivor('captain-b', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('swarmer', 3, 'CREW.x')
      .turnOf('engineer-b')
      .dice(4, 5, 4) // a jam it would be with a weapon of three 4s; here all three fall before they act
      .play()
      .choose('crisis')
      .endTurns();
    expect(played.count('swarmer')).toBe(0);
    expect(played.said('noise')).toEqual([]);
    expect(played.survivor('engineer-b').health).toBe(9);
    expect(played.state.turrets.map(({ left }) => left)).toEqual([2]);
    played.endTurns();
    expect(played.state.turrets.map(({ left }) => left)).toEqual([1]);
    played.endTurns();
    expect(played.state.turrets).toEqual([]);
  });

  test('[ETS-CLASS-11] Turret: its zone is chosen by the Engineer’s player, in sight at distance 0 or 1', () => {
    const played = scene({ survivors: crewB })
      .with(state => {
        state.turrets.push({ by: 'engineer-b', zone: state.survivors[0]!.zone, left: 3 });
      })
      .survivor('engineer-b', { at: 'LAB.C' })
      .survivor('captain-b', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .enemies('jaeger', 1, 'CREW.w', { stunned: true })
      .enemies('jaeger', 1, 'CREW.x', { stunned: true })
      .enemies('jaeger', 1, 'CREW.e', { stunned: true }) // 2
      .enemies('jaeger', 1, 'CREW.C', { stunned: true }) // next to it, out of sight
      .phase('enemies')
      .dice(4, 4, 4)
      .play();
    expect(played.asks).toBe('turret');
    expect(played.asked).toBe('engineer-b');
    expect(played.offers()).toEqual(['CREW.w', 'CREW.x']);
    played.choose('CREW.x');
    expect(played.count('jaeger', 'CREW.x')).toBe(0); // three 4s: it never jams
  });

  test('[ETS-CLASS-01, ETS-CLASS-11] Turret: no stray hits, no push, no help from anybody', () => {
    const performed = scene({ survivors: crewB })
      .with(state => {
        state.turrets.push({ by: 'engineer-b', zone: state.survivors[0]!.zone, left: 3 });
        survivorOf(state, 'captain-b').lasting.push({
          what: 'markTarget',
          until: 'nextTurn',
          zone: survivorOf(state, 'medic-a').zone,
        });
      })
      .survivor('captain-b', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.w' })
      .enemies('jaeger', 2, 'CREW.w', { stunned: true })
      .event('gravityFailure')
      .phase('enemies')
      .dice(3, 4, 4)
      .perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.w')).toBe(1); // neither more hits nor pushed away
    expect(performed.survivor('medic-a').health).toBe(8);
    expect(performed.zoneOf('engineer-b')).toBe('CREW.w');
  });

  test('[ETS-CLASS-11, ETS-FULL-08] Turret: not into a bubble', () => {
    const performed = scene({ survivors: crewB })
      .with(state => {
        state.turrets.push({ by: 'engineer-b', zone: state.survivors[0]!.zone, left: 1 });
      })
      .enemies('jaeger', 1, 'CREW.x', { stunned: true })
      .bubble('CREW.x')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.x')).toBe(1);
    expect(performed.state.turrets).toEqual([]);
  });

  test('[ETS-CLASS-11, ETS-FULL-08] Turret: within a bubble it fires, but not out of it', () => {
    const performed = scene({ survivors: crewB })
      .turret('engineer-b', 'CREW.w')
      .enemies('jaeger', 1, 'CREW.w', { stunned: true })
      .enemies('jaeger', 1, 'CREW.x', { stunned: true })
      .bubble('CREW.w')
      .phase('enemies')
      .dice(4, 4, 4)
      .perform(enemyPhase);
    expect([performed.count('jaeger', 'CREW.w'), performed.count('jaeger', 'CREW.x')]).toEqual([0, 1]);
  });
});
