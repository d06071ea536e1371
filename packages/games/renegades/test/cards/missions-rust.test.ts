import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { dist, surfaceOf } from '../../src/field/board.ts';
import { effects } from '../../src/hooks.ts';
import { eventPhase } from '../../src/rules/events/phase.ts';
import { harm } from '../../src/rules/harm.ts';
import { placeNpcs } from '../../src/rules/npcs/place.ts';
import { npcPhase } from '../../src/rules/npcs/turn.ts';
import { comeAboard } from '../../src/rules/stations.ts';
import { crewById } from '../../src/rules/table.ts';
import { attackOf, resolve } from '../support/combat.ts';
import { countUp, crater, foundry, guardsOn, kindAt, laidOut, on, temple, tileOf } from '../support/missions.ts';
import { testsIn } from '../support/surface.ts';

describe('M11, Patient Zero', () => {
  test('[RDA-MISSION-04] six Infected tokens at the corners and two sides; three of them are samples, by chance', () => {
    const samples = ['a', 'b', 'c', 'd'].map(words => {
      const state = laidOut('patientZero', words);
      expect(state.parameters.map(({ cell }) => kindAt(state, cell))).toEqual([
        ...Array(4).fill('corner'),
        ...Array(2).fill('side'),
      ]);
      expect(new Set(state.parameters.map(({ cell }) => cell)).size).toBe(6);
      expect(state.parameters.filter(({ blank }) => blank)).toHaveLength(3);
      return state.parameters.map(({ blank }) => Number(blank)).join('');
    });
    expect(new Set(samples).size).toBeGreaterThan(1);
  });

  const ward = (blank: boolean, ...dice: number[]) =>
    on('patientZero', crater)
      .crew('maeve', { at: [8, 8] }) // Medical 5
      .parameter('infected', 'sample', [8, 9], { blank })
      .partyTurn('maeve')
      .dice(...dice)
      .play()
      .choose('interact:parameter:1');

  test('[RDA-MISSION-06, RDA-PARAM-09] Medical 5+ turns it over: a sample is carried, a blank removed', () => {
    expect(ward(false, 5, 1, 1, 1, 1).parameter(1)).toMatchObject({ bearer: 'maeve' });
    const removed = ward(true, 5, 1, 1, 1, 1);
    expect(removed.parameter(1)).toMatchObject({ bearer: null, cell: -1 });
    expect(removed.said('parameter.blank')).toHaveLength(1);
    expect(removed.crew('maeve').infected).toBe(false);
  });

  test('[RDA-MISSION-06] a failure infects', () => {
    const match = ward(false, 1, 1, 1, 1, 4);
    expect(match.crew('maeve').infected).toBe(true);
    expect(match.parameter(1).cell).toBe(cellAt([8, 9]));
  });

  test('[RDA-WIN-02] two samples are needed, blanks are none', () => {
    const docked = (blank: boolean) =>
      on('patientZero', crater)
        .docked(1, [-2, 13])
        .parameter('infected', 'sample', null, { hold: 1, blank: false })
        .parameter('infected', 'sample', null, { hold: 1, blank })
        .turnOf(1)
        .play()
        .choose('end').state.result;
    expect([docked(true), docked(false)?.winners]).toEqual([null, ['renegade']]);
  });
});

