import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { crewIn, overwatch } from '../support/crew.ts';

describe('passive movement', () => {
  test.each([
    ['N', 'CREW.n'],
    ['E', 'CREW.e'],
    ['S', 'CREW.s'],
    ['W', 'CREW.w'],
  ])('[ETS-PASSIVE-01, ETS-RADAR-04] one zone in the direction of the die: %s', (side, zone) => {
    const set = crewIn('LAB.B').enemies('jaeger', 1, 'CREW.x').token('3 icarus', 'CREW.x');
    const done = set.dice(side, side).perform(enemyPhase);
    expect(done.count('jaeger', zone)).toBe(1);
    expect(done.tokens()).toEqual([zone]);
  });

  test('[ETS-PASSIVE-02] the direction is turned clockwise until one works', () => {
    const from = (zone: string, side: string) => crewIn('LAB.B').enemies('jaeger', 1, zone).dice(side);
    expect(from('CREW.n', 'N').perform(enemyPhase).count('jaeger', 'CREW.B')).toBe(1);
    expect(from('CREW.n', 'S').perform(enemyPhase).count('jaeger', 'CREW.x')).toBe(1);
    expect(from('CREW.n', 'W').perform(enemyPhase).count('jaeger', 'CREW.B')).toBe(1);
    expect(from('CREW.e', 'N').perform(enemyPhase).count('jaeger', 'REC.R')).toBe(1);
  });

  test('[ETS-PASSIVE-02, ETS-FULL-04] a full zone is no way, nor is a bubble', () => {
    const full = crewIn('LAB.B').enemies('swarmer', 12, 'CREW.n', { stunned: true }).enemies('jaeger', 1, 'CREW.x');
    expect(full.dice('N').perform(enemyPhase).count('jaeger', 'CREW.e')).toBe(1);
    const shut = crewIn('LAB.B').bubble('CREW.n').enemies('jaeger', 1, 'CREW.x').dice('N');
    expect(shut.perform(enemyPhase).count('jaeger', 'CREW.e')).toBe(1);
  });

  test('[ETS-PASSIVE-03] it must move if any direction works, and stays if none does', () => {
    const moves = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.A').dice('N').perform(enemyPhase);
    expect(moves.count('jaeger', 'LAB.x')).toBe(1);
    const stays = crewIn('CREW.C').lock('LAB.D1').enemies('jaeger', 1, 'LAB.A').dice('N').perform(enemyPhase);
    expect(stays.count('jaeger', 'LAB.A')).toBe(1);
  });

  test('[ETS-PASSIVE-08] each token rolls for itself', () => {
    const done = crewIn('LAB.B').token('3 icarus', 'CREW.x').token('3 jaeger', 'CREW.x').dice('N', 'S');
    expect(done.perform(enemyPhase).tokens()).toEqual(['CREW.n', 'CREW.s']);
  });

  test('[ETS-EVENT-24] a doubled move uses the die twice and goes back only if it must', () => {
    const from = (zone: string, side: string) =>
      crewIn('LAB.B').event('gravityFailure').enemies('jaeger', 1, zone).dice(side);
    expect(from('CREW.w', 'E').perform(enemyPhase).count('jaeger', 'CREW.e')).toBe(1);
    expect(from('CREW.e', 'W').perform(enemyPhase).count('jaeger', 'CREW.w')).toBe(1);
    expect(from('CREW.x', 'N').perform(enemyPhase).count('jaeger', 'CREW.B')).toBe(1);
    expect(from('CREW.s', 'W').perform(enemyPhase).count('jaeger', 'CREW.s')).toBe(1);
    const token = crewIn('LAB.B').event('gravityFailure').token('3 icarus', 'CREW.w').dice('E').perform(enemyPhase);
    expect(token.tokens()).toEqual(['CREW.e']);
  });

  test('[ETS-EVENT-24] beside the zone it came from another in that direction is no way back', () => {
    const set = crewIn('CREW.C').event('gravityFailure').lock('REC.D2').enemies('jaeger', 1, 'REC.A');
    const done = set.dice('S', 2).perform(enemyPhase);
    expect(done.count('jaeger', 'REC.C')).toBe(1); // east into the Rec Room, then west into its other room
  });
});

