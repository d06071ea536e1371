import type { Game } from '@starboard/kernel';
import { blurting, confusing, forgetting, leaksIn, shouting, showing, tattling } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { renegades } from '../../src/index.ts';
import type { Setup } from '../../src/setup.ts';
import type { State } from '../../src/types.ts';
import type { View } from '../../src/view.ts';
import { secrecy } from '../support/secrecy.ts';

const setup = { players: 2, clock: 'quick', start: 'docked', mission: 'salvageTheArgosy' };

const leaksOf = (game: Game<State, Setup, View>, more = {}, words = 'leaks') =>
  leaksIn(game, { ...setup, ...more }, words, secrecy).join();

/** Of a match in which a container is scanned while somebody else looks on. */
const leaksOfScans = (game: Game<State, Setup, View>) => leaksOf(game, {}, 'leaks 1');

test('[RDA-DEC-01, RDA-DEC-02, RDA-DEC-03] nothing that is secret leaks', () => {
  expect(leaksOf(renegades)).toBe('');
});

test('[RDA-DEC-02] what a scan has shown is found where it was written down for all', () => {
  const scanned = ({ containers, salvage }: State) =>
    [...containers, ...salvage].filter(({ seenBy }) => seenBy.length > 0).map(({ token }) => token);
  expect(leaksOfScans(tattling(renegades, scanned))).toContain('can tell two histories apart');
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

test('[RDA-SETUP-14, RDA-DEC-03] which events were taken out is found, in whatever order the rest is told', () => {
  expect(leaksOf(showing(renegades, ({ events }) => [...events.draw].sort().join()))).toContain(
    'can tell two positions apart',
  );
});

test('[RDA-SETUP-14] so is what looking ahead would find: which events never come', () => {
  const kept: typeof renegades = {
    ...renegades,
    imagine(state, viewer, chance) {
      const draw = chance.shuffle([...state.events.draw]);
      renegades.imagine(state, viewer, chance);
      state.events.draw.splice(0, draw.length, ...draw);
    },
  };
  expect(leaksOf(kept)).toContain('what is taken out unseen never comes to lie in events.draw');
});

test('[RDA-DEC-02] what a scan has shown is found where it was said to all', () => {
  expect(leaksOfScans(renegades)).toBe('');
  expect(leaksOfScans(shouting(renegades, 'container.seen'))).toContain(
    'is told what nobody shows after "crewAct": container.seen',
  );
});

test('[RDA-DEC-03] the next event is found that the log gives away', () => {
  const next = ({ events }: State) => events.draw.at(-1) ?? '';
  expect(leaksOf(blurting(renegades, 'round.begins', next))).toContain('is told what nobody shows after "disembark"');
});

test('[RDA-DEC-01] who is shown what a spectator is, though they know more, is found', () => {
  expect(leaksOf(confusing(renegades))).toContain('does not see as spectator');
});
