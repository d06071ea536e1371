import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { missionEnds } from '../../src/rules/campaign/mission-ends.ts';
import { returnToPort } from '../../src/rules/campaign/port.ts';
import { recruitDeals } from '../../src/rules/campaign/recruiting.ts';
import { turnPrisoners } from '../../src/rules/captives.ts';
import { freeCapacity } from '../../src/rules/ship.ts';
import { comeAboard } from '../../src/rules/stations.ts';
import { crewById } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';

/** Flibby in the brig of the Icarus. */
const jailed = () => scene().crew('flibby', { aboard: 1, post: 'brig', wounds: 2 });

describe('prisoners', () => {
  test('[RDA-PRISONER-01, RDA-BRIG-01] an opponent who was brought aboard and healed is put in the brig, however many there are', () => {
    const captives = ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'] as const;
    const given = scene();
    for (const id of captives) given.crew(id, { aboard: 1, post: 'medbay' });
    const performed = given.perform(turnPrisoners, ...captives.map(() => 'wait'));
    for (const id of captives) expect(performed.crew(id)).toMatchObject({ aboard: 1, post: 'brig' });
    expect(performed.said('crew.jailed')).toHaveLength(5);
    expect(freeCapacity(performed.state as State, performed.ship(1))).toBe(2); // they take no room
  });

  test('[RDA-BRIG-01, RDA-KO-06] a captive comes to the Med Bay first', () => {
    const performed = scene()
      .docked(1, [-2, 13])
      .crew('prak', { at: [0, 13] })
      .crew('flibby', { at: [0, 13], wounds: 6, bearer: 'prak' })
      .perform(t => comeAboard(t, crewById(t.state, 'prak')), 'quarters');
    expect(performed.crew('flibby')).toMatchObject({ aboard: 1, post: 'medbay', ship: 2, faction: 'coalition' });
  });

  test('[RDA-PRISONER-04, RDA-PRISONER-05, RDA-PRISONER-06, RDA-EX-33] Lexxa rolls two successes; Flibby with as many resists', () => {
    const performed = jailed().dice(5, 2, 6, 1, 3, 5, 6).perform(turnPrisoners, 'turn');
    expect(performed.said('crew.resists')).toHaveLength(1);
    expect(performed.crew('flibby')).toMatchObject({ faction: 'coalition', post: 'brig', turned: false });
  });

  test('[RDA-PRISONER-04, RDA-PRISONER-07, RDA-EX-33, RDA-CREW-08] with fewer she is turned and joins the crew', () => {
    const performed = jailed().dice(5, 2, 6, 1, 3, 5, 1).perform(turnPrisoners, 'turn');
    expect(performed.crew('flibby')).toMatchObject({
      faction: 'renegade',
      ship: 1,
      aboard: 1,
      post: 'quarters',
      turned: true,
      wounds: 2,
    });
  });

  test('[RDA-PRISONER-05] whoever aboard has the highest initiative rolls for the captor', () => {
    const away = jailed().crew('lexxa', { at: [3, 12] }); // Ronara, 6, Leadership 3
    const performed = away.dice(5, 1, 1, 1, 1).perform(turnPrisoners, 'turn');
    expect(performed.said('test.opposed')[0]!.params).toMatchObject({ who: { key: 'crew.ronara' }, dice: '5 1 1' });
  });

  test('[RDA-PRISONER-05] highest of those who are there, in whichever order they came', () => {
    const away = jailed();
    for (const id of ['lexxa', 'ronara', 'prak'] as const) away.crew(id, { at: [3, 12] });
    const performed = away.dice(5, 1, 1, 1, 1).perform(turnPrisoners, 'turn'); // Maeve 4, Icheb 5
    expect(performed.said('test.opposed')[0]!.params).toMatchObject({ who: { key: 'crew.icheb' } });
  });

  test('[RDA-PRISONER-05] with nobody aboard who could, nobody is asked', () => {
    const given = jailed().with(({ crew }) => {
      for (const each of crew) if (each.ship === 1) each.wounds = 20;
    });
    expect(given.perform(turnPrisoners).asked).toEqual([]);
  });

  test('[RDA-PRISONER-09, RDA-DEC-20] the program tries to turn nobody', () => {
    const given = scene({ players: 1 }).crew('prak', { aboard: 2, post: 'brig', wounds: 2 });
    expect(given.perform(turnPrisoners).asked).toEqual([]);
  });

  test('[RDA-PRISONER-04] somebody unconscious is not turned', () => {
    expect(jailed().crew('flibby', { wounds: 6 }).perform(turnPrisoners).asked).toEqual([]);
  });

  test('[RDA-PRISONER-08, RDA-EX-34] back with her first faction, one die of the captor has +5', () => {
    const given = scene().crew('flibby', { faction: 'renegade', ship: 1, aboard: 2, post: 'brig', turned: true });
    given.crew('jayce', { post: 'brig' }).crew('rovanna', { post: 'quarters', wounds: 8 }); // Ilse, Leadership 3, is left
    given.crew('dex', { wounds: 8 });
    const performed = given.dice(1, 2, 3, 1, 1).perform(turnPrisoners, 'turn');
    expect(performed.said('test.opposed')[0]!.params).toMatchObject({ dice: '6 2 3', count: 1, against: 0 });
    expect(performed.crew('flibby')).toMatchObject({ faction: 'coalition', ship: 2, turned: false, post: 'quarters' });
  });

  test('[RDA-PRISONER-09, RDA-RUL-60, RDA-DEC-20] one attempt per prisoner at the end of each Ship Phase, if the captor wants', () => {
    const given = jailed().crew('dex', { aboard: 1, post: 'brig' });
    const performed = given.perform(turnPrisoners, 'wait', 'wait');
    expect(performed.asked).toEqual(['turn', 'turn']);
    expect(performed.crew('flibby').turned).toBe(false);
    const match = jailed().stage('shipPhaseEnds').play();
    expect([match.asks, match.asked]).toEqual(['turn', 'p1']);
  });

  test('[RDA-HEAL-07] a captive who is well is jailed at the end of the Ship Phase; one who is still hurt stays in the Med Bay', () => {
    const patient = (wounds: number) => scene().crew('dex', { aboard: 1, post: 'medbay', wounds });
    expect(patient(0).perform(turnPrisoners, 'wait').crew('dex').post).toBe('brig');
    const hurt = patient(3).perform(turnPrisoners);
    expect([hurt.crew('dex').post, hurt.asked]).toEqual(['medbay', []]);
  });

  test('[RDA-PRISONER-10, RDA-COMP-14] it needs room aboard and one of the six Faction tokens', () => {
    const full = jailed().with(state => {
      for (const id of ['ragnar', 'vex'] as const)
        state.crew.push({ ...crewById(state, 'prak'), id, post: 'quarters' });
    });
    expect(full.perform(turnPrisoners).asked).toEqual([]);
    const turned = (count: number) =>
      jailed().with(state => {
        for (const crew of state.crew.slice(0, count)) crew.turned = true;
      });
    expect(turned(6).crew('flibby', { turned: false }).perform(turnPrisoners).asked).toEqual([]);
    expect(turned(5).perform(turnPrisoners, 'wait').asked).toEqual(['turn']);
  });

  test('[RDA-PRISONER-08, RDA-PRISONER-10] to win somebody back takes no token: it is given back', () => {
    const given = scene()
      .with(state => {
        for (const crew of state.crew.slice(0, 6)) crew.turned = true;
      })
      .crew('flibby', { faction: 'renegade', ship: 1, aboard: 2, post: 'brig', turned: true });
    expect(given.perform(turnPrisoners, 'wait').asked).toEqual(['turn']);
  });

  test('[RDA-PRISONER-07, RDA-UPGRADE-07] upgrades stay with somebody who is turned', () => {
    const given = jailed().crew('flibby', { upgrades: ['flightSchool'] });
    const performed = given.dice(5, 2, 6, 1, 3, 1, 1).perform(turnPrisoners, 'turn');
    expect(performed.crew('flibby').upgrades).toEqual(['flightSchool']);
  });
});

