import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { homeBoardOf } from '../../src/field/board.ts';
import { stridesOf } from '../../src/field/steps.ts';
import { harm } from '../../src/rules/harm.ts';
import { heldBy } from '../../src/rules/mission/holding.ts';
import { crewById } from '../../src/rules/table.ts';
import { testsIn } from '../support/surface.ts';

describe('taking a parameter', () => {
  test('[RDA-PARAM-01] Data is taken with an Interact and a Tech 5+ test', () => {
    const match = scene({ mission: 'firstContactLog' })
      .crew('icheb', { at: [3, 12] })
      .parameter('data', 'data', [3, 13])
      .partyTurn('icheb')
      .dice(1, 1, 1, 1, 5)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1)).toMatchObject({ bearer: 'icheb', cell: -1 });
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-PARAM-02, RDA-PARAM-03, RDA-PARAM-14] a character is won over with Leadership 5+; it then goes with its escort and has no figure', () => {
    const match = scene({ mission: 'runawayPrincess' })
      .crew('lexxa', { at: [3, 12] })
      .parameter('xelani', 'character', [3, 13])
      .partyTurn('lexxa')
      .dice(5, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1)).toMatchObject({ bearer: 'lexxa', cell: -1 });
    match.choose('move');
    expect(match.offersPlace(cellAt([3, 13]))).toBe(true);
  });

  test('[RDA-PARAM-08] an object takes the printed test; on a failure the action is spent', () => {
    const place = () =>
      scene({ mission: 'rustingGiant' })
        .crew('dex', { at: [3, 12] })
        .parameter('core', 'object', [3, 13])
        .partyTurn('dex');
    const failed = place().dice(5, 5, 5, 5, 5).play().choose('interact:parameter:1'); // Tech 6+
    expect(failed.parameter(1).bearer).toBeNull();
    expect(failed.state.party!.actions).toBe(1);
    const taken = place().dice(5, 5, 5, 5, 6).play().choose('interact:parameter:1');
    expect(taken.parameter(1).bearer).toBe('dex');
  });

  test('[RDA-PARAM-08] and none where none is printed', () => {
    const match = scene({ mission: 'scrapSaints' })
      .crew('icheb', { at: [3, 13] })
      .parameter('one', 'object', [3, 13])
      .partyTurn('icheb')
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('icheb');
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-PARAM-09] a sample takes Medical 5+', () => {
    const match = scene({ mission: 'poisonedChalice' })
      .crew('maeve', { at: [3, 12] })
      .parameter('one', 'sample', [3, 13])
      .partyTurn('maeve')
      .dice(5, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('maeve');
    expect(testsIn(match)[0]!.params).toMatchObject({ skill: { key: 'skill.medical' } });
  });

  test('[RDA-PARAM-09] a token that is no sample is removed', () => {
    const match = scene({ mission: 'patientZero' })
      .crew('maeve', { at: [3, 12] })
      .parameter('infected', 'sample', [3, 13], { blank: true })
      .partyTurn('maeve')
      .dice(5, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1)).toMatchObject({ bearer: null, cell: -1 });
  });

  test('[RDA-PARAM-10] a site is marked with Tech 5+, and counts for the faction that marked it last', () => {
    const match = scene({ mission: 'deadSignal' })
      .crew('icheb', { at: [3, 12] })
      .parameter('site', 'site', [3, 13], { marked: 'coalition' })
      .partyTurn('icheb')
      .dice(5, 1, 1, 1, 1)
      .play();
    expect(heldBy(match.state, 'coalition')).toHaveLength(1);
    match.choose('interact:parameter:1');
    expect(match.parameter(1)).toMatchObject({ marked: 'renegade', cell: cellAt([3, 13]), bearer: null });
    expect(heldBy(match.state, 'coalition')).toEqual([]);
    expect(heldBy(match.state, 'renegade')).toHaveLength(1);
    expect(match.offers('interact')).toEqual([]);
  });

  test('[RDA-PARAM-11] what a target leaves is taken with a plain Interact', () => {
    const match = scene({ mission: 'palaceCoup' })
      .crew('prak', { at: [3, 12] })
      .parameter('core', 'target', [3, 13])
      .partyTurn('prak')
      .play()
      .choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('prak');
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-INTERACT-02] nothing is taken from afar or through a wall', () => {
    const offers = (at: readonly [number, number], what: readonly [number, number]) =>
      scene().crew('prak', { at }).parameter('core', 'object', what).partyTurn('prak').play().offers('interact').length;
    expect(offers([3, 12], [3, 13])).toBe(1);
    expect(offers([3, 12], [3, 14])).toBe(0);
    expect(offers([9, 12], [10, 12])).toBe(0);
  });
});

