import type { Game } from '@starboard/kernel';
import { blurting, forgetting, leaksIn, showing, tattling } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { endeavours } from '../../src/index.ts';
import type { Setup } from '../../src/setup.ts';
import type { State } from '../../src/types.ts';
import type { View } from '../../src/view.ts';

const leaksOf = (game: Game<State, Setup, View>) => leaksIn(game, { difficulty: 1, crew: 'C07' }, 'leaks').join();

test('[END-HIDDEN-01, END-HIDDEN-02] nothing that is secret leaks', () => {
  expect(leaksOf(endeavours)).toBe('');
});

test('[END-HIDDEN-01] the next card of a deck is found where it was written down for all', () => {
  expect(leaksOf(tattling(endeavours, ({ exploration }) => exploration.draw.at(-1) ?? null))).toContain(
    'can tell two histories apart',
  );
});

test('[END-HIDDEN-01] a number that gives the next patent away is found', () => {
  const next = ({ patents }: State) => patents.thruster.at(-1)?.length ?? 0;
  const kind = ({ patents }: State) => [...patents.thruster].sort().indexOf(patents.thruster.at(-1)!);
  expect(leaksOf(showing(endeavours, state => [next(state), kind(state)]))).toContain('can tell two positions apart');
});

test('[END-HIDDEN-02] so is what looking ahead would find: the order of the queue, of the missions', () => {
  expect(leaksOf(forgetting(endeavours, 'queue'))).toContain('neither shown queue.*');
  expect(leaksOf(forgetting(endeavours, 'missionPiles'))).toContain('neither shown missionPiles.');
});

test('[END-HIDDEN-01] which patents were taken out is found, in whatever order the rest is told', () => {
  expect(leaksOf(showing(endeavours, ({ patents }) => [...patents.thruster].sort().join()))).toContain(
    'can tell two positions apart',
  );
});

test('[END-HIDDEN-01] so is what looking ahead would find: which patents never come', () => {
  expect(leaksOf(forgetting(endeavours, 'removed'))).toContain('neither shown removed.thruster.*');
  const thinned: typeof endeavours = {
    ...endeavours,
    begin(setup, t) {
      const { removed: _, ...state } = endeavours.begin(setup, t);
      return state;
    },
  };
  expect(leaksOf(thinned)).toContain('what is taken out unseen never comes to lie in patents.thruster');
});

test('[END-HIDDEN-03] the next mission is found that the log gives away, be it by a letter', () => {
  const letter = ({ missionPiles }: State) => missionPiles.hard.at(-1)?.charCodeAt(0) ?? 0;
  expect(leaksOf(blurting(endeavours, 'year.begins', letter))).toContain(
    'is told what nobody shows after "act": year.begins',
  );
});