describe('M12, Scrap Saints', () => {
  test('[RDA-MISSION-04, RDA-DATA-10] three tokens, two androids on the free squares nearest to each', () => {
    for (const words of ['a', 'b', 'c']) {
      const state = laidOut('scrapSaints', words);
      expect(state.parameters.map(({ what }) => what)).toEqual(['one', 'two', 'three']);
      expect(state.parameters[0]!.cell).toBe(tileOf(state, 'C7').objective);
      expect(state.parameters.slice(1).map(({ cell }) => kindAt(state, cell))).toEqual(['side', 'side']);
      expect(countUp(state.npcs)).toEqual(['6 roninAndroid asleep']);
      const board = surfaceOf(state);
      for (const [nth, { cell }] of state.npcs.entries()) {
        expect(dist(board, cell, state.parameters[Math.floor(nth / 2)]!.cell)).toBe(1);
      }
      expect(new Set(state.npcs.map(({ cell }) => cell)).size).toBe(6);
    }
  });

  test('[RDA-DATA-10] guards that the box does not have are left out', () => {
    const set = on('scrapSaints', temple);
    for (const col of [9, 10, 11, 12]) set.npc('roninAndroid', [20, col]);
    const played = set.perform(function* (t) {
      placeNpcs(t, 'roninAndroid', 4, surfaceOf(t.state).tiles[0]!, { asleep: true });
    });
    expect(countUp(played.state.npcs)).toEqual(['4 roninAndroid', '2 roninAndroid asleep']);
  });

  test('[RDA-PARAM-08] they are taken without a test', () => {
    const match = on('scrapSaints', temple)
      .crew('prak', { at: [8, 8] })
      .parameter('one', 'object', [8, 9])
      .partyTurn('prak')
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('prak');
    expect(testsIn(match)).toEqual([]);
  });
});

