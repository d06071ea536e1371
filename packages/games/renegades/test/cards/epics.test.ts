import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { missions } from '../../src/cards/missions/index.ts';
import { orbitOf, surfaceOf } from '../../src/field/board.ts';
import { effects } from '../../src/hooks.ts';
import { bountyOn } from '../../src/rules/bounties.ts';
import { missionEnds } from '../../src/rules/campaign/mission-ends.ts';
import { eventPhase } from '../../src/rules/events/phase.ts';
import { harm } from '../../src/rules/harm.ts';
import { tierOf } from '../../src/rules/mission/card.ts';
import { checkEnd, timeOut } from '../../src/rules/mission/end.ts';
import { freeDocks } from '../../src/rules/orbit/landing.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { engaging } from '../../src/rules/surface/elude.ts';
import { areFriends, crewById, isTruce, shipNo } from '../../src/rules/table.ts';
import type { Anybody, MissionId, Npc, Renegades } from '../../src/types.ts';
import { optionKeys, strike } from '../support/combat.ts';
import { countUp, crater, guardsOn, laidOut, on, temple, tileOf } from '../support/missions.ts';
import { pose } from '../support/orbit.ts';

const check = function* (t: Renegades) {
  checkEnd(t);
};

test('[RDA-EPIC-11, RDA-EPIC-12] an ending is worth 500 to the winners and costs nothing; A is played to tier 2 whatever was agreed, B and C to none', () => {
  for (const id of ['burningThrone', 'answerFromTheDark', 'goliathWalks'] as const)
    expect(missions[id]).toMatchObject({ reward: 500, penalty: 0 });
  const tiers = (mission: MissionId) =>
    ([1, 2, 3] as const).map(tier => {
      const set = scene({ tier });
      set.state.mission = mission;
      return tierOf(set.state);
    });
  expect(tiers('burningThrone')).toEqual([2, 2, 2]);
  expect(tiers('runawayPrincess')).toEqual([1, 2, 3]);
  const chase = scene({ tier: 3 })
    .ship(1, { at: [0, 12] })
    .parameter('core', 'target', null, { hold: 1 });
  chase.state.mission = 'goliathWalks';
  expect(chase.perform(check).state).toMatchObject({ chase: null, result: { winners: ['renegade'] } });
  const paid = on('answerFromTheDark', temple)
    .with(state => {
      state.result = { winners: ['renegade', 'coalition'], reason: 'monolithFell', halves: [] };
    })
    .perform(missionEnds);
  expect(paid.state.purses).toMatchObject({ p1: 500, p2: 500 });
});

