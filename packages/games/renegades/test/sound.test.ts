import { Chance, copy, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { renegades } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { problemsOf } from './sound.ts';

/** A mission that has gone on for a while. */
function soundState(): State {
  const setup = renegades.setup.parse({ players: 2, clock: 'quick', start: 'docked', mission: 'salvageTheArgosy' });
  const match = Match.begin(renegades, setup, { seed: seedFrom('a sound mission') });
  playOut(match, randomBot, new Chance(seedFrom('its players')), 120);
  return copy(match.state) as State;
}

/** Two that stand on the surface, and neither of them acts. */
function twoOutside({ crew, npcs, party }: State) {
  const outside = [...crew, ...npcs].filter(
    each =>
      each.aboard === 0 &&
      each.on === 'surface' &&
      !(each.kind === 'crew' && (each.wounds > 0 || each.id === party?.crew)),
  );
  return [outside[0]!, outside[1]!] as const;
}

/** What may go wrong, and what is then said of it. */
const wrongs: readonly (readonly [problem: string, spoil: (state: State) => unknown])[] = [
  ['stands on', state => Object.assign(twoOutside(state)[0], { cell: twoOutside(state)[1].cell })],
  ['somebody is there twice', ({ crew }) => crew.push(crew[0]!)],
  ['has 99 wounds', ({ crew }) => Object.assign(crew[0]!, { wounds: 99 })],
  ['has -1 damage', ({ ships }) => Object.assign(ships[0]!, { damage: -1 })],
  ['a container token is there twice', ({ containers, containerBag }) => containerBag.push(containers[0]!.token)],
  ['somebody has less than nothing', ({ purses }) => Object.assign(purses, { p1: -1 })],
];

test.each(wrongs)('what is unsound is found: %s', (problem, spoil) => {
  const state = soundState();
  expect(problemsOf(state)).toEqual([]);
  spoil(state);
  expect(problemsOf(state).join()).toContain(problem);
});
