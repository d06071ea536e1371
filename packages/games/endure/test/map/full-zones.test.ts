import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { placeFigures } from '../../src/rules/enemies/radar.ts';
import { barredZones, firstSteps, isBarred, isFull, roomLeft } from '../../src/rules/map/map.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import type { Endure, EnemyType } from '../../src/types.ts';
import { crewIn } from '../support/crew.ts';
import { zoneOf } from '../support/maps.ts';

/** So many figures of a type appear in a zone. */
const place = (type: EnemyType, count: number, zone: string) =>
  function* (t: Endure) {
    placeFigures(t, type, count, zoneOf(t.state, zone));
  };

const aroundRec = ['REC.n', 'REC.B', 'REC.e', 'REC.D', 'REC.s', 'REC.C', 'CREW.e', 'REC.A'];
/** The Rec Room takes 40, the corridor crossing of the Crew Quarters 8. */
const stuffed = (zone: string, swarmers: number, icarus = 0) =>
  crewIn('LAB.C').enemies('swarmer', swarmers, zone).enemies('icarus', icarus, zone);

describe('full zones', () => {
  test('[ETS-MAP-15, ETS-CO-1510] a sleeping boss takes up 4 places, an ally 1, a Loader 2, one of them its pilot’s', () => {
    const left = (set: Scene) => roomLeft(set.state, zoneOf(set.state, 'CREW.x'));
    const empty = () => crewIn('LAB.C');
    expect([
      left(empty()),
      left(empty().asleep('olympian', 'CREW.x')),
      left(empty().ally('sip', 'CREW.x')),
      left(empty().ally('sip', 'CREW.x', { status: 'left' })),
      left(empty().loader('CREW.x')),
      left(empty().asleep('olympian', 'CREW.w')),
    ]).toEqual([8, 4, 7, 8, 6, 8]);
    const manned = empty().survivor('marine-a', { at: 'CREW.x' }).loader('CREW.x', { pilot: 'marine-a' });
    expect(left(manned)).toBe(6);
  });

  test('[ETS-MAP-15, ETS-FULL-04] where it sleeps the zone is full with four others, and ways lead around it', () => {
    const beside = (swarmers: number) => {
      const { state } = crewIn('LAB.C').asleep('olympian', 'CREW.x').enemies('swarmer', swarmers, 'CREW.x');
      const [zone, from] = [zoneOf(state, 'CREW.x'), zoneOf(state, 'CREW.w')];
      const isFree = firstSteps(state, from, zoneOf(state, 'CREW.e')).includes(zone);
      return [isFull(state, zone), isBarred(state, from, zone), barredZones(state, false).includes(zone), isFree];
    };
    expect(beside(3)).toEqual([false, false, false, true]);
    expect(beside(4)).toEqual([true, true, true, false]);
  });

  test('[ETS-FULL-01, ETS-FULL-02] the directional die picks the first zone; the others follow clockwise, one figure each', () => {
    const done = stuffed('CREW.x', 8)
      .dice('S')
      .perform(place('jaeger', 3, 'CREW.x'));
    expect(['CREW.s', 'CREW.w', 'CREW.n', 'CREW.e'].map(zone => done.count('jaeger', zone))).toEqual([1, 1, 1, 0]);
  });

  test('[ETS-FULL-01] they are spread evenly', () => {
    const done = stuffed('CREW.x', 8)
      .dice('E')
      .perform(place('jaeger', 10, 'CREW.x'));
    expect(['CREW.e', 'CREW.s', 'CREW.w', 'CREW.n'].map(zone => done.count('jaeger', zone))).toEqual([3, 3, 2, 2]);
  });

  test('[ETS-FULL-02] clockwise along a side as well, from the north round to the west', () => {
    const done = stuffed('REC.R', 30, 10)
      .dice('N')
      .perform(place('jaeger', 5, 'REC.R'));
    expect(aroundRec.map(zone => done.count('jaeger', zone))).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    const south = stuffed('REC.R', 30, 10)
      .dice('S')
      .perform(place('jaeger', 3, 'REC.R'));
    expect(aroundRec.map(zone => south.count('jaeger', zone))).toEqual([0, 0, 0, 0, 1, 1, 1, 0]);
  });

  test('[ETS-FULL-03] what fits is placed in the zone itself first', () => {
    const done = stuffed('CREW.x', 6)
      .dice('N')
      .perform(place('jaeger', 3, 'CREW.x'));
    expect([done.count('jaeger', 'CREW.x'), done.count('jaeger', 'CREW.n')]).toEqual([2, 1]);
  });

  test('[ETS-FULL-03] full zones are skipped, and what fits nowhere is not placed', () => {
    const skipped = stuffed('CREW.x', 8)
      .enemies('icarus', 12, 'CREW.n')
      .dice('N')
      .perform(place('jaeger', 2, 'CREW.x'));
    expect([skipped.count('jaeger', 'CREW.e'), skipped.count('jaeger', 'CREW.s')]).toEqual([1, 1]);
    const nearly = crewIn('CREW.C').enemies('swarmer', 8, 'REC.s').enemies('swarmer', 20, 'REC.R');
    const done = nearly.enemies('icarus', 18, 'REC.R').perform(place('jaeger', 5, 'REC.s'));
    expect([done.count('jaeger'), done.count('jaeger', 'REC.R')]).toEqual([2, 2]);
  });

  test('[ETS-FULL-04, ETS-MOVE-10] no figure can go into a full zone until there is room', () => {
    const full = (swarmers: number) => scene().enemies('swarmer', swarmers, 'CREW.x').turnOf('marine-a').play();
    expect(full(8).offers('move:')).toEqual(['move:CREW.A']);
    expect(full(8).barred('move:CREW.x')).toBe('ETS-FULL-04');
    expect(full(7).offers('move:')).toEqual(['move:CREW.A', 'move:CREW.x']);
    const enemy = (swarmers: number) =>
      crewIn('CREW.w').enemies('swarmer', swarmers, 'CREW.x', { stunned: true }).enemies('jaeger', 1, 'CREW.e');
    expect(enemy(8).perform(enemyPhase).count('jaeger', 'CREW.e')).toBe(1);
    expect(enemy(7).perform(enemyPhase).count('jaeger', 'CREW.w')).toBe(1);
  });

  const trap = (swarmers: number, variants = {}) =>
    crewIn('CREW.C', { variants })
      .survivor('marine-a', { at: 'REC.n', holding: ['bastionArmour'] })
      .phase('resolution')
      .enemies('swarmer', swarmers, 'REC.n')
      .perform(resolutionPhase);

  test('[ETS-FULL-05, ETS-FULL-06, ETS-VAR-10] in a full zone at the end of the round a survivor is hurt, without save or injury', () => {
    expect(trap(7).survivor('marine-a')).toMatchObject({ health: 9, resolve: 9, injuries: [] });
    expect(trap(6).survivor('marine-a')).toMatchObject({ health: 10, resolve: 10 });
  });

  test('[ETS-VAR-10] survivorsOnly: not where enemies help to fill it', () => {
    expect(trap(7, { trapped: 'survivorsOnly' }).survivor('marine-a')).toMatchObject({ health: 10, resolve: 10 });
  });

  test('[ETS-FULL-10] a bubble does not make a zone full', () => {
    const done = crewIn('REC.n').phase('resolution').bubble('REC.n').perform(resolutionPhase);
    expect(done.state.survivors.map(({ health, resolve }) => [health, resolve])).toEqual([
      [10, 10],
      [9, 10],
      [8, 10],
    ]);
  });
});

