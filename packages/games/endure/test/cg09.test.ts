import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure } from '../src/index.ts';
import { moveDistance } from '../src/rules/map.ts';
import { groundOf } from '../src/rules/mission.ts';
import type { SurvivorId } from '../src/types.ts';
import { zoneOf } from './maps.ts';

const four: readonly SurvivorId[] = ['marine-a', 'captain-a', 'medic-a', 'scout-a'];

/** All in one zone of the mission, and nothing hostile near. */
function crewAt(zone: string, survivors = four): Scene {
  const set = scene({ mission: 'CG09', survivors }).cleared();
  for (const id of survivors) set.survivor(id, { at: zone });
  return set;
}

/** The Marine is about to bleed to death, at the start of its turn, in this zone. */
function dies(set: Scene, at: string): Scene {
  return set
    .survivor('marine-a', { at, health: 1, injuries: ['body'] })
    .phase('survivors')
    .dice(1);
}

describe('CG09 Left at the Office', () => {
  test('[ETS-CG-0901, ETS-CG-0903, ETS-MMAP-10] its map, exit and three vials', () => {
    const { state } = scene({ mission: 'CG09' });
    const { map, tiles, exits, mission } = groundOf(state);
    expect([tiles.length, map.zones.length, map.doors.length]).toEqual([6, 45, 12]);
    expect(mission).toMatchObject({ faction: 'gep', difficulty: 'medium', minutes: 60, needs: [], locked: [] });
    expect(state.survivors.every(({ zone }) => zone === zoneOf(state, 'CREW.w'))).toBe(true);
    expect(exits.map(({ name, zone }) => [name, zone])).toEqual([['LIFE.exitE', zoneOf(state, 'LIFE.e')]]);
    expect(mission.objectives.map(({ name, colour, zone }) => [name, colour, zone])).toEqual([
      ['vial', 'green', 'LAB.A'],
      ['vial', 'red', 'LAB.B'],
      ['vial', 'blue', 'LAB.C'],
    ]);
    const far = (zone: string) => moveDistance(state, zoneOf(state, 'CREW.w'), zoneOf(state, zone));
    expect(['LIFE.e', 'LAB.A', 'LAB.B', 'LAB.C'].map(far)).toEqual([8, 6, 5, 5]);
  });

  test('[ETS-CG-0902] its tokens for 3, 4, and 5 or more', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { mission: 'CG09', survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['3 jaeger', '4 icarus', '4 icarus', '4 jaeger', '4 jaeger', '4 swarmer', '4 swarmer']);
    expect(faces(4)).toEqual(['4 icarus', '4 icarus', '4 icarus', '4 jaeger', '5 jaeger', '5 swarmer', '5 swarmer']);
    expect(faces(5)).toEqual(['4 icarus', '4 icarus', '4 jaeger', '5 icarus', '5 jaeger', '6 swarmer', '6 swarmer']);
    expect(faces(6)).toEqual(faces(5));
  });

  test('[ETS-CG-0903] a vial is collected with an action', () => {
    for (const [id, zone] of ['LAB.A', 'LAB.B', 'LAB.C'].entries()) {
      const played = crewAt(zone).turnOf('marine-a').play().choose(`interact:${id}`);
      expect(played.state.objectives[id]).toMatchObject({ carrier: 'marine-a', done: false });
      expect(played.survivor('marine-a')).toMatchObject({ health: 10, resolve: 10 });
      expect(played.survivor('marine-a').turn.actions).toBe(2);
    }
  });

  test('[ETS-CG-0904] a survivor carries at most one, also by trade', () => {
    const played = crewAt('LAB.B').carries('marine-a', 0).carries('captain-a', 2).turnOf('marine-a').play();
    expect(played.barred('interact:1')).toBe('ETS-CG-0505');
    expect(played.offers('interact:')).toEqual([]);
    expect(played.offers('trade:')).toEqual(['trade:medic-a', 'trade:scout-a']);
  });

  test('[ETS-CG-0905] if a carrier dies its vial passes to another in the zone', () => {
    const set = crewAt('SEC.w').survivor('captain-a', { at: 'LAB.e' }).carries('marine-a', 1);
    const played = dies(set, 'LAB.e').play();
    expect(played.survivor('marine-a').status).toBe('dead');
    expect(played.state.objectives[1]!.carrier).toBe('captain-a');
    expect(played.outcome).toBeUndefined();
  });

  test('[ETS-CG-0905] to one without a vial', () => {
    const set = crewAt('LAB.e').survivor('scout-a', { at: 'SEC.w' }).carries('marine-a', 1).carries('captain-a', 0);
    expect(
      dies(set, 'LAB.e')
        .play()
        .state.objectives.map(({ carrier }) => carrier),
    ).toEqual(['captain-a', 'medic-a', null]);
  });

  test('[ETS-CG-0905, ETS-ODD-06, ETS-ODD-07] of several the players choose', () => {
    const set = crewAt('LAB.e').carries('marine-a', 1).carries('captain-a', 0);
    const played = dies(set, 'LAB.e').play();
    expect([played.asks, played.asked]).toEqual(['carry.heir', 'captain-a']);
    expect(played.offers()).toEqual(['medic-a', 'scout-a']);
    played.choose('scout-a');
    expect(played.state.objectives[1]!.carrier).toBe('scout-a');
    expect(played.said('carry.broken')).toEqual([]);
  });

  test('[ETS-CG-0906, ETS-GAME-04] with nobody to take it the vial breaks and the mission is failed', () => {
    const alone = dies(crewAt('SEC.w').carries('marine-a', 1), 'LAB.e').play();
    expect(alone.outcome).toMatchObject({ winners: [], reason: { key: 'lost.broken' } });
    expect(alone.said('carry.broken')).toHaveLength(1);
    const full = crewAt('SEC.w').survivor('captain-a', { at: 'LAB.e' }).carries('marine-a', 1).carries('captain-a', 0);
    expect(dies(full, 'LAB.e').play().outcome?.reason.key).toBe('lost.broken');
  });

  test('[ETS-CG-0906] a vial that nobody has touched does not break', () => {
    expect(dies(crewAt('SEC.w'), 'LAB.A').play().outcome).toBeUndefined();
  });

  test('[ETS-CG-0907, ETS-MISSION-06, ETS-GAME-08] won when all survivors and all vials have left', () => {
    const exit = 'leave:LIFE.exitE';
    const played = crewAt('LIFE.e')
      .carries('marine-a', 0)
      .carries('captain-a', 1)
      .carries('medic-a', 2)
      .turnOf('marine-a')
      .play()
      .choose(exit, exit, exit);
    expect(played.state.objectives.every(({ out }) => out)).toBe(true);
    expect(played.outcome).toBeUndefined();
    expect(played.choose(exit).outcome?.winners).toHaveLength(4);
  });

  test('[ETS-CG-0907, ETS-GAME-05, ETS-GAME-08] won too if the last one dies with all vials out', () => {
    const set = crewAt('LIFE.e').with(({ survivors, objectives }) => {
      for (const gone of survivors.slice(1)) gone.status = 'left';
      for (const vial of objectives) Object.assign(vial, { carrier: 'scout-a', taken: true, out: true });
    });
    expect(dies(set, 'LIFE.e').play().outcome?.winners).toHaveLength(4);
  });

  test('[ETS-CG-0908] failed with fewer living survivors on the map than vials still to be brought out', () => {
    const three = four.slice(0, 3);
    const lost = { winners: [], reason: { key: 'lost.tooFewCarriers' } };
    expect(dies(crewAt('SEC.w', three), 'SEC.w').play().outcome).toMatchObject(lost);
    expect(dies(crewAt('SEC.w'), 'SEC.w').play().outcome).toBeUndefined();
    const oneOut = crewAt('SEC.w', three).objective(0, { carrier: 'captain-a', taken: true, out: true });
    expect(dies(oneOut, 'SEC.w').play().outcome).toBeUndefined();
  });

  test('[ETS-CG-0908, ETS-DOOR-11] whoever leaves with empty hands carries nothing out any more', () => {
    const played = crewAt('LIFE.e', four.slice(0, 3)).turnOf('marine-a').play().choose('leave:LIFE.exitE');
    expect(played.outcome?.reason.key).toBe('lost.tooFewCarriers');
  });
});
