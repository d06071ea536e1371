import { scene } from '@starboard/endure/testing';
import type { Flow } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { canSee } from '../../src/rules/map/map.ts';
import { drawEvent, expireEvent } from '../../src/rules/resolution/resolution.ts';
import { armsOf, reachOf } from '../../src/rules/turn/weapons.ts';
import type { Endure } from '../../src/types.ts';

/** The lights go out and come back. */
function* flicker(t: Endure): Flow {
  yield* drawEvent(t);
  yield* expireEvent(t);
}

const away = { at: 'LAB.B' } as const;

describe('Blackout', () => {
  test('[ETS-EVENT-05] nobody sees beyond the own zone, but everybody sees that', () => {
    const played = scene().event('blackout').play();
    const here = played.zone('CREW.w');
    const next = played.zone('CREW.x');
    expect(canSee(played.state, here, next)).toBe(false);
    expect(canSee(played.state, next, here)).toBe(false);
    expect(canSee(played.state, here, here)).toBe(true);
  });

  test('[ETS-EVENT-05] a token beside a survivor stays face down, and no shot leaves the zone', () => {
    const played = scene()
      .event('blackout')
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .token('3 icarus', 'CREW.x')
      .enemies('jaeger', 1, 'CREW.A')
      .turnOf('marine-a')
      .play();
    expect(played.tokens()).toEqual(['CREW.x']);
    expect(played.offers('attack:')).toEqual([]);
  });

  test('[ETS-EVENT-06, ETS-ODD-18] enemies next door drop out of view and call for a new test when the light is back', () => {
    const performed = scene({ survivors: ['marine-a', 'medic-a', 'scout-a'] })
      .survivor('marine-a', { at: 'CREW.w' })
      .survivor('medic-a', { at: 'CREW.x' })
      .survivor('scout-a', away)
      .enemies('swarmer', 3, 'CREW.x')
      .events('blackout')
      .phase('resolution')
      .dice(6, 6)
      .perform(flicker);
    expect(performed.survivor('marine-a').resolve).toBe(9);
    expect(performed.survivor('medic-a').resolve).toBe(10); // it stood with them all the time
  });

  test('[ETS-EVENT-06] before the light is back nobody tests for what is out of view', () => {
    const performed = scene().enemies('swarmer', 3, 'CREW.x').events('blackout').phase('resolution').perform(drawEvent);
    expect(performed.survivor('marine-a').inView).toBe(0);
    expect(performed.said('test.failed').length + performed.said('test.passed').length).toBe(0);
  });

  test('[ETS-EVENT-06, ETS-ODD-18] a token that came near in the dark is revealed when the light is back', () => {
    const performed = scene({ survivors: ['marine-a', 'medic-a', 'scout-a'] })
      .survivor('medic-a', away)
      .survivor('scout-a', away)
      .event('blackout')
      .token('3 jaeger', 'CREW.x')
      .phase('resolution')
      .dice(6, 6, 6, 6)
      .perform(expireEvent);
    expect(performed.count('jaeger', 'CREW.x')).toBe(3);
    expect(performed.survivor('marine-a').resolve).toBe(9);
  });

  test('[ETS-EVENT-07] an enemy without a survivor in its zone is passive: it wanders by the die and attacks nobody', () => {
    const performed = scene()
      .event('blackout')
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .enemies('swarmer', 1, 'CREW.x')
      .phase('enemies')
      .dice('N')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.n')).toBe(1);
    expect(performed.survivor('marine-a').health).toBe(10);
  });

  test('[ETS-EVENT-07] an enemy in a zone with a survivor attacks as ever', () => {
    const performed = scene()
      .event('blackout')
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .enemies('swarmer', 1, 'CREW.w')
      .phase('enemies')
      .dice('blank')
      .perform(enemyPhase);
    expect(performed.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-EVENT-07, ETS-EVENT-08] noise draws enemies in the dark, and they move as far as ever', () => {
    const performed = scene()
      .event('blackout')
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .noise('CREW.w', 4)
      .enemies('swarmer', 1, 'REC.e')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.x')).toBe(1);
  });

  test('[ETS-EVENT-08] a survivor moves at most 2 zones in a turn', () => {
    const played = scene().event('blackout').turnOf('marine-a').play();
    played.choose('move:CREW.x', 'move:CREW.e');
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });

  test('[ETS-EVENT-09] ranged weapons have range 0, whatever lengthens them', () => {
    const played = scene()
      .event('blackout')
      .survivor('marine-a', { holding: ['assaultRifle', 'tacticalVisor'] })
      .play();
    expect(reachOf(played.state, played.survivor('marine-a'), armsOf('assaultRifle', false))).toBe(0);
  });

  test('[ETS-EVENT-09] the own zone can still be shot at', () => {
    const played = scene()
      .event('blackout')
      .survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .enemies('jaeger', 1, 'CREW.w')
      .turnOf('marine-a')
      .play();
    expect(played.offers('attack:')).toEqual(['attack:assaultRifle:0@CREW.w']);
  });

  test('[ETS-EVENT-10] when it is drawn, enemies outside the zones of survivors forget whom they saw', () => {
    const performed = scene()
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .enemies('swarmer', 1, 'CREW.x', { saw: 1 })
      .enemies('swarmer', 1, 'CREW.w', { saw: 1 })
      .events('blackout')
      .phase('resolution')
      .perform(drawEvent);
    expect(performed.state.figures.map(figure => figure.saw)).toEqual([0, 1]);
  });

  test('[ETS-EVENT-07, ETS-EVENT-10] whoever slips out of an enemy’s zone in the dark is lost to it', () => {
    const played = scene({ survivors: ['scout-a', 'marine-a', 'medic-a'] })
      .event('blackout')
      .survivor('scout-a', { at: 'CREW.x' })
      .survivor('marine-a', away)
      .survivor('medic-a', away)
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('scout-a')
      .dice('N')
      .play();
    played.choose('move:CREW.w').endTurns();
    expect(played.count('jaeger', 'CREW.n')).toBe(1);
    expect(played.survivor('scout-a').health).toBe(8);
  });

  test('[ETS-ODD-20] an Icarus attacks in its own zone only', () => {
    const performed = scene()
      .event('blackout')
      .survivor('captain-a', away)
      .survivor('medic-a', away)
      .noise('CREW.x', 1)
      .enemies('icarus', 1, 'CREW.x')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.count('icarus', 'CREW.x')).toBe(1);
    expect(performed.survivor('marine-a').health).toBe(10);
  });
});

describe('ETS-VAR-14', () => {
  const sightOnly = { variants: { blackout: 'sightOnly' } } as const;

  test('[ETS-VAR-14] sightOnly: sight is cut, but a survivor moves as far as ever', () => {
    const played = scene(sightOnly).event('blackout').turnOf('marine-a').play();
    played.choose('move:CREW.x', 'move:CREW.e', 'move:REC.R');
    expect(played.zoneOf('marine-a')).toBe('REC.R');
    expect(canSee(played.state, played.zone('REC.R'), played.zone('REC.B'))).toBe(false);
  });

  test('[ETS-VAR-14] sightOnly: weapons keep their range; full: they have none', () => {
    const rifle = armsOf('assaultRifle', false);
    const lit = scene(sightOnly).event('blackout').play();
    expect(reachOf(lit.state, lit.survivor('marine-a'), rifle)).toBe(2);
    const full = scene({ variants: { blackout: 'full' } })
      .event('blackout')
      .play();
    expect(reachOf(full.state, full.survivor('marine-a'), rifle)).toBe(0);
  });
});