describe('the figures in the box', () => {
  test.each([
    ['swarmer', 30],
    ['jaeger', 20],
    ['icarus', 20],
    ['solomon', 10],
  ] as const)('[ETS-COMP-01, ETS-VAR-24] no more %ss come than there are figures: %i', (type, figures) => {
    const done = crewIn('CREW.C')
      .enemies(type, figures - 2, 'REC.A')
      .perform(place(type, 3, 'LAB.A'));
    expect(done.count(type, 'LAB.A')).toBe(2);
  });

  test('[ETS-VAR-24] unlimited: all of them come', () => {
    const set = crewIn('CREW.C', { variants: { figureLimit: 'unlimited' } }).enemies('jaeger', 19, 'REC.A');
    expect(set.perform(place('jaeger', 5, 'LAB.A')).count('jaeger', 'LAB.A')).toBe(5);
  });
});

describe('leaving a zone with stunned enemies', () => {
  const beside = (checkNeeded: 'yes' | 'no') =>
    scene({ variants: { checkNeeded } }).enemies('jaeger', 1, 'CREW.w', { stunned: true }).turnOf('marine-a');

  test('[ETS-VAR-36, ETS-MOVE-08] they hold a survivor like others', () => {
    const played = beside('yes').dice(6, 6).play().choose('move:CREW.x');
    expect(played.zoneOf('marine-a')).toBe('CREW.w');
  });

  test('[ETS-VAR-36] no: only those that are not stunned do', () => {
    expect(beside('no').play().choose('move:CREW.x').zoneOf('marine-a')).toBe('CREW.x');
    const awake = beside('no').enemies('swarmer', 1, 'CREW.w').dice(6, 6).play().choose('move:CREW.x');
    expect(awake.zoneOf('marine-a')).toBe('CREW.w');
  });
});
