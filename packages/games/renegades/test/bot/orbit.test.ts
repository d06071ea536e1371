import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { orbitOf } from '../../src/field/board.ts';
import { answerIn, answerTo, beacon, dock } from '../support/bot.ts';

describe('a sensible player in orbit', () => {
  /** Salvage lies where it was laid out, next to the ship; something is hidden under salvage, or not. */
  const beside = (mission: 'salvageTheArgosy' | 'raceForTheBeacon', round: readonly string[] = []) => {
    const set = scene({ mission });
    const crate = orbitOf(set.state).tiles.find(({ tile }) => tile === 'OS3')!.crate;
    set.with(({ salvage, ships }) => {
      salvage.push({ token: 3, cell: crate, seenBy: [] });
      Object.assign(ships[0]!, { cell: crate + 1, usedRound: [...round] });
    });
    if (mission === 'raceForTheBeacon') return set.parameter('core', 'object', [13, 13]);
    for (const what of ['one', 'two'] as const)
      set.parameter(what, 'hidden', null, { under: { bag: 'salvage', token: 3 } });
    return set;
  };

  test('[RDA-SALVAGE-01, RDA-PARAM-12] scans and collects salvage before all else while the mission is about it', () => {
    expect(answerIn(beside('salvageTheArgosy').turnOf(1))).toMatch(/^scan:/);
    expect(answerIn(beside('salvageTheArgosy', ['salvageScan']).turnOf(1))).toMatch(/^salvage:/);
    expect(answerIn(beside('raceForTheBeacon').turnOf(1))).toBe('move');
  });

  test('[RDA-SALVAGE-04] otherwise takes along what lies beside its way once it has moved', () => {
    expect(answerIn(beside('raceForTheBeacon').turnOf(1, { moves: 1 }))).toMatch(/^scan:/);
    expect(answerIn(beside('raceForTheBeacon', ['salvageScan']).turnOf(1, { moves: 1 }))).toMatch(/^salvage:/);
  });

  const facing = (moves: number, role: object = {}) =>
    beacon()
      .ship(1, { at: [10, 13], facing: 'E', declared: 'inCommand', ...role })
      .ship(2, { at: [10, 16] })
      .turnOf(1, { moves });

  test('[RDA-ORBIT-02] with somewhere to be flies first and then fires; badly damaged it flees', () => {
    expect(answerIn(facing(0))).toBe('move');
    expect(answerIn(facing(1))).toBe('attack:ship:2');
    expect(answerIn(facing(1, { flipped: true, damage: 4 }))).toBe('move');
  });

  test('[RDA-ORBIT-02] with its party ashore looks for a fight', () => {
    expect(answerIn(facing(0).crew('lexxa', { at: [3, 13] }))).toBe('attack:ship:2');
  });

  test('[RDA-ATTACK-01] fires at ships before fighters, at the one nearest to ruin', () => {
    const targets = (second: object, third: object) =>
      scene({ players: 4 })
        .parameter('core', 'object', [13, 13])
        .ship(1, { at: [10, 13], facing: 'E', declared: 'inCommand' })
        .ship(3, { at: [10, 16], ...second })
        .ship(4, { at: [9, 16], ...third })
        .fighter('dregg', [11, 16])
        .turnOf(1, { moves: 1 });
    expect(answerIn(targets({}, { damage: 2 }))).toBe('attack:ship:4');
    expect(answerIn(targets({ flipped: true }, { damage: 2 }))).toBe('attack:ship:3');
    expect(answerIn(targets({ damage: 1 }, {}))).toBe('attack:ship:3');
  });

  test('[RDA-CRIT-07] stays at home until it is repaired', () => {
    const home = (damage: number) =>
      beacon()
        .ship(1, { where: 'home', flipped: damage > 0, damage })
        .round(3)
        .turnOf(1);
    expect(home(1).play().offers()).toContain('ascend');
    expect(answerIn(home(1))).not.toBe('ascend');
    expect(answerIn(home(0))).toBe('ascend');
  });

  test('[RDA-DOCK-01] lifts off once its party is ashore', () => {
    const docked = beacon()
      .round(3)
      .docked(1, dock, 2)
      .crew('lexxa', { at: [3, 13] })
      .turnOf(1);
    expect(answerIn(docked)).toBe('ascend');
    const bearer = scene({ mission: 'raceForTheBeacon' })
      .round(3)
      .docked(1, dock, 2)
      .parameter('core', 'object', null, { bearer: 'lexxa' })
      .crew('lexxa', { at: [1, 13] })
      .turnOf(1);
    expect(answerIn(bearer)).not.toBe('ascend'); // it waits for those who are all but there
  });

  test('[RDA-DEPLOY-01] lands at the dock nearest to what there is to do', () => {
    const over = (row: number) =>
      scene({ mission: 'raceForTheBeacon' })
        .parameter('core', 'object', [row, 13])
        .ship(1, { at: [12, -2], facing: 'W' })
        .turnOf(1);
    expect(answerIn(over(2))).toBe(`descend:dock:${cellAt(dock)}`);
    expect(answerIn(over(23))).not.toBe(`descend:dock:${cellAt(dock)}`);
  });
});

describe('a sensible player sends those aboard', () => {
  const early = () => beacon().turnOf(1, { begun: false });

  test('[RDA-STATION-04] to their own stations when these are free', () => {
    const played = early().crew('prak', { post: 'quarters' }).play();
    expect(answerTo(played)).toBe('shift');
    expect(answerTo(played.choose('shift'))).toBe('crew:prak');
    expect(answerTo(played.choose('crew:prak'))).toBe('weapons');
  });

  test('[RDA-STATION-04] else to one that nobody has, the helm first; with all taken they stay in the Quarters', () => {
    const played = early()
      .crew('ronara', { at: [3, 13] })
      .crew('lexxa', { at: [3, 14] })
      .crew('icheb', { post: 'weapons' })
      .crew('prak', { post: 'quarters' })
      .play();
    played.choose('shift', 'crew:prak');
    expect(answerTo(played)).toBe('navigation');
    const full = early()
      .crew('icheb', { post: 'quarters' })
      .crew('jayce', { aboard: 1, ship: 1, faction: 'renegade', post: 'engineering' });
    expect(answerIn(full)).not.toBe('shift');
  });

  test('[RDA-STATION-04] nobody from the helm, the Brig or unconscious', () => {
    expect(answerIn(early().crew('ronara', { wounds: 3 }).crew('maeve', { wounds: 7 }))).not.toBe('shift');
    expect(answerIn(early().crew('jayce', { aboard: 1, post: 'brig' }))).not.toBe('shift');
    expect(answerIn(early().crew('lexxa', { post: 'brig' }))).not.toBe('shift');
    const substitute = early()
      .crew('ronara', { at: [3, 13] })
      .crew('prak', { post: 'navigation' });
    expect(answerIn(substitute)).not.toBe('shift');
  });
});
