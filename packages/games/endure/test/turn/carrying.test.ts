import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import type { WrittenMission } from '../../src/cards/missions/index.ts';
import { missionOn, sceneOn } from '../support/maps.ts';

type Carried = Extract<WrittenMission['objectives'][number]['deed'], { does: 'carry' }>;

const map = ['CREW@0 REC@0 LAB@180'];

/** Three crates in the north-west of the Rec Room, with what the mission says of them. */
function crates(deed: Omit<Carried, 'does'>): Partial<WrittenMission> {
  const crate = { name: 'crate', words: { en: 'a crate', fr: 'une caisse' }, colour: 'green', zone: 'REC.A' } as const;
  return {
    objectives: [crate, crate, crate].map(each => ({ ...each, deed: { does: 'carry' as const, ...deed } })),
    exits: [{ tile: 'CREW', side: 'W' }],
  };
}

/** All three with the crates; it is the Marine's turn. */
function withCrates(deed: Omit<Carried, 'does'>): Scene {
  return sceneOn(map, 'REC.A', crates(deed)).turnOf('marine-a');
}

describe('what is carried', () => {
  test('[ETS-SURV-03, ETS-SURV-09] it is named where it is offered, and taken with an action', () => {
    const played = withCrates({}).play();
    expect(played.offers('interact:')).toEqual(['interact:0', 'interact:1', 'interact:2']);
    const [label] = played.shown().options.filter(({ key }) => key === 'interact:0');
    expect(label!.label).toMatchObject({
      key: 'act.interact',
      params: { does: 'carry', objective: { params: { en: 'a crate' } }, colour: { key: 'colour.green' } },
    });
    played.choose('interact:0', 'interact:2');
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['marine-a', null, 'marine-a']);
    expect(played.said('interacted')[0]!.params).toMatchObject({ does: 'carry' });
    expect(played.survivor('marine-a').turn.actions).toBe(1);
  });

  test('[ETS-CO-1403, ETS-CG-0505] without a limit any number, with one so many', () => {
    const takesAll = (deed: Omit<Carried, 'does'>) => {
      const played = withCrates(deed).play().choose('interact:0', 'interact:1');
      return played.offers('interact:');
    };
    expect(takesAll({})).toEqual(['interact:2']);
    expect(takesAll({ most: 2 })).toEqual([]);
  });

  test('[ETS-TRADE-03] any number may change hands in one trade, in both directions', () => {
    const played = withCrates({})
      .carries('marine-a', 0)
      .carries('marine-a', 1)
      .carries('captain-a', 2)
      .play()
      .choose('trade:captain-a');
    expect(played.offers()).toEqual(['give:objective:0', 'give:objective:1', 'take:objective:2']);
    played.choose(played.offers());
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', 'captain-a', 'marine-a']);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-TRADE-06] more than the other can carry stay where they are', () => {
    const played = withCrates({ most: 2 }).carries('marine-a', 0).carries('marine-a', 1).carries('captain-a', 2).play();
    played.choose('trade:captain-a', ['give:objective:0', 'give:objective:1']);
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', 'marine-a', 'captain-a']);
  });

  test('[ETS-TRADE-07] a stunned partner is handed things and gives none away', () => {
    const stunned = (set: Scene) =>
      set.with(state => {
        state.survivors[1]!.stun = 'out';
      });
    expect(stunned(withCrates({}).carries('captain-a', 2)).play().offers('trade:captain-a')).toEqual([]);
    const played = stunned(withCrates({}).carries('captain-a', 2).carries('marine-a', 0)).play();
    expect(played.choose('trade:captain-a').offers()).toEqual(['give:objective:0']);
    played.choose(['give:objective:0']);
    expect(played.state.objectives[0]!.carrier).toBe('captain-a');
  });

  test('[ETS-TRADE-03, ETS-RDECK-01] a Hoarder keeps its cards, not what it carries for the mission', () => {
    const played = withCrates({})
      .survivor('marine-a', { holding: ['shotgun'], resolveCards: ['shown:hoarder'] })
      .carries('marine-a', 0)
      .play();
    expect(played.choose('trade:captain-a').offers()).toEqual(['give:objective:0']);
  });

  test('[ETS-TRADE-05] nothing is traded with enemies there, but it can be collected (ETS-SURV-10)', () => {
    const played = withCrates({}).carries('marine-a', 0).enemies('swarmer', 1, 'REC.A').play();
    expect(played.offers('trade:')).toEqual([]);
    expect(played.offers('interact:')).toEqual(['interact:1', 'interact:2']);
  });

  test('[ETS-CO-1405] several of one pattern are told apart in a trade, and lie as one', () => {
    const set = () =>
      withCrates({}).with(({ objectives }) => {
        objectives.push({ ...objectives[0]! });
      });
    expect(set().play().offers('interact:')).toEqual(['interact:0', 'interact:1', 'interact:2']);
    const played = set().play().choose('interact:0', 'interact:0', 'trade:captain-a');
    expect(played.offers()).toEqual(['give:objective:0', 'give:objective:0:2']);
    played.choose(played.offers());
    expect(played.state.objectives.map(({ carrier }) => carrier)).toEqual(['captain-a', null, null, 'captain-a']);
  });

  test('[ETS-ROP-1609, ETS-SURV-13] a burden may cost an action in every turn of the carrier', () => {
    const played = withCrates({ burden: { actions: 1 } })
      .carries('captain-a', 0)
      .play();
    expect(played.choose('end').survivor('captain-a').turn.actions).toBe(2);
    expect(played.choose('end').survivor('medic-a').turn.actions).toBe(3);
  });

  test('[ETS-CG-0404] a step of one class is barred to others, with its rule', () => {
    const played = withCrates({ only: 'medic' }).play();
    expect([played.offers('interact:'), played.barred('interact:0')]).toEqual([[], 'ETS-CG-0404']);
    expect(played.choose('end', 'end').offers('interact:')).toHaveLength(3);
  });

  test('[ETS-SURV-01] what takes more actions than are left is barred', () => {
    const played = withCrates({})
      .survivor('marine-a', { holding: ['shotgun'] })
      .turnOf('marine-a', 0)
      .play();
    expect([played.offers('interact:'), played.barred('interact:0')]).toEqual([[], 'ETS-SURV-01']);
  });

  test('[ETS-DOOR-11, ETS-MISSION-06] what is carried leaves with its carrier', () => {
    const played = withCrates({}).survivor('marine-a', { at: 'CREW.w' }).carries('marine-a', 0).play();
    played.choose('leave:CREW.exitW');
    expect(played.state.objectives.map(({ out }) => out)).toEqual([true, false, false]);
  });

  test('[ETS-CLASS-03] Remote Interface works a switch from afar and takes nothing along', () => {
    const mission = missionOn(map, 'REC.A', {
      ...crates({}),
      objectives: [
        ...crates({}).objectives!,
        { name: 'switch', colour: 'blue', zone: 'REC.R', deed: { does: 'switch', unlocks: ['LAB.D1'] } },
      ],
    });
    const played = scene({ mission, survivors: ['technician-b', 'captain-a', 'medic-a'] })
      .survivor('captain-a', { at: 'CREW.C' })
      .turnOf('technician-b')
      .play()
      .choose('active');
    expect(played.state.objectives.map(({ done, carrier }) => done || carrier !== null)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