describe('losing a parameter', () => {
  const led = () =>
    scene({ mission: 'runawayPrincess' })
      .crew('lexxa', { at: [3, 12] })
      .crew('jayce', { at: [3, 13] })
      .parameter('xelani', 'character', null, { bearer: 'jayce' })
      .partyTurn('lexxa');

  test('[RDA-PARAM-04] an opponent next to the escort may try to steal a character: the larger number of 5s and 6s takes it', () => {
    const match = led().dice(5, 5, 1, 1, 1, 6, 1, 1, 1, 1).play().choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('lexxa');
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-PARAM-05, RDA-RUL-57] a draw leaves it with its escort', () => {
    const match = led().dice(5, 1, 1, 1, 1, 6, 1, 1, 1, 1).play().choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('jayce');
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-PARAM-05] not from afar, nor from somebody who is hidden; and objects cannot be stolen', () => {
    expect(
      led()
        .crew('jayce', { at: [3, 14] })
        .play()
        .offers('interact'),
    ).toEqual([]);
    expect(led().crew('jayce', { stealth: true }).play().offers('interact')).toEqual([]);
    const objects = scene()
      .crew('lexxa', { at: [3, 12] })
      .crew('jayce', { at: [3, 13] })
      .parameter('core', 'object', null, { bearer: 'jayce' })
      .partyTurn('lexxa')
      .play();
    expect(objects.offers('interact')).toEqual([]);
  });

  test('[RDA-PARAM-07] what the bearer bore stays on its square when it is knocked out', () => {
    const performed = led()
      .crew('jayce', { wounds: 8 })
      .parameter('core', 'object', null, { bearer: 'jayce' })
      .perform(t => harm(t, crewById(t.state, 'jayce'), 1, null));
    expect(performed.parameter(1)).toMatchObject({ bearer: null, cell: cellAt([3, 13]) });
    expect(performed.parameter(2)).toMatchObject({ bearer: null, cell: cellAt([3, 13]) });
  });

  test('[RDA-PARAM-07] then an object is taken without a test, a character with its own', () => {
    const object = scene()
      .crew('prak', { at: [3, 12] })
      .parameter('core', 'object', [3, 13], { fallen: true })
      .partyTurn('prak')
      .play()
      .choose('interact:parameter:1');
    expect(object.parameter(1).bearer).toBe('prak');
    expect(testsIn(object)).toEqual([]);
    const character = led()
      .with(state => Object.assign(state.parameters[0]!, { bearer: null, cell: cellAt([3, 12]), fallen: true }))
      .dice(1, 1, 1, 1, 1)
      .play()
      .choose('interact:parameter:1');
    expect(character.parameter(1).bearer).toBeNull();
    expect(testsIn(character)).toHaveLength(1);
  });

  test('[RDA-PARAM-06, RDA-EXCH-01] parameters need no room and are handed over like items', () => {
    const match = scene()
      .crew('prak', { at: [3, 12], cards: ['medKit', 'medKit', 'fragGrenade'] })
      .crew('icheb', { at: [3, 13] })
      .parameter('core', 'object', null, { bearer: 'icheb' })
      .partyTurn('prak')
      .play()
      .choose('exchange:crew:icheb', 'parameter:1', 'done');
    expect(match.parameter(1).bearer).toBe('prak');
    expect(match.state.party!.actions).toBe(2);
  });
});