describe('A, The Burning Throne', () => {
  const throne = (cast: Parameters<typeof scene>[0] = {}) => {
    const set = scene({ surface: temple, ...cast });
    set.state.mission = 'burningThrone';
    return set;
  };

  test('[RDA-EPIC-01] Xe’lani and Ulep are in the temple, with Vaal Zureth and six Zurathi, awake', () => {
    const state = laidOut('burningThrone');
    const { objective } = tileOf(state, 'CT2');
    expect(state.parameters.map(({ what, cell }) => [what, cell])).toEqual([
      ['xelani', objective],
      ['ulep', objective],
    ]);
    expect(guardsOn(state, 'CT2')).toEqual(['1 vaalZureth', '6 zurathiWarrior']);
  });

  test('[RDA-EPIC-02] won with both aboard one ship at the home planet', () => {
    const flown = (other: number, at: Spot = [-2, 12], tier: 1 | 3 = 1) =>
      throne({ players: 4, tier })
        .ship(1, { at })
        .ship(2, { at: [-2, 13] })
        .parameter('xelani', 'character', null, { hold: 1 })
        .parameter('ulep', 'character', null, { hold: other })
        .perform(check).state.result;
    expect(flown(1)).toMatchObject({ winners: ['renegade'] });
    expect(flown(1, [-2, 12], 3)).toMatchObject({ winners: ['renegade'] });
    expect(flown(2)).toBeNull(); // two ships
    expect(flown(0)).toBeNull();
    expect(flown(1, [0, 12])).toBeNull();
    const docked = throne()
      .docked(1, [-2, 13])
      .parameter('xelani', 'character', null, { hold: 1 })
      .parameter('ulep', 'character', null, { hold: 1 });
    expect(docked.perform(check).state.result).toBeNull();
  });

  test('[RDA-EPIC-02] or when the others have nobody conscious left, and so nobody to fly', () => {
    const set = throne();
    for (const crew of set.state.crew) if (crew.ship === 1) crew.wounds = 10;
    expect(set.perform(check).state.result).toMatchObject({ winners: ['coalition'], reason: 'beaten' });
  });

  test('[RDA-EPIC-03] bounties are doubled', () => {
    const { state } = throne();
    expect([bountyOn(state, crewById(state, 'jayce')), bountyOn(state, crewById(state, 'dex'))]).toEqual([300, 150]);
  });

  test('[RDA-EPIC-03] there is no tie: when the carrier’s hull is gone they are back in the temple', () => {
    const played = throne()
      .ship(1, { at: [0, 12], flipped: true, damage: 5 })
      .parameter('xelani', 'character', null, { hold: 1 })
      .parameter('ulep', 'character', null, { bearer: 'prak' })
      .perform(t => harm(t, shipNo(t.state, 1), 1, null));
    expect(played.state.result).toBeNull();
    for (const no of [1, 2])
      expect(played.parameter(no)).toMatchObject({ hold: 0, bearer: null, cell: cellAt([12, 12]) });
    const wreck = throne()
      .ship(1, { at: [0, 12], flipped: true, damage: 6 }) // it was one before they came aboard
      .parameter('xelani', 'character', null, { hold: 1 })
      .parameter('ulep', 'character', null, { hold: 1 });
    expect(wreck.perform(check).state.result).toBeNull();
  });
});

