import { copy, Match, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { beacon, type State } from '../src/index.ts';
import { problemsOf } from './sound.ts';

/** What may go wrong, and what is then said of it. */
const wrongs: readonly (readonly [problem: string, spoil: (state: State) => unknown])[] = [
  ['the beacon has -1 charge', state => Object.assign(state, { charge: -1 })],
  ['the hull is at 7', state => Object.assign(state, { hull: 7 })],
  ['a storm card is lost', ({ storms }) => storms.draw.pop()],
  ['a tool is lost or there twice', ({ crew, aside }) => Object.assign(crew.keeper, { tool: aside[0] })],
];

test.each(wrongs)('what is unsound is found: %s', (problem, spoil) => {
  const state = copy(Match.begin(beacon, {}, { seed: seedFrom('sound') }).state) as State;
  expect(problemsOf(state)).toEqual([]);
  spoil(state);
  expect(problemsOf(state).join()).toContain(problem);
});
