import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { surfaceOf } from '../../src/field/board.ts';
import { answerIn, answerTo, apart, beacon, destinationIn, dock } from '../support/bot.ts';

describe('where a sensible player walks', () => {
  test('[RDA-PARAM-10] to a site that its own faction has not marked', () => {
    const pylons = (marked: 'renegade' | 'coalition') =>
      scene()
        .with(state => {
          state.mission = 'answerFromTheDark';
        })
        .parameter('site', 'site', [3, 13], { marked })
        .parameter('site', 'site', [20, 13])
        .crew('lexxa', { at: [7, 13] })
        .partyTurn('lexxa');
    expect(destinationIn(pylons('renegade'))[0]).toBeGreaterThan(7);
    expect(destinationIn(pylons('coalition'))[0]).toBeLessThan(7);
  });

  test('[RDA-MISSION-06] to what counts rather than to sites, but not to what only the others may take', () => {
    const voice = (claimed: number) =>
      scene({ mission: 'deadSignal' })
        .parameter('core', 'object', [3, 13])
        .parameter('site', 'site', [9, 13])
        .with(({ notes }) => {
          Object.assign(notes, { claimed, claimedUntil: 2 });
        })
        .crew('lexxa', { at: [7, 13] })
        .partyTurn('lexxa');
    expect(destinationIn(voice(1))[0]).toBeLessThan(7);
    expect(destinationIn(voice(2))[0]).toBeGreaterThan(7);
  });

  test('[RDA-DATA-11] each of a party to another of several: whoever has it soonest takes it', () => {
    const logs = (who: 'lexxa' | 'icheb') =>
      scene({ mission: 'firstContactLog' })
        .parameter('data', 'data', [3, 13])
        .parameter('data', 'data', [13, 22])
        .parameter('data', 'data', [22, 13], { bearer: 'dex', cell: -1 })
        .crew('icheb', { at: [7, 13] })
        .crew('lexxa', { at: [9, 13] })
        .partyTurn(who);
    expect(apart(destinationIn(logs('icheb')), [3, 13])).toBeLessThanOrEqual(1);
    expect(destinationIn(logs('lexxa'))[1]).toBeGreaterThan(15);
  });

  test('[RDA-PARAM-07] after the opponent who bears it', () => {
    const set = scene({ mission: 'raceForTheBeacon' })
      .parameter('core', 'object', null, { bearer: 'dex' })
      .crew('dex', { at: [3, 13] })
      .crew('lexxa', { at: [7, 13] })
      .partyTurn('lexxa');
    expect(destinationIn(set)[0]).toBeLessThan(7);
  });

  test('[RDA-PARAM-11] to the one who must be defeated', () => {
    const set = scene({ mission: 'palaceCoup' })
      .parameter('core', 'target', null)
      .npc('vaalZureth', [3, 13])
      .npc('zurathiWarrior', [20, 13])
      .crew('lexxa', { at: [7, 13] })
      .partyTurn('lexxa');
    expect(destinationIn(set)[0]).toBeLessThan(7);
  });

  test('[RDA-WIN-02] with all that is needed to the dock where its ship will land, and waits there; if there is none it goes nowhere', () => {
    const bearer = (row: number) =>
      scene({ mission: 'raceForTheBeacon' })
        .parameter('core', 'object', null, { bearer: 'lexxa' })
        .crew('lexxa', { at: [row, 13] })
        .partyTurn('lexxa');
    expect(apart(destinationIn(bearer(1)), dock)).toBeLessThanOrEqual(1);
    expect(answerIn(bearer(-1))).toBe('done');
    const shut = bearer(1).with(state => {
      state.closedDocks = [...surfaceOf(state).docks];
    });
    expect(answerIn(shut)).toBe('done');
  });

  test('[RDA-PARAM-15] home with part of it, when there is nothing more to fetch', () => {
    const set = (bearer: 'lexxa' | 'icheb') =>
      scene({ mission: 'firstContactLog' })
        .parameter('data', 'data', null, { bearer })
        .parameter('data', 'data', null, { hold: 2 })
        .docked(1, dock)
        .crew('icheb', { at: [3, 14] })
        .crew('lexxa', { at: [1, 13] })
        .partyTurn('lexxa');
    expect(answerTo(set('lexxa').play().choose('move'))).toBe(cellAt(dock));
    expect(answerIn(set('icheb'))).toBe('done');
  });
});

describe('on the home board of a chase a sensible player', () => {
  const chased = (bearer: 'lexxa' | 'jayce') =>
    scene({ mission: 'raceForTheBeacon', tier: 3 })
      .parameter('core', 'object', null, { bearer })
      .with(state => {
        state.chase = 'renegade';
      })
      .crew('lexxa', { aboard: 0, on: 'home', cell: cellAt([7, 5], 'home') })
      .crew('jayce', { aboard: 0, on: 'home', cell: cellAt([7, 8], 'home') });

  const stepsFrom = (set: ReturnType<typeof chased>, spot: Spot) => {
    const cell = answerTo(set.play().choose('move')) as number;
    return apart([Math.floor(cell / 11), cell % 11], spot);
  };

  test('[RDA-TIER-06] who bears it runs for the home base; the others go after whoever has robbed them', () => {
    expect(stepsFrom(chased('lexxa').partyTurn('lexxa'), [1, 5])).toBeLessThan(6);
    expect(stepsFrom(chased('jayce').partyTurn('lexxa'), [7, 8])).toBe(1);
  });

  test('[RDA-TIER-10] as pursuer goes after whoever bears it, and has no business at the base of the others', () => {
    const hunter = chased('lexxa').crew('jayce', { cell: cellAt([4, 8], 'home') });
    expect(stepsFrom(hunter.partyTurn('jayce'), [7, 5])).toBe(1);
    expect(answerIn(chased('jayce').partyTurn('jayce'))).toBe('done');
  });
});

describe('a sensible player who meets opponents', () => {
  const met = (moves: number, wounds = 0) =>
    beacon()
      .docked(1, dock)
      .crew('lexxa', { at: [3, 13], wounds })
      .crew('dex', { at: [3, 12] })
      .partyTurn('lexxa', { moves });

  test('[RDA-SURFACE-02] first walks, and strikes with what is left', () => {
    expect(answerIn(met(0))).toBe('move');
    expect(answerIn(met(1))).toBe('melee:crew:dex');
  });

  test('[RDA-HEAL-01] on its way home does not stop to fight', () => {
    expect(answerIn(met(1, 6))).toBe('move');
  });

  test('[RDA-MELEE-01] strikes at once where it wants to be', () => {
    const set = scene({ mission: 'raceForTheBeacon' })
      .crew('lexxa', { at: [3, 13] })
      .crew('dex', { at: [3, 12] })
      .partyTurn('lexxa');
    expect(answerIn(set)).toBe('melee:crew:dex');
  });
});
