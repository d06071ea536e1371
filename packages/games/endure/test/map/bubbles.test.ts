import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { drawEvent } from '../../src/rules/resolution/resolution.ts';

/** The captain in one zone, the others far off. */
function captain(
  at: string,
  ...holding: ('pistol' | 'assaultRifle' | 'shieldBubble' | 'fragGrenade' | 'stunGrenade')[]
) {
  return scene()
    .survivor('captain-a', { at, holding })
    .survivor('marine-a', { at: 'CREW.B' })
    .survivor('medic-a', { at: 'CREW.B' })
    .turnOf('captain-a');
}

describe('nobody in, nobody out', () => {
  test('[ETS-FULL-07] its user cannot leave the zone, nor the map', () => {
    const played = captain('CREW.w', 'shieldBubble').play();
    expect(played.offers('leave:')).toHaveLength(1);
    played.choose('use:shieldBubble:0');
    expect([...played.offers('move:'), ...played.offers('leave:')]).toEqual([]);
    expect(played.barred('move')).toBe('ETS-FULL-07');
  });

  test('[ETS-FULL-07] no survivor enters', () => {
    const played = captain('CREW.x').bubble('CREW.e').play();
    expect(played.offers('move:').sort()).toEqual(['move:CREW.n', 'move:CREW.s', 'move:CREW.w']);
  });

  test('[ETS-FULL-07] no enemy figure enters, however near its prey', () => {
    const performed = captain('REC.A')
      .bubble('REC.A')
      .enemies('swarmer', 3, 'REC.R')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'REC.R')).toBe(3);
    expect(performed.survivor('captain-a').health).toBe(9);
  });

  test('[ETS-FULL-07] no enemy figure leaves, active or passive', () => {
    const active = captain('REC.B').bubble('REC.A').enemies('swarmer', 1, 'REC.A').phase('enemies').perform(enemyPhase);
    expect(active.count('swarmer', 'REC.A')).toBe(1);
    expect(active.survivor('captain-a').health).toBe(9);
    const passive = captain('CREW.B').bubble('REC.A').enemies('swarmer', 1, 'REC.A').dice('E').phase('enemies');
    expect(passive.perform(enemyPhase).count('swarmer', 'REC.A')).toBe(1);
  });

  test('[ETS-FULL-07] nor does a token enter or leave', () => {
    const outside = captain('CREW.B').bubble('LAB.s').token('4 swarmer', 'LAB.C').dice('N').phase('enemies');
    expect(outside.perform(enemyPhase).tokens()).toEqual(['LAB.C']);
    const inside = captain('CREW.B').bubble('LAB.C').token('4 swarmer', 'LAB.C').dice('N').phase('enemies');
    expect(inside.perform(enemyPhase).tokens()).toEqual(['LAB.C']);
  });
});

