import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure } from '../../src/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { zoneOf } from '../support/maps.ts';

const brain = 0;
const desk = 1;
const rack = 2;

/** All in one zone of the mission, and nothing hostile near. */
function crewAt(zone: string): Scene {
  return scene({ mission: 'CG02' })
    .cleared()
    .survivor('marine-a', { at: zone })
    .survivor('captain-a', { at: zone })
    .survivor('medic-a', { at: zone });
}

/** The Marine carries the Brain, and its turn begins with this roll. */
function rolls(die: number, ...more: (number | string)[]) {
  return crewAt('LAB.C')
    .carries('marine-a', brain)
    .phase('survivors')
    .dice(die, ...more);
}

describe('CG02 The Brain', () => {
  test('[ETS-CG-0201, ETS-MMAP-03] a single mission: its map, exit and objectives', () => {
    const { state } = scene({ mission: 'CG02' });
    const { map, tiles, exits, mission } = groundOf(state);
    expect([tiles.length, map.zones.length, map.doors.length]).toEqual([6, 44, 12]);
    expect(mission).toMatchObject({ faction: 'gep', difficulty: 'hard', minutes: 75, needs: [], locked: [], lose: [] });
    expect(state.survivors.every(({ zone }) => zone === zoneOf(state, 'LIFE.e'))).toBe(true);
    expect(exits.map(({ name, zone }) => [name, zone])).toEqual([['CREW.exitW', zoneOf(state, 'CREW.w')]]);
    expect(mission.objectives.map(({ name, colour, zone }) => [name, colour, zone])).toEqual([
      ['brain', 'green', 'LAB.A'],
      ['console', 'blue', 'SEC.A'],
      ['rack', 'red', 'ARM.C'],
    ]);
    const far = (zone: string) => moveDistance(state, zoneOf(state, 'LIFE.e'), zoneOf(state, zone));
    expect(['CREW.w', 'LAB.A', 'SEC.A', 'ARM.C'].map(far)).toEqual([6, 8, 6, 3]);
  });

  test('[ETS-CG-0202] its tokens for 3, 4, and 5 or more', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { mission: 'CG02', survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['3 icarus', '3 jaeger', '4 icarus', '4 jaeger', '4 jaeger', '4 swarmer']);
    expect(faces(4)).toEqual(['4 icarus', '4 icarus', '4 jaeger', '4 jaeger', '4 jaeger', '5 swarmer']);
    expect(faces(5)).toEqual(['4 icarus', '4 jaeger', '4 jaeger', '5 icarus', '5 jaeger', '6 swarmer']);
    expect(faces(6)).toEqual(faces(5));
  });

  test('[ETS-CG-0203] the exit starts locked; the security console unlocks it', () => {
    const played = crewAt('SEC.A').turnOf('marine-a').play();
    expect(played.isOpen('CREW.exitW')).toBe(false);
    played.choose(`interact:${desk}`);
    expect(played.isOpen('CREW.exitW')).toBe(true);
  });

  test('[ETS-CG-0204, ETS-SURV-09] whoever collects it loses 1 Health and 1 Resolve at once', () => {
    const played = crewAt('LAB.A').turnOf('captain-a').play().choose(`interact:${brain}`);
    expect(played.survivor('captain-a')).toMatchObject({ health: 8, resolve: 9 });
    expect(played.survivor('captain-a').turn.actions).toBe(2);
    expect(played.survivor('marine-a')).toMatchObject({ health: 10, resolve: 10 });
    expect(played.state.objectives[brain]).toMatchObject({ carrier: 'captain-a', taken: true });
    expect(played.offers('interact:')).toEqual([]);
  });

  test('[ETS-CG-0205] on 1-3 nothing happens', () => {
    for (const die of [1, 2, 3]) {
      const played = rolls(die).play();
      expect(played.said('carrierRoll').map(({ params }) => params!['die'])).toEqual([die]);
      expect(played.survivor('marine-a')).toMatchObject({ health: 10, resolve: 10 });
      expect(played.survivor('marine-a').turn.actions).toBe(3);
    }
  });

  test('[ETS-CG-0205] only the carrier rolls, and nobody while it lies where it was', () => {
    expect(rolls(1).play().choose('end', 'end').said('carrierRoll')).toHaveLength(1);
    expect(crewAt('LAB.C').phase('survivors').play().said('carrierRoll')).toEqual([]);
  });

  test('[ETS-CG-0206] on 4 a Resolve test at once, and one action fewer in this turn', () => {
    const passed = rolls(4, 3, 4).play();
    expect(passed.survivor('marine-a').turn).toMatchObject({ actions: 2, given: 2 });
    expect(passed.said('test.passed')).toHaveLength(1);
    const failed = rolls(4, 5, 6).play();
    expect(failed.survivor('marine-a').resolve).toBe(9);
    expect(failed.survivor('marine-a').nextActions).toBe(0);
  });

  test('[ETS-CG-0206, ETS-SURV-13] whoever has no action to lose keeps those of the next turn', () => {
    const played = rolls(4, 3, 4)
      .with(state => {
        state.survivors[0]!.nextActions = -3;
      })
      .play();
    expect(played.survivor('marine-a').turn.actions).toBe(0);
    expect(played.survivor('marine-a').nextActions).toBe(0);
    expect(played.said('actions.lost')).toEqual([]);
  });

  test('[ETS-CG-0207] on 5 passive figures and tokens come 1 zone towards the carrier, without a roll', () => {
    const played = rolls(5).enemies('jaeger', 2, 'REC.R').token('4 swarmer', 'SEC.d').play();
    expect(played.said('carrierRoll.calls')).toHaveLength(1);
    played.endTurns();
    expect(played.state.round).toBe(2);
    expect(played.count('jaeger', 'CREW.e')).toBe(2);
    expect(played.tokens()).toEqual(['SEC.w']);
  });

  test('[ETS-CG-0207] it is for the next Enemy phase alone', () => {
    const played = rolls(5, 'N').enemies('jaeger', 2, 'SEC.A').lock('SEC.D1').lock('SEC.D2').play();
    played.endTurns();
    expect(played.count('jaeger', 'SEC.A')).toBe(2);
    expect(played.state.memory).toEqual({});
  });

  test('[ETS-CG-0207] they come to where the carrier is by then', () => {
    const played = rolls(5).enemies('jaeger', 1, 'REC.R').play();
    played.choose('move:LAB.s', 'move:LAB.x', 'move:SEC.w').endTurns();
    expect(played.count('jaeger', 'SEC.s')).toBe(1);
  });

  test('[ETS-CG-0207] it calls nobody any more once it is out', () => {
    const calling = (out: boolean) =>
      crewAt('LAB.C')
        .survivor('marine-a', { more: { status: out ? 'left' : 'alive' } })
        .carries('marine-a', brain)
        .objective(brain, { out })
        .memory('carrierRoll', 1)
        .enemies('jaeger', 1, 'REC.R')
        .phase('enemies')
        .dice(...(out ? ['N'] : []))
        .perform(enemyPhase);
    expect([calling(false).said('herd.wanders').length, calling(true).said('herd.wanders').length]).toEqual([0, 1]);
  });

  test('[ETS-CG-0208] on 6 it costs 1 Health', () => {
    const played = rolls(6).play();
    expect(played.survivor('marine-a')).toMatchObject({ health: 9, resolve: 10, injuries: [] });
  });

  test('[ETS-CG-0209, ETS-TRADE-03] it may be traded, and then the other rolls', () => {
    const played = rolls(1, 6).play();
    played.choose('trade:captain-a', ['give:objective:0'], 'end');
    expect(played.state.objectives[brain]!.carrier).toBe('captain-a');
    expect(played.survivor('captain-a').health).toBe(8);
    expect(played.survivor('marine-a').resolve).toBe(10);
  });

  test('[ETS-CG-0210] its carrier may not dual wield', () => {
    const armed = (carrier: 'marine-a' | 'captain-a') =>
      crewAt('LAB.C')
        .survivor('marine-a', { holding: ['pair:pistol'] })
        .carries(carrier, brain)
        .enemies('swarmer', 1, 'LAB.C')
        .turnOf('marine-a')
        .play();
    expect(armed('marine-a').offers('attack:')).toEqual(['attack:pistol:0@LAB.C']);
    expect(armed('captain-a').offers('attack:')).toEqual(['attack:pistol:0@LAB.C', 'attack:pistol:0:pair@LAB.C']);
  });

  test('[ETS-CG-0211, ETS-CG-0212] a rack with one weapon left gives that one, and nothing to share', () => {
    const played = crewAt('ARM.C').aside('rack', 'shotgun').turnOf('marine-a').play().choose(`interact:${rack}`);
    expect([played.asks, played.holds('marine-a')]).toEqual(['turn', ['shotgun']]);
    const empty = crewAt('ARM.C').aside('rack').turnOf('marine-a').play().choose(`interact:${rack}`);
    expect([empty.asks, empty.holds('marine-a'), empty.state.objectives[rack]!.done]).toEqual(['turn', [], true]);
  });

  test('[ETS-CG-0211] a Shotgun and an Assault Rifle lie aside; the rack in the Armoury gives one of them', () => {
    const played = crewAt('LAB.C').survivor('marine-a', { at: 'ARM.C' }).turnOf('marine-a').play();
    expect(played.state.aside).toEqual({ rack: ['shotgun', 'assaultRifle'] });
    played.choose(`interact:${rack}`);
    expect(played.offers()).toEqual(['shotgun', 'assaultRifle']);
    played.choose('assaultRifle');
    expect(played.holds('marine-a')).toEqual(['assaultRifle']);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.offers('interact:')).toEqual([]);
  });

  test('[ETS-CG-0212] the other weapon is lost if nobody else is there', () => {
    const played = crewAt('LAB.C').survivor('marine-a', { at: 'ARM.C' }).turnOf('marine-a').play();
    played.choose(`interact:${rack}`, 'assaultRifle');
    expect(played.asks).toBe('turn');
    expect(played.state.aside['rack']).toEqual([]);
    expect(played.state.removed).toEqual(['shotgun']);
  });

  test('[ETS-CG-0212] another survivor in the zone may be given it', () => {
    const taken = () =>
      crewAt('ARM.C')
        .survivor('medic-a', { at: 'LAB.C' })
        .turnOf('marine-a')
        .play()
        .choose(`interact:${rack}`, 'shotgun');
    const played = taken();
    expect(played.offers()).toEqual(['captain-a', 'nobody']);
    played.choose('captain-a');
    expect([played.holds('marine-a'), played.holds('captain-a')]).toEqual([['shotgun'], ['assaultRifle']]);
    expect(taken().choose('nobody').state.removed).toEqual(['assaultRifle']);
  });

  test('[ETS-CG-0213, ETS-GAME-04] if the carrier dies the mission is failed at once', () => {
    const played = rolls(6).survivor('marine-a', { health: 1 }).play();
    expect(played.outcome).toMatchObject({
      winners: [],
      reason: { key: 'lost.impossible', params: { why: { key: 'impossible.carrier' } } },
    });
    expect(played.said('resolve.lost')).toEqual([]);
    const other = rolls(1).survivor('captain-a', { health: 1, injuries: ['body'] });
    expect(other.dice(1).play().choose('end').outcome).toBeUndefined();
  });

  test('[ETS-CG-0213] collecting it can be the death of somebody', () => {
    const played = crewAt('LAB.A').survivor('marine-a', { health: 1 }).turnOf('marine-a').play();
    expect(played.choose(`interact:${brain}`).state.impossible?.why.key).toBe('impossible.carrier');
  });

  test('[ETS-CG-0213] before anybody has it, a death is only a death', () => {
    const played = crewAt('LAB.A')
      .survivor('marine-a', { health: 1, injuries: ['body'] })
      .phase('survivors')
      .dice(1);
    expect(played.play().outcome).toBeUndefined();
  });

  test('[ETS-CG-0214, ETS-MISSION-06, ETS-GAME-08] won when all who live have left with it', () => {
    const set = crewAt('CREW.w')
      .unlock('CREW.exitW')
      .objective(desk, { done: true })
      .carries('captain-a', brain)
      .with(state => {
        state.survivors[2]!.status = 'dead';
      });
    const played = set.turnOf('marine-a').dice(1).play();
    played.choose('leave:CREW.exitW');
    expect(played.outcome).toBeUndefined();
    played.choose('leave:CREW.exitW');
    expect(played.outcome?.winners).toHaveLength(3);
  });

  test('[ETS-CG-0214, ETS-ODD-30] lost when all have left without it, or by an exit that the console never opened', () => {
    const leaves = (set: Scene) => {
      const played = set.unlock('CREW.exitW').turnOf('marine-a').dice(1).play();
      return played.choose('leave:CREW.exitW', 'leave:CREW.exitW', 'leave:CREW.exitW').outcome;
    };
    const lost = { winners: [], reason: { key: 'lost.left' } };
    expect(leaves(crewAt('CREW.w').objective(desk, { done: true }))).toMatchObject(lost);
    expect(leaves(crewAt('CREW.w').carries('captain-a', brain))).toMatchObject(lost);
  });
});
