import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { canSee, sightDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { expireEvent } from '../../src/rules/resolution/resolution.ts';
import { sceneOn, viewFrom, zoneOf } from '../support/maps.ts';

describe('what one sees', () => {
  test('[ETS-LOS-01] a token is revealed only when it is in sight', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.A' })
      .survivor('captain-a', { at: 'CREW.A' })
      .survivor('medic-a', { at: 'CREW.A' })
      .token('4 swarmer', 'CREW.n')
      .token('5 swarmer', 'CREW.w')
      .dice(6, 6, 1, 1, 1, 1, 1, 1)
      .play();
    expect(played.tokens()).toEqual(['CREW.n']);
    expect(played.count('swarmer', 'CREW.w')).toBe(5);
  });

  test('[ETS-LOS-01] an attack needs sight of its target', () => {
    const marine = (enemy: string) =>
      scene()
        .survivor('marine-a', { at: 'CREW.B', holding: ['shotgun'] })
        .enemies('swarmer', 1, enemy)
        .turnOf('marine-a')
        .play();
    expect(marine('CREW.n').offers('attack:')).toEqual(['attack:shotgun:0@CREW.n']);
    expect(marine('CREW.e').offers('attack:')).toEqual([]);
    expect(marine('CREW.e').barred('attack:shotgun:0')).toBe('ETS-COMBAT-11');
  });

  test('[ETS-LOS-02] lines run straight and any distance', () => {
    expect(viewFrom(scene().state, 'CREW.w')).toMatchObject({ 'LAB.x': 5, 'LAB.A': 6 });
    expect(viewFrom(scene().state, 'REC.n')).toEqual({ 'REC.n': 0, 'REC.R': 1, 'REC.s': 2 });
  });

  test('[ETS-LOS-03] nobody sees around a corner', () => {
    const { state } = scene();
    for (const zone of ['CREW.n', 'CREW.s', 'CREW.B', 'CREW.C']) {
      expect(viewFrom(state, 'CREW.w')).not.toHaveProperty([zone]);
    }
  });

  test('[ETS-LOS-04] who sees a part of a zone sees all that is in it', () => {
    const played = scene()
      .survivor('captain-a', { at: 'REC.B' })
      .survivor('medic-a', { at: 'REC.B' })
      .token('3 jaeger', 'LAB.A')
      .dice(6, 6, 1, 1)
      .play();
    expect(played.count('jaeger', 'LAB.A')).toBe(3);
    expect(sightDistance(played.state, zoneOf(played.state, 'CREW.w'), zoneOf(played.state, 'LAB.A'))).toBe(6);
  });

  test('[ETS-LOS-05] walls and locked doors block sight', () => {
    const seen = viewFrom(scene().lock('CREW.D1').lock('LAB.D1').state, 'CREW.w');
    expect(seen).not.toHaveProperty(['CREW.A']);
    expect(seen).not.toHaveProperty(['LAB.A']);
    expect(seen).not.toHaveProperty(['CREW.C']);
    expect(viewFrom(scene().state, 'CREW.w')).toMatchObject({ 'CREW.A': 1, 'LAB.A': 6 });
  });

  test('[ETS-LOS-06] figures do not block sight, only shots', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['assaultRifle'] })
      .survivor('medic-a', { at: 'CREW.x' })
      .enemies('jaeger', 3, 'CREW.x')
      .enemies('swarmer', 1, 'CREW.e')
      .turnOf('marine-a')
      .play();
    expect(viewFrom(played.state, 'CREW.w')).toMatchObject({ 'CREW.e': 2, 'REC.R': 3 });
    expect(played.offers('attack:')).toEqual(['attack:assaultRifle:0@CREW.x']);
  });

  test('[ETS-LOS-07] a room looks into every zone it opens to, and on through doorways on the same line', () => {
    expect(viewFrom(scene().state, 'REC.R')).toMatchObject({
      'REC.A': 1,
      'REC.B': 1,
      'REC.C': 1,
      'REC.D': 1,
      'REC.n': 1,
      'REC.s': 1,
    });
    expect(viewFrom(scene().state, 'REC.B')).toEqual({ 'REC.B': 0, 'REC.R': 1, 'REC.A': 2 });
    expect(viewFrom(sceneOn(['MED@0'], 'MED.x').state, 'MED.x')).not.toHaveProperty(['MED.B']);
  });

  test('[ETS-LOS-08] a doorway lies anywhere along its wall', () => {
    const { state } = sceneOn(['CREW@0', 'SEC@0'], 'CREW.x');
    expect(viewFrom(state, 'CREW.x')).toMatchObject({ 'CREW.s': 1, 'SEC.A': 2, 'SEC.B': 3, 'SEC.s': 4 });
    expect(viewFrom(sceneOn(['SHR@0'], 'SHR.s').state, 'SHR.A')).toMatchObject({ 'SHR.S': 1, 'SHR.B': 2 });
  });

  test('[ETS-LOS-09] a doorway along the line cannot be looked through', () => {
    const { state } = scene();
    expect(viewFrom(state, 'CREW.w')).toMatchObject({ 'CREW.A': 1 });
    expect(viewFrom(state, 'CREW.x')).toMatchObject({ 'CREW.w': 1 });
    expect(viewFrom(state, 'CREW.x')).not.toHaveProperty(['CREW.A']);
  });

  test('[ETS-LOS-10] every zone on a walk in one of the four directions is seen, and no other', () => {
    expect(viewFrom(scene().state, 'CREW.n')).toEqual({ 'CREW.n': 0, 'CREW.B': 1, 'CREW.x': 1, 'CREW.s': 2 });
    expect(viewFrom(scene().state, 'CREW.D')).toEqual({ 'CREW.D': 0, 'CREW.e': 1 });
  });

  test('[ETS-LOS-11] sight is mutual', () => {
    const { state } = scene().lock('REC.D1');
    const { zones } = groundOf(state).map;
    for (let a = 0; a < zones.length; a++) {
      for (let b = 0; b < zones.length; b++) expect(sightDistance(state, a, b)).toBe(sightDistance(state, b, a));
    }
  });

  test('[ETS-LOS-12] everyone sees its own zone, even in a Blackout', () => {
    const { state } = scene().event('blackout');
    expect(viewFrom(state, 'CREW.w')).toEqual({ 'CREW.w': 0 });
  });

  test('[ETS-LOS-13] the borders that the straightest line crosses are what range is compared with', () => {
    const targets = (zone: string) =>
      scene()
        .survivor('marine-a', { holding: ['assaultRifle'] })
        .enemies('swarmer', 1, zone)
        .turnOf('marine-a')
        .play()
        .offers('attack:');
    expect(targets('CREW.e')).toEqual(['attack:assaultRifle:0@CREW.e']);
    expect(targets('REC.R')).toEqual([]);
  });

  test('[ETS-LOS-14] a Shield Bubble does not block sight', () => {
    const { state } = scene().bubble('CREW.x').bubble('CREW.w');
    expect(viewFrom(state, 'CREW.w')).toMatchObject({ 'CREW.x': 1, 'CREW.e': 2 });
  });
});

