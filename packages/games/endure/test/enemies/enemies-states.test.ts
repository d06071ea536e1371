import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { reveal } from '../../src/rules/enemies/radar.ts';
import { crewIn, overwatch } from '../support/crew.ts';
import { missionOn, zoneOf } from '../support/maps.ts';

describe('what makes an enemy active', () => {
  test('[ETS-ENEMY-02] an enemy that nothing draws is passive, figure and token alike', () => {
    const set = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.C').token('3 icarus', 'REC.A');
    const done = set.dice('E', 'E').perform(enemyPhase);
    expect(done.count('jaeger', 'LAB.s')).toBe(1);
    expect(done.tokens()).toEqual(['REC.R']);
  });

  test('[ETS-ENEMY-02, ETS-NOISE-05] a noise makes it active if it reaches it', () => {
    const near = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.C').noise('LAB.n', 3).perform(enemyPhase);
    expect(near.count('jaeger', 'LAB.x')).toBe(1);
    const far = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.C').noise('LAB.n', 2).dice('E').perform(enemyPhase);
    expect(far.count('jaeger', 'LAB.s')).toBe(1);
  });

  test('[ETS-ENEMY-02] a survivor in view makes it active', () => {
    const done = crewIn('CREW.w').enemies('jaeger', 1, 'LAB.A').perform(enemyPhase);
    expect(done.count('jaeger', 'REC.e')).toBe(1);
  });

  test('[ETS-ENEMY-02, ETS-ITEM-12] a decoy makes it active in sight, however far, or within noise distance 3', () => {
    const seen = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.A').decoy('CREW.w').perform(enemyPhase);
    expect(seen.count('jaeger', 'REC.e')).toBe(1);
    const near = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.C').decoy('LAB.n').perform(enemyPhase);
    expect(near.count('jaeger', 'LAB.x')).toBe(1);
    const far = crewIn('CREW.C').enemies('jaeger', 1, 'LAB.C').decoy('CREW.B').dice('E').perform(enemyPhase);
    expect(far.count('jaeger', 'LAB.s')).toBe(1);
  });

  test('[ETS-ENEMY-01] it keeps the state fixed at the start, whatever is heard before it acts', () => {
    const done = overwatch(crewIn('CREW.w'), 'CREW.x')
      .enemies('icarus', 1, 'CREW.n')
      .enemies('jaeger', 1, 'REC.A')
      .dice('S', 4, 4, 5, 6, 'E', 1, 1, 1, 1, 1, 1)
      .perform(enemyPhase);
    expect(done.noiseIn('CREW.w')).toBe(4);
    expect(done.count('icarus')).toBe(0);
    expect(done.count('jaeger', 'REC.R')).toBe(1); // drawn by the shot it would be in the corridor beyond
  });

  test('[ETS-ENEMY-05, ETS-PASSIVE-09] a passive enemy that meets survivors neither chases nor attacks', () => {
    const beside = crewIn('CREW.n').enemies('swarmer', 2, 'CREW.e').dice('W', 1, 1, 1, 1, 1, 1).perform(enemyPhase);
    expect(beside.count('swarmer', 'CREW.x')).toBe(2);
    const among = crewIn('CREW.n')
      .event('blackout')
      .enemies('swarmer', 2, 'CREW.x')
      .dice('N', 1, 1, 1, 1, 1, 1)
      .perform(enemyPhase);
    expect(among.count('swarmer', 'CREW.n')).toBe(2);
    expect(among.state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });
});

describe('what an active enemy goes for', () => {
  const around = () => crewIn('CREW.w').enemies('jaeger', 1, 'REC.R').noise('REC.B', 5);

  test('[ETS-ENEMY-03] a distracting item comes before a survivor, a survivor before a noise', () => {
    expect(around().decoy('LAB.A').perform(enemyPhase).count('jaeger', 'LAB.x')).toBe(1);
    expect(around().perform(enemyPhase).count('jaeger', 'CREW.x')).toBe(1);
    const unseen = crewIn('CREW.C').enemies('jaeger', 1, 'REC.R').noise('REC.B', 5).perform(enemyPhase);
    expect(unseen.count('jaeger', 'REC.B')).toBe(1);
  });

  test('[ETS-ENEMY-06] the nearest survivor in view is the target', () => {
    const done = crewIn('CREW.w')
      .survivor('captain-a', { at: 'LAB.e' })
      .enemies('jaeger', 1, 'REC.R')
      .dice('blank')
      .perform(enemyPhase);
    expect(done.survivor('captain-a').health).toBe(7);
  });

  test.each([
    [1, 'CREW.x'],
    [2, 'LAB.x'],
    [3, 'CREW.x'],
  ])('[ETS-ENEMY-06, ETS-ODD-06] among equally near survivors the target is picked at random: %i', (die, zone) => {
    const done = crewIn('CREW.x').survivor('captain-a', { at: 'LAB.x' }).enemies('jaeger', 1, 'REC.R').dice(die);
    expect(done.perform(enemyPhase).count('jaeger', zone)).toBe(1);
  });

  test('[ETS-ENEMY-08, ETS-ENEMY-09] a survivor that passed through its view counts as seen, and is followed out of sight', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.n' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('jaeger', 1, 'REC.R')
      .turnOf('marine-a')
      .dice(1, 1, 1, 1)
      .play();
    played.choose('move:CREW.x', 'move:CREW.s').endTurns();
    expect(played.count('jaeger', 'CREW.x')).toBe(1);
  });

  test('[ETS-ENEMY-09] it goes for the zone where the survivor is now, and forgets it when the phase ends', () => {
    const done = crewIn('CREW.C').enemies('swarmer', 1, 'REC.B', { saw: 1 }).perform(enemyPhase);
    expect(done.count('swarmer', 'CREW.x')).toBe(1);
    expect(done.state.figures[0]!.saw).toBe(0);
  });

  test('[ETS-ENEMY-23] in view from the start and then gone is seen, too', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('jaeger', 1, 'REC.R')
      .surprised()
      .dice(1, 1, 1, 1)
      .play();
    played.choose('move:CREW.s').endTurns();
    expect(played.count('jaeger', 'CREW.x')).toBe(1);
  });

  test('[ETS-ENEMY-23] whom the figures of a token see when it is revealed they have seen, even if fear drives it off', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.n', resolve: 7, resolveCards: ['panic'] })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .token('3 jaeger', 'REC.R')
      .turnOf('marine-a')
      .dice(6, 6, 6, 6, 1)
      .play();
    played.choose('move:CREW.x'); // the test fails, and the Marine flees back out of sight
    expect(played.zoneOf('marine-a')).toBe('CREW.n');
    expect(played.state.figures.map(({ saw }) => saw)).toEqual([1, 1, 1]);
  });

  test('[ETS-ENEMY-08] what is seen in other phases does not count for the next one', () => {
    const set = crewIn('REC.B').phase('resolution').token('3 jaeger', 'REC.R').dice(6, 6, 1, 1, 1, 1, 1, 1);
    const { state } = set.perform(t => reveal(t, t.state.tokens[0]!));
    expect(state.figures.map(({ saw }) => saw)).toEqual([0, 0, 0]);
  });

  test('[ETS-ENEMY-23] a survivor only seen earlier ranks with those in view: the nearest is the target', () => {
    const done = crewIn('LAB.x')
      .survivor('marine-a', { at: 'CREW.B' })
      .enemies('jaeger', 1, 'CREW.x', { saw: 1 })
      .dice(1, 1)
      .perform(enemyPhase);
    expect(done.count('jaeger', 'CREW.B')).toBe(1);
  });

  test('[ETS-ENEMY-25] if what drew it is gone it takes what else draws it, and otherwise stays', () => {
    const lone = () => crewIn('CREW.C').survivor('marine-a', { at: 'REC.s', health: 2 }).enemies('jaeger', 2, 'REC.s');
    expect(lone().perform(enemyPhase).count('jaeger', 'REC.s')).toBe(2);
    const heard = lone().noise('REC.n', 3).perform(enemyPhase);
    expect(heard.survivor('marine-a').status).toBe('dead');
    expect([heard.count('jaeger', 'REC.s'), heard.count('jaeger', 'REC.n')]).toEqual([1, 1]);
  });

  test('[ETS-ENEMY-25] a noise is picked when it acts, and a louder one heard on the way changes nothing', () => {
    const done = crewIn('CREW.C').enemies('swarmer', 1, 'LAB.x').noise('REC.A', 3).noise('CREW.n', 4);
    expect(done.perform(enemyPhase).count('swarmer', 'REC.A')).toBe(1);
  });

  test('[ETS-NOISE-14] in the zone of a noise that draws it it stays, even if another is as loud', () => {
    const done = crewIn('CREW.C').enemies('jaeger', 1, 'REC.n').noise('REC.n', 3).noise('REC.s', 3);
    expect(done.perform(enemyPhase).count('jaeger', 'REC.n')).toBe(1);
  });

  test('[ETS-ENEMY-26] first the mission, then turrets, then the states are fixed', () => {
    const tiles = ['REC', 'REC', 'REC', 'REC', 'REC', 'REC'] as const;
    const mission = missionOn(['CREW@0 REC@0 LAB@180'], 'CREW.w', {
      conditions: [{ condition: 'neverAlone', tiles: [...tiles] }],
    });
    const done = crewIn('CREW.C', { mission, survivors: ['marine-a', 'captain-a', 'medic-a', 'engineer-b'] })
      .survivor('engineer-b', { at: 'REC.B' })
      .with(state => state.turrets.push({ by: 'engineer-b', zone: zoneOf(state, 'REC.R'), left: 2 }))
      .pile('3 jaeger')
      .dice(1, 3, 6, 6, 1, 1, 4, 4, 1, 'blank', 'blank')
      .perform(enemyPhase);
    const order = ['neverAlone', 'token.revealed', 'turret.fires', 'enemy.moves'];
    expect(
      done.log.map(({ key }) => key).filter((key, at, all) => order.includes(key) && all.indexOf(key) === at),
    ).toEqual(order);
    expect(done.count('jaeger', 'REC.B')).toBe(2); // one was shot by the turret, the others saw the Engineer and acted
    expect(done.survivor('engineer-b').health).toBe(5);
  });
});
