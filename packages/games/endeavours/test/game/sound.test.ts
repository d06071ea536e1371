import { Chance, copy, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { endeavours } from '../../src/index.ts';
import type { State } from '../../src/types.ts';
import { problemsOf } from '../support/sound.ts';

/** A game that has gone on for a while. */
function soundState(): State {
  const setup = endeavours.setup.parse({ difficulty: 1, crew: 'C07' });
  const match = Match.begin(endeavours, setup, { seed: seedFrom('a sound game') });
  playOut(match, randomBot, new Chance(seedFrom('its player')), 150);
  return copy(match.state) as State;
}

/** What may go wrong, and what is then said of it. */
const wrongs: readonly (readonly [problem: string, spoil: (state: State) => unknown])[] = [
  ['The Bank has -1 Aqua.', state => Object.assign(state, { bank: -1 })],
  ['A card lies in two Stacks.', ({ stacks }) => stacks.push({ ...stacks[1]!, no: -1 })],
  ['Two Stacks have one number.', ({ stacks }) => stacks.push({ ...stacks[1]!, cards: [] })],
  ['A card has a number that is still to be given.', state => Object.assign(state, { nextNo: 0 })],
  ['is nowhere.', ({ stacks }) => Object.assign(stacks[1]!, { node: 'NOWHERE' })],
  ['A Bernal Stack has no Bernal.', ({ stacks }) => stacks.push({ ...stacks[0]!, kind: 'bernal', cards: [] })],
  [
    'An Anchored Bernal has no Stack of its own.',
    ({ bernals }) => bernals.push({ card: 'B01', anchored: true, home: false }),
  ],
  ['owes tanks.', ({ stacks }) => Object.assign(stacks[0]!.cargo, { water: -1 })],
  ['A patent, Bernal or Colonist is in two places.', ({ hand, patents }) => hand.push(patents.thruster.at(-1)!)],
  ['A patent, Bernal or Colonist is in two places.', ({ queue }) => queue.push(queue[0]!)],
  ['An exploration card is in two places.', ({ exploration }) => exploration.discard.push(exploration.draw[0]!)],
  ['A mission is in two places.', ({ missionPiles: { easy, hard } }) => hard.push(easy[0]!)],
  ['A mission is in two places.', ({ missionPiles, missions }) => missionPiles.easy.push(missions[0]!.card)],
  ['An observation card is gone.', ({ observation }) => observation.draw.splice(0, 2)],
  ['A drift card is in two places.', ({ driftDeck, drift }) => driftDeck.push(drift[0]!.card)],
  ['A mission is gone.', ({ missionPiles }) => missionPiles.easy.pop()],
  ['The Pool is wrong.', ({ pool }) => Object.assign(pool, { rover: 5 })],
  ['There are 119 coloured beads.', ({ bag }) => Object.assign(bag, { green: bag.green - 1 })],
  ['It is year 85.', state => Object.assign(state, { year: 85 })],
];

test.each(wrongs)('what is unsound is found: %s', (problem, spoil) => {
  const state = soundState();
  expect(problemsOf(state)).toEqual([]);
  spoil(state);
  expect(problemsOf(state).join(' ')).toContain(problem);
});
