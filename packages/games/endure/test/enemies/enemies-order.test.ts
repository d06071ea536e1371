import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { crewIn } from '../support/crew.ts';

// Passive enemies show by the dice they got in which order they acted.
describe('the order of the Enemy phase', () => {
  test('[ETS-ENEMY-17] in one zone: Icarus, Jaeger, Swarmer, and Solomon last', () => {
    const done = crewIn('LAB.B')
      .enemies('solomon', 1, 'REC.B')
      .enemies('swarmer', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('icarus', 1, 'CREW.x')
      .dice('N', 'E', 'S')
      .perform(enemyPhase);
    expect(done.count('icarus', 'CREW.n')).toBe(1);
    expect(done.count('jaeger', 'CREW.e')).toBe(1);
    expect(done.count('swarmer', 'CREW.s')).toBe(1);
    expect(done.count('solomon', 'CREW.e')).toBe(1); // where the Jaeger had gone
  });

  test('[ETS-ENEMY-18, ETS-VAR-32] the same over the whole map: a far Icarus before a near Swarmer, tokens last', () => {
    const done = crewIn('LAB.B')
      .token('3 jaeger', 'LAB.x')
      .enemies('swarmer', 1, 'LAB.x')
      .enemies('icarus', 1, 'CREW.x')
      .dice('N', 'S', 'N')
      .perform(enemyPhase);
    expect(done.count('icarus', 'CREW.n')).toBe(1);
    expect(done.count('swarmer', 'LAB.n')).toBe(1);
    expect(done.tokens()).toEqual(['LAB.s']);
  });

  test('[ETS-VAR-32] byZone: the nearest zone first, by type within it, tokens still last', () => {
    const done = crewIn('LAB.B', { variants: { activationOrder: 'byZone' } })
      .token('3 jaeger', 'LAB.x')
      .enemies('icarus', 1, 'CREW.x')
      .enemies('swarmer', 1, 'LAB.x')
      .enemies('jaeger', 1, 'LAB.x')
      .dice('S', 'N', 'W', 'N')
      .perform(enemyPhase);
    expect(done.count('jaeger', 'LAB.n')).toBe(1);
    expect(done.count('swarmer', 'LAB.s')).toBe(1);
    expect(done.count('icarus', 'CREW.w')).toBe(1);
    expect(done.tokens()).toEqual(['LAB.s']);
  });

  test('[ETS-VAR-32, ETS-BOSS-14] byZone: a far boss still before a near Jaeger', () => {
    const done = crewIn('LAB.B', { variants: { activationOrder: 'byZone' } })
      .enemies('jaeger', 1, 'LAB.x')
      .boss('titan', 'CREW.x')
      .dice('N', 'S')
      .perform(enemyPhase);
    expect(done.count('titan', 'CREW.n')).toBe(1);
    expect(done.count('jaeger', 'LAB.n')).toBe(1);
  });

  test('[ETS-ENEMY-19] groups of one type by their distance to the nearest survivor', () => {
    const near = (zone: string) =>
      crewIn(zone).enemies('jaeger', 1, 'CREW.x').enemies('jaeger', 1, 'LAB.x').dice('N', 'S').perform(enemyPhase);
    const east = near('LAB.B');
    expect([east.count('jaeger', 'LAB.s'), east.count('jaeger', 'CREW.s')]).toEqual([1, 1]);
    const west = near('CREW.D');
    expect([west.count('jaeger', 'CREW.n'), west.count('jaeger', 'LAB.n')]).toEqual([1, 1]);
  });

  test('[ETS-ENEMY-19] ties by zone, north to south then west to east', () => {
    const shutIn = crewIn('REC.s').lock('REC.D2'); // no way to the survivors for anybody
    const done = shutIn
      .enemies('jaeger', 1, 'LAB.x')
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('jaeger', 1, 'CREW.n')
      .dice('E', 'N', 'S')
      .perform(enemyPhase);
    expect(done.state.figures.map(figure => done.zoneOf(figure))).toEqual(['LAB.n', 'CREW.n', 'CREW.B']);
  });

  test('[ETS-ENEMY-19] tokens act in the same order', () => {
    const done = crewIn('LAB.B').token('3 jaeger', 'CREW.x').token('3 icarus', 'LAB.x').dice('N', 'S');
    expect(done.perform(enemyPhase).tokens()).toEqual(['CREW.s', 'LAB.s']);
  });
});

describe('enemy statistics', () => {
  const attackedBy = (type: 'swarmer' | 'jaeger' | 'icarus', zone: string) =>
    crewIn('CREW.C').survivor('marine-a', { at: 'REC.s' }).enemies(type, 1, zone).dice('blank').perform(enemyPhase);

  test('[ETS-ENEMYSTAT-01] Swarmer: 3 actions, range 0, Health 1, damage 1', () => {
    expect(enemies.swarmer).toMatchObject({ actions: 3, range: 0, health: 1, damage: 1 });
    expect(attackedBy('swarmer', 'REC.n').survivor('marine-a').health).toBe(9);
  });

  test('[ETS-ENEMYSTAT-02] Jaeger: 2 actions, range 0, Health 2, damage 2', () => {
    expect(enemies.jaeger).toMatchObject({ actions: 2, range: 0, health: 2, damage: 2 });
    const done = attackedBy('jaeger', 'REC.R');
    expect(done.survivor('marine-a').health).toBe(8);
    expect(done.count('jaeger', 'REC.s')).toBe(1);
  });

  test('[ETS-ENEMYSTAT-03] Icarus: 2 actions, range 0-1, Health 2, damage 2; at range 1 it needs line of sight', () => {
    expect(enemies.icarus).toMatchObject({ actions: 2, range: 1, health: 2, damage: 2 });
    const fromAfar = attackedBy('icarus', 'REC.n');
    expect(fromAfar.survivor('marine-a').health).toBe(8);
    expect(fromAfar.count('icarus', 'REC.R')).toBe(1);
    expect(attackedBy('icarus', 'REC.s').survivor('marine-a').health).toBe(8);
    const wall = crewIn('CREW.C').survivor('marine-a', { at: 'REC.s' }).enemies('icarus', 1, 'REC.C', { saw: 1 });
    const round = wall.dice(1, 1, 'blank').perform(enemyPhase); // next door, but it must go round into the Rec Room
    expect(round.count('icarus', 'REC.R')).toBe(1);
    const locked = crewIn('CREW.C').survivor('marine-a', { at: 'REC.s' }).lock('REC.D2');
    const done = locked.enemies('icarus', 1, 'REC.R', { saw: 1 }).perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(10);
  });

  test('[ETS-ENEMYSTAT-04] Solomon: 3 actions, range 0, Health 2, damage 0', () => {
    expect(enemies.solomon).toMatchObject({ actions: 3, range: 0, health: 2, damage: 0 });
    const done = crewIn('CREW.C').enemies('solomon', 1, 'LAB.C').enemies('jaeger', 1, 'REC.A', { stunned: true });
    expect(done.perform(enemyPhase).count('solomon', 'REC.e')).toBe(1);
  });
});
