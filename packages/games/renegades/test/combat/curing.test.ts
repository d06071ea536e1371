import { type Scene, scene } from '@starboard/renegades/testing';
import { expect, test } from 'vitest';

/** Maeve, Medical 5, and Prak, who is ill, next to her unless said. */
const ward = (sick: object = {}, medic: object = {}): Scene =>
  scene()
    .crew('maeve', { at: [8, 10], ...medic })
    .crew('prak', { at: [8, 11], infected: true, ...sick })
    .partyTurn('maeve');

const cures = (set: Scene) => set.play().offers('cure');

test('[RDA-DATA-09] a conscious friend next to somebody, or oneself, may be cured', () => {
  expect(cures(ward())).toEqual(['cure:crew:prak']);
  expect(cures(ward({}, { infected: true }))).toEqual(['cure:crew:prak', 'cure:crew:maeve']);
  expect(cures(ward({ infected: false }))).toEqual([]);
  expect(cures(ward({ at: [8, 12] }))).toEqual([]);
  expect(cures(ward({ wounds: 9 }))).toEqual([]);
  expect(cures(ward({ on: 'home' }))).toEqual([]);
  expect(cures(ward({ infected: false }).crew('dex', { at: [8, 9], infected: true }))).toEqual([]);
});

test('[RDA-DATA-09, RDA-TEST-04] not by those without the skill', () => {
  const set = () => ward().crew('lexxa', { at: [8, 12], infected: true }); // Medical 0
  expect(cures(set().partyTurn('lexxa'))).toEqual([]);
  expect(cures(set().partyTurn('prak'))).toEqual(['cure:crew:lexxa', 'cure:crew:prak']); // Medical 1
});

test('[RDA-DATA-09] Medical 5+ ends it; on a failure the action is spent all the same', () => {
  const cured = ward().dice(5, 1, 1, 1, 1).play().choose('cure:crew:prak');
  expect(cured.crew('prak').infected).toBe(false);
  expect(cured.said('infection.cured').map(({ rule }) => rule)).toEqual(['RDA-DATA-09']);
  expect(cured.said('test.passed')[0]!.params).toMatchObject({ target: 5, purpose: { key: 'purpose.interact' } });
  const failed = ward().dice(4, 1, 1, 1, 1).play().choose('cure:crew:prak');
  expect(failed.crew('prak').infected).toBe(true);
  expect(failed.said('infection.cured')).toEqual([]);
  expect(failed.state.party!.actions).toBe(1);
});
