import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { healPatients } from '../../src/rules/healing.ts';
import type { Renegades } from '../../src/types.ts';

const heal = function* (t: Renegades) {
  healPatients(t);
};

/** The second round; Maeve tends those in the Med Bay of the Icarus. */
const ward = (cast = {}) => scene(cast).round(2).crew('maeve', { post: 'medbay' });

describe('the Med Bay at the end of a round', () => {
  test('[RDA-HEAL-01, RDA-MEDBAY-01, RDA-RUL-18] with a medic every patient regains 2', () => {
    expect(ward().crew('prak', { post: 'medbay', wounds: 5, admitted: 1 }).perform(heal).crew('prak').wounds).toBe(3);
  });

  test('[RDA-MEDBAY-01] without one nobody does: neither with the medic at her station nor with her unconscious', () => {
    const patient = { post: 'medbay', wounds: 5, admitted: 1 } as const;
    const away = scene().round(2).crew('prak', patient);
    expect(away.perform(heal).crew('prak').wounds).toBe(5);
    expect(ward().crew('maeve', { wounds: 7 }).crew('prak', patient).perform(heal).crew('prak').wounds).toBe(5);
    const layman = scene().round(2).crew('icheb', { post: 'medbay' }).crew('prak', patient);
    expect(layman.perform(heal).crew('prak').wounds).toBe(5);
  });

  test('[RDA-HEAL-02] the round of arrival does not count', () => {
    expect(ward().crew('prak', { post: 'medbay', wounds: 5, admitted: 2 }).perform(heal).crew('prak').wounds).toBe(5);
  });

  test('[RDA-HEAL-03] docked or in orbit', () => {
    const docked = ward().docked(1, [-2, 13]).crew('prak', { post: 'medbay', wounds: 5, admitted: 1 });
    expect(docked.perform(heal).crew('prak').wounds).toBe(3);
  });

  test('[RDA-HEAL-04, RDA-MEDBAY-02] friends and captives alike, however many', () => {
    const crowded = ward()
      .crew('prak', { post: 'medbay', wounds: 5, admitted: 1 })
      .crew('icheb', { post: 'medbay', wounds: 7, admitted: 1 })
      .crew('ronara', { post: 'medbay', wounds: 1, admitted: 1 })
      .crew('dex', { aboard: 1, post: 'medbay', wounds: 8, admitted: 1 })
      .crew('flibby', { aboard: 1, post: 'medbay', wounds: 4, admitted: 1 });
    const performed = crowded.perform(heal);
    const wounds = (['prak', 'icheb', 'ronara', 'dex', 'flibby'] as const).map(id => performed.crew(id).wounds);
    expect(wounds).toEqual([3, 5, 0, 6, 2]);
  });

  test('[RDA-HEAL-08] the medic heals itself half of Medical', () => {
    const performed = ward().crew('maeve', { wounds: 5 }).perform(heal);
    expect(performed.crew('maeve').wounds).toBe(2); // Medical 5
  });

  test('[RDA-HEAL-09, RDA-RUL-59] once a round, and at its end alone', () => {
    const match = ward().crew('prak', { post: 'medbay', wounds: 5, admitted: 1 }).turnOf(1).play();
    expect(match.offers().filter(key => key.startsWith('heal'))).toEqual([]);
  });

  test('[RDA-HEAL-10] the unconscious come round; nobody gets more health than printed', () => {
    const performed = ward().crew('icheb', { post: 'medbay', wounds: 7, admitted: 1 }).perform(heal);
    expect(performed.crew('icheb').wounds).toBe(5);
    expect(ward().crew('prak', { post: 'medbay', wounds: 1, admitted: 1 }).perform(heal).crew('prak').wounds).toBe(0);
  });

  test('[RDA-HEAL-11, RDA-TIER-11] not during the chase of tier 3', () => {
    const chased = ward({ tier: 3 })
      .crew('prak', { post: 'medbay', wounds: 5, admitted: 1 })
      .with(state => Object.assign(state, { chase: 'renegade' }));
    expect(chased.perform(heal).crew('prak').wounds).toBe(5);
  });

  test('[RDA-DATA-09, RDA-HEAL-01] it ends an infection', () => {
    const performed = ward().crew('prak', { post: 'medbay', infected: true, admitted: 1 }).perform(heal);
    expect(performed.crew('prak').infected).toBe(false);
  });
});

describe('leaving the Med Bay', () => {
  test('[RDA-HEAL-05] a conscious patient is put at a station at any time of the own turn, healed or not', () => {
    for (const wounds of [0, 3]) {
      const match = ward().crew('prak', { post: 'medbay', wounds }).turnOf(1, { begun: true, actions: 0 }).play();
      expect(match.offers('patient')).toEqual(['patient:prak']);
      match.choose('patient:prak', 'weapons');
      expect(match.crew('prak').post).toBe('weapons');
    }
    const unconscious = ward().crew('prak', { post: 'medbay', wounds: 8 }).turnOf(1).play();
    expect(unconscious.offers('patient')).toEqual([]);
  });

  test('[RDA-HEAL-07] a captive who has come round goes to the brig', () => {
    const match = ward().crew('dex', { aboard: 1, post: 'medbay', wounds: 7 }).turnOf(1).play();
    expect(match.offers('patient')).toEqual([]);
    match.choose('jail:dex');
    expect(match.crew('dex')).toMatchObject({ aboard: 1, post: 'brig' });
    const unconscious = ward().crew('dex', { aboard: 1, post: 'medbay', wounds: 8 }).turnOf(1).play();
    expect(unconscious.offers('jail')).toEqual([]);
  });

  test('[RDA-HEAL-06, RDA-SURFACE-07] after a descent somebody who is well joins the party, which has no more than three', () => {
    const landed = () =>
      ward()
        .docked(1, [-2, 13], 1)
        .crew('prak', { post: 'medbay', wounds: 2 })
        .crew('icheb', { at: [3, 12] })
        .crew('ronara', { at: [3, 13] });
    const match = landed().partyTurn('icheb').play().choose('done');
    expect(match.asks).toBe('who');
    match.choose('crew:prak', 'disembark', cellAt([0, 13]));
    expect(match.crew('prak').aboard).toBe(0);
    const full = landed()
      .crew('lexxa', { at: [4, 12] })
      .partyTurn('icheb')
      .play()
      .choose('done');
    expect(full.offers()).not.toContain('crew:maeve');
  });
});