describe('herds', () => {
  test('[ETS-PASSIVE-04] figures of one type in one zone move together with a single roll', () => {
    const done = crewIn('LAB.B').enemies('jaeger', 3, 'CREW.x').dice('S').perform(enemyPhase);
    expect(done.count('jaeger', 'CREW.s')).toBe(3);
  });

  test('[ETS-PASSIVE-04] other types roll for themselves', () => {
    const set = crewIn('LAB.B').enemies('jaeger', 2, 'CREW.x').enemies('swarmer', 2, 'CREW.x');
    const done = set.dice('N', 'S').perform(enemyPhase);
    expect([done.count('jaeger', 'CREW.n'), done.count('swarmer', 'CREW.s')]).toEqual([2, 2]);
  });

  test('[ETS-PASSIVE-05] a herd that wanders into another is none with it', () => {
    const done = crewIn('LAB.B').enemies('jaeger', 2, 'CREW.n').enemies('jaeger', 3, 'CREW.x').dice('N', 'E');
    const after = done.perform(enemyPhase);
    expect([after.count('jaeger', 'CREW.n'), after.count('jaeger', 'CREW.B')]).toEqual([3, 2]);
  });

  test('[ETS-PASSIVE-06, ETS-VAR-12] a Solomon makes one herd of all types in its zone', () => {
    const done = crewIn('LAB.B')
      .enemies('swarmer', 2, 'CREW.x')
      .enemies('icarus', 1, 'CREW.x')
      .enemies('solomon', 1, 'CREW.x')
      .dice('S')
      .perform(enemyPhase);
    expect(done.state.figures.map(figure => done.zoneOf(figure))).toEqual(Array(4).fill('CREW.s'));
  });

  test('[ETS-VAR-12] off: herds by type only, and the Solomon goes to the nearest group', () => {
    const done = crewIn('LAB.B', { variants: { solomonHerd: 'off' } })
      .enemies('swarmer', 2, 'CREW.x')
      .enemies('icarus', 1, 'CREW.x')
      .enemies('solomon', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.w', { stunned: true })
      .dice('N', 'S', 'W')
      .perform(enemyPhase);
    expect([done.count('icarus', 'CREW.n'), done.count('swarmer', 'CREW.s')]).toEqual([1, 2]);
    expect(done.count('solomon', 'CREW.w')).toBe(1);
  });

  test('[ETS-PASSIVE-10] it moves once, at the step of the first of its types, and its members do nothing more', () => {
    const done = crewIn('LAB.B')
      .enemies('swarmer', 1, 'CREW.D')
      .enemies('icarus', 1, 'CREW.D')
      .enemies('solomon', 1, 'CREW.D')
      .enemies('jaeger', 1, 'LAB.x')
      .dice('E', 'N')
      .perform(enemyPhase);
    expect(done.state.figures.map(figure => done.zoneOf(figure))).toEqual(['CREW.e', 'CREW.e', 'CREW.e', 'LAB.s']);
    expect(done.said('enemy.moves')).toEqual([]); // the Solomon went with the herd, not after it
  });

  test('[ETS-PASSIVE-07] as many as fit go into a zone, the rest stay', () => {
    const done = crewIn('CREW.C').enemies('swarmer', 10, 'REC.R').dice('N').perform(enemyPhase);
    expect([done.count('swarmer', 'REC.n'), done.count('swarmer', 'REC.R')]).toEqual([8, 2]);
  });

  test('[ETS-PASSIVE-07, ETS-ODD-06] who of a mixed herd stays behind is left to chance', () => {
    const done = crewIn('CREW.C')
      .enemies('swarmer', 7, 'REC.n', { stunned: true })
      .enemies('icarus', 1, 'REC.R')
      .enemies('jaeger', 1, 'REC.R')
      .enemies('solomon', 1, 'REC.R')
      .dice('N', 1, 2)
      .perform(enemyPhase);
    expect([done.count('icarus', 'REC.R'), done.count('solomon', 'REC.R')]).toEqual([1, 1]);
    expect(done.count('jaeger', 'REC.n')).toBe(1);
  });

  test('[ETS-ODD-31] a herd that dies on a doubled move moves no more, and the rest of its zone goes on', () => {
    const done = overwatch(crewIn('CREW.w'), 'CREW.x')
      .event('gravityFailure')
      .enemies('icarus', 1, 'CREW.n')
      .enemies('jaeger', 1, 'CREW.n')
      .dice('S', 4, 4, 5, 6, 'E')
      .perform(enemyPhase);
    expect(done.count('icarus')).toBe(0);
    expect(done.count('jaeger')).toBe(1);
    expect(done.said('herd.wanders')).toHaveLength(3); // once the Icarus, twice the Jaeger
  });
});
