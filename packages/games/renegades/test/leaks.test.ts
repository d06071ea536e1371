import type { Game } from '@starboard/kernel';
import { forgetting, leaksIn, showing, tattling } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { renegades } from '../src/index.ts';
import type { Setup } from '../src/setup.ts';
import type { State } from '../src/types.ts';
import type { View } from '../src/view.ts';
import { secrecy } from './secrecy.ts';

const setup = { players: 2, clock: 'quick', start: 'docked', mission: 'salvageTheArgosy' };

const leaksOf = (game: Game<State, Setup, View>, more = {}) =>
  leaksIn(game, { ...setup, ...more }, 'leaks', secrecy).join();

test('[RDA-DEC-01, RDA-DEC-02, RDA-DEC-03] nothing that is secret leaks', () => {
  expect(leaksOf(renegades)).toBe('');
});

test('[RDA-DEC-02] what a scan has shown is found where it was written down for all', () => {
  const scanned = ({ containers, salvage }: State) =>
    [...containers, ...salvage].filter(({ seenBy }) => seenBy.length > 0).map(({ token }) => token);
  expect(leaksOf(tattling(renegades, scanned))).toContain('can tell two histories apart');
});

test('[RDA-DEC-01] a bounty is found that can be worked out', () => {
  const hunted = ({ bounties, crew }: State) => bounties.map(bounty => crew.findIndex(({ id }) => id === bounty.crew));
  expect(leaksOf(showing(renegades, hunted))).toContain('can tell two positions apart');
});

test('[RDA-DEC-01, RDA-DEC-03] so is what looking ahead would find: bounties, the order of a deck', () => {
  expect(leaksOf(forgetting(renegades, 'bounties'))).toContain('neither shown bounties.*.crew');
  expect(leaksOf(forgetting(renegades, 'events'))).toContain('neither shown events.draw.*');
});

/** Whoever plays at random hardly ever meets a bounty: here each of them is met as soon as it could have been shown. */
const met: Game<State, Setup, View> = {
  ...renegades,
  *step(t) {
    yield* renegades.step(t);
    for (const bounty of t.state.bounties) bounty.met = true;
  },
};

test('[RDA-DEC-01, RDA-BOUNTY-03] nothing leaks of a bounty that is met, either', () => {
  expect(leaksOf(met, { players: 4 })).toBe('');
});

test('[RDA-DEC-01, RDA-BOUNTY-03] whether it was shown to a teammate before is found, where it is told to all or looking ahead would find it', () => {
  const shown = ({ bounties }: State) => bounties.map(({ shownTo }) => shownTo ?? null);
  expect(leaksOf(showing(met, shown), { players: 4 })).toContain('can tell two positions apart');
  expect(leaksOf(forgetting(met, 'bounties'), { players: 4 })).toContain('neither shown bounties.*.shownTo');
});
