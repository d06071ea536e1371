import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { harm } from '../../src/rules/harm.ts';
import { roundIsOver } from '../../src/rules/lasting.ts';
import { crewById } from '../../src/rules/table.ts';

describe('KO tokens', () => {
  const beside = () =>
    scene()
      .crew('prak', { at: [3, 12] })
      .crew('jayce', { at: [3, 13], wounds: 9 })
      .partyTurn('prak');

  test('[RDA-KO-03, RDA-INTERACT-01] picking one up is an Interact, by friend or opponent', () => {
    const match = beside()
      .crew('icheb', { at: [4, 12], wounds: 7 })
      .play();
    expect(match.offers('pickUp')).toEqual(['pickUp:crew:icheb', 'pickUp:crew:jayce']);
    match.choose('pickUp:crew:jayce');
    expect(match.crew('jayce')).toMatchObject({ bearer: 'prak', cell: cellAt([3, 12]) });
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-KO-04, RDA-RUL-58] nobody carries more than one', () => {
    const match = beside()
      .crew('icheb', { at: [4, 12], wounds: 7 })
      .play()
      .choose('pickUp:crew:jayce');
    expect(match.offers('pickUp')).toEqual([]);
  });

  test('[RDA-KO-03] the conscious are not picked up, nor somebody who is carried already', () => {
    const match = beside()
      .crew('jayce', { wounds: 8 })
      .crew('dex', { at: [3, 11], wounds: 8, bearer: 'icheb' })
      .crew('icheb', { at: [3, 11] })
      .play();
    expect(match.offers('pickUp')).toEqual([]);
  });

  test('[RDA-KO-05] it is put down on an adjacent square for free', () => {
    const match = beside()
      .crew('jayce', { at: [3, 12], bearer: 'prak' })
      .play()
      .choose('putDown');
    expect(match.offersPlace(cellAt([4, 13]))).toBe(true);
    expect(match.offersPlace(cellAt([3, 12]))).toBe(false);
    expect(match.offersPlace(cellAt([5, 12]))).toBe(false);
    match.choose(cellAt([4, 13]));
    expect(match.crew('jayce')).toMatchObject({ bearer: null, cell: cellAt([4, 13]) });
    expect(match.state.party!.actions).toBe(2);
  });

  test('[RDA-KO-05, RDA-RUL-58] if the bearer is knocked out, both lie there', () => {
    const performed = beside()
      .crew('jayce', { at: [3, 12], bearer: 'prak' })
      .crew('prak', { wounds: 7 })
      .perform(t => harm(t, crewById(t.state, 'prak'), 1, null));
    expect(performed.crew('jayce')).toMatchObject({ bearer: null, cell: cellAt([3, 12]) });
  });

  test('[RDA-KO-02] nobody comes round in the field', () => {
    const { state } = beside();
    roundIsOver(state);
    expect(crewById(state, 'jayce').wounds).toBe(9);
  });

  test('[RDA-KO-06] whoever is carried aboard is brought to the Med Bay', () => {
    const match = scene()
      .docked(1, [-2, 13])
      .crew('prak', { at: [0, 13] })
      .crew('jayce', { at: [0, 13], wounds: 9, bearer: 'prak' })
      .partyTurn('prak')
      .play()
      .choose('move', cellAt([-2, 13]));
    expect(match.crew('jayce')).toMatchObject({ aboard: 1, post: 'medbay', bearer: null });
    expect(match.crew('prak').aboard).toBe(1);
  });
});