describe('[ETS-LOS-15] sight is worked out anew at once', () => {
  test('[ETS-LOS-15, ETS-ODD-03] after a step: what comes into view is revealed before the next action', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w' })
      .survivor('captain-a', { at: 'CREW.A' })
      .survivor('medic-a', { at: 'CREW.A' })
      .token('4 swarmer', 'CREW.n')
      .turnOf('marine-a')
      .dice(6, 6, 4, 4)
      .play();
    expect(played.count('swarmer')).toBe(0);
    played.choose('move:CREW.x');
    expect(played.count('swarmer', 'CREW.n')).toBe(4);
    expect(played.asks).toBe('turn');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-LOS-15, ETS-ODD-18] after a door opens', () => {
    const played = scene()
      .survivor('marine-a', { at: 'REC.B' })
      .survivor('captain-a', { at: 'LAB.x' })
      .survivor('medic-a', { at: 'CREW.C' })
      .lock('LAB.D1')
      .token('4 swarmer', 'LAB.A')
      .turnOf('marine-a')
      .dice(6, 6, 4, 4)
      .play();
    expect(played.tokens()).toEqual(['LAB.A']);
    played.choose('interact:0');
    expect(played.count('swarmer', 'LAB.A')).toBe(4);
  });

  test('[ETS-LOS-15, ETS-ODD-18] after a Blackout ends: reveals and tests at once, in turn order', () => {
    const performed = scene()
      .event('blackout')
      .with(state => {
        state.firstPlayer = 1;
      })
      .token('4 swarmer', 'CREW.x')
      .dice(6, 6, 6, 6, 1, 1, 6, 5)
      .perform(expireEvent);
    expect(performed.count('swarmer', 'CREW.x')).toBe(4);
    expect(performed.survivor('captain-a').resolve).toBe(9);
    expect(performed.survivor('medic-a').resolve).toBe(10);
    expect(performed.survivor('marine-a').resolve).toBe(9);
  });

  test('[ETS-LOS-15, ETS-EVENT-06] after a Blackout begins: what is out of view then comes into view anew', () => {
    const performed = scene()
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('jaeger', 1, 'CREW.x')
      .dice(6, 6)
      .perform(function* (t) {
        t.state.event = 'blackout';
        yield* lookAround(t);
        t.state.event = null;
        yield* lookAround(t);
      });
    expect(performed.survivor('marine-a').resolve).toBe(9);
  });

  test('[ETS-LOS-15] after figures are placed or removed', () => {
    const performed = scene()
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .surprised()
      .enemies('jaeger', 2, 'CREW.x')
      .dice(6, 4, 6, 4)
      .perform(function* (t) {
        yield* lookAround(t);
        const jaegers = t.state.figures.splice(0);
        yield* lookAround(t);
        t.state.figures.push(...jaegers);
        yield* lookAround(t);
      });
    expect(performed.survivor('marine-a').resolve).toBe(8);
    expect(canSee(performed.state, performed.zone('CREW.w'), performed.zone('CREW.x'))).toBe(true);
  });
});