describe('when the mission is over', () => {
  const over = () =>
    scene().with(state => Object.assign(state, { result: { winners: [], reason: 'timeOut', halves: [] } }));

  test('[RDA-PRISONER-12] captives in the Med Bay are prisoners, whoever was left or carried on the surface returns', () => {
    const performed = over()
      .crew('flibby', { aboard: 1, post: 'medbay', wounds: 6 })
      .crew('dex', { at: [3, 12], wounds: 8 })
      .crew('ilse', { at: [3, 13], wounds: 7, bearer: 'prak' })
      .crew('prak', { at: [3, 13] })
      .perform(missionEnds);
    expect(performed.crew('flibby')).toMatchObject({ aboard: 1, post: 'brig' });
    expect(performed.crew('dex')).toMatchObject({ aboard: 2, post: 'quarters' });
    expect(performed.crew('ilse')).toMatchObject({ aboard: 2, post: 'quarters', bearer: null });
  });

  test('[RDA-PRISONER-11] prisoners stay in the brig over Shore Leave', () => {
    const performed = jailed().perform(function* (t) {
      returnToPort(t);
    });
    expect(performed.crew('flibby')).toMatchObject({ aboard: 1, post: 'brig', ship: 2, wounds: 0 });
  });

  test('[RDA-PRISONER-03] whoever lost somebody to a brig may recruit a replacement', () => {
    const crowd = (aboard: number) =>
      scene().with(state => {
        state.purses = { p1: 0, p2: 1000 };
        for (const id of ['tomas', 'brakk'] as const) state.crew.push({ ...crewById(state, 'dex'), id });
        if (aboard === 1) Object.assign(crewById(state, 'dex'), { aboard, post: 'brig' });
      });
    const offers = (aboard: number) => {
      let keys: string[] = [];
      crowd(aboard).perform(function* (t) {
        keys = recruitDeals(t, 'p2').map(({ key }) => key);
      });
      return keys;
    };
    expect(offers(2)).toEqual([]); // seven aboard
    expect(offers(1)).toEqual(['recruit:adira:2', 'recruit:ouro:2', 'recruit:tinn:2']);
  });
});
