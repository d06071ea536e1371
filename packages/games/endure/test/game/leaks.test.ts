import type { Game } from '@starboard/kernel';
import { blurting, confusing, forgetting, leaksIn, shouting, showing, tattling } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { endure, type Setup, type State, type View } from '../../src/index.ts';
import { secrecy } from '../support/secrecy.ts';

/** Two of them look under tokens. */
const setup = { mission: 'ROP19', survivors: ['psychic-a', 'medic-b', 'marine-b', 'scout-a'] };

const leaksOf = (game: Game<State, Setup, View>) => leaksIn(game, setup, 'leaks', secrecy).join();

test('[ETS-ODD-13] nothing that is secret leaks', () => {
  expect(leaksOf(endure)).toBe('');
});

test('[ETS-ODD-13] what somebody has found under a token is found where it was written down for all', () => {
  const looked = ({ tokens }: State) => tokens.filter(({ knownTo }) => knownTo.length > 0).map(({ face }) => face);
  expect(leaksOf(tattling(endure, looked))).toContain('can tell two histories apart');
});

test('[ETS-ODD-13] a number that gives tokens away is found', () => {
  const threat = ({ tokens: [first] }: State) => Number.parseInt(first?.face ?? '0', 10);
  expect(leaksOf(showing(endure, threat))).toContain('can tell two positions apart');
});

test('[ETS-ODD-14] so is what looking ahead would find: the order of a deck, the pile', () => {
  expect(leaksOf(forgetting(endure, 'items'))).toContain('neither shown items.draw.*');
  expect(leaksOf(forgetting(endure, 'pile'))).toContain('neither shown pile.*');
});

test('[ETS-ODD-13] which tokens and cards lie elsewhere is found, in whatever order the rest is told', () => {
  expect(leaksOf(showing(endure, ({ resolveDeck }) => [...resolveDeck.draw].sort().join()))).toContain(
    'can tell two positions apart',
  );
});

test('[ETS-ODD-14] the next item is found that the log gives away', () => {
  const next = ({ items }: State) => items.draw.at(-1) ?? '';
  expect(leaksOf(blurting(endure, 'phase.enemies', next))).toContain('phase.enemies');
});

test('[ETS-ODD-15] what somebody has found under a token is found where it was said to all', () => {
  expect(leaksIn(shouting(endure, 'token.known'), setup, 'leaks 0', secrecy).join()).toContain(
    'is told what nobody shows after "look": token.known',
  );
});

test('[ETS-ODD-15] who is shown what a spectator is, though they know more, is found', () => {
  expect(leaksOf(confusing(endure))).toContain('does not see as spectator');
});
