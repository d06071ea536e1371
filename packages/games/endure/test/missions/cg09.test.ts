import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { endure } from '../../src/index.ts';
import { moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import type { SurvivorId } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';

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

  test('[ETS-CG-0903] two vials with three survivors, three with more', () => {
    const vials = (survivors: number) =>
      Match.begin(endure, { mission: 'CG09', survivors }, { seed: seedFrom('vials') }).state.objectives.map(
        ({ id, zone }) => [id, zone],
      );
    const { state } = scene({ mission: 'CG09' });
    const [a, b, c] = ['LAB.A', 'LAB.B', 'LAB.C'].map(zone => zoneOf(state, zone));
    expect(vials(3)).toEqual([
      [0, a],
      [1, b],
    ]);
    const all = [
      [0, a],
      [1, b],
      [2, c],
    ];
    expect([vials(4), vials(5), vials(6)]).toEqual([all, all, all]);
  });

  test('[ETS-CG-0903, ETS-VAR-20] two survivors have two vials to carry, one alone has one, and can win', () => {
    const begun = (survivors: number) =>
      Match.begin(
        endure,
        { mission: 'CG09', survivors, variants: { minSurvivors: 'free' } },
        { seed: seedFrom('vials') },
      );
    expect([2, 1].map(count => begun(count).state.objectives.map(({ id }) => id))).toEqual([[0, 1], [0]]);
    expect([2, 1].map(count => begun(count).outcome)).toEqual([undefined, undefined]);
    const alone = scene({ mission: 'CG09', survivors: ['marine-a'], variants: { minSurvivors: 'free' } }).cleared();
    const played = alone.survivor('marine-a', { at: 'LIFE.e' }).carries('marine-a', 0).turnOf('marine-a').play();
    expect(played.choose('leave:LIFE.exitE').outcome?.winners).toHaveLength(1);
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

  test('[ETS-CG-0904] a survivor picks up at most one, also by trade', () => {
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
    // ETS-DEATH-04: it is caught, and was never left behind
    expect([played.said('carry.passed').length, played.said('carry.left')]).toEqual([1, []]);
  });

  test('[ETS-CG-0905] two vials go to the two who are free, which nobody need decide; of three the players choose', () => {
    const two = () => crewAt('LAB.e').carries('marine-a', 0).carries('marine-a', 1);
    const played = dies(two().survivor('scout-a', { at: 'SEC.w' }), 'LAB.e').play();
    expect(played.asks).not.toBe('carry.heir');
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', 'medic-a', null]);
    const chosen = dies(two(), 'LAB.e').play();
    expect([chosen.asks, chosen.offers()]).toEqual(['carry.heir', ['captain-a', 'medic-a', 'scout-a']]);
    expect(chosen.choose('scout-a').offers()).toEqual(['captain-a', 'medic-a']);
  });

  test('[ETS-CG-0905] of more vials than free hands one goes to each, and the players choose who carries another', () => {
    const set = crewAt('LAB.e').survivor('scout-a', { at: 'SEC.w' });
    for (const id of [0, 1, 2]) set.carries('marine-a', id);
    const played = dies(set, 'LAB.e').play();
    expect([played.asks, played.offers()]).toEqual(['carry.heir', ['captain-a', 'medic-a']]);
    played.choose('medic-a');
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', 'medic-a', 'medic-a']);
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

  test('[ETS-CG-0905] with nobody there who has a hand free, to any of them, who then carries both', () => {
    const set = crewAt('SEC.w').survivor('captain-a', { at: 'LAB.e' }).carries('marine-a', 1).carries('captain-a', 0);
    const played = dies(set, 'LAB.e').play();
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', 'captain-a', null]);
    expect(played.outcome).toBeUndefined();
    expect(played.said('carry.passed')).toMatchObject([{ rule: 'ETS-CG-0905' }]);
    const several = crewAt('LAB.e', four.slice(0, 3)).carries('marine-a', 1).carries('captain-a', 0);
    several.with(({ objectives }) => {
      objectives.push({ ...objectives[0]!, carrier: 'medic-a' });
    });
    const asked = dies(several, 'LAB.e').play();
    expect(asked.offers()).toEqual(['captain-a', 'medic-a']);
    asked.choose('medic-a');
    expect(asked.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', 'medic-a', 'medic-a']);
  });

  test('[ETS-CG-0904, ETS-CG-0905] whoever carries two gives one away by trade, and picks up no third', () => {
    const played = crewAt('LAB.C').carries('marine-a', 0).carries('marine-a', 1).turnOf('marine-a').play();
    expect(played.barred('interact:2')).toBe('ETS-CG-0505');
    expect(played.offers('trade:')).toEqual(['trade:captain-a', 'trade:medic-a', 'trade:scout-a']);
    played.choose('trade:medic-a', ['give:objective:0', 'give:objective:1']);
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['medic-a', 'marine-a', null]);
    expect(played.said('traded')).toMatchObject([{ params: { count: 1 } }]); // ETS-TRADE-06: the other stays
  });

  test('[ETS-CG-0906, ETS-GAME-04] with nobody in the zone the vial breaks and the mission is failed', () => {
    const alone = dies(crewAt('SEC.w').carries('marine-a', 1), 'LAB.e').play();
    expect(alone.outcome).toMatchObject({ winners: [], reason: { key: 'lost.impossible' } });
    expect(alone.state.impossible).toMatchObject({ rule: 'ETS-CG-0906', why: { key: 'impossible.broken' } });
    expect(alone.said('carry.broken')).toHaveLength(1);
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

  test('[ETS-CG-0903, ETS-CG-0908] with three survivors one death does not lose the mission, two do', () => {
    const three = four.slice(0, 3);
    const played = dies(crewAt('SEC.w', three), 'SEC.w').play();
    expect([played.survivor('marine-a').status, played.outcome]).toEqual(['dead', undefined]);
    const second = crewAt('SEC.w', three).survivor('medic-a', { at: 'SEC.w', more: { status: 'dead' } });
    const lost = dies(second, 'SEC.w').play();
    expect(lost.outcome).toMatchObject({ winners: [], reason: { key: 'lost.impossible' } });
    expect(lost.state.impossible).toMatchObject({
      rule: 'ETS-CG-0908',
      why: { key: 'impossible.tooFewCarriers', params: { lying: 2, free: 1 } },
    });
  });

  test('[ETS-CG-0908] only vials that lie on the map ask for a hand: those carried or out do not', () => {
    const dead = { at: 'SEC.w', more: { status: 'dead' } } as const;
    const set = () => crewAt('SEC.w').survivor('scout-a', dead);
    expect(dies(set(), 'SEC.w').play().state.impossible?.why.params).toMatchObject({ lying: 3, free: 2 });
    expect(dies(set().carries('captain-a', 0), 'SEC.w').play().state.impossible?.why.params).toMatchObject({
      lying: 2,
      free: 1,
    });
    const out = { carrier: 'scout-a', taken: true, out: true } as const;
    expect(dies(set().objective(0, out), 'SEC.w').play().outcome).toBeUndefined();
    const both = set().carries('captain-a', 0).carries('captain-a', 1);
    expect(dies(both, 'SEC.w').play().outcome).toBeUndefined();
  });

  test('[ETS-CG-0908, ETS-DOOR-11] whoever leaves with empty hands picks nothing up any more', () => {
    const leaving = crewAt('LIFE.e', four.slice(0, 3)).survivor('medic-a', { at: 'LIFE.e', more: { status: 'dead' } });
    const played = leaving.turnOf('marine-a').play().choose('leave:LIFE.exitE');
    expect(played.state.impossible?.why.key).toBe('impossible.tooFewCarriers');
  });
});