describe('B, Answer from the Dark', () => {
  const dark = (marked: number) => {
    const set = on('answerFromTheDark', temple).npc('monolith', [12, 12]);
    for (let nth = 0; nth < 4; nth++)
      set.parameter('site', 'site', [20, 10 + nth], {
        marked: nth >= marked ? null : nth % 2 ? 'renegade' : 'coalition',
      });
    return set;
  };

  test('[RDA-EPIC-04] the Monolith at its place, Borada and six Syphon awake, three fighters over the Mission Planet, ships in docks, and peace', () => {
    for (const words of ['a', 'b']) {
      const state = laidOut('answerFromTheDark', words);
      const { objective } = tileOf(state, 'CT2');
      expect(countUp(state.npcs)).toEqual(['1 monolith', '1 borada', '6 syphonTrooper']);
      expect(state.npcs.find(({ npc }) => npc === 'monolith')!.cell).toBe(objective);
      const planet = orbitOf(state).planets.mission!;
      expect(state.fighters.map(({ race, cell }) => [race, planet.includes(cell)])).toEqual(
        Array(3).fill(['syphon', true]),
      );
      expect(missions.answerFromTheDark.start).toBe('docked');
      expect(isTruce(state)).toBe(true);
      expect(areFriends(state, crewById(state, 'lexxa'), crewById(state, 'jayce'))).toBe(true);
      expect(areFriends(state, shipNo(state, 1), shipNo(state, 2))).toBe(true);
      expect(state.result).toBeNull();
    }
  });

  test('[RDA-EPIC-05] from round 2 on each Event Phase adds up to two troopers and one fighter', () => {
    const phase = (round: number, troopers: number, fighters: number) => {
      const set = dark(0).round(round).dice(1, 1, 1, 1);
      for (let nth = 0; nth < troopers; nth++) set.npc('syphonTrooper', [20, 8 + nth]);
      for (let nth = 0; nth < fighters; nth++) set.fighter('syphon', [20, 8 + nth]);
      const { state } = set
        .with(each => {
          each.drawing = false;
        })
        .perform(eventPhase);
      return [state.npcs.filter(({ npc }) => npc === 'syphonTrooper').length, state.fighters.length];
    };
    expect(phase(1, 0, 0)).toEqual([0, 0]);
    expect(phase(2, 0, 0)).toEqual([2, 1]);
    expect(phase(7, 5, 2)).toEqual([6, 3]);
    expect(phase(7, 6, 3)).toEqual([6, 3]);
  });

  test('[RDA-EPIC-05] the troopers come to a random tile of the surface; other fighters do not count', () => {
    const performed = dark(0)
      .round(2)
      .fighter('zurathi', [20, 8])
      .fighter('dregg', [20, 9])
      .dice(6, 1)
      .with(each => {
        each.drawing = false;
      })
      .perform(eventPhase);
    const { state } = performed;
    expect(state.fighters.filter(({ race }) => race === 'syphon')).toHaveLength(1);
    const { cells, tile } = surfaceOf(state as never).tiles[5]!;
    expect(performed.said('npc.placed')[0]!.params).toMatchObject({ tile: { key: `tile.${tile}` } });
    for (const { npc, cell } of state.npcs) expect(cells.includes(cell)).toBe(npc === 'syphonTrooper');
  });

  test('[RDA-EPIC-06] the Monolith is attacked only once all four pylons are marked, by whomever', () => {
    const beside = (marked: number) => optionKeys(dark(marked).crew('prak', { at: [12, 11] }), 'prak');
    expect(beside(3)).toEqual([]);
    expect(beside(4)).toEqual(['melee:npc:1']);
  });

  test('[RDA-EPIC-06] as long as pylons are dark everybody else is attacked, and defends, as ever', () => {
    const set = dark(0)
      .crew('prak', { at: [12, 11] })
      .npc('syphonTrooper', [12, 10]);
    expect(optionKeys(set, 'prak')).toEqual(['melee:npc:2']);
    const [monolith, trooper] = set.state.npcs as [Npc, Npc];
    const prak = crewById(set.state, 'prak');
    const whyNotTake = (target: Npc) => effects.holds(set.state, 'attackBarred', { by: prak, target, weapon: null });
    expect([whyNotTake(monolith), whyNotTake(trooper)]).toEqual([true, false]);
    const played = strike(set.dice(4, 5, 1, 1, 6, 6, 6), 'prak', 'melee:npc:2');
    expect(played.said('defense.rolled')).toHaveLength(1);
    const isDefenseless = (by: Anybody) => effects.tell(set.state, 'defenseless', { by }).length > 0;
    expect([monolith, trooper, prak].map(isDefenseless)).toEqual([true, false, false]);
  });

  test('[RDA-EPIC-06, RDA-SOLO-39] it is the Monolith that the program is after, whoever else stands there', () => {
    const set = on('answerFromTheDark', temple).npc('syphonTrooper', [12, 10]).npc('monolith', [12, 12]);
    const [quarry] = effects.tell(set.state, 'quarry', { by: crewById(set.state, 'dex') });
    expect(quarry).toMatchObject({ npc: 'monolith' });
  });

  test('[RDA-EPIC-06] it has fallen though troopers are left', () => {
    const set = on('answerFromTheDark', temple).npc('syphonTrooper', [12, 10]);
    expect(set.perform(check).state.result).toMatchObject({ reason: 'monolithFell' });
  });

  test('[RDA-EPIC-06] round 10 is played to its end, and nothing after it', () => {
    const at = (round: number) => dark(4).round(round).stage('parties').perform(check).state.result;
    expect(at(10)).toBeNull();
    expect(at(11)).toMatchObject({ winners: [], reason: 'monolithStands' });
  });

  test('[RDA-EPIC-06] every hit counts, without a defense roll; both win when it falls', () => {
    const set = () => dark(4).crew('prak', { at: [12, 11] });
    const hit = strike(set().dice(4, 5, 1, 1), 'prak', 'melee:npc:1');
    expect(hit.npc(1)!.wounds).toBe(2);
    expect(hit.said('defense.rolled')).toEqual([]);
    const last = set().with(({ npcs }) => Object.assign(npcs[0]!, { wounds: 8 }));
    const fell = strike(last.dice(4, 5, 1, 1), 'prak', 'melee:npc:1');
    expect(fell.state.result).toEqual({ winners: ['renegade', 'coalition'], reason: 'monolithFell', halves: [] });
  });

  test('[RDA-EPIC-06] both lose if it stands at the end of round 10, or when time runs out', () => {
    const end = (round: number) =>
      dark(4)
        .round(round)
        .stage('roundEnds')
        .with(state => {
          state.events = { draw: ['solarFlare'], discard: [] };
        })
        .perform(roundEnds).state.result;
    expect(end(9)).toBeNull();
    expect(end(10)).toEqual({ winners: [], reason: 'monolithStands', halves: [] });
    expect(timeOut(dark(1).state)).toEqual({ winners: [], reason: 'timeOut', halves: [] });
  });

  test('[RDA-EPIC-06, RDA-ELUDE-10] a stone holds nobody, and nobody walks through it', () => {
    const set = dark(4).crew('prak', { at: [12, 11] });
    expect(engaging(set.state, crewById(set.state, 'prak'))).toEqual([]);
    const match = set.partyTurn('prak').play().choose('move');
    expect(match.offersPlace(cellAt([12, 12]))).toBe(false);
  });

  test('[RDA-EPIC-04, RDA-WIN-08] one faction that is beaten does not end it; both do', () => {
    const set = dark(0);
    for (const crew of set.state.crew) if (crew.ship === 1) crew.wounds = 10;
    expect(set.perform(check).state.result).toBeNull();
    for (const crew of set.state.crew) crew.wounds = 10;
    expect(set.perform(check).state.result).toMatchObject({ winners: [], reason: 'allBeaten' });
  });
});