describe('M13, Foundry of Blades', () => {
  test('[RDA-MISSION-04] sites in the foundry, the refinery and one corner; four androids guard the foundry', () => {
    const state = laidOut('foundryOfBlades');
    const [core, refinery, corner] = state.parameters;
    expect([core!.cell, refinery!.cell]).toEqual([tileOf(state, 'CT1').objective, tileOf(state, 'S6').objective]);
    expect(kindAt(state, corner!.cell)).toBe('corner');
    expect(guardsOn(state, 'CT1')).toEqual(['4 roninAndroid asleep']);
  });

  const forges = (...marks: ('renegade' | 'coalition' | null)[]) => {
    const set = on('foundryOfBlades', foundry).docked(1, [-2, 13]);
    for (const [nth, marked] of marks.entries()) set.parameter('site', 'site', [9, 10 + nth], { marked });
    return set;
  };

  test('[RDA-MISSION-06] a site that is marked burns', () => {
    const match = forges(null, null, null)
      .crew('icheb', { at: [9, 9] })
      .partyTurn('icheb')
      .dice(5, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(match.state.fires).toEqual([cellAt([9, 10])]);
    expect(match.parameter(1).marked).toBe('renegade');
  });

  test('[RDA-WIN-02, RDA-TIER-01] all three must be marked by one faction, and somebody aboard', () => {
    const aboard = (set: ReturnType<typeof forges>) =>
      set.crew('prak', { at: [-1, 13] }).perform(t => comeAboard(t, crewById(t.state, 'prak')), 'weapons').state.result;
    expect(aboard(forges('renegade', 'renegade', 'renegade'))).toMatchObject({ winners: ['renegade'] });
    expect(aboard(forges('renegade', 'renegade', 'coalition'))).toBeNull();
    expect(aboard(forges('renegade', 'renegade', null))).toBeNull();
  });

  test('[RDA-TIER-01] with the last site it is over, if somebody is aboard already', () => {
    const last = (posts: 'aboard' | 'outside') => {
      const set = forges(null, 'renegade', 'renegade').crew('icheb', { at: [9, 9] });
      if (posts === 'outside')
        for (const id of ['lexxa', 'ronara', 'prak', 'maeve'] as const) set.crew(id, { wounds: 10, post: 'medbay' });
      return set.partyTurn('icheb').dice(5, 1, 1, 1, 1).play().choose('interact:parameter:1').state.result;
    };
    expect([last('aboard')?.winners, last('outside')]).toEqual([['renegade'], null]);
  });
});

describe('M14, The Rusting Giant', () => {
  const sleeping = () =>
    on('rustingGiant', crater)
      .crew('dex', { at: [12, 11] }) // Tech 5
      .npc('goliath', [12, 13], { asleep: true })
      .parameter('core', 'object', [12, 12]);

  test('[RDA-MISSION-04] the Goliath sleeps beside its core', () => {
    const state = laidOut('rustingGiant');
    expect(guardsOn(state, 'CT3')).toEqual(['1 goliath asleep']);
    expect(state.parameters[0]!.cell).toBe(tileOf(state, 'CT3').objective);
  });

  test('[RDA-MISSION-06] two failed Tech 6+ tests in all wake it', () => {
    const fail = (earlier: number) =>
      sleeping()
        .with(({ notes }) => Object.assign(notes, { failed: earlier }))
        .partyTurn('dex')
        .dice(5, 5, 5, 5, 5)
        .play()
        .choose('interact:parameter:1');
    expect(fail(0).npc(1)!.asleep).toBe(true);
    expect(fail(0).state.notes['failed']).toBe(1);
    expect(fail(1).npc(1)!.asleep).toBe(false);
  });

  test('[RDA-MISSION-06] so does taking the core', () => {
    const match = sleeping().partyTurn('dex').dice(6, 1, 1, 1, 1).play().choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('dex');
    expect(match.npc(1)!.asleep).toBe(false);
  });

  test('[RDA-MISSION-06, RDA-RUL-02] so does a wound, but not an attack that does none', () => {
    const strike = (...dice: number[]) =>
      resolve(sleeping().dice(...dice), state => attackOf(crewById(state, 'dex'), state.npcs[0]!, 'melee'), 2);
    expect(strike(1, 1).npc(1)!.asleep).toBe(true);
    expect(strike(6, 1, 1).npc(1)).toMatchObject({ asleep: false, wounds: 1 });
  });

  test('[RDA-MISSION-06] awake it acts as a creature', () => {
    const asleep = sleeping().perform(npcPhase);
    expect(asleep.state.order).toEqual([]);
    const awake = sleeping()
      .with(({ npcs }) => Object.assign(npcs[0]!, { asleep: false }))
      .perform(npcPhase);
    expect(awake.state.order).toEqual([1]);
  });
});

describe('M15, Android’s Confession', () => {
  test('[RDA-MISSION-04] Ronin Prime and three androids are in the barracks, awake, and act from round 2 on', () => {
    const state = laidOut('androidsConfession');
    expect(guardsOn(state, 'S8')).toEqual(['1 roninPrime', '3 roninAndroid']);
    const acting = (round: number) =>
      on('androidsConfession', crater).npc('roninPrime', [12, 13], { placed: 1 }).round(round).perform(npcPhase).state
        .order;
    expect(state.npcs.every(({ placed }) => placed === 1)).toBe(true);
    expect([acting(1), acting(2)]).toEqual([[], [1]]);
  });

  test('[RDA-MISSION-06, RDA-PARAM-11, RDA-PARAM-01] its defeat leaves Data on its square, which takes Tech 5+', () => {
    const set = on('androidsConfession', crater)
      .crew('icheb', { at: [8, 8] })
      .npc('roninPrime', [8, 9], { wounds: 7 })
      .parameter('data', 'target', null);
    set.perform(t => harm(t, t.state.npcs[0]!, 1, crewById(t.state, 'icheb')));
    expect(set.state.parameters[0]!.cell).toBe(cellAt([8, 9]));
    const match = set.partyTurn('icheb').dice(1, 1, 1, 1, 5).play().choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('icheb');
    expect(testsIn(match)).toHaveLength(1);
  });
});

describe('M20, Race for the Beacon', () => {
  test('[RDA-MISSION-06, RDA-RUL-02] in the second and fourth Event Phase with a draw two events are resolved', () => {
    const count = (nth: number, mission: 'raceForTheBeacon' | 'rustingGiant') =>
      effects.change(on(mission, temple).state, 'eventCount', 1, { nth });
    expect([1, 2, 3, 4, 5].map(nth => count(nth, 'raceForTheBeacon'))).toEqual([1, 2, 1, 2, 1]);
    expect([1, 2, 3, 4, 5].map(nth => count(nth, 'rustingGiant'))).toEqual([1, 1, 1, 1, 1]);
    const played = on('raceForTheBeacon', temple)
      .with(state => {
        state.notes['eventPhases'] = 1;
        state.events = { draw: ['solarFlare', 'chokingFog', 'solarFlare'], discard: [] };
      })
      .perform(eventPhase);
    expect(played.state.events.discard).toHaveLength(2);
    expect(played.state.events.draw).toHaveLength(1);
  });
});