describe('parameters and ships', () => {
  test('[RDA-PARAM-15] the bearer may leave it in the hold, and whoever goes ashore may take it along', () => {
    const match = scene({ mission: 'scrapSaints' })
      .docked(1, [-2, 13], 0)
      .crew('prak', { at: [0, 13] })
      .parameter('one', 'object', null, { bearer: 'prak' })
      .partyTurn('prak')
      .play()
      .choose('move', cellAt([-2, 13]));
    expect(match.asks).toBe('stowParameters');
    match.choose('hold');
    expect(match.parameter(1)).toMatchObject({ bearer: null, hold: 1 });
    match.choose('quarters');
    expect(match.offers()).toContain('load:parameter:1');
    match.choose('load:parameter:1', 'disembark', cellAt([0, 13]));
    expect(match.parameter(1)).toMatchObject({ bearer: 'prak', hold: 0 });
    expect(match.crew('prak').aboard).toBe(0);
  });

  test('[RDA-PARAM-16, RDA-BOARDING-03] a boarder takes one parameter per Interact out of the hold, without a test, while nobody defends it', () => {
    const place = () =>
      scene({ mission: 'scrapSaints' })
        .docked(2, [-2, 13])
        .crew('prak', { aboard: 2, post: 'boarder' })
        .crew('jayce', { at: [16, 12] })
        .parameter('one', 'object', null, { hold: 2 })
        .parameter('two', 'object', null, { hold: 2 })
        .partyTurn('prak');
    expect(place().play().offers('interact')).toEqual([]);
    const match = place().with(state => {
      for (const crew of state.crew) if (crew.aboard === 2 && crew.ship === 2) crew.wounds = 12;
    });
    const alone = match.play();
    expect(alone.offers('interact')).toEqual(['interact:parameter:1', 'interact:parameter:2']);
    alone.choose('interact:parameter:1');
    expect(alone.parameter(1)).toMatchObject({ bearer: 'prak', hold: 0 });
    expect(alone.parameter(2).hold).toBe(2);
    expect(alone.state.party!.actions).toBe(1);
  });

  test('[RDA-PARAM-07] what is lost aboard is in that ship’s hold', () => {
    const performed = scene()
      .docked(2, [-2, 13])
      .crew('prak', { aboard: 2, post: 'boarder', wounds: 7 })
      .parameter('core', 'object', null, { bearer: 'prak' })
      .perform(t => harm(t, crewById(t.state, 'prak'), 1, null));
    expect(performed.parameter(1)).toMatchObject({ bearer: null, hold: 2 });
  });

  test('[RDA-TIER-06, RDA-WIN-06] what is borne onto a home base square is delivered', () => {
    const match = scene({ mission: 'scrapSaints', tier: 3 })
      .crew('prak', { aboard: 0, on: 'home', cell: 0 })
      .parameter('one', 'object', null, { bearer: 'prak' })
      .parameter('two', 'object', null, { hold: 1 })
      .with(state => {
        state.chase = 'renegade';
      });
    const [base] = homeBoardOf('renegade').homeBase;
    const free = besideOf(base!);
    const played = match.crew('prak', { cell: free }).partyTurn('prak').play().choose('move', base!, base!);
    expect(played.parameter(1).delivered).toBe(true);
    expect(heldBy(played.state, 'renegade')).toHaveLength(2);
  });
});

/** A square of the home board next to another that is no home base. */
function besideOf(cell: number): number {
  const board = homeBoardOf('renegade');
  const around = Array.from(stridesOf(board), stride => cell + stride);
  return around.find(each => board.rooms[each]?.length && !board.homeBase.includes(each))!;
}
