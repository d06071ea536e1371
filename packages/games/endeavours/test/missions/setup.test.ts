import { Match, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { idsOf } from '../../src/catalogue.ts';
import { endeavours } from '../../src/index.ts';
import { classOf } from '../../src/rules/missions/quest.ts';
import { setupSchema } from '../../src/setup.ts';

const baseMissionIds = idsOf(baseMissions);

const begun = (difficulty: number, seed: string) =>
  Match.begin(endeavours, setupSchema.parse({ difficulty, crew: 'C07' }), { seed: seedFrom(seed) }).state;
const classesOf = (difficulty: number) => begun(difficulty, 'missions').missions.map(({ card }) => classOf(card));

test('[END-SETUP-09, END-EX-01] exactly the required missions of each class are face up', () => {
  expect(classesOf(1)).toEqual(['easy', 'medium', 'hard']);
  expect(classesOf(2)).toEqual(['easy', 'easy', 'medium', 'hard']);
  expect(classesOf(3)).toEqual(['easy', 'medium', 'medium', 'hard']);
  expect(classesOf(4)).toEqual(['easy', 'medium', 'hard', 'hard']);
});

test('[END-SETUP-09, END-MISSION-01] drawn at random out of three piles, each card once', () => {
  const { missions, missionPiles } = begun(2, 'missions');
  const all = [...missions.map(({ card }) => card), ...Object.values(missionPiles).flat()];
  expect([...all].sort()).toEqual([...baseMissionIds].sort());
  expect(missions.every(({ status, tokens }) => status === 'open' && tokens.length === 0)).toBe(true);
  const firsts = ['a', 'b', 'c', 'd', 'e'].map(seed => begun(2, seed).missions[0]!.card);
  expect(new Set(firsts).size).toBeGreaterThan(1);
});