describe('no shot', () => {
  test('[ETS-FULL-08] none goes into it', () => {
    expect(
      captain('CREW.w', 'pistol').bubble('CREW.x').enemies('swarmer', 1, 'CREW.x').play().offers('attack:'),
    ).toEqual([]);
  });

  test('[ETS-FULL-08] none goes out of it', () => {
    expect(
      captain('CREW.w', 'pistol').bubble('CREW.w').enemies('swarmer', 1, 'CREW.x').play().offers('attack:'),
    ).toEqual([]);
  });

  test('[ETS-FULL-08] none goes through it', () => {
    const rifle = captain('CREW.w', 'assaultRifle').enemies('swarmer', 1, 'CREW.e');
    expect(rifle.play().offers('attack:')).toEqual(['attack:assaultRifle:0@CREW.e']);
    const shut = captain('CREW.w', 'assaultRifle').bubble('CREW.x').enemies('swarmer', 1, 'CREW.e');
    expect(shut.play().offers('attack:')).toEqual([]);
  });

  test('[ETS-FULL-08] inside it shots are allowed', () => {
    const played = captain('REC.A', 'pistol').bubble('REC.A').enemies('swarmer', 1, 'REC.A').dice(2, 3).play();
    expect(played.choose('attack:pistol:0@REC.A').count('swarmer')).toBe(0);
  });

  test('[ETS-FULL-08] grenades are not thrown into, out of or through it', () => {
    const thrower = () => captain('CREW.w', 'fragGrenade', 'stunGrenade').enemies('swarmer', 1, 'CREW.e');
    expect(thrower().play().offers('use:fragGrenade')).toHaveLength(1);
    for (const bubble of ['CREW.w', 'CREW.x', 'CREW.e']) {
      expect(thrower().bubble(bubble).play().offers('use:fragGrenade')).toEqual([]);
    }
    const played = thrower().bubble('CREW.x').play().choose('use:stunGrenade:1');
    expect(played.offers().sort()).toEqual(['CREW.A', 'CREW.w']);
    const elsewhere = thrower().bubble('LAB.C').play();
    expect(elsewhere.offers('use:fragGrenade')).toHaveLength(1);
    expect(elsewhere.choose('use:stunGrenade:1').offers().sort()).toEqual(['CREW.A', 'CREW.e', 'CREW.w', 'CREW.x']);
  });

  test('[ETS-FULL-08] in a bubble a grenade can only be thrown at one’s own feet', () => {
    const played = captain('CREW.w', 'stunGrenade').bubble('CREW.w').enemies('swarmer', 1, 'CREW.x').play();
    played.choose('use:stunGrenade:0');
    expect(played.noiseIn('CREW.w')).toBe(3);
    expect(played.survivor('captain-a').stun).toBe('out');
    expect(played.state.figures.map(({ stunned }) => stunned)).toEqual([false]);
  });

  test('[ETS-FULL-08] an Icarus beside it attacks nobody in it, nor from in it anybody beside it', () => {
    for (const bubble of ['REC.A', 'REC.R']) {
      const performed = captain('REC.A')
        .bubble(bubble)
        .enemies('icarus', 1, 'REC.R')
        .phase('enemies')
        .perform(enemyPhase);
      expect(performed.survivor('captain-a').health).toBe(9);
    }
    const open = captain('REC.A').enemies('icarus', 1, 'REC.R').phase('enemies').dice('blank').perform(enemyPhase);
    expect(open.survivor('captain-a').health).toBe(7);
  });
});

describe('what it does not stop', () => {
  test('[ETS-FULL-09] it is gone at the end of the round', () => {
    const played = captain('REC.A', 'shieldBubble').play().choose('use:shieldBubble:0').endTurns();
    expect(played.state.round).toBe(2);
    expect(played.state.bubbles).toEqual([]);
  });

  test('[ETS-FULL-09] it still stands in the Enemy phase of its round', () => {
    const played = captain('REC.A', 'shieldBubble').enemies('swarmer', 2, 'REC.R').play();
    played.choose('use:shieldBubble:0').endTurns();
    expect(played.survivor('captain-a').health).toBe(9);
    expect(played.count('swarmer', 'REC.R')).toBe(2);
  });

  test('[ETS-FULL-09] noise passes it: what hears it comes as near as it can', () => {
    const performed = captain('REC.C')
      .bubble('REC.C')
      .noise('REC.C', 2)
      .enemies('jaeger', 1, 'REC.n')
      .phase('enemies')
      .dice(1, 1)
      .perform(enemyPhase);
    expect(performed.count('jaeger', 'REC.R')).toBe(1);
  });

  test('[ETS-FULL-10] nobody is trapped by it', () => {
    const played = captain('REC.A', 'shieldBubble').play().choose('use:shieldBubble:0').endTurns();
    expect(played.survivor('captain-a')).toMatchObject({ health: 9, resolve: 10 });
    expect(played.said('trapped')).toEqual([]);
  });

  test('[ETS-ODD-25] an event reaches whoever is in it', () => {
    const performed = captain('REC.A').bubble('REC.A').events('lifeSupportFailure').perform(drawEvent);
    expect(performed.survivor('captain-a').health).toBe(8);
  });

  test('[ETS-ODD-25] so does an enemy that is in it too', () => {
    const performed = captain('REC.A')
      .bubble('REC.A')
      .enemies('jaeger', 1, 'REC.A')
      .phase('enemies')
      .dice('blank')
      .perform(enemyPhase);
    expect(performed.survivor('captain-a').health).toBe(7);
  });
});
