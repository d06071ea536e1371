import type { Game } from '@starboard/kernel';
import { forgetting, leaksIn, shouting, showing, tattling } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { beacon, type Setup, type State, type View } from '../src/index.ts';
import { secrecy } from './secrecy.ts';

/** A match is short, so there are several; in none of them both foresee the same storm, which is no secret then. */
const leaksOf = (game: Game<State, Setup, View>) =>
  [0, 1, 2, 4].flatMap(nth => leaksIn(game, {}, `leaks ${nth}`, secrecy)).join();

test('nothing that is secret leaks', () => {
  expect(leaksOf(beacon)).toBe('');
});

test('what one has foreseen is found where it was written down for all', () => {
  expect(leaksOf(tattling(beacon, ({ crew }) => [crew.keeper.foreseen, crew.engineer.foreseen]))).toContain(
    'can tell two histories apart',
  );
});

test('what one has foreseen is found where it was said to all', () => {
  expect(leaksOf(shouting(beacon, 'foreseen'))).toContain('is told what nobody shows after "plan": foreseen');
});

test('which tools were left over is found, in whatever order they are told', () => {
  expect(leaksOf(showing(beacon, ({ aside }) => [...aside].sort()))).toContain('can tell two positions apart');
});

test('a number that gives the tools aside away is found, and so is what looking ahead would find', () => {
  expect(leaksOf(showing(beacon, ({ aside }) => aside.indexOf('coil')))).toContain('can tell two positions apart');
  expect(leaksOf(forgetting(beacon, 'storms'))).toContain('neither shown storms.draw.*');
});
