import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { crewIn, overwatch, ring } from '../support/crew.ts';
import { zoneOf } from '../support/maps.ts';

/** Nobody but the Marine is near; the others are shut away in the Crew Quarters. */
const marineIn = (zone: string) => crewIn('CREW.C').survivor('marine-a', { at: zone });
const passed = [1, 1] as const;

describe('actions of an active enemy', () => {
  test('[ETS-ENEMY-07, ETS-ENEMY-10] it moves one zone for each action of its type', () => {
    const done = crewIn('CREW.w')
      .enemies('swarmer', 1, 'LAB.A')
      .enemies('jaeger', 1, 'LAB.A')
      .enemies('icarus', 1, 'LAB.A')
      .perform(enemyPhase);
    expect(done.state.figures.map(figure => done.zoneOf(figure))).toEqual(['REC.R', 'REC.e', 'REC.e']);
  });

  test('[ETS-EX-08, ETS-ENEMY-10, ETS-ENEMY-11] after its attack it does nothing with its second action', () => {
    const done = marineIn('REC.s').enemies('jaeger', 1, 'REC.s').dice('blank').perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(8);
    expect(done.count('jaeger', 'REC.s')).toBe(1);
  });

  test('[ETS-ENEMY-12] whoever can attack from where it stands does not move', () => {
    const done = marineIn('REC.s').enemies('icarus', 1, 'REC.R').dice('blank').perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(8);
    expect(done.count('icarus', 'REC.R')).toBe(1);
  });

  test('[ETS-ENEMY-13] the attack needs an action that is left', () => {
    const two = marineIn('REC.s').enemies('swarmer', 1, 'REC.n').dice('blank').perform(enemyPhase);
    expect(two.survivor('marine-a').health).toBe(9);
    const three = marineIn('REC.s')
      .enemies('swarmer', 1, 'LAB.x', { saw: 1 })
      .dice(...passed);
    const done = three.perform(enemyPhase);
    expect(done.count('swarmer', 'REC.s')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(10);
  });

  test('[ETS-ENEMY-13, ETS-EVENT-16, ETS-EVENT-17] in gravity failure an action covers two zones, or what it needs', () => {
    const weightless = (zone: string) => crewIn('CREW.w').event('gravityFailure').enemies('jaeger', 1, zone);
    const attacks = weightless('CREW.e').dice(1, 2, 3, 'blank').perform(enemyPhase);
    expect(attacks.survivor('marine-a').health).toBe(8);
    const arrives = weightless('REC.R').perform(enemyPhase);
    expect(arrives.count('jaeger', 'CREW.w')).toBe(1);
    expect(arrives.survivor('marine-a').health).toBe(10);
    expect(weightless('LAB.A').perform(enemyPhase).count('jaeger', 'CREW.e')).toBe(1);
  });

  test('[ETS-ENEMY-13] it keeps after a survivor that it loses from view on the way', () => {
    const done = ring().survivor('marine-a', { at: 'SEC.b' }).bubble('SEC.n').enemies('jaeger', 1, 'SEC.a');
    expect(done.perform(enemyPhase).count('jaeger', 'SEC.d')).toBe(1);
  });

  test('[ETS-ENEMY-13, ETS-ENEMY-22, ETS-NOISE-05] the log says what draws an enemy, and by which rule', () => {
    const prey = ring().survivor('marine-a', { at: 'SEC.b' }).bubble('SEC.n').enemies('jaeger', 1, 'SEC.a');
    const [chasing] = prey.perform(enemyPhase).said('enemy.moves');
    expect(chasing).toMatchObject({ rule: 'ETS-ENEMY-13', params: { why: 'survivor' } });
    const decoy = crewIn('REC.R').enemies('swarmer', 1, 'REC.A').decoy('REC.B').perform(enemyPhase);
    expect(decoy.said('enemy.moves')[0]).toMatchObject({ rule: 'ETS-ENEMY-22', params: { why: 'decoy' } });
    const noise = crewIn('CREW.C').enemies('swarmer', 1, 'LAB.x').noise('REC.A', 3).perform(enemyPhase);
    expect(noise.said('enemy.moves')[0]).toMatchObject({ rule: 'ETS-NOISE-05', params: { why: 'noise' } });
  });

  test('[ETS-EX-09, ETS-ENEMY-04] on the way to a noise Swarmers turn to a survivor that comes into view', () => {
    const done = crewIn('REC.R')
      .enemies('swarmer', 2, 'LAB.C')
      .noise('LAB.n', 3)
      .dice(1, 1, 1, 1, 1, 1)
      .perform(enemyPhase);
    expect(done.count('swarmer', 'REC.e')).toBe(2);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });

  test('[ETS-ENEMY-04] a token looks again as well', () => {
    const done = crewIn('REC.R').token('3 jaeger', 'LAB.s').noise('LAB.n', 2).dice(6, 6, 1, 1, 1, 1, 1, 1);
    expect(done.perform(enemyPhase).count('jaeger', 'REC.e')).toBe(3);
  });

  test('[ETS-ODD-40] it all runs by itself', () => {
    const done = crewIn('REC.R')
      .enemies('icarus', 1, 'REC.n')
      .enemies('swarmer', 1, 'CREW.x')
      .token('5 jaeger', 'CREW.C')
      .dice(1, 2, 3, 'blank', 1, 2, 3, 'blank', 'E')
      .perform(enemyPhase);
    expect(done.asked).toEqual([]);
    expect(done.state.phase).toBe('resolution');
  });
});

describe('routes', () => {
  test.each([
    ['N', 'SEC.n'],
    ['E', 'SEC.s'],
    ['S', 'SEC.s'],
    ['W', 'SEC.n'],
  ])('[ETS-ENEMY-14] of two shortest ways the directional die picks one: %s', (side, zone) => {
    const done = ring().enemies('jaeger', 1, 'SEC.w').noise('SEC.e', 5).dice(side).perform(enemyPhase);
    expect(done.count('jaeger', zone)).toBe(1);
  });

  test('[ETS-ENEMY-15] ways through bubbles and full zones are none', () => {
    const shut = ring().enemies('jaeger', 1, 'SEC.w').noise('SEC.e', 5).bubble('SEC.a').perform(enemyPhase);
    expect(shut.count('jaeger', 'SEC.s')).toBe(1);
    const full = ring().enemies('jaeger', 1, 'SEC.w').noise('SEC.e', 5);
    const done = full.enemies('swarmer', 8, 'SEC.a', { stunned: true }).perform(enemyPhase);
    expect(done.count('jaeger', 'SEC.s')).toBe(1);
  });

  test('[ETS-ENEMY-15, ETS-ODD-19] a token goes through full zones', () => {
    const done = ring().token('3 jaeger', 'SEC.w').noise('SEC.e', 5).enemies('swarmer', 8, 'SEC.a', { stunned: true });
    expect(done.dice('N').perform(enemyPhase).tokens()).toEqual(['SEC.n']);
  });

  test('[ETS-ENEMY-15] ways through locked doors are none', () => {
    const open = crewIn('CREW.C').enemies('swarmer', 1, 'REC.n').noise('REC.s', 5);
    expect(open.perform(enemyPhase).count('swarmer', 'REC.s')).toBe(1);
    const locked = crewIn('CREW.C').enemies('swarmer', 1, 'REC.n').noise('REC.s', 5).lock('REC.D2');
    expect(locked.perform(enemyPhase).count('swarmer', 'REC.R')).toBe(1);
  });

  test('[ETS-ENEMY-16] without a way it goes where the target is nearest as noise goes, and stays there', () => {
    const shut = () => crewIn('CREW.C').lock('LAB.D1').noise('LAB.A', 5);
    const comes = shut().enemies('swarmer', 1, 'REC.B').perform(enemyPhase);
    expect(comes.count('swarmer', 'LAB.x')).toBe(1);
    for (const zone of ['LAB.x', 'LAB.n', 'LAB.s']) {
      expect(shut().enemies('swarmer', 1, zone).perform(enemyPhase).count('swarmer', zone)).toBe(1);
    }
  });

  test('[ETS-ENEMY-16] of several such zones it goes to the one that it reaches soonest', () => {
    const shut = () => ring().survivor('marine-a', { at: 'SEC.s' }).bubble('SEC.s');
    const west = shut().enemies('swarmer', 1, 'SEC.a', { saw: 1 }).dice(1, 1).perform(enemyPhase);
    expect(west.count('swarmer', 'SEC.d')).toBe(1);
    const stuffed = shut().enemies('icarus', 16, 'SEC.w', { stunned: true });
    const east = stuffed.enemies('swarmer', 1, 'SEC.a', { saw: 1 }).perform(enemyPhase);
    expect(east.count('swarmer', 'SEC.e')).toBe(1);
  });

  test('[ETS-ENEMY-24] what is rolled for the first of a group holds for the rest of it: the route', () => {
    const done = ring().enemies('jaeger', 3, 'SEC.w').noise('SEC.e', 5).dice('N').perform(enemyPhase);
    expect(done.count('jaeger', 'SEC.n')).toBe(3);
  });

  test('[ETS-ENEMY-24] … but another type or zone rolls for itself', () => {
    const types = ring().enemies('jaeger', 1, 'SEC.w').enemies('icarus', 1, 'SEC.w').noise('SEC.e', 5).dice('N', 'S');
    const done = types.perform(enemyPhase);
    expect([done.count('icarus', 'SEC.n'), done.count('jaeger', 'SEC.s')]).toEqual([1, 1]);
    const zones = ring().enemies('jaeger', 1, 'SEC.n').enemies('jaeger', 1, 'SEC.w').noise('SEC.c', 5);
    const both = zones.dice('E', 'N').perform(enemyPhase);
    expect([both.count('jaeger', 'SEC.e'), both.count('jaeger', 'SEC.s')]).toEqual([1, 1]);
  });

  test('[ETS-ENEMY-24] … and only while the same options stand', () => {
    const done = ring().enemies('swarmer', 15, 'SEC.n', { stunned: true }).enemies('jaeger', 2, 'SEC.w');
    const { state } = done.noise('SEC.e', 5).dice('N').perform(enemyPhase);
    expect(state.figures.filter(({ type }) => type === 'jaeger').map(({ zone }) => zone)).toEqual([
      zoneOf(state, 'SEC.n'), // takes the last place there
      zoneOf(state, 'SEC.s'),
    ]);
  });

  test('[ETS-ENEMY-24] … so that the rest roll anew when the first has killed one of three', () => {
    const done = crewIn('CREW.D')
      .survivor('marine-a', { at: 'CREW.x', health: 1 })
      .survivor('captain-a', { at: 'LAB.x' })
      .enemies('swarmer', 2, 'REC.R', { saw: 0b100 })
      .dice(1, 1, 1, 1, 'blank')
      .perform(enemyPhase);
    expect(done.survivor('marine-a').status).toBe('dead');
    expect(done.survivor('captain-a').health).toBe(8);
  });

  test('[ETS-ENEMY-24, ETS-NOISE-07] the noise', () => {
    const done = crewIn('CREW.C').enemies('jaeger', 2, 'REC.R').noise('REC.n', 5).noise('REC.s', 5).dice('S');
    expect(done.perform(enemyPhase).count('jaeger', 'REC.s')).toBe(2);
  });

  test('[ETS-ENEMY-24] the survivor', () => {
    const done = crewIn('CREW.x').survivor('captain-a', { at: 'LAB.x' }).enemies('jaeger', 2, 'REC.R').dice(2);
    expect(done.perform(enemyPhase).count('jaeger', 'LAB.x')).toBe(2);
  });
});

describe('attacks', () => {
  test('[ETS-ENEMY-24, ETS-ENEMY-21] victims are rolled for in each attack', () => {
    const done = crewIn('REC.s').survivor('medic-a', { at: 'CREW.C' }).enemies('jaeger', 2, 'REC.s');
    const { state } = done.dice(1, 2, 'blank', 2, 1, 'blank').perform(enemyPhase);
    expect(state.survivors.map(({ health }) => health)).toEqual([8, 7, 8]);
  });

  test('[ETS-ENEMY-21] each figure attacks on its own, with a save and an injury of its own', () => {
    const done = crewIn('CREW.C')
      .survivor('marine-a', { at: 'REC.s', holding: ['safeguardArmour'] })
      .enemies('swarmer', 3, 'REC.s')
      .dice(4, 3, 'leg', 3, 'head')
      .perform(enemyPhase);
    expect(done.survivor('marine-a').health).toBe(8);
    expect(done.survivor('marine-a').injuries).toEqual(['leg', 'head']);
  });

  const icarusBetween = (variants = {}) =>
    crewIn('REC.B', { variants }).survivor('marine-a', { at: 'REC.A' }).enemies('icarus', 1, 'REC.R');

  test('[ETS-ENEMY-20, ETS-VAR-09] of several zones one is picked at random, then who is hit in it', () => {
    const west = icarusBetween().dice(1, 'blank').perform(enemyPhase);
    expect(west.survivor('marine-a').health).toBe(8);
    const east = icarusBetween().dice(2, 6, 5, 'blank').perform(enemyPhase);
    expect(east.survivor('medic-a').health).toBe(6);
  });

  test('[ETS-VAR-09] players: they choose among equal targets, zones to attack and survivors to chase', () => {
    const attack = icarusBetween({ enemyChoice: 'players' }).dice('blank').perform(enemyPhase, 'REC.A');
    expect(attack.asked).toEqual(['enemy.zone']);
    expect(attack.survivor('marine-a').health).toBe(8);
    const chase = crewIn('CREW.x', { variants: { enemyChoice: 'players' } })
      .survivor('captain-a', { at: 'LAB.x' })
      .enemies('jaeger', 2, 'REC.R')
      .perform(enemyPhase, 'LAB.x');
    expect(chase.asked).toEqual(['enemy.prey']);
    expect(chase.count('jaeger', 'LAB.x')).toBe(2);
  });

  test('[ETS-ENEMY-22] a distracted enemy attacks in the zone of the distraction and nowhere else', () => {
    const there = crewIn('REC.R').survivor('marine-a', { at: 'REC.B' }).enemies('jaeger', 1, 'REC.R').decoy('REC.B');
    const struck = there.dice('blank').perform(enemyPhase);
    expect(struck.state.survivors.map(({ health }) => health)).toEqual([8, 9, 8]);
    const passing = crewIn('REC.R').enemies('swarmer', 1, 'REC.A').decoy('REC.B').perform(enemyPhase);
    expect(passing.count('swarmer', 'REC.B')).toBe(1);
    const beside = crewIn('REC.R').enemies('icarus', 1, 'REC.B').decoy('REC.B').perform(enemyPhase);
    expect(beside.state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });

  test('[ETS-ENEMY-22] it spends its actions on the way to the distraction, even where that does not reach it', () => {
    const done = ring().bubble('SEC.n').enemies('swarmer', 1, 'SEC.a').decoy('SEC.b').perform(enemyPhase);
    expect(done.count('swarmer', 'SEC.s')).toBe(1);
  });

  test('[ETS-ODD-20] in a Blackout an Icarus attacks only in its own zone', () => {
    const beside = marineIn('REC.s').event('blackout').enemies('icarus', 1, 'REC.R').dice('N').perform(enemyPhase);
    expect(beside.survivor('marine-a').health).toBe(10);
    const here = marineIn('REC.s').event('blackout').enemies('icarus', 1, 'REC.s').dice('blank').perform(enemyPhase);
    expect(here.survivor('marine-a').health).toBe(8);
  });

  test('[ETS-ODD-31] when some of a zone are killed on the way the rest go on', () => {
    const done = overwatch(crewIn('CREW.w'), 'CREW.x').enemies('jaeger', 2, 'CREW.e');
    const after = done.dice(4, 4, 1, 1).perform(enemyPhase, 'keep');
    expect(after.count('jaeger')).toBe(1);
    expect(after.count('jaeger', 'CREW.w')).toBe(1);
  });
});
