import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure } from '../../src/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { zoneOf } from '../support/maps.ts';

/** The Marine alone with its task, the others out of the way; nothing hostile near. */
function marineAt(zone: string): Scene {
  return scene({ mission: 'CG05' })
    .cleared()
    .survivor('marine-a', { at: zone })
    .survivor('captain-a', { at: 'MED.B' })
    .survivor('medic-a', { at: 'MED.B' });
}

describe('CG05 Signs of Life', () => {
  test('[ETS-CG-0501, ETS-MMAP-06] its map, exit and objectives', () => {
    const { state } = scene({ mission: 'CG05' });
    const { map, tiles, exits, mission } = groundOf(state);
    expect([tiles.length, map.zones.length, map.doors.length]).toEqual([6, 39, 12]);
    expect(mission).toMatchObject({
      faction: 'gep',
      difficulty: 'medium',
      minutes: 60,
      needs: [],
      locked: [],
      lose: [],
    });
    expect(state.survivors.every(({ zone }) => zone === zoneOf(state, 'MED.e'))).toBe(true);
    expect(exits.map(({ name, zone }) => [name, zone])).toEqual([['REC.exitS', zoneOf(state, 'REC.s')]]);
    expect(mission.objectives.map(({ name, colour, zone }) => [name, colour, zone])).toEqual([
      ['crewMember', 'green', 'LAB.A'],
      ['crewMember', 'red', 'ENG.E'],
      ['crewMember', 'blue', 'ARM.C'],
    ]);
    const far = (zone: string) => moveDistance(state, zoneOf(state, 'MED.e'), zoneOf(state, zone));
    expect(['REC.s', 'LAB.A', 'ENG.E', 'ARM.C'].map(far)).toEqual([4, 4, 8, 6]);
  });

  test('[ETS-CG-0502] its tokens for 3, 4, and 5 or more', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { mission: 'CG05', survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['3 icarus', '3 jaeger', '4 icarus', '4 jaeger', '4 swarmer', '4 swarmer']);
    expect(faces(4)).toEqual(['4 icarus', '4 jaeger', '5 icarus', '5 jaeger', '5 swarmer', '5 swarmer']);
    expect(faces(5)).toEqual(['4 icarus', '4 icarus', '5 icarus', '5 jaeger', '6 swarmer', '6 swarmer']);
    expect(faces(6)).toEqual(faces(5));
  });

  test('[ETS-CG-0503] each of the three is collected with an action and carried along', () => {
    for (const [id, zone, next] of [
      [0, 'LAB.A', 'LAB.x'],
      [1, 'ENG.E', 'ENG.x'],
      [2, 'ARM.C', 'ARM.x'],
    ] as const) {
      const played = marineAt(zone).turnOf('marine-a').play().choose(`interact:${id}`, `move:${next}`);
      expect(played.state.objectives[id]).toMatchObject({ carrier: 'marine-a', done: false });
      expect(played.survivor('marine-a').turn.actions).toBe(1);
      expect(played.offers('interact:')).toEqual([]);
    }
  });

  test('[ETS-CG-0504] a carrier moves at most 2 zones in a turn', () => {
    const played = marineAt('LAB.A').carries('marine-a', 0).turnOf('marine-a').play();
    played.choose('move:LAB.x', 'move:LAB.e');
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
    const free = marineAt('LAB.A').carries('captain-a', 0).turnOf('marine-a').play();
    expect(free.choose('move:LAB.x', 'move:LAB.e').offers('move:')).not.toEqual([]);
  });

  test('[ETS-CG-0504, ETS-ODD-12] gravity failure doubles the Move, not the cap', () => {
    const played = marineAt('LAB.A').carries('marine-a', 0).event('gravityFailure').turnOf('marine-a').play();
    played.choose('move:LAB.x', 'go:LAB.e');
    expect(played.asks).toBe('turn');
    expect(played.offers('move:')).toEqual([]);
  });

  test('[ETS-CG-0505] a survivor carries at most one crew member', () => {
    const played = marineAt('ARM.C').carries('marine-a', 0).turnOf('marine-a').play();
    expect(played.offers('interact:')).toEqual([]);
    expect(played.barred('interact:2')).toBe('ETS-CG-0505');
  });

  test('[ETS-CG-0505, ETS-TRADE-03] one may be traded, but not to somebody with one', () => {
    const beside = (set: Scene) => set.survivor('captain-a', { at: 'ARM.C' }).carries('marine-a', 0).turnOf('marine-a');
    const played = beside(marineAt('ARM.C')).play();
    expect(played.choose('trade:captain-a').offers()).toEqual(['give:objective:0']);
    played.choose(['give:objective:0'], 'interact:2');
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', null, 'marine-a']);
    expect(beside(marineAt('ARM.C').carries('captain-a', 1)).play().offers('trade:')).toEqual([]);
  });

  test('[ETS-CG-0506] a carrier may not dual wield', () => {
    const armed = (carrier: 'marine-a' | 'captain-a') =>
      marineAt('ARM.C')
        .survivor('marine-a', { holding: ['pair:plasmaCutter'] })
        .carries(carrier, 0)
        .enemies('swarmer', 1, 'ARM.C')
        .turnOf('marine-a')
        .play()
        .offers('attack:');
    expect(armed('marine-a')).toEqual(['attack:plasmaCutter:0@ARM.C']);
    expect(armed('captain-a')).toEqual(['attack:plasmaCutter:0@ARM.C', 'attack:plasmaCutter:0:pair@ARM.C']);
  });

  test('[ETS-CG-0507, ETS-CG-0508, ETS-MISSION-06] handed in on reaching the exit zone, for 1 Resolve', () => {
    const played = marineAt('REC.R')
      .survivor('marine-a', { at: 'REC.R', resolve: 7 })
      .survivor('captain-a', { at: 'REC.s', resolve: 7 })
      .carries('marine-a', 0)
      .turnOf('marine-a')
      .play();
    expect(played.state.objectives[0]!.done).toBe(false);
    played.choose('move:REC.s');
    expect(played.said('carry.handedIn')).toMatchObject([{ rule: 'ETS-CG-0507' }]);
    expect(played.state.objectives[0]).toMatchObject({ done: true, carrier: null });
    expect([played.survivor('marine-a').resolve, played.survivor('captain-a').resolve]).toEqual([8, 7]);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.outcome).toBeUndefined();
    expect(played.choose('end').offers('interact:')).toEqual([]);
  });

  test('[ETS-CG-0504, ETS-CG-0507] whoever has handed one in is free to move on', () => {
    const played = marineAt('CREW.s').carries('marine-a', 0).turnOf('marine-a').play();
    played.choose('move:REC.R', 'move:REC.s', 'move:REC.R');
    expect(played.zoneOf('marine-a')).toBe('REC.R');
  });

  test('[ETS-CG-0509, ETS-GAME-02] won when all three are delivered; nobody needs to leave', () => {
    const played = marineAt('REC.R')
      .objective(0, { done: true })
      .objective(1, { done: true })
      .carries('marine-a', 2)
      .turnOf('marine-a')
      .play();
    expect(played.outcome).toBeUndefined();
    played.choose('move:REC.s');
    expect(played.outcome?.winners).toHaveLength(3);
    expect(played.state.survivors.every(({ status }) => status === 'alive')).toBe(true);
  });

  test('[ETS-GAME-05, ETS-GAME-03] the last delivery wins, even if its Resolve is the death of the last survivor', () => {
    const last = (missing: boolean) =>
      marineAt('REC.R')
        .survivor('marine-a', { at: 'REC.R', health: 2, resolve: 1, resolveCards: ['suicidal'] })
        .objective(0, { done: true })
        .objective(1, { done: !missing })
        .carries('marine-a', 2)
        .with(({ survivors }) => {
          for (const dead of survivors.slice(1)) dead.status = 'dead';
        })
        .turnOf('marine-a')
        .play()
        .choose('move:REC.s');
    expect(last(false).survivor('marine-a').status).toBe('dead');
    expect(last(false).outcome?.winners).toHaveLength(3);
    expect(last(true).outcome).toMatchObject({ winners: [], reason: { key: 'lost.dead' } });
  });

  test('[ETS-CG-0510, ETS-DEATH-04] a crew member whose carrier dies stays there and can be collected again', () => {
    const played = marineAt('LAB.x')
      .survivor('marine-a', { at: 'LAB.x', health: 1, injuries: ['body'] })
      .survivor('captain-a', { at: 'LAB.s' })
      .carries('marine-a', 0)
      .phase('survivors')
      .dice(1)
      .play();
    expect(played.state.objectives[0]).toMatchObject({ carrier: null, zone: played.zone('LAB.x'), done: false });
    expect(played.outcome).toBeUndefined();
    played.choose('move:LAB.x', 'interact:0');
    expect(played.state.objectives[0]!.carrier).toBe('captain-a');
  });

  test('[ETS-CG-0510] crew members are never attacked', () => {
    const performed = marineAt('MED.B').enemies('jaeger', 1, 'LAB.A').phase('enemies').dice('N').perform(enemyPhase);
    expect(performed.said('enemy.attacks')).toEqual([]);
    expect(performed.state.objectives[0]).toMatchObject({ hurt: 0, done: false, zone: performed.zone('LAB.A') });
    const beside = marineAt('LAB.A').survivor('marine-a', { at: 'LAB.A', holding: ['shotgun'] });
    expect(beside.turnOf('marine-a').play().offers('attack:')).toEqual([]);
  });

  test('[ETS-CG-0511] nobody is handed in at a locked exit, and at once when it opens', () => {
    const played = marineAt('REC.R').carries('marine-a', 0).lock('REC.exitS').turnOf('marine-a').play();
    played.choose('move:REC.s');
    expect(played.state.objectives[0]).toMatchObject({ done: false, carrier: 'marine-a' });
    const waiting = marineAt('REC.s').carries('marine-a', 0).event('lockdown').turnOf('marine-a').play().endTurns();
    expect(waiting.state.round).toBe(2);
    expect(waiting.state.objectives[0]).toMatchObject({ done: true, carrier: null });
    const locked = marineAt('REC.s').carries('marine-a', 0).lock('REC.exitS').turnOf('marine-a').play().endTurns();
    expect(locked.state.objectives[0]).toMatchObject({ done: false, carrier: 'marine-a' });
  });

  test('[ETS-CG-0511] also when an Override Key opens it', () => {
    const played = marineAt('REC.s')
      .survivor('captain-a', { at: 'REC.s', holding: ['overrideKey'] })
      .carries('marine-a', 0)
      .lock('REC.exitS')
      .turnOf('captain-a')
      .play();
    expect(played.state.objectives[0]!.done).toBe(false);
    expect(played.choose('use:overrideKey:0').state.objectives[0]!.done).toBe(true);
  });
});