describe('C, Goliath Walks', () => {
  const walking = (wounds: number) =>
    on('goliathWalks', crater).npc('goliath', [12, 13], { wounds }).parameter('core', 'target', null);

  test('[RDA-EPIC-07] the Goliath and three androids are awake in the crater', () => {
    const state = laidOut('goliathWalks');
    expect(guardsOn(state, 'CT3')).toEqual(['1 goliath', '3 roninAndroid']);
    expect(state.npcs[0]!.cell).toBe(tileOf(state, 'CT3').spawn);
  });

  test('[RDA-EPIC-07, RDA-EPIC-08, RDA-CAMP-05] the factions are friends while it has more than 10 health, and opponents again from 10 on', () => {
    const friends = (wounds: number) => {
      const { state } = walking(wounds);
      return areFriends(state, crewById(state, 'lexxa'), crewById(state, 'jayce'));
    };
    expect([friends(0), friends(9), friends(10), friends(15)]).toEqual([true, true, false, false]);
  });

  test('[RDA-EPIC-08] killed, it leaves the control core on its square', () => {
    const played = walking(19).perform(t => harm(t, t.state.npcs[0]!, 1, null));
    expect(played.parameter(1).cell).toBe(cellAt([12, 13]));
    expect(isTruce(played.state as never)).toBe(false);
  });

  test('[RDA-EPIC-09] won by who brings the core aboard and ascends', () => {
    const match = on('goliathWalks', crater)
      .docked(2, [-2, 13], 0)
      .parameter('core', 'target', null, { hold: 2 })
      .turnOf(2)
      .play();
    expect(match.state.result).toBeNull();
    match.choose('ascend', pose([12, -2], 'E'));
    expect(match.state.result).toMatchObject({ winners: ['coalition'], reason: 'coreTaken' });
  });

  test('[RDA-EPIC-09] a dock that it has reached is closed; with the second both have lost', () => {
    const [one, other] = surfaceOf(walking(0).state).docks as [number, number];
    const reached = (...docks: number[]) =>
      walking(0).with(state => {
        state.closedDocks = docks;
      });
    const { state } = reached(one);
    expect(freeDocks(state, shipNo(state, 1))).not.toContain(one);
    expect(reached(one).perform(check).state.result).toBeNull();
    expect(reached(one, other).perform(check).state.result).toMatchObject({ winners: [], reason: 'docksLost' });
  });
});
